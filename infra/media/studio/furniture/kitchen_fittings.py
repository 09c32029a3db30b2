"""Sink, hob, hood, and what stands on a worktop."""

import math

from furniture.decor import crockery
from furniture.forms import block, placed, rod, turned
from furniture.kitchen_units import COUNTER
from furniture.vases import vase


def open_shelves(x0, x1, low, palette, chance):
    """Two wooden shelves with crockery and plants."""
    parts = []
    for index in range(2):
        z = low + 0.38 * index
        parts.append(block((x0, -0.26, z), (x1, 0, z + 0.035), palette.wood, 0.004))
    placed(parts)
    spread = (x1 - x0 - 0.3) / 3
    for index in range(2):
        z = low + 0.38 * index + 0.035
        for step in range(4):
            x = x0 + 0.15 + spread * step
            thing = chance.choice(("plates", "vase", "jar", "plates"))
            if thing == "plates":
                crockery(palette, x, -0.14, z, chance)
            elif thing == "vase":
                vase(palette, x, -0.13, z, chance, chance.choice(("none", "leaves")), 0.62)
            else:
                for jar in range(2):
                    turned(
                        [
                            (0, 0),
                            (0.045, 0),
                            (0.048, 0.01),
                            (0.048, 0.12),
                            (0.03, 0.135),
                            (0.03, 0.15),
                            (0, 0.152),
                        ],
                        palette.ceramic,
                        (x + jar * 0.11, -0.13, z),
                        24,
                    )


def sink(x, palette, y=-0.32, top=COUNTER):
    """An inset sink with a tall tap."""
    parts = [
        block(
            (x - 0.3, y - 0.2, top - 0.012),
            (x + 0.3, y + 0.2, top + 0.002),
            "steel:9a9a98:.22",
            0.004,
        ),
        block(
            (x - 0.28, y - 0.18, top - 0.006),
            (x + 0.28, y + 0.18, top + 0.0035),
            "steel:5a5a5a:.3",
            0.002,
        ),
    ]
    neck = [
        (x, y + 0.24, top),
        (x, y + 0.24, top + 0.28),
        *[
            (x, y + 0.24 - 0.09 + 0.09 * math.cos(a), top + 0.28 + 0.09 * math.sin(a))
            for a in (math.pi * k / 10 for k in range(1, 11))
        ],
        (x, y + 0.06, top + 0.22),
    ]
    parts += [
        rod(neck, 0.013, palette.shine),
        rod(
            [(x + 0.012, y + 0.24, top + 0.07), (x + 0.08, y + 0.24, top + 0.09)],
            0.007,
            palette.shine,
        ),
    ]
    return parts


def hob(x, y=-0.31, top=COUNTER):
    """A glass hob with four zones."""
    parts = [block((x - 0.3, y - 0.25, top), (x + 0.3, y + 0.25, top + 0.006), "screen", 0.002)]
    for dx in (-0.15, 0.15):
        for dy in (-0.12, 0.12):
            parts.append(
                turned(
                    [(0.085, 0), (0.088, 0.0005), (0.091, 0)],
                    "steel:6a6a6a:.4",
                    (x + dx, y + dy, top + 0.0065),
                    32,
                )
            )
    return parts


def hood(x, low, ceiling, surface):
    """A slim chimney hood."""
    return [
        block((x - 0.3, -0.44, low), (x + 0.3, 0, low + 0.05), surface, 0.004),
        block((x - 0.14, -0.3, low + 0.05), (x + 0.14, 0, ceiling), surface, 0.004),
    ]


def pan(x, y, top, palette):
    """A pot with a lid."""
    parts = [
        turned(
            [
                (0, 0),
                (0.11, 0),
                (0.115, 0.01),
                (0.115, 0.11),
                (0.118, 0.115),
                (0.1, 0.14),
                (0.02, 0.15),
                (0.02, 0.17),
                (0, 0.172),
            ],
            palette.fronts,
            (0, 0, 0),
            36,
        )
    ]
    for side in (-1, 1):
        parts.append(
            block(
                (side * 0.125 - 0.02, -0.03, 0.075),
                (side * 0.125 + 0.02, 0.03, 0.09),
                palette.fronts,
                0.006,
            )
        )
    placed(parts, x, y, 20, top)


def chopping_boards(x, palette, chance, top=COUNTER):
    """Boards leaning against the splashback, oil and salt beside them."""
    for index, (width, tall) in enumerate(((0.3, 0.42), (0.22, 0.34))):
        block(
            (x - width / 2 + index * 0.14, -0.075 - index * 0.03, top),
            (x + width / 2 + index * 0.14, -0.055 - index * 0.03, top + tall),
            (palette.wood if index else palette.pale_wood) + ":z",
            0.008,
            turn=(math.radians(-8), 0, 0),
        )
    for index in range(3):
        turned(
            [
                (0, 0),
                (0.028, 0),
                (0.03, 0.01),
                (0.03, 0.1),
                (0.012, 0.14),
                (0.012, 0.18),
                (0, 0.182),
            ],
            chance.choice((palette.ceramic, "leather:5a4a2a", "glaze:e8e2d6")),
            (x + 0.34 + index * 0.08, -0.12 - 0.02 * (index % 2), top),
            20,
        )
