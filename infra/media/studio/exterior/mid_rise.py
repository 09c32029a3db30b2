"""Blocks of four to eight floors with gardens at their feet, in a street of the quarter."""

import math

from core.lamps import area_lamp
from core.mesh import MeshBuilder
from exterior.framing import EYE, heading_of, shoot, three_quarter
from exterior.light import set_light
from exterior.parts.balcony import soffit
from exterior.parts.block import block
from exterior.parts.facade import Storeys
from exterior.parts.figures import car, person
from exterior.parts.garden import Garden
from exterior.parts.park import park
from exterior.parts.sign import sign
from exterior.parts.street import street, street_lamp
from exterior.parts.surroundings import neighbours, surroundings
from exterior.parts.window import window
from exterior.views import view_of

KERB = -8.5
ROAD = 8.0
PAVEMENT = 2.6
PLINTH = 0.45
CROWN = 3.5


def build(setting):
    """The shot of a mid-rise block; gives the grade's look."""
    bays = setting.building["bays"]
    storeys = Storeys(PLINTH, setting.building["floors"], bays["storey"], bays["width"])
    width = bays["width"] * len(bays["front"])
    view = view_of(setting, 24, 0.72)
    lens = view.lens
    if setting.shot == "entrance":
        lens = 23
        eye = (view.side * setting.shot_dice("eye").uniform(4.5, 7), -14.5, EYE)
        target = (-view.side * 1.2, -1, 3.3)
    else:
        center = (view.side * width * 0.06, 0)
        eye, target = three_quarter(
            setting,
            center,
            storeys.top + CROWN,
            width * 1.12,
            view.side,
            view.angle,
            lens,
            view.fill,
        )
    heading = heading_of(eye, target)
    look = set_light(setting.light, heading, view.side, setting.shot_dice("light"))
    garden = Garden(setting, eye)
    buildings(setting, storeys, view.side, width)
    front_garden(setting, garden, width)
    site(setting, garden, eye, target, lens, view.side, width)
    surroundings(setting, heading)
    shoot(eye, target, lens)
    return look


def buildings(setting, storeys, side, width):
    """The block with its portal, and the complex's other blocks behind."""
    bays = setting.building["bays"]
    crown = bays.get("crown", "parapet")
    builder = MeshBuilder("block")
    _, depth, _ = block(builder, setting, 0, 0, storeys, bays["front"], bays["side"], side, crown)
    builder.box(
        -width / 2 - 0.1, -0.1, 0, width / 2 + 0.1, depth + 0.1, PLINTH, setting.accents["pier"]
    )
    for i in range(bays.get("towers", 2) - 1):
        x = side * (width + 14) * (i + 1)
        block(builder, setting, x, 6 * (i + 1), storeys, bays["front"], bays["side"], side, crown)
        builder.box(x - width / 2, 6, 0, x + width / 2, 6 + depth, PLINTH, setting.accents["pier"])
    portal(builder, setting, storeys.height)
    builder.to_object()


def portal(builder, setting, storey):
    """The entrance: a deep frame around a glazed hall, under the building's name."""
    height, half, front = storey + PLINTH + 0.4, 3.1, -2.6
    pier = setting.accents["pier"]
    for sign_x in (-1, 1):
        left, right = sorted((sign_x * half, sign_x * (half - 0.45)))
        builder.box(left, front, 0, right, -0.02, height, pier)
    builder.box(-half, front, height, half, -0.02, height + 0.5, pier)
    soffit(builder, -half, half, front, -0.02, height - 0.01, setting.accents["soffit"])
    hall = (-half + 0.45, half - 0.45, 0.05, height - 0.05)
    window(builder, setting, "hall", hall, -0.5, 4, transom=2.5, lit=1.0, depth=5.5)
    glow = f"glow:ffdca6:{setting.lamp(22, 8)}"
    for x in (-1.6, 0, 1.6):
        builder.box(x - 0.09, -1.6, height - 0.05, x + 0.09, -1.42, height - 0.02, glow)
    builder.box(
        -half, KERB + 0.3 + PAVEMENT, -0.2, half, front + 2.2, 0.03, "paver:c2b39c:.6:1.2", "b"
    )
    letters = "glow:ffe6bd:5" if setting.dusk else "metal:e2cfa8:.35"
    sign(setting.building["sign"], (0, front - 0.04, height + 0.25), 0.34, letters)
    if setting.dusk:
        area_lamp((0, -1.6, height - 0.1), 4, 1.4, 120)
        for x in (-11, 11):
            area_lamp((x, -1.6, 0.4), 7, 0.5, 130, (math.radians(150), 0, 0))


