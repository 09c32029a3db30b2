"""Beds: frame, headboards of four kinds, made with duvet, throw and pillows; bedside tables, benches."""
import math

from mathutils import Vector, noise

from furniture.forms import block, cushion, disc, placed, rod, sheet


def duvet(width, length, top, surface, turn_back=0.62, seed=0.0):
    """A soft cover over the mattress that hangs over three sides; its head end lies `turn_back` metres from the headboard."""
    half, drop = width / 2 + 0.035, 0.3

    def point(u, v):
        x = (u * 2 - 1) * (half + drop)
        y = -length - 0.02 - drop * 0.9 + v * (length + drop * 0.9 - turn_back)
        fold = 0.022 * noise.noise(
            Vector((u * 5.3 + seed, v * 4.1 + 0.2, 0.4))
        ) + 0.01 * noise.noise(Vector((u * 13 + seed, v * 11, 0.9)))
        out_x, out_y = max(0.0, abs(x) - half), max(0.0, -length - 0.02 - y)
        z = top + 0.05 + fold + 0.02 * math.sin(math.pi * min(1, max(0, u)))
        px, py = x, y
        if out_x > 0:
            bend = min(out_x, 0.05)
            px = math.copysign(
                half + bend + 0.018 * math.sin(v * 31 + seed) * min(1, out_x / 0.2) + 0.03 * out_x,
                x,
            )
            z -= max(0, out_x - 0.03)
        if out_y > 0:
            py = (
                -length
                - 0.02
                - min(out_y, 0.05)
                - 0.018 * math.sin(u * 27 + seed) * min(1, out_y / 0.2)
                - 0.03 * out_y
            )
            z -= max(0, out_y - 0.03)
        return (px, py, max(z, top - 0.31 + 0.012 * math.sin(u * 40) + 0.01 * math.sin(v * 37)))

    return sheet(point, 84, 84, surface, thickness=0.022, name="duvet")


def folded_edge(width, top, turn_back, surface, seed):
    """The part of the cover that is turned back towards the foot."""
    half = width / 2 + 0.06

    def point(u, v):
        x = (u * 2 - 1) * half
        fold = 0.014 * noise.noise(Vector((u * 6 + seed, v * 3, 0.2)))
        down = max(0.0, abs(x) - width / 2) * 1.2
        return (
            x,
            -turn_back + 0.03 - 0.34 * v,
            top + 0.086 + 0.028 * math.sin(math.pi * v) ** 0.6 + fold - down,
        )

    return sheet(point, 50, 14, surface, thickness=0.02, name="fold")


def bed_throw(width, length, top, surface, seed):
    """A knitted throw across the foot of the bed."""
    half = width / 2 + 0.075

    def point(u, v):
        reach = half + 0.24
        x = (u * 2 - 1) * reach
        out = max(0.0, abs(x) - half)
        fold = 0.016 * noise.noise(Vector((u * 7 + seed, v * 5, 0.3)))
        z = top + 0.105 + fold - max(0, out - 0.03)
        px = (
            math.copysign(half + min(out, 0.045) + 0.012 * math.sin(v * 17 + seed), x)
            if out > 0
            else x
        )
        return (
            px,
            -length + 0.12 + 0.62 * v + 0.05 * math.sin(u * 3 + seed) + 0.012 * math.sin(u * 23),
            z,
        )

    return sheet(point, 60, 24, surface, thickness=0.012, name="throw")


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
