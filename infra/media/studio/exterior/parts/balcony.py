"""Balconies with what people put on them."""

import numpy as np

from core.vegetation.leaves import leaf_cloud
from exterior.parts.railing import railing

SLAB = 0.22
POTS = ("concrete:6d6a66", "ceramic:b4704a", "ceramic")


def balcony(builder, setting, key, x0, x1, z, storey, depth=1.7, screen=0):
    """Projecting balcony in front of a facade (y 0); `screen` -1 or 1 puts wood slats there."""
    accents = setting.accents
    builder.box(x0, -depth, z - SLAB, x1, 0, z, accents["slab"], "b")
    soffit(builder, x0, x1, -depth, 0, z - SLAB, accents["soffit"])
    railing(builder, setting, x0 + 0.04, x1 - 0.04, z, -depth + 0.06, 0)
    if screen:
        start = x0 + 0.06 if screen < 0 else x1 - 1.0
        for i in range(9):
            x = start + i * 0.105
            builder.box(
                x, -depth + 0.12, z, x + 0.045, -depth + 0.2, z + storey - SLAB, accents["screen"]
            )
    live(builder, setting, key, x0, x1, -depth, z)
    if setting.dusk or setting.dice(f"lamp/{key}").random() < 0.3:
        middle = (x0 + x1) / 2
        glow = f"glow:ffdca6:{setting.lamp(14, 4)}"
        top = z + storey - SLAB
        builder.box(middle - 0.08, -0.9, top - 0.02, middle + 0.08, -0.74, top, glow)


def soffit(builder, x0, x1, y0, y1, z, material):
    """A ceiling seen from below."""
    builder.face([(x0, y1, z), (x1, y1, z), (x1, y0, z), (x0, y0, z)], material)


def live(builder, setting, key, x0, x1, front, z):
    """A pot with a plant and two chairs, by chance."""
    dice = setting.dice(f"balcony/{key}")
    if dice.random() < 0.75:
        x = dice.choice((x0 + 0.5, x1 - 0.5))
        builder.box(x - 0.2, front + 0.35, z, x + 0.2, front + 0.75, z + 0.45, dice.choice(POTS))
        bulk = np.random.default_rng(dice.randrange(1 << 30))
        center = (x, front + 0.55, z + 0.85)
        leaf_cloud(builder, center, (0.38, 0.38, 0.5), 170, 0.2, "leaf:3f5f22:7f9a3c", bulk)
    if dice.random() < 0.6:
        middle = (x0 + x1) / 2 + dice.uniform(-0.5, 0.5)
        for offset in (-0.55, 0.5):
            chair(builder, setting, middle + offset, front + 0.5, z)


def chair(builder, setting, x, y, z):
    """A garden chair of wood on a metal frame."""
    seat = "wood:9a6a40:.1"
    builder.box(x, y, z + 0.38, x + 0.5, y + 0.55, z + 0.45, seat)
    builder.box(x, y + 0.48, z + 0.38, x + 0.5, y + 0.55, z + 0.9, seat)
    for leg in (0.05, 0.4):
        builder.box(
            x + leg, y + 0.1, z, x + leg + 0.05, y + 0.15, z + 0.38, setting.accents["frame"]
        )