def front_garden(setting, garden, width):
    """Lawns, hedges and flowering bushes between the block and the pavement."""
    builder = MeshBuilder("front-garden")
    edge = KERB + 0.3 + PAVEMENT
    half = width / 2
    for sign_x in (-1, 1):
        left, right = sorted((sign_x * 3.3, sign_x * (half + 1)))
        builder.box(left, edge, -0.2, right, 0, 0.02, "grass", "b")
        builder.box(left, edge, 0, right, edge + 0.22, 0.4, setting.accents["pier"])
        garden.hedge(left, edge + 0.6, right, edge + 0.6, f"front/{sign_x}", scale=0.85)
        garden.bushes(46, left, right, edge + 1.2, -0.5, f"front/{sign_x}", 0, 0.5, 1.0)
        for i in range(3):
            x = sign_x * (5.5 + i * (half - 5) / 2.6)
            garden.tree(x, edge + 2.0, f"front/{sign_x}/{i}", 0.62 if i else 0.5)
    builder.to_object()


def site(setting, garden, eye, target, lens, side, width):
    """Street, the park across it, planting, neighbours and passers-by."""
    dice = setting.shot_dice("site")
    builder = MeshBuilder("site")
    crossing = side * -(width / 2 - 4)
    street(builder, KERB - ROAD, KERB, PAVEMENT, crossing)
    builder.box(-120, KERB + 0.3 + PAVEMENT, -0.4, 120, 70, -0.03, "grass", "b")
    y_edge = KERB - ROAD - PAVEMENT - 0.3
    if setting.shot != "entrance":
        park(builder, garden, setting, eye, target, lens, crossing, y_edge)
    builder.to_object()
    reach = [x * 10 + dice.uniform(-1.5, 1.5) for x in range(-7, 8)]
    garden.row([x for x in reach if abs(x) > width * 0.5 + 3], KERB + 1.6, "street/far", 0.85)
    garden.row([x + 5 for x in reach if abs(x + 5 - eye[0]) > 11], y_edge + 1.4, "street/near", 0.6)
    garden.grove(16, width / 2 + 8, 90, 14, 60, "right", 1.0)
    garden.grove(16, -90, -width / 2 - 8, 14, 60, "left", 1.0)
    neighbours(setting, quarter(setting, width, side))
    for x in (-34, -14, 10, 30):
        street_lamp(setting, x, KERB + 0.8, -1.4)
    for i in range(4):
        walker = setting.shot_dice(f"walker/{i}")
        person(
            walker.uniform(7, 20) * walker.choice((-1, 1)), KERB + walker.uniform(1, 2.4), walker
        )
    if setting.shot != "entrance":
        driver = setting.shot_dice("car")
        car(-side * driver.uniform(10, 20), KERB - 2, math.pi, driver, setting.lamp(1.0, 0.2))


def quarter(setting, width, side):
    """Where the neighbouring blocks stand; the sister blocks take one side."""
    dice = setting.dice("quarter")
    sisters = (setting.building["bays"].get("towers", 2) - 1) * (width + 14)
    spots = []
    for sign_x in (-1, 1):
        x = sign_x * (width / 2 + 10) + (side * sisters if sign_x == side else 0)
        for i in range(4):
            wide = dice.uniform(14, 24)
            spots.append(
                (
                    x + sign_x * wide / 2,
                    dice.uniform(1, 4) + (i % 2) * 26,
                    wide,
                    14,
                    dice.randrange(2, 6),
                    0,
                )
            )
            x += sign_x * (wide + dice.uniform(4, 9))
    return spots
