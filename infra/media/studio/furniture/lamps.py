"""Lamps: floor, arc, table, pendants, ceiling spots. `glow` is the strength of the bulb."""
import math

from furniture.forms import placed, rod, turned

BULB = [(0, 0), (0.03, 0.015), (0.042, 0.05), (0.03, 0.085), (0, 0.1)]


def shaded_floor_lamp(palette, glow, x=0, y=0):
    """A linen cone on a slim stem."""
    stem = [(0, 0), (0.15, 0), (0.155, 0.012), (0.14, 0.022), (0.012, 0.03), (0.01, 1.45)]
    parts = [
        turned(stem, palette.metal),
        turned([(0.23, 1.36), (0.17, 1.68), (0.168, 1.68), (0.228, 1.36)], "lampshade"),
    ]
    parts.append(turned(BULB, f"emit:ffcf96:{glow}", (0, 0, 1.48), 16))
    placed(parts, x, y)


def arc_lamp(palette, glow, x=0, y=0, turn=0):
    """A bow from a heavy foot that hangs a dome over the table, 1.2 m away along -y."""
    bow = [
        (0, 0.02 - 1.25 * t**1.5, 0.05 + 1.95 * math.sin(min(1.0, t * 1.06) * math.pi * 0.56))
        for t in (step / 24 for step in range(25))
    ]
    tip = bow[-1]
    dome = [
        (0.015, 0.16),
        (0.06, 0.15),
        (0.13, 0.1),
        (0.17, 0.02),
        (0.175, 0),
        (0.165, 0),
        (0.125, 0.09),
        (0.05, 0.135),
    ]
    parts = [
        turned([(0, 0), (0.17, 0), (0.175, 0.015), (0.175, 0.05), (0, 0.06)], palette.dark_stone),
        rod(bow, 0.011, palette.shine),
    ]
    parts.append(turned(dome, palette.shine, (0, tip[1], tip[2] - 0.17)))
    parts.append(turned(BULB, f"emit:ffcf96:{glow}", (0, tip[1], tip[2] - 0.15), 16))
    placed(parts, x, y, turn)


def tripod_lamp(palette, glow, x=0, y=0):
    """A drum shade on three wooden legs."""
    parts = [
        turned([(0.22, 1.3), (0.22, 1.58), (0.218, 1.58), (0.218, 1.3)], "lampshade"),
        turned(BULB, f"emit:ffcf96:{glow}", (0, 0, 1.38), 16),
    ]
    for angle in (0.3, 2.4, 4.5):
        parts.append(
            rod(
                [
                    (0.03 * math.cos(angle), 0.03 * math.sin(angle), 1.36),
                    (0.3 * math.cos(angle), 0.3 * math.sin(angle), 0),
                ],
                [0.016, 0.013],
                palette.wood,
            )
        )
    placed(parts, x, y)


def globe_lamp(palette, glow, x=0, y=0):
    """An opal globe on a stem."""
    stem = [(0, 0), (0.13, 0), (0.135, 0.014), (0.012, 0.024), (0.01, 1.36)]
    ball = [
        (0.13 * math.sin(step / 16 * math.pi), 1.48 - 0.13 * math.cos(step / 16 * math.pi))
        for step in range(17)
    ]
    placed([turned(stem, palette.shine), turned(ball, f"glow:ffe0b4:{max(1.6, glow / 60)}")], x, y)


FLOOR = {"shaded": shaded_floor_lamp, "tripod": tripod_lamp, "globe": globe_lamp}


def floor_lamp(kind, palette, glow, x, y):
    """A floor lamp of one of the kinds."""
    FLOOR[kind](palette, glow, x, y)


def table_lamp(palette, glow, x, y, z, size=1.0):
    """A stoneware body with a linen shade."""
    body = [
        (0, 0),
        (0.07, 0),
        (0.1, 0.05),
        (0.105, 0.12),
        (0.07, 0.2),
        (0.025, 0.245),
        (0.015, 0.28),
        (0.012, 0.32),
    ]
    parts = [
        turned(body, palette.ceramic),
        turned([(0.155, 0.29), (0.12, 0.5), (0.118, 0.5), (0.153, 0.29)], "lampshade"),
    ]
    parts.append(turned(BULB, f"emit:ffcf96:{glow}", (0, 0, 0.34), 14))
    placed(parts, x, y, 0, z, size)


def dome_pendant(palette, glow, x, y, low, ceiling):
    """A metal dome on a cord."""
    dome = [
        (0.16, 0),
        (0.155, 0.03),
        (0.12, 0.11),
        (0.05, 0.17),
        (0.02, 0.2),
        (0.006, 0.21),
        (0.004, ceiling - low),
    ]
    turned(dome, palette.shine, (x, y, low))
    turned(
        [(0, 0.02), (0.05, 0.02), (0.05, 0.06), (0, 0.07)], f"glow:ffdcae:{glow}", (x, y, low), 16
    )


def opal_pendant(palette, glow, x, y, low, ceiling):
    """An opal globe on a cord."""
    ball = [
        (0.12 * math.sin(step / 14 * math.pi), 0.12 - 0.12 * math.cos(step / 14 * math.pi))
        for step in range(15)
    ]
    turned(ball, f"glow:ffe6c4:{glow * 0.14}", (x, y, low), 28)
    turned(
        [(0.025, 0.235), (0.02, 0.27), (0.004, 0.28), (0.004, ceiling - low)],
        palette.shine,
        (x, y, low),
        16,
    )


def woven_pendant(palette, glow, x, y, low, ceiling, size=0.34):
    """A wide basket of cane; light falls through its gaps."""
    rows = 13
    for row in range(rows):
        share = row / (rows - 1)
        radius = size * (0.35 + 0.65 * math.sin(math.pi * (0.5 + 0.42 * share)))
        height = low + share * size * 0.95
        ring = [
            (
                x + radius * math.cos(step / 40 * math.tau),
                y + radius * math.sin(step / 40 * math.tau),
                height,
            )
            for step in range(41)
        ]
        rod(ring, 0.006, palette.pale_wood + ":x", 6)
    for step in range(28):
        angle = math.tau * step / 28
        rib = []
        for row in range(rows):
            share = row / (rows - 1)
            radius = size * (0.35 + 0.65 * math.sin(math.pi * (0.5 + 0.42 * share)))
            rib.append(
                (
                    x + radius * math.cos(angle),
                    y + radius * math.sin(angle),
                    low + share * size * 0.95,
                )
            )
        rod(rib, 0.004, palette.pale_wood + ":z", 5)
    rod([(x, y, low + size * 0.95), (x, y, ceiling)], 0.004, palette.metal, 6)
    turned(BULB, f"glow:ffdcae:{glow}", (x, y, low + size * 0.4), 14)


PENDANTS = {"dome": dome_pendant, "opal": opal_pendant, "woven": woven_pendant}


def pendant(kind, palette, glow, x, y, low, ceiling):
    """A hanging lamp of one of the kinds; `low` is the height of its lowest point."""
    PENDANTS[kind](palette, glow, x, y, low, ceiling)


def spot(x, y, ceiling, glow):
    """A recessed ceiling spot."""
    turned([(0.052, -0.003), (0.046, -0.004), (0.036, 0.0)], "steel:eeeae2:.5", (x, y, ceiling), 20)
    turned([(0, -0.001), (0.034, -0.001)], f"glow:ffdcae:{glow}", (x, y, ceiling), 16)
