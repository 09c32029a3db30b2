"""Country houses: wings under tile roofs or thin slabs, a pool, a garden, hills behind."""

import math

from core.lamps import area_lamp
from core.mesh import MeshBuilder, placed
from exterior.framing import EYE, heading_of, shoot
from exterior.light import set_light
from exterior.parts.balcony import chair, soffit
from exterior.parts.facade import Storeys, facade
from exterior.parts.garden import Garden
from exterior.parts.house import gable_roof
from exterior.parts.pool import lounger, parasol, pool
from exterior.parts.street import bollard
from exterior.parts.surroundings import surroundings

PLINTH = 0.3
BAY = 2.7
EYES = {
    "golden": ((13.0, -19.5), (-2.5, 0.0, 2.5), 24),
    "dusk": ((-11.5, -19.0), (1.5, 0.0, 2.5), 22),
    "garden": ((3.0, -16.8), (-4.0, 0.0, 2.5), 21),
}


def build(setting):
    """The shot of a country house; gives the grade's look."""
    side = setting.dice("side").choice((-1, 1))
    dice = setting.shot_dice("eye")
    (x, y), (tx, ty, tz), lens = EYES[setting.shot]
    eye = (side * (x + dice.uniform(-1.5, 1.5)), y + dice.uniform(-1.5, 1.5), EYE + 0.15)
    target = (side * tx, ty, tz)
    heading = heading_of(eye, target)
    sun_side = 1 if eye[0] > 0 else -1
    look = set_light(setting.light, heading, sun_side, setting.shot_dice("light"))
    garden = Garden(setting, eye)
    house(setting, side)
    grounds(setting, garden, eye, side)
    surroundings(setting, heading, 0)
    shoot(eye, target, lens)
    return look


def house(setting, side):
    """Long wing with a veranda, and a taller wing that comes forward at one end."""
    bays = setting.building["bays"]
    builder = MeshBuilder("house")
    front, depth = bays["front"], 7.5
    width = BAY * len(front)
    wing(builder, setting, "long", placed(-width / 2, 0), front, depth, 3.0)
    veranda(builder, setting, -width / 2, width / 2, -2.9)
    gable = bays["gable"]
    span = BAY * len(gable)
    x = side * -(width / 2 + span / 2 - 1.2)
    wing(
        builder,
        setting,
        "tall",
        placed(x - span / 2, -3.4),
        gable,
        11.0,
        bays.get("tall", 3.6),
        turned=True,
    )
    if setting.dusk:
        area_lamp((x, -4.6, 0.3), span * 0.8, 0.4, 90, (math.radians(150), 0, 0))
    stone = setting.walls[1]
    end = side * (width / 2)
    builder.transform = None
    builder.box(min(end, end + side * 0.9), 1.5, 0, max(end, end + side * 0.9), 4.6, 6.4, stone)
    builder.to_object()


def wing(builder, setting, name, frame, pattern, depth, height, turned=False):
    """One storey of bays under its roof; a turned wing shows its gable to the front."""
    width = BAY * len(pattern)
    storeys = Storeys(PLINTH, 1, height, BAY)
    builder.transform = frame
    facade(builder, setting, f"{name}/front", pattern, storeys)
    wall = setting.walls[0]
    builder.box(-0.1, -0.1, 0, width + 0.1, depth + 0.1, PLINTH, setting.accents["pier"], "b")
    top = PLINTH + height
    for x in (0, width):
        builder.face([(x, 0, PLINTH), (x, depth, PLINTH), (x, depth, top), (x, 0, top)], wall)
    builder.face(
        [(width, depth, PLINTH), (0, depth, PLINTH), (0, depth, top), (width, depth, top)], wall
    )
    if setting.building["bays"]["roof"] == "flat":
        slab = setting.accents["slab"]
        builder.box(-1.1, -1.7, top, width + 1.1, depth + 0.8, top + 0.32, slab, "b")
        soffit(builder, -1.1, width + 1.1, -1.7, depth + 0.8, top, setting.accents["soffit"])
    elif turned:
        builder.transform = frame @ placed(width, 0, 0, 90)
        gable_roof(builder, setting, depth, width, top, 2.3, wall, 0.8, 0.9)
    else:
        gable_roof(builder, setting, width, depth, top, 2.2, wall, 0.6, 0.5)
    builder.transform = None


