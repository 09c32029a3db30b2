"""Beds, made with duvet, throw and pillows; bedside tables, benches."""

import math

from furniture.bedding import bed_throw, duvet, folded_edge
from furniture.cloth import cushion
from furniture.headboards import HEADBOARDS
from furniture.forms import block, disc, placed, rod


def bed_pillows(width, top, plain, second, palette, chance):
    """Two rows of pillows, and a small one in front on a wide bed."""
    parts = []

    def pillow(x, y, z, size, cloth, lean):
        turn = chance.uniform(-0.05, 0.05)
        tilt = (math.radians(lean), 0, turn)
        parts.append(
            cushion((x, y, top + z), size, cloth, tilt, 3.2, 0.5, chance.randrange(90), 0.016)
        )

    for x in (-width / 4, width / 4):
        pillow(x, -0.2, 0.24, (width / 2 - 0.06, 0.46, 0.2), plain, 62)
        front = x + chance.uniform(-0.03, 0.03)
        pillow(front, -0.36, 0.22, (width / 2 - 0.12, 0.42, 0.18), second, 54)
    if width > 1.3:
        cloth = chance.choice(palette.accents)
        pillow(chance.uniform(-0.1, 0.1), -0.52, 0.2, (0.52, 0.32, 0.14), cloth, 56)
    return parts


def bed(kind, width, palette, chance, x=0, y=0, turn=0):
    """A made bed with its head at y = 0 and its foot at -y; `width` of the mattress in metres."""
    length, top, half = 1.96, 0.46, width / 2
    plain, second, dark = palette.bedding
    seed = chance.random() * 9
    base = palette.wood if kind == "wood" else palette.sofa
    cover = chance.choice((plain, plain, second))
    other = second if cover == plain else plain
    throw = chance.choice((dark.replace("linen", "weave"), palette.accents[0], palette.accents[2]))
    parts = [
        *HEADBOARDS[kind](width + 0.24, palette),
        block((-half - 0.04, -length - 0.06, 0.1), (half + 0.04, -0.04, 0.27), base, 0.025),
        block((-half + 0.1, 0.1 - length, 0), (half - 0.1, -0.2, 0.1), "wall:2a211b:.8", 0.004),
        block((-half, -length, 0.25), (half, -0.06, top), plain, 0.06, 5),
        duvet(width, length, top, cover, seed=seed),
        folded_edge(width, top, 0.62, other, seed),
        bed_throw(width, length, top, throw, seed),
        *bed_pillows(width, top, plain, other, palette, chance),
    ]
    placed(parts, x, y, turn)


def bedside_table(kind, palette, x, y, turn=0):
    """A bedside table whose back is at y = 0; gives the height of its top."""
    if kind == "drum":
        placed(
            [
                disc(0.22, 0.0, 0.46, palette.wood + ":z", edge=0.02),
                disc(0.225, 0.46, 0.48, palette.stone),
            ],
            x,
            y - 0.25 if turn == 0 else y,
            turn,
        )
        return 0.48
    if kind == "floating":
        placed(
            [
                block((-0.24, -0.38, 0.34), (0.24, 0, 0.52), palette.wood, 0.006),
                block((-0.235, -0.4, 0.35), (0.235, -0.38, 0.51), palette.wood, 0.003),
            ],
            x,
            y,
            turn,
        )
        return 0.52
    parts = [
        block((-0.24, -0.4, 0.2), (0.24, -0.02, 0.5), palette.wood, 0.01),
        block((-0.225, -0.412, 0.36), (0.225, -0.4, 0.485), palette.wood, 0.003),
        block((-0.225, -0.412, 0.215), (0.225, -0.4, 0.35), palette.wood, 0.003),
    ]
    for side in (-0.19, 0.19):
        for depth in (-0.36, -0.06):
            parts.append(
                rod([(side, depth, 0.2), (side * 1.15, depth, 0)], [0.017, 0.011], palette.wood)
            )
        parts.append(
            rod(
                [(side * 0.3 - 0.02, -0.422, 0.42), (side * 0.3 + 0.02, -0.422, 0.42)],
                0.005,
                palette.shine,
            )
        )
    placed(parts, x, y, turn)
    return 0.5


def bench(palette, length, x, y, turn=0):
    """An upholstered bench for the foot of the bed."""
    parts = [
        cushion(
            (0, 0, 0.42),
            (length, 0.42, 0.12),
            palette.accents[1].replace("weave", "boucle"),
            (0, 0, 0),
            9,
            0.2,
            3,
        ),
        block(
            (-length / 2 + 0.02, -0.19, 0.31), (length / 2 - 0.02, 0.19, 0.36), palette.wood, 0.008
        ),
    ]
    for side in (-length / 2 + 0.08, length / 2 - 0.08):
        for depth in (-0.15, 0.15):
            parts.append(
                rod([(side, depth, 0.33), (side * 1.03, depth, 0)], [0.018, 0.012], palette.wood)
            )
    placed(parts, x, y, turn)
