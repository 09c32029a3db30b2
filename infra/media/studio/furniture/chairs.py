"""Dining chairs and bar stools, facing -y; each kind fits one or another table."""
import math

from furniture.forms import block, placed, rod, sheet
from furniture.cloth import cushion


def wooden_chair(palette):
    """A curved back on round legs, woven seat."""
    wood = palette.wood
    parts = [cushion((0, 0, 0.45), (0.44, 0.42, 0.05), "rug-jute", (0, 0, 0), 7, 0.2, 3, 0.003)]
    for side in (-1, 1):
        parts.append(rod([(side * 0.19, -0.18, 0.44), (side * 0.2, -0.2, 0)], [0.018, 0.012], wood))
        parts.append(
            rod(
                [(side * 0.22, 0.2, 0.78), (side * 0.2, 0.19, 0.44), (side * 0.21, 0.24, 0)],
                [0.013, 0.018, 0.012],
                wood,
            )
        )
        parts.append(
            block((side * 0.19 - 0.012, -0.18, 0.4), (side * 0.19 + 0.012, 0.19, 0.44), wood, 0.006)
        )
    for y in (-0.18, 0.19):
        parts.append(block((-0.19, y - 0.012, 0.4), (0.19, y + 0.012, 0.44), wood, 0.006))

    def back(u, v):
        x = (u - 0.5) * 0.5
        return (x, 0.235 - 0.28 * x * x * 2, 0.68 + 0.14 * v + 0.02 * math.cos(x * 6))

    parts.append(sheet(back, 24, 6, wood + ":x", thickness=0.02))
    return parts


def shell_chair(palette):
    """An upholstered shell on thin metal legs."""
    cloth = palette.accents[1] if palette.sofa == palette.accents[1] else palette.sofa

    def shell(u, v):
        x = (u - 0.5) * 2
        if v < 0.5:
            t = v / 0.5
            return (
                x * (0.23 + 0.015 * t),
                -0.22 + 0.42 * t,
                0.455 - 0.02 * math.sin(t * 3.1) + 0.03 * x * x * t + 0.01 * (1 - t),
            )
        t = (v - 0.5) / 0.5
        return (
            x * (0.245 - 0.03 * t * t),
            0.2 + 0.06 * math.sin(t * 1.57) - 0.07 * x * x * math.sin(t * 2.4),
            0.455 + 0.4 * t**1.15 + 0.03 * x * x * (1 - t) - 0.05 * x**4 * t,
        )

    parts = [sheet(shell, 24, 32, cloth, thickness=0.045)]
    for side in (-1, 1):
        for end in (-1, 1):
            parts.append(
                rod(
                    [(side * 0.14, end * 0.13 - 0.01, 0.43), (side * 0.22, end * 0.22, 0)],
                    0.011,
                    palette.metal,
                )
            )
    return parts


def cane_chair(palette):
    """Upholstered seat, open round back."""
    wood = palette.wood
    parts = [
        cushion(
            (0, -0.01, 0.46), (0.46, 0.44, 0.08), palette.accents[0], (0, 0, 0), 5, 0.3, 7, 0.004
        )
    ]
    arc = [
        (0.23 * math.cos(a), 0.05 + 0.2 * math.sin(a) * 0.9, 0.74)
        for a in (math.pi * k / 16 for k in range(17))
    ]
    parts.append(rod(arc, 0.016, wood + ":x"))
    parts.append(rod([(p[0], p[1], 0.42) for p in arc], 0.013, wood + ":x"))
    for index in range(1, 16, 2):
        parts.append(rod([(arc[index][0], arc[index][1], 0.42), arc[index]], 0.006, wood + ":z", 6))
    for side in (-1, 1):
        parts.append(rod([(side * 0.2, -0.18, 0.43), (side * 0.21, -0.2, 0)], [0.017, 0.012], wood))
        parts.append(
            rod(
                [(side * 0.23, 0.05, 0.74), (side * 0.2, 0.16, 0.42), (side * 0.2, 0.22, 0)],
                [0.014, 0.017, 0.012],
                wood,
            )
        )
    parts.append(block((-0.2, -0.19, 0.4), (0.2, 0.17, 0.43), wood, 0.01))
    return parts


KINDS = {"wooden": wooden_chair, "shell": shell_chair, "cane": cane_chair}


def dining_chair(kind, palette, x=0, y=0, turn=0):
    """A chair of one of the kinds; gives its handle."""
    return placed(KINDS[kind](palette), x, y, turn)


def stool(palette, x, y, turn=0, height=0.66):
    """A bar stool with a low back."""
    cloth = palette.accents[0].replace("weave", "leather")
    parts = [cushion((0, 0, height), (0.4, 0.36, 0.08), cloth, (0, 0, 0), 6, 0.25, 2, 0.003)]

    def back(u, v):
        angle = math.radians(20 + 140 * u)
        return (0.2 * math.cos(angle), 0.19 * math.sin(angle), height + 0.06 + 0.16 * v)

    parts.append(sheet(back, 20, 6, cloth, thickness=0.025))
    for side in (-1, 1):
        for end in (-1, 1):
            parts.append(
                rod(
                    [(side * 0.14, end * 0.12, height - 0.02), (side * 0.19, end * 0.18, 0)],
                    0.011,
                    palette.metal,
                )
            )
    ring = [
        (0.175 * math.cos(a) * 1.25, 0.165 * math.sin(a) * 1.25, 0.22)
        for a in (math.pi / 4 + math.pi / 2 * k for k in range(5))
    ]
    parts.append(rod(ring, 0.009, palette.metal))
    return placed(parts, x, y, turn)
