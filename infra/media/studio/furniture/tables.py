"""Tables: coffee, side, dining, with what stands on them left to the decor."""
import math

from furniture.forms import block, disc, placed, rod, turned


def drum_table(palette, radius=0.45):
    """A fluted wooden drum with a stone top."""
    parts = [
        disc(radius, 0.33, 0.36, palette.stone),
        turned([(radius * 0.9, 0.02), (radius * 0.9, 0.33)], palette.wood + ":z"),
    ]
    count = 46
    for index in range(count):
        angle = math.tau * index / count
        x, y = radius * 0.9 * math.cos(angle), radius * 0.9 * math.sin(angle)
        parts.append(rod([(x, y, 0.015), (x, y, 0.33)], radius * 0.055, palette.wood + ":z", 8))
    return parts, 0.36


def pedestal_table(palette, radius=0.54):
    """A round stone top on a slender foot."""
    foot = [(0, 0), (0.26, 0), (0.265, 0.012), (0.05, 0.03), (0.045, 0.32)]
    return [disc(radius, 0.315, 0.345, palette.stone), turned(foot, palette.metal)], 0.345


def board_table(palette, length=1.25, depth=0.65):
    """A wooden top with a shelf under it."""
    parts = [
        block((-length / 2, -depth / 2, 0.35), (length / 2, depth / 2, 0.385), palette.wood, 0.012)
    ]
    parts.append(
        block(
            (-length / 2 + 0.1, -depth / 2 + 0.06, 0.12),
            (length / 2 - 0.1, depth / 2 - 0.06, 0.14),
            palette.wood,
            0.006,
        )
    )
    for x in (-length / 2 + 0.08, length / 2 - 0.08):
        for y in (-depth / 2 + 0.07, depth / 2 - 0.07):
            parts.append(rod([(x, y, 0.36), (x * 1.06, y * 1.06, 0)], [0.022, 0.014], palette.wood))
    return parts, 0.385


def block_table(palette, length=1.1, depth=0.7):
    """Two blocks of stone of different height."""
    parts = [
        block(
            (-length / 2, -depth / 2, 0.04),
            (length / 2 - 0.3, depth / 2, 0.3),
            palette.stone,
            0.012,
        )
    ]
    parts.append(
        block(
            (length / 2 - 0.42, -depth / 2 - 0.12, 0),
            (length / 2 + 0.1, depth / 2 - 0.28, 0.4),
            palette.dark_stone,
            0.012,
        )
    )
    parts.append(
        block(
            (-length / 2 + 0.06, -depth / 2 + 0.06, 0),
            (length / 2 - 0.36, depth / 2 - 0.06, 0.05),
            palette.metal,
            0.004,
        )
    )
    return parts, 0.3


KINDS = {"drum": drum_table, "pedestal": pedestal_table, "board": board_table, "block": block_table}


def coffee_table(kind, palette, x=0, y=0, turn=0):
    """A coffee table; gives the height of its top."""
    parts, height = KINDS[kind](palette)
    placed(parts, x, y, turn)
    return height


def nest_table(palette, x=0, y=0, radius=0.34, height=0.44):
    """A low round wooden table on three legs."""
    parts = [disc(radius, height - 0.032, height, palette.wood + ":x")]
    for angle in (0.4, 2.5, 4.6):
        top = (radius * 0.6 * math.cos(angle), radius * 0.6 * math.sin(angle), height - 0.03)
        parts.append(rod([top, (top[0] * 1.35, top[1] * 1.35, 0)], [0.019, 0.012], palette.wood))
    placed(parts, x, y)
    return height


def side_table(palette, x=0, y=0, height=0.52, radius=0.21):
    """A small metal table beside a seat."""
    foot = [(0, 0), (0.15, 0), (0.152, 0.01), (0.02, 0.018), (0.014, 0.03), (0.014, height - 0.01)]
    placed(
        [
            turned(foot, palette.metal),
            disc(radius, height - 0.018, height, palette.metal, edge=0.006),
        ],
        x,
        y,
    )
    return height


def dining_table(palette, length, x=0, y=0, turn=0, round_top=False):
    """A dining table, round on a pedestal or long on four legs; gives its height."""
    if round_top:
        radius = length / 2
        foot = [
            (0, 0),
            (0.3, 0),
            (0.31, 0.015),
            (0.12, 0.06),
            (0.07, 0.16),
            (0.07, 0.62),
            (0.16, 0.715),
        ]
        parts = [disc(radius, 0.715, 0.745, palette.stone), turned(foot, palette.wood + ":z")]
    else:
        half = length / 2
        parts = [block((-half, -0.43, 0.71), (half, 0.43, 0.748), palette.wood, 0.01)]
        for sx in (-1, 1):
            parts.append(
                block(
                    (sx * (half - 0.3) - 0.02, -0.34, 0.66),
                    (sx * (half - 0.3) + 0.02, 0.34, 0.715),
                    palette.wood,
                    0.006,
                )
            )
            for sy in (-1, 1):
                parts.append(
                    rod(
                        [(sx * (half - 0.26), sy * 0.32, 0.71), (sx * (half - 0.1), sy * 0.37, 0)],
                        [0.034, 0.02],
                        palette.wood,
                        14,
                    )
                )
    placed(parts, x, y, turn)
    return 0.748


def console(palette, length, x=0, y=0, turn=0, surface=None):
    """A wall-hung cabinet with flush fronts and a stone top; its back is at y = 0."""
    fronts = max(2, round(length / 0.7))
    body = surface or palette.wood
    parts = [block((-length / 2, -0.42, 0.26), (length / 2, 0, 0.62), body, 0.004)]
    for index in range(fronts):
        low, high = (
            -length / 2 + length * index / fronts,
            -length / 2 + length * (index + 1) / fronts,
        )
        parts.append(block((low + 0.002, -0.44, 0.268), (high - 0.002, -0.42, 0.612), body, 0.002))
    parts.append(
        block(
            (-length / 2 - 0.004, -0.445, 0.62),
            (length / 2 + 0.004, 0, 0.645),
            palette.dark_stone,
            0.004,
        )
    )
    placed(parts, x, y, turn)
    return 0.645
