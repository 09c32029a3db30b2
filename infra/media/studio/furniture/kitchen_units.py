"""Kitchen units along a wall whose surface is y = 0, seen from -y: base and wall units, tall block, island, appliances."""

from furniture.forms import block, placed, rod

COUNTER = 0.9
DEPTH = 0.6
TOE = "wall:2a2622:.7"


def fronts(low, high, z0, z1, surface, y, count, pulls=None, drawers=1):
    """Doors or drawers side by side in front of the plane `y`, with slim pulls when asked."""
    parts = []
    for index in range(count):
        x0, x1 = low + (high - low) * index / count, low + (high - low) * (index + 1) / count
        for drawer in range(drawers):
            bottom, top = z0 + (z1 - z0) * drawer / drawers, z0 + (z1 - z0) * (drawer + 1) / drawers
            parts.append(
                block(
                    (x0 + 0.0015, y - 0.02, bottom + 0.0015),
                    (x1 - 0.0015, y, top - 0.0015),
                    surface,
                    0.0015,
                )
            )
            if pulls:
                middle = (x0 + x1) / 2
                parts.append(
                    rod(
                        [
                            (middle - 0.08, y - 0.045, top - 0.05),
                            (middle + 0.08, y - 0.045, top - 0.05),
                        ],
                        0.005,
                        pulls,
                        8,
                    )
                )
                for end in (-0.07, 0.07):
                    parts.append(
                        rod(
                            [
                                (middle + end, y - 0.045, top - 0.05),
                                (middle + end, y - 0.018, top - 0.05),
                            ],
                            0.004,
                            pulls,
                            6,
                        )
                    )
    return parts


def base_run(x0, x1, surface, counter, pulls, chance):
    """Base units with a stone worktop."""
    count = max(2, round((x1 - x0) / 0.6))
    parts = [
        block((x0, -DEPTH + 0.06, 0), (x1, 0, 0.1), TOE, 0.002),
        block((x0, -DEPTH + 0.02, 0.1), (x1, 0, COUNTER - 0.03), surface, 0.002),
    ]
    for index in range(count):
        low, high = x0 + (x1 - x0) * index / count, x0 + (x1 - x0) * (index + 1) / count
        parts += fronts(
            low,
            high,
            0.1,
            COUNTER - 0.045,
            surface,
            -DEPTH + 0.02,
            1,
            pulls,
            chance.choice((1, 1, 3)),
        )
    parts.append(
        block((x0 - 0.01, -DEPTH - 0.02, COUNTER - 0.03), (x1 + 0.01, 0, COUNTER), counter, 0.004)
    )
    return parts


def wall_run(x0, x1, low, high, surface, glow):
    """Wall units with a line of light under them."""
    count = max(2, round((x1 - x0) / 0.6))
    parts = [
        block((x0, -0.34, low), (x1, 0, high), surface, 0.002),
        *fronts(x0, x1, low, high, surface, -0.34, count),
    ]
    parts.append(
        block(
            (x0 + 0.04, -0.06, low - 0.008), (x1 - 0.04, -0.04, low), f"glow:ffdcae:{glow}", 0.001
        )
    )
    return parts


def tall_block(x0, x1, height, surface, palette, oven=True):
    """Tall units with an oven and a fridge behind doors."""
    count = max(1, round((x1 - x0) / 0.62))
    parts = [
        block((x0, -DEPTH + 0.06, 0), (x1, 0, 0.1), TOE, 0.002),
        block((x0, -DEPTH + 0.02, 0.1), (x1, 0, height), surface, 0.002),
    ]
    for index in range(count):
        low, high = x0 + (x1 - x0) * index / count, x0 + (x1 - x0) * (index + 1) / count
        if oven and index == 0:
            parts += fronts(low, high, 0.1, 0.8, surface, -DEPTH + 0.02, 1) + fronts(
                low, high, 1.86, height - 0.01, surface, -DEPTH + 0.02, 1
            )
            for z0, z1 in ((0.81, 1.4), (1.42, 1.85)):
                parts.append(
                    block(
                        (low + 0.008, -DEPTH - 0.005, z0),
                        (high - 0.008, -DEPTH + 0.02, z1),
                        "screen",
                        0.004,
                    )
                )
                parts.append(
                    rod(
                        [
                            (low + 0.08, -DEPTH - 0.045, z1 - 0.07),
                            (high - 0.08, -DEPTH - 0.045, z1 - 0.07),
                        ],
                        0.008,
                        "steel:b8b6b2:.25",
                    )
                )
                parts.append(
                    block(
                        (low + 0.2, -DEPTH - 0.007, z1 - 0.045),
                        (high - 0.2, -DEPTH - 0.004, z1 - 0.025),
                        "steel:8a8a88:.3",
                        0.001,
                    )
                )
        else:
            parts += fronts(low, high, 0.1, height - 0.01, surface, -DEPTH + 0.02, 1)
            parts.append(
                block(
                    (high - 0.045, -DEPTH - 0.02, 0.9),
                    (high - 0.03, -DEPTH + 0.002, 1.4),
                    palette.shine,
                    0.003,
                )
            )
    return parts


def island(length, surface, counter, x, y, turn=0, depth=0.9, waterfall=True):
    """An island with an overhanging stone top; stools stand at its -y side. Gives the height of its top."""
    half = length / 2
    parts = [
        block(
            (-half + 0.06, -depth / 2 + 0.28, 0.02),
            (half - 0.06, depth / 2 - 0.02, 0.88),
            surface,
            0.003,
        )
    ]
    parts += fronts(
        -half + 0.06,
        half - 0.06,
        0.03,
        0.87,
        surface,
        -depth / 2 + 0.28,
        max(2, round(length / 0.6)),
    )
    parts.append(block((-half, -depth / 2, 0.88), (half, depth / 2, 0.93), counter, 0.005))
    if waterfall:
        for side in (-1, 1):
            parts.append(
                block(
                    (side * half - (0.05 if side > 0 else 0), -depth / 2, 0),
                    (side * half + (0 if side > 0 else 0.05), depth / 2, 0.885),
                    counter,
                    0.004,
                )
            )
    placed(parts, x, y, turn)
    return 0.93
