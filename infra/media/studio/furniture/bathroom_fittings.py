"""Bathroom fittings: vanity, basin, lit mirror, shower, toilet, free-standing bath, towels."""

import math

from furniture.cloth import cushion
from furniture.forms import block, placed, rod, sheet, turned


def toilet(x, y, turn=0):
    """A wall-hung toilet; its back is at y = 0."""

    def bowl(u, v):
        angle = u * math.tau
        profile = (
            (0.0, 0.1),
            (0.62, 0.12),
            (0.86, 0.2),
            (0.97, 0.3),
            (1.0, 0.38),
            (0.97, 0.4),
            (0.9, 0.4),
        )
        step = min(int(v * 6), 5)
        share = v * 6 - step
        radius = profile[step][0] * (1 - share) + profile[step + 1][0] * share
        height = profile[step][1] * (1 - share) + profile[step + 1][1] * share
        return (0.18 * radius * math.cos(angle), -0.28 + 0.27 * radius * math.sin(angle), height)

    def lid(u, v):
        angle = u * math.tau
        radius = min(1.0, v * 2) if v < 0.5 else 1.0
        height = 0.428 if v < 0.5 else 0.428 - 0.026 * (v - 0.5) * 2
        return (0.186 * radius * math.cos(angle), -0.28 + 0.276 * radius * math.sin(angle), height)

    parts = [
        sheet(bowl, 48, 24, "porcelain", closed=True),
        sheet(lid, 48, 8, "porcelain", closed=True),
        block((-0.16, -0.1, 0.12), (0.16, 0, 0.4), "porcelain", 0.03),
    ]
    parts.append(block((-0.12, -0.012, 0.95), (0.12, -0.001, 1.11), "lacquer:f4f3f0:.2", 0.004))
    for dx in (-0.055, 0.055):
        parts.append(
            block((dx - 0.045, -0.016, 0.97), (dx + 0.045, -0.011, 1.09), "porcelain", 0.004)
        )
    placed(parts, x, y, turn)


def shower(width, depth, height, metal, x, y, tiles, bench=False):
    """A walk-in shower in a corner: (x, y) is its inner corner against left and back walls; glass at its front."""
    block((x, y, 0), (x + width, y + depth, 0.012), tiles, 0.002)
    block(
        (x + width - 0.006, y, 0.012), (x + width + 0.006, y + depth, height - 0.35), "clear", 0.001
    )
    block(
        (x + width - 0.012, y, height - 0.35),
        (x + width + 0.012, y + depth, height - 0.33),
        metal,
        0.002,
    )
    block(
        (x + width - 0.01, y + depth - 0.012, 0.012),
        (x + width + 0.01, y + depth, height - 0.35),
        metal,
        0.002,
    )
    arm = [
        (x + 0.002, y + depth * 0.5, 2.06),
        (x + 0.36, y + depth * 0.5, 2.06),
        (x + 0.37, y + depth * 0.5, 2.03),
    ]
    rod(arm, 0.011, metal)
    turned(
        [(0, 0.02), (0.02, 0.02), (0.13, 0.008), (0.13, 0), (0, 0)],
        metal,
        (x + 0.37, y + depth * 0.5, 2.0),
        40,
    )
    rod(
        [(x + 0.05, y + depth * 0.5 + 0.22, 0.95), (x + 0.05, y + depth * 0.5 + 0.22, 1.6)],
        0.009,
        metal,
    )
    rod(
        [(x + 0.05, y + depth * 0.5 + 0.22, 1.52), (x + 0.12, y + depth * 0.5 + 0.2, 1.6)],
        0.012,
        metal,
    )
    block(
        (x + 0.001, y + depth * 0.5 - 0.08, 1.02),
        (x + 0.014, y + depth * 0.5 + 0.1, 1.16),
        metal,
        0.004,
    )
    for dz in (1.06, 1.12):
        rod([(x + 0.014, y + depth * 0.5, dz), (x + 0.05, y + depth * 0.5, dz)], 0.018, metal)
    if bench:
        block((x, y, 0.42), (x + width, y + 0.34, 0.46), tiles, 0.004)


def bathtub(x, y, turn=0, metal="brass"):
    """A free-standing oval bath with a floor tap."""

    def skin(u, v):
        angle = u * math.tau
        profile = (
            (0.0, 0.02),
            (0.8, 0.0),
            (0.86, 0.06),
            (0.97, 0.5),
            (1.0, 0.575),
            (0.985, 0.585),
            (0.955, 0.575),
            (0.9, 0.4),
            (0.76, 0.16),
            (0.6, 0.13),
            (0.0, 0.125),
        )
        step = min(int(v * 10), 9)
        share = v * 10 - step
        radius = profile[step][0] * (1 - share) + profile[step + 1][0] * share
        height = profile[step][1] * (1 - share) + profile[step + 1][1] * share
        rise = 0.06 * math.cos(angle) ** 2 * max(0, height - 0.3) / 0.28
        power = lambda value, p: math.copysign(abs(value) ** p, value)
        return (
            0.84 * radius * power(math.cos(angle), 0.85),
            0.4 * radius * power(math.sin(angle), 0.85),
            height + rise,
        )

    parts = [sheet(skin, 72, 50, "porcelain", closed=True)]
    tap = [
        (0.25, 0.52, 0),
        (0.25, 0.52, 0.86),
        (0.25, 0.48, 0.9),
        (0.25, 0.32, 0.9),
        (0.25, 0.3, 0.87),
    ]
    parts += [
        rod(tap, 0.015, metal),
        turned([(0, 0), (0.06, 0), (0.06, 0.008), (0, 0.01)], metal, (0.25, 0.52, 0), 24),
        rod([(0.25, 0.52, 0.7), (0.33, 0.52, 0.72)], 0.008, metal),
    ]
    placed(parts, x, y, turn)


def towel(surface, width, length, x, y, z, turn=0):
    """A towel over a rail; the wall is y = 0 behind it, the rail at height `z`."""

    def point(u, v):
        s = (v - 0.45) * length
        px = (u - 0.5) * width
        fold = 0.012 * math.sin(u * 15) + 0.006 * math.sin(u * 31 + 1)
        if s < -0.03:
            return (px, -0.045 + fold * 0.3, z + s + 0.03)
        if s > 0.03:
            return (px, -0.105 - fold, z - s + 0.03)
        return (px, -0.075 - s, z + 0.03 * math.sqrt(max(0.0, 1 - (s / 0.03) ** 2)))

    return placed([sheet(point, 30, 50, surface, thickness=0.012)], x, y, turn)


def towel_rail(metal, width, x, y, z, turn=0):
    """A rail with two brackets; its wall is y = 0."""
    parts = [rod([(-width / 2, -0.075, z), (width / 2, -0.075, z)], 0.01, metal)]
    for side in (-width / 2, width / 2):
        parts.append(rod([(side, 0, z), (side, -0.075, z)], 0.01, metal))
    return placed(parts, x, y, turn)


def folded_towels(surfaces, x, y, z):
    """Rolled towels stacked on a shelf."""
    for index, surface in enumerate(surfaces):
        cushion(
            (x, y, z + 0.045 + index * 0.085),
            (0.34, 0.24, 0.1),
            surface,
            (0, 0, 0.06 * (index % 2)),
            6,
            0.2,
            index,
            0.006,
        )
