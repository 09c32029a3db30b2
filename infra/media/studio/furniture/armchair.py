"""Armchairs: an open wooden frame, a round bucket, a sling of leather."""
import math

from furniture.forms import block, placed, rod, sheet, turned
from furniture.cloth import cushion


def frame_chair(colour, wood, metal):
    """Two cushions in an open wooden frame."""
    cloth = f"weave:{colour}"
    parts = [
        cushion((0, -0.02, 0.41), (0.64, 0.7, 0.17), cloth, (math.radians(5), 0, 0), 7, 0.28, 40)
    ]
    parts.append(
        cushion((0, 0.29, 0.68), (0.62, 0.62, 0.17), cloth, (math.radians(70), 0, 0), 6, 0.4, 41)
    )
    for side in (-0.37, 0.37):
        parts.append(block((side - 0.032, -0.4, 0.565), (side + 0.032, 0.4, 0.6), wood, 0.014))
        parts.append(rod([(side, -0.34, 0.57), (side, -0.36, 0)], [0.02, 0.014], wood))
        parts.append(
            rod(
                [(side, 0.5, 0.86), (side, 0.37, 0.34), (side, 0.45, 0)],
                [0.016, 0.021, 0.014],
                wood,
            )
        )
        parts.append(block((side - 0.016, -0.35, 0.28), (side + 0.016, 0.37, 0.33), wood, 0.01))
    for y, z in ((-0.34, 0.305), (0.37, 0.3), (0.475, 0.76)):
        parts.append(block((-0.37, y - 0.015, z - 0.025), (0.37, y + 0.015, z + 0.025), wood, 0.01))
    return parts


def bucket_chair(colour, wood, metal):
    """A round shell in looped wool on a swivel foot."""
    cloth = f"boucle:{colour}"

    def shell(u, v):
        angle = math.radians(-38 + 256 * u)
        turn = v * math.tau
        rise = 0.2 + 0.11 * math.sin(math.pi * u)
        swell = min(1, math.sin(math.pi * min(max(u, 0.0), 1.0)) * 7) ** 0.5
        out, up = 0.075 * math.cos(turn) * swell, rise * math.sin(turn) * swell
        radius = 0.36 + out + 0.05 * max(0, math.sin(turn))
        return (radius * math.cos(angle), radius * math.sin(angle), 0.44 + rise * 0.75 + up)

    seat = [
        (0, 0.46),
        (0.26, 0.462),
        (0.33, 0.44),
        (0.355, 0.39),
        (0.35, 0.26),
        (0.32, 0.2),
        (0, 0.19),
    ]
    foot = [(0, 0), (0.24, 0), (0.245, 0.012), (0.22, 0.022), (0.03, 0.032), (0.028, 0.2)]
    return [
        sheet(shell, 64, 18, cloth),
        turned(seat, cloth, (0, -0.03, 0), 48),
        turned(foot, metal, (0, 0, 0), 40),
    ]


def sling_chair(colour, wood, metal):
    """Leather stretched over a low frame of rods."""
    leather = f"leather:{colour}"

    def sling(u, v):
        x = (u - 0.5) * 0.62
        sag = 0.035 * (1 - (2 * u - 1) ** 2)
        if v < 0.55:
            t = v / 0.55
            return (x, -0.4 + 0.66 * t, 0.44 - 0.13 * t - sag)
        t = (v - 0.55) / 0.45
        return (x, 0.26 + 0.2 * t + 0.06 * math.sin(t * 1.6), 0.31 + 0.52 * t - sag * (1 - t))

    parts = [sheet(sling, 24, 40, leather, thickness=0.014)]
    for side in (-0.33, 0.33):
        parts.append(
            rod(
                [(side, -0.41, 0), (side, -0.41, 0.45), (side, 0.27, 0.32), (side, 0.5, 0.86)],
                0.014,
                metal,
            )
        )
        parts.append(rod([(side, 0.27, 0.32), (side, 0.42, 0)], 0.014, metal))
    for y, z in ((-0.41, 0.45), (0.5, 0.86), (0.27, 0.3)):
        parts.append(rod([(-0.33, y, z), (0.33, y, z)], 0.014, metal))
    parts.append(
        cushion((0, 0.4, 0.76), (0.52, 0.24, 0.12), leather, (math.radians(68), 0, 0), 4, 0.4, 6)
    )
    return parts


KINDS = {"frame": frame_chair, "bucket": bucket_chair, "sling": sling_chair}


def armchair(kind, palette, x=0, y=0, turn=0):
    """An armchair of one of the three kinds, facing -y before it is turned."""
    return placed(KINDS[kind](palette.armchair, palette.wood, palette.metal), x, y, turn)


def pouf(palette, x=0, y=0, radius=0.3):
    """A round footstool in one of the accent cloths."""
    profile = [
        (0, 0.4),
        (radius * 0.8, 0.4),
        (radius * 0.95, 0.375),
        (radius, 0.32),
        (radius, 0.1),
        (radius * 0.95, 0.03),
        (0, 0.0),
    ]
    return placed([turned(profile, palette.accents[2].replace("weave", "boucle"), sides=48)], x, y)