def veranda(builder, setting, x0, x1, front):
    """Covered terrace along the long wing: posts, a lean-to roof, a table and chairs."""
    accents = setting.accents
    builder.box(x0, front, 0, x1, 0, PLINTH, "paver:bfa98c:.4:.4", "b")
    low, high = 2.75, 3.25
    roof = accents["roof"] if setting.building["bays"]["roof"] == "gable" else accents["slab"]
    builder.face(
        [
            (x0, front - 0.5, low + 0.12),
            (x1, front - 0.5, low + 0.12),
            (x1, 0.3, high + 0.12),
            (x0, 0.3, high + 0.12),
        ],
        roof,
    )
    builder.face(
        [(x0, front - 0.5, low), (x1, front - 0.5, low), (x1, 0.3, high), (x0, 0.3, high)],
        accents["soffit"],
    )
    builder.face(
        [
            (x0, front - 0.5, low),
            (x1, front - 0.5, low),
            (x1, front - 0.5, low + 0.12),
            (x0, front - 0.5, low + 0.12),
        ],
        accents["screen"],
    )
    count = max(4, int((x1 - x0) / 3.2))
    for i in range(count + 1):
        x = x0 + 0.2 + (x1 - x0 - 0.4) * i / count
        builder.box(
            x - 0.11, front + 0.1, PLINTH, x + 0.11, front + 0.32, low + 0.05, accents["screen"]
        )
    builder.box(-2.2, front + 1.0, PLINTH + 0.7, 0.4, front + 1.9, PLINTH + 0.76, accents["screen"])
    for x in (-1.9, 0.1):
        builder.box(
            x - 0.05, front + 1.1, PLINTH, x + 0.05, front + 1.8, PLINTH + 0.7, accents["screen"]
        )
    for i in range(4):
        chair(builder, setting, -2.1 + i * 0.65, front + 0.25, PLINTH)
    glow = f"glow:ffdca6:{setting.lamp(20, 4)}"
    for i in range(count):
        x = x0 + (x1 - x0) * (i + 0.5) / count
        builder.box(x - 0.08, front * 0.5, 2.9, x + 0.08, front * 0.5 + 0.16, 2.92, glow)
    if setting.dusk:
        area_lamp((0, front * 0.55, 2.8), (x1 - x0) * 0.8, 1.2, 420)


def grounds(setting, garden, eye, side):
    """Pool and deck, lawn, stepping stones, beds, trees and woods."""
    builder = MeshBuilder("grounds")
    x0, x1 = sorted((side * -1.5, side * 9.5))
    pool(builder, x0, x1, -12.5, -8.0, "paver:c9bba6:.5:1.0", (x0 - 3, x1 + 3, -15, -3.4))
    for i in range(3):
        x = x0 + 1.5 + i * 3
        lounger(builder, x, -6.4)
    parasol(builder, x0 + 3, -5.4)
    if setting.dusk:
        area_lamp(((x0 + x1) / 2, -10, 1.6), 8, 3, 70, color=(0.55, 0.9, 1))
    for corners in (
        (-90, -90, 90, -15),
        (-90, -15, x0 - 3, 60),
        (x1 + 3, -15, 90, 60),
        (x0 - 3, -3.4, x1 + 3, 60),
    ):
        a, b, c, d = corners
        builder.face([(a, b, 0), (c, b, 0), (c, d, 0), (a, d, 0)], "grass")
    for i in range(9):
        x = side * -(3.2 + i * 0.75)
        y = -4.6 - i * 1.5
        builder.box(x - 0.6, y - 0.35, -0.1, x + 0.6, y + 0.35, 0.04, "concrete:bdb6aa")
    builder.to_object()
    planting(setting, garden, eye, side)


def planting(setting, garden, eye, side):
    """Beds around the house, lawn before the camera, a frame of trees, the woods."""
    dice = setting.shot_dice("grounds")
    garden.bushes(60, -16, 16, -3.3, -2.9, "house", 0, 0.45, 0.8)
    garden.bushes(70, *sorted((side * 12, side * 17)), -14, -2, "bed", 0, 0.6, 1.2)
    garden.bushes(60, *sorted((side * -12, side * -6)), -13, -8, "island", 0, 0.6, 1.1)
    garden.lawn(-40, 40, eye[1] + 1.2, -13.2, 17)
    species = ("conifer", None) if setting.climate == "cold" else (None,)
    garden.tree(side * 15.5, -7.5, "bed", 0.7)
    garden.tree(eye[0] + (5.5 if eye[0] > 0 else -5.5), eye[1] + 8, "frame", 0.8)
    for i in range(5):
        garden.tree(
            eye[0] + dice.uniform(-20, 20), eye[1] - dice.uniform(10, 20), f"shade/{i}", 1.0
        )
    for i in range(46):
        spot = setting.dice(f"wood/{i}")
        garden.tree(
            spot.uniform(-75, 75),
            spot.uniform(15, 70),
            f"wood/{i}",
            spot.uniform(0.9, 1.3),
            spot.choice(species),
        )
    for i in range(14):
        spot = setting.dice(f"edge/{i}")
        sign = -1 if i % 2 else 1
        garden.tree(
            sign * spot.uniform(22, 48),
            spot.uniform(-14, 14),
            f"edge/{i}",
            1.0,
            spot.choice(species),
        )
    for i in range(4):
        bollard(setting, side * -(4.4 + i * 1.6), -5.2 - i * 2.6, 0.5)
