"""Serviced plots: a masterplan from the air, and its gate at eye level."""

import math

from core.camera import camera
from core.mesh import MeshBuilder, placed
from exterior.framing import EYE, heading_of
from exterior.light import clear_air, set_light
from exterior.parts.figures import car, person
from exterior.parts.garden import Garden
from exterior.parts.masterplan import Masterplan
from exterior.parts.sign import sign
from exterior.parts.street import street_lamp
from exterior.parts.surroundings import surroundings
from exterior.parts.window import wall_with_opening, window

VIEWS = {
    "golden": ((-96.0, -128.0, 56.0), (8.0, 60.0, 4.0), 26),
    "day": ((104.0, -104.0, 66.0), (-2.0, 56.0, 4.0), 25),
    "dusk": ((60.0, -165.0, 58.0), (0.0, 60.0, 0.0), 27),
}


def build(setting):
    """The shot of a development of plots; gives the grade's look."""
    if setting.shot == "entrance":
        return gate_view(setting)
    mirror = setting.dice("mirror").choice((-1, 1))
    (x, y, z), (tx, ty, tz), lens = VIEWS[setting.shot]
    eye, target = (mirror * x, y, z), (mirror * tx, ty, tz)
    heading = heading_of(eye, target)
    look = set_light(
        setting.light, heading, mirror if x > 0 else -mirror, setting.shot_dice("light")
    )
    clear_air(setting.light)
    Masterplan(setting).build()
    surroundings(setting, heading, 0)
    camera(eye, target, lens=lens, level=False)
    return look


def gate_view(setting):
    """The gatehouse from the road, with the avenue of trees behind."""
    side = setting.dice("side").choice((-1, 1))
    eye, target = (side * 9.5, -23.0, EYE), (-side * 1.5, 0, 3.2)
    heading = heading_of(eye, target)
    look = set_light(setting.light, heading, side, setting.shot_dice("light"))
    garden = Garden(setting, eye)
    builder = MeshBuilder("gate")
    ground(builder)
    gatehouse(builder, setting)
    builder.to_object()
    for sign_x in (-1, 1):
        garden.hedge(sign_x * 14, -3.2, sign_x * 46, -3.2, f"wall/{sign_x}", scale=1.0)
        garden.bushes(
            80, *sorted((sign_x * 13, sign_x * 34)), -7.5, -3.8, f"gate/{sign_x}", 0, 0.6, 1.2
        )
        for i in range(9):
            garden.tree(sign_x * 7.6, 12 + i * 9, f"avenue/{i}/{sign_x}", 0.95, setting.species[0])
        for i in range(3):
            kind = setting.palms[0] if setting.palms else "conifer"
            garden.tree(sign_x * (15 + i * 8), -5.5, f"front/{i}/{sign_x}", 0.85, kind)
        garden.grove(26, *sorted((sign_x * 14, sign_x * 90)), 14, 90, f"wood/{sign_x}", 1.1)
        street_lamp(setting, sign_x * 12.4, -4.5, -1.2, 5)
    garden.bushes(50, -1.4, 1.4, -12.5, -4.5, "median", 0.2, 0.5, 0.9)
    garden.lawn(*sorted((side * 7.5, side * 22)), -23, -9, 14)
    walker = setting.shot_dice("walker")
    person(-side * 11.5, -4.2, walker)
    car(-side * 4.6, 22, math.pi / 2, walker, setting.lamp(1.0, 0.2))
    surroundings(setting, heading, 0)
    camera(eye, target, lens=23)
    return look


def ground(builder):
    """Two lanes with a planted median, pavements, lawns."""
    builder.face(
        [(-120, -60, -0.02), (120, -60, -0.02), (120, 130, -0.02), (-120, 130, -0.02)], "grass"
    )
    builder.box(-6.4, -60, -0.3, 6.4, 130, 0.03, "asphalt", "b")
    builder.box(-6.4, -3, -0.3, 6.4, 6, 0.05, "paver:a5866a:.2:.1", "b")
    builder.box(-1.6, -13, 0, 1.6, -4, 0.22, "concrete:c9c3b8", "b")
    for x0, x1 in ((-9.2, -6.4), (6.4, 9.2)):
        builder.box(x0, -60, -0.3, x1, 130, 0.1, "paver:b9ad9c:.4:.4", "b")


def gatehouse(builder, setting):
    """Walls with the name, a roof across both lanes, a glazed guardhouse between them."""
    accents, walls = setting.accents, setting.walls
    for sign_x in (-1, 1):
        left, right = sorted((sign_x * 9.4, sign_x * 13.5))
        builder.box(left, -1.2, 0, right, 1.4, 4.2, walls[1])
        low, high = sorted((sign_x * 13.5, sign_x * 48))
        builder.box(low, -0.3, 0, high, 0.1, 2.3, walls[0])
        builder.box(low, -0.36, 2.3, high, 0.16, 2.42, accents["slab"])
    builder.box(-15.0, -4.2, 4.6, 12.2, 4.6, 5.0, accents["slab"], "b")
    builder.face(
        [(-15, 4.6, 4.6), (12.2, 4.6, 4.6), (12.2, -4.2, 4.6), (-15, -4.2, 4.6)], accents["soffit"]
    )
    for x in (-9.8, -1.2, 1.2, 9.8):
        builder.box(x - 0.14, -3.4, 0, x + 0.14, -3.1, 4.6, accents["screen"])
        builder.box(x - 0.14, 3.4, 0, x + 0.14, 3.7, 4.6, accents["screen"])
    builder.transform = placed(-1.7, -2.2)
    opening = (0.2, 3.2, 1.0, 2.9)
    wall_with_opening(builder, (0, 3.4, 0.05, 3.4), opening, walls[1], 0.2)
    window(builder, setting, "guard", opening, 0.15, 2, lit=1.0, depth=3.4)
    builder.transform = None
    for x in (-1.7, 1.7):
        builder.face([(x, -2.2, 0), (x, 2.4, 0), (x, 2.4, 3.4), (x, -2.2, 3.4)], walls[1])
    for x0, x1 in ((-6.2, -1.9), (1.9, 6.2)):
        builder.box(x0, 2.2, 0.95, x1, 2.28, 1.05, "paint:e8e4da")
        for i in range(4):
            a = x0 + i * 1.1
            builder.box(a, 2.18, 0.95, a + 0.5, 2.3, 1.06, "paint:b5402c")
    glow = f"glow:ffdca6:{setting.lamp(24, 7)}"
    for x in (-7.5, -4, 4, 7.5):
        builder.box(x - 0.12, -0.6, 4.57, x + 0.12, -0.36, 4.59, glow)
    letters = "glow:ffe6bd:5" if setting.dusk else "metal:e2cfa8:.35"
    sign(setting.building["sign"], (-21.5, -0.4, 1.35), 0.75, letters)
    sign(setting.building["sign"], (21.5, -0.4, 1.35), 0.75, letters)
