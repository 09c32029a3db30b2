"""Beds: frame, headboards of four kinds, made with duvet, throw and pillows; bedside tables, benches."""

import math

from furniture.bedding import bed_throw, duvet, folded_edge
from furniture.cloth import cushion
from furniture.forms import block, disc, placed, rod


def headboard(kind, width, palette):
    """A headboard against the wall y = 0: upholstered panels, slats of wood, cane, or a curved cushion."""
    wide = width + 0.24
    if kind == "panels":
        count = 4
        return [
            cushion(
                (-wide / 2 + wide * (i + 0.5) / count, -0.05, 0.78),
                (wide / count - 0.004, 0.78, 0.13),
                palette.sofa,
                (math.radians(90), 0, 0),
                9,
                0.25,
                i,
            )
            for i in range(count)
        ]
    if kind == "channels":
        count = 13
        return [
            cushion(
                (-wide / 2 + wide * (i + 0.5) / count, -0.055, 0.72),
                (wide / count + 0.012, 1.0, 0.15),
                palette.sofa.replace("weave", "velvet"),
                (math.radians(90), 0, 0),
                5,
                0.2,
                i,
                0.002,
                16,
            )
            for i in range(count)
        ]
    if kind == "wood":
        parts = [block((-wide / 2, -0.05, 0.12), (wide / 2, 0, 1.08), palette.wood, 0.008)]
        return parts + [
            block(
                (-wide / 2 + 0.02 + i * 0.06, -0.066, 0.3),
                (-wide / 2 + 0.055 + i * 0.06, -0.05, 1.06),
                palette.wood + ":z",
                0.004,
            )
            for i in range(int((wide - 0.04) / 0.06))
        ]
    rounds = [
        block(
            (-wide / 2, -0.06, 0.1),
            (wide / 2, 0, 0.9),
            palette.sofa.replace("weave", "boucle"),
            0.055,
            6,
        )
    ]
    rounds.append(
        cushion(
            (0, -0.1, 0.66),
            (wide - 0.06, 0.6, 0.12),
            palette.sofa.replace("weave", "boucle"),
            (math.radians(86), 0, 0),
            6,
            0.4,
            5,
        )
    )
    return rounds


HEADBOARDS = ("panels", "channels", "wood", "round")


def bed(kind, width, palette, chance, x=0, y=0, turn=0):
    """A made bed with its head at y = 0 and its foot at -y; `width` of the mattress in metres."""
    length, top = 1.96, 0.46
    plain, second, dark = palette.bedding
    seed = chance.random() * 9
    base = palette.wood if kind == "wood" else palette.sofa
    parts = [
        *headboard(kind, width, palette),
        block(
            (-width / 2 - 0.04, -length - 0.06, 0.1), (width / 2 + 0.04, -0.04, 0.27), base, 0.025
        ),
    ]
    parts.append(
        block(
            (-width / 2 + 0.1, -length + 0.1, 0),
            (width / 2 - 0.1, -0.2, 0.1),
            "wall:2a211b:.8",
            0.004,
        )
    )
    parts.append(block((-width / 2, -length, 0.25), (width / 2, -0.06, top), plain, 0.06, 5))
    cover = chance.choice((plain, plain, second))
    parts += [
        duvet(width, length, top, cover, seed=seed),
        folded_edge(width, top, 0.62, second if cover == plain else plain, seed),
    ]
    parts.append(
        bed_throw(
            width,
            length,
            top,
            chance.choice((dark.replace("linen", "weave"), palette.accents[0], palette.accents[2])),
            seed,
        )
    )
    places = (-width / 4, width / 4)
    for px in places:
        parts.append(
            cushion(
                (px, -0.2, top + 0.24),
                (width / 2 - 0.06, 0.46, 0.2),
                plain,
                (math.radians(62), 0, chance.uniform(-0.05, 0.05)),
                3.2,
                0.5,
                chance.randrange(90),
                0.016,
            )
        )
        parts.append(
            cushion(
                (px + chance.uniform(-0.03, 0.03), -0.36, top + 0.22),
                (width / 2 - 0.12, 0.42, 0.18),
                second if cover == plain else plain,
                (math.radians(54), 0, chance.uniform(-0.06, 0.06)),
                3.2,
                0.5,
                chance.randrange(90),
                0.016,
            )
        )
    if width > 1.3:
        parts.append(
            cushion(
                (chance.uniform(-0.1, 0.1), -0.52, top + 0.2),
                (0.52, 0.32, 0.14),
                chance.choice(palette.accents),
                (math.radians(56), 0, 0.04),
                2.8,
                0.45,
                chance.randrange(90),
                0.01,
            )
        )
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
