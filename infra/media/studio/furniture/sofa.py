"""Sofas: with a chaise, low and deep, on slender legs, round and upholstered in bouclé."""

import math

from furniture.cloth import cushion, draped, smooth_path
from furniture.forms import block, placed, rod, sheet
from furniture.sofa_dressing import pillows, throw_over_arm


def chaise_sofa(length, cloth, pillow_cloths, throw, metal, chance):
    """Boxed cushions, wide arms; from 2.2 m on, the seat at +x runs out into a chaise."""
    seats = 3 if length > 2.5 else 2
    width = (length - 0.4) / seats
    side = seats - 1
    parts = [block((-length / 2 + 0.02, -0.46, 0.1), (length / 2 - 0.02, 0.46, 0.29), cloth, 0.03)]
    parts.append(
        block((-length / 2 + 0.14, 0.26, 0.27), (length / 2 - 0.14, 0.47, 0.73), cloth, 0.06, 5)
    )
    for end in (-1, 1):
        x = end * (length / 2 - 0.1)
        parts.append(block((x - 0.1, -0.47, 0.1), (x + 0.1, 0.47, 0.6), cloth, 0.05, 5))
    for index in range(seats):
        x = -length / 2 + 0.2 + width * (index + 0.5)
        reach = 1.5 if index == side and length > 2.2 else 0.82
        parts.append(
            cushion(
                (x, 0.27 - reach / 2, 0.375),
                (width - 0.008, reach, 0.19),
                cloth,
                (0, 0, 0),
                10,
                0.22,
                index,
            )
        )
        parts.append(
            cushion(
                (x, 0.19, 0.665),
                (width - 0.02, 0.5, 0.21),
                cloth,
                (math.radians(73), 0, 0),
                7,
                0.5,
                index + 9,
            )
        )
        if reach > 1:
            parts.append(
                block(
                    (x - width / 2 + 0.004, 0.27 - reach + 0.02, 0.1),
                    (x + width / 2 - 0.004, -0.4, 0.29),
                    cloth,
                    0.03,
                )
            )
            parts.append(
                block(
                    (x - 0.2, 0.27 - reach + 0.1, 0),
                    (x + 0.2, 0.27 - reach + 0.14, 0.1),
                    metal,
                    0.004,
                )
            )
    for x in (-length / 2 + 0.22, length / 2 - 0.22):
        for y in (-0.36, 0.38):
            parts.append(block((x - 0.02, y - 0.02, 0), (x + 0.02, y + 0.02, 0.12), metal, 0.004))
    free = 1 if side == 0 else -1
    parts.append(throw_over_arm(free * (length / 2 - 0.1), 0.6, -0.16, throw, chance.random() * 9))
    return parts + pillows(length - 0.3, pillow_cloths, chance)


def low_sofa(length, cloth, pillow_cloths, throw, metal, chance):
    """Low, deep, plump: two broad seats, soft bolster arms."""
    parts = [block((-length / 2, -0.52, 0.07), (length / 2, 0.52, 0.2), cloth, 0.04, 4)]
    for index, x in enumerate((-length / 4 + 0.06, length / 4 - 0.06)):
        width = length / 2 - 0.14
        parts.append(
            cushion((x, -0.08, 0.31), (width, 0.9, 0.26), cloth, (0, 0, 0), 6, 0.3, index + 3)
        )
        parts.append(
            cushion(
                (x, 0.31, 0.59),
                (width - 0.03, 0.46, 0.24),
                cloth,
                (math.radians(76), 0, 0),
                4.5,
                0.5,
                index + 6,
            )
        )
    parts.append(
        block((-length / 2 + 0.05, 0.34, 0.1), (length / 2 - 0.05, 0.54, 0.66), cloth, 0.09, 6)
    )
    for end in (-1, 1):
        parts.append(
            cushion(
                (end * (length / 2 - 0.09), -0.02, 0.39),
                (0.26, 1.0, 0.4),
                cloth,
                (0, 0, 0),
                4.5,
                0.3,
                14 + end,
            )
        )
    for x in (-length / 2 + 0.2, length / 2 - 0.2):
        parts.append(block((x - 0.04, -0.4, 0), (x + 0.04, 0.4, 0.08), metal, 0.005))
    path = smooth_path(
        [(-0.545, 0.12), (-0.545, 0.33), (-0.47, 0.462), (-0.1, 0.475), (0.12, 0.475)]
    )
    parts.append(
        draped(path[::-1], 0.5, throw, at=length / 4 + 0.04, seed=chance.random() * 9, lift=-0.022)
    )
    return parts + pillows(length - 0.3, pillow_cloths, chance, back=0.2, height=0.62)


