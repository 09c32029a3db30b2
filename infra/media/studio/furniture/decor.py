"""Small things: books, vases, bowls, trays, candles, fruit."""

import math

from furniture.forms import block, board, disc, placed, rod, turned

COVERS = ("7a4a33", "d3c8b5", "36474b", "c09a5a", "8a8f86", "b4633f", "e8e2d6", "2f3437")


def book_stack(x, y, z, chance, count=3):
    """Books lying on one another, each a little smaller and turned; gives the height of the top."""
    for index in range(count):
        width, depth, thick = (
            0.31 - 0.035 * index,
            0.23 - 0.025 * index,
            chance.choice((0.02, 0.028, 0.034)),
        )
        turn = math.radians(chance.uniform(-14, 14))
        board(
            (x, y, z + thick / 2),
            (width, depth, thick),
            f"bookspine:{chance.choice(COVERS)}",
            0.003,
            (0, 0, turn),
        )
        board(
            (x + 0.004, y, z + thick / 2),
            (width - 0.006, depth + 0.001, thick - 0.008),
            "wall:f3eee2",
            0.001,
            (0, 0, turn),
        )
        z += thick
    return z


def book_row(x, y, z, length, chance, turn=0):
    """Books standing in a row along x."""
    parts, along = [], 0.0
    while along < length:
        thick, tall, deep = (
            chance.uniform(0.018, 0.045),
            chance.uniform(0.17, 0.27),
            chance.uniform(0.13, 0.19),
        )
        lean = math.radians(7) if chance.random() < 0.08 else 0
        parts.append(
            board(
                (along + thick / 2, -deep / 2, tall / 2),
                (thick, deep, tall),
                f"bookspine:{chance.choice(COVERS)}",
                0.003,
                (0, lean, 0),
            )
        )
        along += thick + 0.002
    placed(parts, x, y, turn, z)


def bowl(palette, x, y, z, chance, fruit=True, size=1.0):
    """A wide bowl, with fruit or empty."""
    profile = [
        (0, 0),
        (0.07, 0),
        (0.12, 0.03),
        (0.15, 0.065),
        (0.155, 0.07),
        (0.15, 0.072),
        (0.115, 0.04),
        (0, 0.015),
    ]
    parts = [turned(profile, chance.choice(("glaze:2d3234", palette.ceramic, "glaze:e8e2d6")))]
    if fruit:
        colour = chance.choice(
            (
                ("c8742f", "d69a3a", "cf8430"),
                ("7f8f35", "93a040", "6f8030"),
                ("d8b23c", "e0c050", "cf8430"),
            )
        )
        for index in range(6):
            angle, out = index * 1.256, 0.06 if index < 5 else 0.0
            shape = [
                (
                    0.038 * math.sin(math.pi * step / 12) ** 0.8,
                    0.034 - 0.034 * math.cos(math.pi * step / 12),
                )
                for step in range(13)
            ]
            parts.append(
                turned(
                    shape,
                    f"glaze:{colour[index % 3]}:.4",
                    (
                        out * math.cos(angle),
                        out * math.sin(angle),
                        0.026 + (0.042 if index == 5 else 0),
                    ),
                    20,
                )
            )
    placed(parts, x, y, chance.uniform(0, 180), z, size)


def tray(palette, x, y, z, chance):
    """A round wooden tray with two cups or candles."""
    placed(
        [
            disc(0.19, 0, 0.016, palette.pale_wood + ":x", edge=0.006),
            turned(
                [(0.18, 0.014), (0.19, 0.014), (0.192, 0.032), (0.184, 0.032), (0.178, 0.016)],
                palette.pale_wood + ":x",
            ),
        ],
        x,
        y,
        0,
        z,
    )
    for dx, dy, radius, height in (
        (-0.06, 0.03, 0.04, 0.07),
        (0.07, -0.02, 0.032, 0.1),
        (0.0, -0.09, 0.03, 0.05),
    ):
        turned(
            [
                (0, 0.018),
                (radius, 0.018),
                (radius, 0.018 + height),
                (radius * 0.85, 0.018 + height),
                (radius * 0.8, 0.01 + height),
                (0, 0.01 + height),
            ],
            chance.choice((palette.ceramic, "glaze:f2ede4", palette.shine)),
            (x + dx, y + dy, z),
            24,
        )


def basket(x, y, radius=0.2, height=0.32):
    """A woven basket on the floor."""
    profile = [(0, 0), (radius * 0.9, 0)]
    rows = 12
    for row in range(rows):
        z = height * row / rows
        profile += [
            (radius * (0.92 + 0.1 * math.sin(row / rows * 3)) + 0.008, z + height / rows * 0.5),
            (radius * (0.92 + 0.1 * math.sin(row / rows * 3)), z + height / rows),
        ]
    profile += [(radius * 0.88, height), (radius * 0.86, height * 0.4), (0, height * 0.3)]
    placed([turned(profile, "rug-jute", sides=48)], x, y)


def crockery(palette, x, y, z, chance):
    """Plates and a bowl stacked, as on an open shelf."""
    for index in range(chance.choice((3, 4, 5))):
        disc(
            0.12 - 0.002 * index,
            z + 0.014 * index,
            z + 0.014 * index + 0.011,
            chance.choice(("glaze:f2ede4", palette.ceramic)),
            (x, y),
            0.004,
            36,
        )


def sculpture(palette, x, y, z, chance, size=1.0):
    """A ring or a knot of stone on a foot."""
    ring = []
    for step in range(37):
        angle = math.tau * step / 36
        ring.append(
            (0.09 * math.cos(angle), 0.02 * math.sin(2 * angle), 0.13 + 0.09 * math.sin(angle))
        )
    parts = [
        rod(ring, 0.022, palette.ceramic, 14),
        block((-0.05, -0.04, 0), (0.05, 0.04, 0.03), palette.dark_stone, 0.004),
    ]
    placed(parts, x, y, chance.uniform(-30, 30), z, size)
