"""The wash place: vanity, bowls, taps, a lit mirror."""

import math

from furniture.forms import block, placed, rod, turned


def basin(x, y, top, radius=0.2):
    """A round bowl on the counter."""
    profile = [
        (0, 0.02),
        (radius * 0.5, 0.015),
        (radius * 0.85, 0.05),
        (radius, 0.13),
        (radius * 0.97, 0.135),
        (radius * 0.82, 0.06),
        (radius * 0.45, 0.03),
        (0, 0.03),
    ]
    return [turned(profile, "porcelain", (x, y, top - 0.015), 56)]


def wall_tap(x, y, z, metal):
    """A spout and two handles out of the wall."""
    parts = [rod([(x, y, z), (x, y - 0.16, z), (x, y - 0.175, z - 0.02)], 0.012, metal)]
    for side in (-0.1, 0.1):
        parts += [
            rod([(x + side, y, z), (x + side, y - 0.045, z)], 0.014, metal),
            rod([(x + side, y - 0.04, z), (x + side, y - 0.04, z + 0.05)], 0.005, metal),
        ]
    return parts


def vanity(length, surface, counter, metal, bowls, x, y, turn=0):
    """A wall-hung cabinet with a stone top; its back is at y = 0. Gives the height of its top."""
    half, top = length / 2, 0.84
    parts = [block((-half, -0.48, 0.42), (half, 0, 0.79), surface, 0.003)]
    drawers = max(1, round(length / 0.75))
    for index in range(drawers):
        low, high = -half + length * index / drawers, -half + length * (index + 1) / drawers
        for z0, z1 in ((0.425, 0.6), (0.605, 0.785)):
            parts.append(block((low + 0.002, -0.5, z0), (high - 0.002, -0.48, z1), surface, 0.002))
    parts.append(block((-half - 0.005, -0.51, 0.79), (half + 0.005, 0, top), counter, 0.005))
    for index in range(bowls):
        bx = -half + length * (index + 0.5) / bowls
        parts += basin(bx, -0.26, top) + wall_tap(bx, -0.002, top + 0.24, metal)
    placed(parts, x, y, turn)
    return top


def lit_mirror(width, height, x, y, z, turn, glow, shape="oblong"):
    """A mirror with a halo of light behind it; its centre is at height `z`."""
    if shape == "round":
        radius = height / 2
        parts = [
            turned([(0, 0.03), (radius, 0.03)], "mirror", sides=80),
            turned(
                [
                    (radius * 0.9, 0.006),
                    (radius - 0.015, 0.006),
                    (radius - 0.015, 0.014),
                    (radius * 0.9, 0.014),
                ],
                f"glow:ffe2ba:{glow}",
                sides=80,
            ),
            turned(
                [(0, 0.012), (radius, 0.014), (radius, 0.028), (0, 0.0285)],
                "steel:3a3836",
                sides=80,
            ),
        ]
        for part in parts:
            part.rotation_euler = (math.radians(90), 0, 0)
    else:
        half, tall = width / 2, height / 2
        parts = [
            block((-half, -0.034, -tall), (half, -0.03, tall), "mirror", 0.001),
            block((-half, -0.03, -tall), (half, -0.014, tall), "steel:3a3836", 0.002),
        ]
        for low, high in (
            ((-half + 0.02, -tall + 0.02), (half - 0.02, -tall + 0.032)),
            ((-half + 0.02, tall - 0.032), (half - 0.02, tall - 0.02)),
        ):
            parts.append(
                block(
                    (low[0], -0.013, low[1]),
                    (high[0], -0.005, high[1]),
                    f"glow:ffe2ba:{glow}",
                    0.001,
                )
            )
    placed(parts, x, y, turn, z)


def bottles(palette, x, y, top, chance):
    """Soap, a diffuser, a small tray."""
    block((x - 0.12, y - 0.06, top), (x + 0.12, y + 0.06, top + 0.01), palette.dark_stone, 0.003)
    for index, tone in enumerate((palette.ceramic, "leather:4a3524", "glaze:f1ece2")):
        height = chance.uniform(0.09, 0.15)
        turned(
            [
                (0, 0),
                (0.026, 0),
                (0.028, 0.008),
                (0.028, height),
                (0.01, height + 0.012),
                (0.01, height + 0.04),
                (0, height + 0.042),
            ],
            tone,
            (x - 0.07 + index * 0.07, y, top + 0.01),
            24,
        )
