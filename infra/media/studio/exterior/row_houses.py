"""A street of row houses with front gardens, from the pavement across."""

import math

from core.mesh import MeshBuilder
from exterior.framing import EYE, beside, heading_of, shoot
from exterior.light import set_light
from exterior.parts.figures import person
from exterior.parts.garden import Garden
from exterior.parts.house import modern_house, plain_house
from exterior.parts.street import dash, street_lamp
from exterior.parts.surroundings import surroundings

PAVEMENT = -3.4
KERB = -6.0
FAR_KERB = -13.5
HOUSES = {"modern": modern_house, "plain": plain_house}


def build(setting):
    """The shot of a row of houses; gives the grade's look."""
    bays = setting.building["bays"]
    width, depth = bays["width"], bays["depth"]
    side = setting.dice("side").choice((-1, 1)) * (-1 if setting.shot == "dusk" else 1)
    dice = setting.shot_dice("eye")
    eye, target, lens = viewpoint(setting, side, width, dice)
    heading = heading_of(eye, target)
    look = set_light(setting.light, heading, side, setting.shot_dice("light"))
    garden = Garden(setting, eye)
    builder = MeshBuilder("row")
    count = setting.building["bays"]["houses"]
    start = -width * count / 2
    for i in range(count):
        walls = setting.walls if i % 2 == 0 else setting.building["otherWalls"]
        x = start + i * width
        HOUSES[bays["style"]](
            builder,
            setting,
            i,
            x,
            0,
            width - 0.05,
            depth,
            walls,
            bays.get("mirror", False) and i % 2 == 1,
        )
        front_yard(builder, garden, setting, i, x, width)
    ground(builder, setting)
    builder.to_object()
    planting(setting, garden, (eye, target, lens), side, count * width)
    surroundings(setting, heading, 0.4)
    shoot(eye, target, lens)
    return look


def viewpoint(setting, side, width, dice):
    """Golden looks along the row, dusk across it, the entrance at one door."""
    if setting.shot == "entrance":
        door = 4.5 if setting.building["bays"]["style"] == "modern" else 1.6
        return (door + side * 3.4, -11.5, EYE), (door - side * 0.6, 0, 2.9), 23
    if setting.shot == "dusk":
        eye = (side * width * dice.uniform(0.9, 1.3), FAR_KERB - 2.6, EYE)
        return eye, (-side * width * 0.7, 0, 3.1), 24
    eye = (side * width * dice.uniform(1.15, 1.5), FAR_KERB - 4.2, EYE)
    return eye, (-side * width * 0.3, 0, 3.2), 25


def front_yard(builder, garden, setting, i, x, width):
    """Drive, path to the door and a planted bed before one house."""
    style = setting.building["bays"]["style"]
    drive, path = (3.9, 1.7) if style == "modern" else (0.4, width * 0.3)
    stones = ("paver:8f867a:.2:.2", "paver:c9bda8:.6:1.2:.3")
    if style == "modern":
        builder.box(x, PAVEMENT, -0.2, x + drive, 0, 0.0, stones[0], "b")
    else:
        builder.box(x, PAVEMENT, -0.2, x + drive, 0, 0.0, "grass", "b")
    bed = x + drive + path
    builder.box(
        x + drive, PAVEMENT, -0.2, bed, 1.3 if style == "modern" else 0, 0.0, stones[1], "b"
    )
    builder.box(bed, PAVEMENT, -0.2, x + width, 0, 0.0, "grass", "b")
    builder.box(bed, PAVEMENT, 0, x + width - 0.25, PAVEMENT + 0.25, 0.38, "concrete:a8a197")
    garden.bushes(24, bed + 0.2, x + width - 0.3, PAVEMENT + 0.4, -0.5, f"yard/{i}", 0, 0.4, 0.85)
    garden.tree(
        (bed + x + width) / 2 + 0.4,
        -1.9,
        f"yard/{i}",
        0.55 if style == "modern" else 0.42,
        "joven" if i % 2 else None,
    )


def ground(builder, setting):
    """Pavements, the road, and the green across it."""
    for y0, y1, z, material in (
        (KERB, PAVEMENT, 0.0, "paver:b9ad9c:.4:.4"),
        (KERB - 0.25, KERB, 0.01, "concrete:c9c3b8"),
        (FAR_KERB - 0.25, FAR_KERB, 0.01, "concrete:c9c3b8"),
        (FAR_KERB - 1.8, FAR_KERB - 0.25, 0.0, "paver:b0a698:.4:.4"),
    ):
        builder.box(-200, y0, -0.3, 200, y1, z, material, "b")
    road = [
        (-300, FAR_KERB, -0.14),
        (300, FAR_KERB, -0.14),
        (300, KERB - 0.25, -0.14),
        (-300, KERB - 0.25, -0.14),
    ]
    builder.face(road, "asphalt")
    middle = (FAR_KERB + KERB) / 2
    for i in range(-20, 21):
        dash(builder, i * 5, middle - 0.06, i * 5 + 2.2, middle + 0.06, -0.136)
    builder.face(
        [
            (-300, -80, -0.02),
            (300, -80, -0.02),
            (300, FAR_KERB - 1.8, -0.02),
            (-300, FAR_KERB - 1.8, -0.02),
        ],
        "grass",
    )


def planting(setting, garden, view, side, length):
    """Street trees, a bed in the foreground, trees behind the roofs, neighbours walking."""
    eye, target, lens = view
    spots = [x * 14 - 5 for x in range(-4, 5) if abs(x * 14 - 5 - eye[0]) > 9]
    garden.row(spots, KERB + 0.8, "street", 0.62, "joven")
    if setting.shot != "entrance":
        garden.tree(*beside(eye, target, 9.5, side * 1.12, lens), "near", 0.62)
        garden.bushes(
            60, eye[0] - 9, eye[0] + 9, eye[1] + 1.2, FAR_KERB - 2.0, "near", 0, 0.4, 0.75
        )
        garden.lawn(eye[0] - 14, eye[0] + 14, eye[1] + 0.6, FAR_KERB - 1.9, 14, 0.5)
        garden.tree(*beside(eye, target, 24, -side * 1.05, lens), "across", 0.8)
    garden.grove(22, -length * 0.8, length * 0.8, 17, 40, "behind", 1.05)
    for x in (-26, -6, 16, 36):
        street_lamp(setting, x, KERB + 0.4, -1.2, 5.2)
    for i in range(3):
        walker = setting.shot_dice(f"walker/{i}")
        x = -side * walker.uniform(6, 22)
        person(
            x,
            walker.uniform(KERB + 0.8, PAVEMENT - 0.5),
            walker,
            math.pi / 2 * walker.choice((-1, 1)),
        )