def slender_sofa(length, cloth, pillow_cloths, throw, wood, chance):
    """A wooden frame on turned legs, one long seat cushion, three back cushions."""
    seats = 3 if length > 1.9 else 2
    width = (length - 0.18) / seats
    parts = [block((-length / 2, -0.42, 0.22), (length / 2, 0.4, 0.28), wood, 0.012)]
    parts.append(
        cushion(
            (0, -0.06, 0.365), (length - 0.16, 0.78, 0.16), cloth, (0, 0, 0), 12, 0.12, 4, 0.006
        )
    )
    for index in range(seats):
        x = -length / 2 + 0.09 + width * (index + 0.5)
        parts.append(
            cushion(
                (x, 0.24, 0.63),
                (width - 0.012, 0.44, 0.16),
                cloth,
                (math.radians(75), 0, 0),
                8,
                0.4,
                index + 2,
                0.008,
            )
        )
        parts.append(rod([(x, 0.36, 0.28), (x, 0.42, 0.74)], 0.012, wood))
    parts.append(block((-length / 2, 0.39, 0.7), (length / 2, 0.43, 0.77), wood, 0.012))
    for end in (-1, 1):
        x = end * (length / 2 - 0.03)
        parts.append(block((x - 0.028, -0.42, 0.56), (x + 0.028, 0.42, 0.6), wood, 0.014))
        parts.append(
            rod(
                [(x, -0.37, 0.58), (x, -0.37, 0.26), (x + end * 0.02, -0.4, 0)],
                [0.02, 0.02, 0.013],
                wood,
            )
        )
        parts.append(
            rod(
                [(x, 0.38, 0.74), (x, 0.36, 0.26), (x + end * 0.02, 0.42, 0)],
                [0.02, 0.02, 0.013],
                wood,
            )
        )
    return parts + pillows(length - 0.1, pillow_cloths, chance, back=0.16, height=0.63)


def round_sofa(length, cloth, pillow_cloths, throw, metal, chance):
    """A curved back that embraces an oval seat."""
    half, depth = length / 2, 0.5

    def back(u, v):
        angle = math.radians(-14 + 208 * u)
        turn = v * math.tau
        out = 0.13 * math.cos(turn)
        up = 0.235 * math.sin(turn)
        swell = abs(math.sin(math.pi * min(max((u - 0.0), 0), 1))) ** 0.22
        ring = 1 + (out * swell) / half
        return (
            (half - 0.13) * math.cos(angle) * ring,
            (depth - 0.1) * math.sin(angle) + out * swell * math.sin(angle),
            0.45 + up * swell * (0.85 + 0.25 * math.sin(math.pi * u)),
        )

    def seat(u, v):
        angle = u * math.tau
        profile = [
            (0, 0.44),
            (0.7, 0.445),
            (0.94, 0.43),
            (1.0, 0.38),
            (1.0, 0.2),
            (0.96, 0.13),
            (0.0, 0.12),
        ]
        step = min(int(v * 6), 5)
        share = v * 6 - step
        radius = profile[step][0] * (1 - share) + profile[step + 1][0] * share
        height = profile[step][1] * (1 - share) + profile[step + 1][1] * share
        power = lambda value: math.copysign(abs(value) ** 0.72, value)
        return (
            (half - 0.08) * power(math.cos(angle)) * radius,
            -0.06 + (depth - 0.02) * power(math.sin(angle)) * radius,
            height,
        )

    parts = [sheet(seat, 72, 30, cloth, closed=True), sheet(back, 72, 20, cloth)]
    for x in (-half * 0.6, half * 0.6):
        for y in (-0.3, 0.25):
            parts.append(block((x - 0.03, y - 0.03, 0), (x + 0.03, y + 0.03, 0.14), metal, 0.01))
    return parts + pillows(length - 0.5, pillow_cloths, chance, back=0.16, height=0.64)


KINDS = {"chaise": chaise_sofa, "low": low_sofa, "slender": slender_sofa, "round": round_sofa}


def sofa(kind, length, palette, chance, x=0, y=0, turn=0):
    """A sofa of one of the four kinds, `length` metres wide, facing -y before it is turned."""
    base = palette.wood if kind == "slender" else palette.metal
    cloth = palette.sofa.replace("weave", "boucle") if kind == "round" else palette.sofa
    pillow_cloths = list(palette.accents)
    chance.shuffle(pillow_cloths)
    throw = chance.choice(palette.accents)
    return placed(KINDS[kind](length, cloth, pillow_cloths, throw, base, chance), x, y, turn)
