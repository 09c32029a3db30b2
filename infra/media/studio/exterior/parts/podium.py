"""What a tall building stands on: a glazed lobby with stone piers, or shops."""

import math

from core.lamps import area_lamp
from core.mesh import placed
from exterior.parts.balcony import soffit
from exterior.parts.planter import planter
from exterior.parts.railing import railing
from exterior.parts.sign import sign
from exterior.parts.window import window

PIER = 0.7
AWNINGS = ("fabric:8a3b2c", "fabric:33504a", "fabric:b88a3e", "fabric:3c4654", "fabric:7a6a58")
SIGNS = ("paint:2d3138", "paint:7a3b2c", "paint:2f4a44", "paint:c9a76a", "paint:e8e2d6")


def podium(builder, setting, x0, x1, y, depth, height, side, shops=False):
    """Base from x0 to x1 with its front at y; the terrace on top has planters and a rail."""
    slab, pier = setting.accents["slab"], setting.accents["pier"]
    top = height - 1.15
    builder.transform = placed(x0, y)
    bays = max(3, round((x1 - x0) / 4.4))
    glazed_run(builder, setting, "podium/front", x1 - x0, bays, top, pier, 7, bays)
    if shops:
        shop_fronts(builder, setting, x1 - x0, bays, top)
    turned = placed(x0, y + depth, 0, -90) if side < 0 else placed(x1, y, 0, 90)
    builder.transform = turned
    count = max(3, round(depth / 5))
    glazed_run(
        builder, setting, "podium/side", depth, count, top, pier, 5, count if side < 0 else 0, side
    )
    builder.transform = None
    back = y + depth
    builder.box(x0 + 1, back - 1, 0, x1 - 1, back, top, setting.walls[1])
    builder.box(x0 - 0.5, y - 0.6, top, x1 + 0.5, back, height, slab, "b")
    soffit(builder, x0 - 0.5, x1 + 0.5, y - 0.6, back, top, setting.accents["soffit"])
    railing(builder, setting, x0 - 0.3, x1 + 0.3, height, y - 0.4, back)
    count = max(6, int((x1 - x0) / 2.4))
    for i in range(count):
        x = x0 + 0.8 + i * (x1 - x0 - 1.6) / (count - 1)
        planter(builder, setting, f"podium/{i}", x, y + 0.25, height, 1.9, 0.6, 0.35)


def glazed_run(builder, setting, name, length, bays, top, pier, room_depth, furnished, side=-1):
    """Piers with tall glazing between them; only the first bays away from the corner have
    rooms of their own, since the corner's is the front's."""
    step = length / bays
    half = PIER / 2
    chance = 1.0 if setting.dusk else 0.75
    for i in range(bays):
        x = i * step
        builder.box(x - half, -0.3, 0, x + half, 0.5, top, pier)
        at_front = name == "podium/front" or i < furnished - 2
        window(
            builder,
            setting,
            f"{name}/{i}",
            (x + half, x + step - half, 0.1, top - 0.05),
            0.45,
            3,
            transom=min(3.1, top * 0.62),
            furnished=at_front,
            depth=room_depth,
            lit=chance,
        )
    builder.box(length - half, -0.3, 0, length + half, 0.5, top, pier)


def shop_fronts(builder, setting, length, bays, top):
    """Awnings and sign bands over the glazing of a row of shops."""
    step = length / bays
    for i in range(bays):
        dice = setting.dice(f"shop/{i}")
        x0, x1 = i * step + 0.5, (i + 1) * step - 0.5
        builder.box(x0, -0.12, top - 0.95, x1, 0.3, top - 0.2, dice.choice(SIGNS))
        glow = f"glow:fff0d0:{setting.lamp(6, 1)}"
        builder.box(x0 + 0.8, -0.15, top - 0.68, x1 - 0.8, -0.11, top - 0.5, glow)
        if dice.random() < 0.7:
            cloth = dice.choice(AWNINGS)
            low, high = top - 1.55, top - 0.95
            builder.face(
                [(x0, -1.5, low), (x1, -1.5, low), (x1, -0.1, high), (x0, -0.1, high)], cloth
            )
            builder.face(
                [(x0, -1.5, low - 0.22), (x1, -1.5, low - 0.22), (x1, -1.5, low), (x0, -1.5, low)],
                cloth,
            )


def canopy(builder, setting, x, y, width=10.0, depth=4.0, height=4.0):
    """Entrance canopy on thin posts, with downlights and the building's name."""
    frame = setting.accents["frame"]
    half = width / 2
    builder.box(x - half, y - depth, height, x + half, y + 0.2, height + 0.3, frame, "b")
    soffit(builder, x - half, x + half, y - depth, y + 0.2, height, setting.accents["soffit"])
    for offset in (-half + 0.3, half - 0.3):
        builder.cylinder((x + offset, y - depth + 0.3, 0), 0.09, 0.09, height, frame, 12)
    glow = f"glow:ffdca6:{setting.lamp(22, 8)}"
    for i in range(5):
        spot = x - half + 1 + i * (width - 2) / 4
        builder.box(
            spot - 0.1,
            y - depth * 0.55,
            height - 0.02,
            spot + 0.1,
            y - depth * 0.55 + 0.2,
            height - 0.005,
            glow,
        )
    letters = "glow:ffe6bd:5" if setting.dusk else "metal:d9c39a:.35"
    sign(setting.building["sign"], (x, y - depth + 0.1, height + 0.62), 0.55, letters)
    if setting.dusk:
        area_lamp((x, y - depth / 2, height - 0.1), width * 0.8, 2, 160)
        tilt = (math.radians(-38), 0, 0)
        for offset in (-width, 0, width):
            area_lamp((x + offset, y - 1.2, height + 1.4), 8, 1.2, 420, tilt)
