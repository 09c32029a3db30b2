"""Headboards against the wall y = 0: upholstered panels or channels, slats of wood, a round cushion."""

import math

from furniture.cloth import cushion
from furniture.forms import block

UPRIGHT = (math.radians(90), 0, 0)


def row_of_cushions(count, wide, size, z, cloth, square, fineness=26):
    """Upright cushions side by side; `size` is (overlap, height, thickness)."""
    overlap, height, thick = size
    return [
        cushion(
            (-wide / 2 + wide * (index + 0.5) / count, -0.05, z),
            (wide / count + overlap, height, thick),
            cloth,
            UPRIGHT,
            square,
            0.22,
            index,
            0.004,
            fineness,
        )
        for index in range(count)
    ]


def panels(wide, palette):
    """Four upholstered panels."""
    return row_of_cushions(4, wide, (-0.004, 0.78, 0.13), 0.78, palette.sofa, 9)


def channels(wide, palette):
    """Narrow upright channels of velvet."""
    velvet = palette.sofa.replace("weave", "velvet")
    return row_of_cushions(13, wide, (0.012, 1.0, 0.15), 0.72, velvet, 5, 16)


def wood(wide, palette):
    """A board with upright slats."""
    parts = [block((-wide / 2, -0.05, 0.12), (wide / 2, 0, 1.08), palette.wood, 0.008)]
    for index in range(int((wide - 0.04) / 0.06)):
        x = -wide / 2 + 0.02 + index * 0.06
        parts.append(block((x, -0.066, 0.3), (x + 0.035, -0.05, 1.06), palette.wood + ":z", 0.004))
    return parts


def rounded(wide, palette):
    """A low soft board with one long cushion, in looped wool."""
    cloth = palette.sofa.replace("weave", "boucle")
    return [
        block((-wide / 2, -0.06, 0.1), (wide / 2, 0, 0.9), cloth, 0.055, 6),
        cushion((0, -0.1, 0.66), (wide - 0.06, 0.6, 0.12), cloth, (1.5, 0, 0), 6, 0.4, 5),
    ]


HEADBOARDS = {"panels": panels, "channels": channels, "wood": wood, "round": rounded}
