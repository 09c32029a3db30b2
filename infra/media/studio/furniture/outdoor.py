"""Furniture of terraces: deck, planters, a bistro set, a lounge, a hammock, a string of lights."""
import math
import random

from core.mesh import MeshBuilder, place
from core.vegetation.plants import blades, shrub
from furniture.forms import block, disc, placed, rod, sheet, turned
from furniture.cloth import cushion


def deck(x0, y0, x1, y1, surface, board=0.14):
    """Boards laid along x with open joints."""
    builder = MeshBuilder("deck")
    builder.box(x0, y0, -0.1, x1, y1, -0.03, "wall:2a2420:.9")
    y = y0
    while y < y1:
        builder.box(x0, y, -0.03, x1, min(y + board - 0.006, y1), 0, surface + ":x")
        y += board
    builder.to_object()


def planter(x0, y0, x1, y1, height, surface, key, warm):
    """A long box with grasses and shrubs."""
    chance = random.Random(f"planter/{key}")
    block((x0, y0, 0), (x1, y1, height), surface, 0.01)
    block(
        (x0 + 0.03, y0 + 0.03, height - 0.04),
        (x1 - 0.03, y1 - 0.03, height + 0.004),
        "bark:3a2c22",
        0.002,
    )
    flowers = (
        ("", "petal:d9a514:f5d545", "petal:d8465a:ef8a86", "petal:c76a9a:efb3cf")
        if warm
        else ("", "petal:8f7fc0:c9bfe8", "petal:e8e4da:ffffff")
    )
    bushes = [
        shrub(f"{key}/{index}", 0.24, 420, 0.06, flower=chance.choice(flowers))
        for index in range(3)
    ]
    grasses = [blades(f"{key}/{index}", 150, 0.3, 0.55) for index in range(2)]
    count = max(2, round((x1 - x0) / 0.3))
    for index in range(count):
        x = x0 + (x1 - x0) * (index + 0.5) / count
        place(
            chance.choice(bushes + bushes + grasses),
            (x, (y0 + y1) / 2 + chance.uniform(-0.05, 0.05), height - 0.05),
            chance.uniform(0, 6),
            chance.uniform(0.8, 1.25),
        )


def bistro_table(palette, x, y, radius=0.33):
    """A small round table; gives the height of its top."""
    foot = [(0, 0), (0.2, 0), (0.205, 0.01), (0.02, 0.02), (0.018, 0.7)]
    placed([turned(foot, palette.metal), disc(radius, 0.7, 0.725, palette.stone)], x, y)
    return 0.725


def metal_chair(palette, x, y, turn):
    """A light outdoor chair with a cushion."""
    parts = [
        cushion((0, 0, 0.46), (0.42, 0.4, 0.07), palette.accents[0], (0, 0, 0), 6, 0.25, 4, 0.003)
    ]
    for side in (-0.2, 0.2):
        parts.append(
            rod(
                [(side, -0.2, 0), (side, -0.19, 0.43), (side, 0.18, 0.43), (side, 0.24, 0.86)],
                0.011,
                palette.metal,
            )
        )
        parts.append(rod([(side, 0.18, 0.43), (side, 0.24, 0)], 0.011, palette.metal))
    parts += [
        rod(
            [(-0.2, 0.18 + 0.011 * k, 0.5 + 0.075 * k), (0.2, 0.18 + 0.011 * k, 0.5 + 0.075 * k)],
            0.007,
            palette.metal,
        )
        for k in range(5)
    ]
    return placed(parts, x, y, turn)


def hammock(surface, x0, x1, y, high, low):
    """A woven hammock between two points at height `high`."""

    def point(u, v):
        x = x0 + (x1 - x0) * u
        sag = low + (high - low) * (2 * u - 1) ** 2
        spread = 0.62 * math.sin(math.pi * u) ** 0.6
        side = (v - 0.5) * 2
        return (
            x,
            y + side * spread * 0.75,
            sag + 0.3 * abs(side) ** 2.4 * math.sin(math.pi * u) + 0.008 * math.sin(v * 40),
        )

    parts = [sheet(point, 60, 24, surface, thickness=0.008)]
    for end in (0, 1):
        knot = point(0.02 if end == 0 else 0.98, 0.5)
        parts.append(rod([knot, (x0 if end == 0 else x1, y, high + 0.12)], 0.012, "weave:e8dcc4"))
    return placed(parts)


def string_lights(x0, x1, y, height, glow, count=9):
    """Small bulbs on a sagging wire."""
    wire = [
        (x0 + (x1 - x0) * k / 30, y, height - 0.22 * math.sin(math.pi * k / 30)) for k in range(31)
    ]
    rod(wire, 0.004, "steel:1d1c1b", 6)
    for index in range(count):
        x, _, z = wire[round(30 * (index + 0.5) / count)]
        turned(
            [(0, 0), (0.02, 0.012), (0.026, 0.035), (0.016, 0.06), (0.008, 0.075)],
            f"glow:ffcf8a:{glow}",
            (x, y, z - 0.08),
            14,
        )


def lantern(palette, x, y, glow):
    """A floor lantern with a candle."""
    parts = [
        block((-0.1, -0.1, 0), (0.1, 0.1, 0.015), palette.metal, 0.003),
        block((-0.1, -0.1, 0.34), (0.1, 0.1, 0.36), palette.metal, 0.003),
        turned([(0, 0.015), (0.04, 0.015), (0.04, 0.13), (0, 0.13)], f"glow:ffc98a:{glow}"),
    ]
    for sx in (-0.092, 0.092):
        for sy in (-0.092, 0.092):
            parts.append(
                block(
                    (sx - 0.008, sy - 0.008, 0),
                    (sx + 0.008, sy + 0.008, 0.35),
                    palette.metal,
                    0.002,
                )
            )
    placed(parts, x, y)
