"""Framed pictures and mirrors; modelled hanging on a wall whose surface is y = 0, seen from -y."""
import math

from furniture.forms import block, placed, turned


def picture(width, height, art, frame, x, y, z, turn=0, mount=0.08):
    """A framed sheet with a passe-partout, its centre at height `z`."""
    half, tall = width / 2, height / 2
    parts = []
    for low, high in (
        ((-half, -tall), (half, -tall + 0.022)),
        ((-half, tall - 0.022), (half, tall)),
        ((-half, -tall + 0.02), (-half + 0.022, tall - 0.02)),
        ((half - 0.022, -tall + 0.02), (half, tall - 0.02)),
    ):
        parts.append(block((low[0], -0.034, low[1]), (high[0], -0.004, high[1]), frame, 0.003))
    parts.append(
        block(
            (-half + 0.015, -0.016, -tall + 0.015),
            (half - 0.015, -0.006, tall - 0.015),
            "wall:f6f2ea",
            0.001,
        )
    )
    if mount < min(half, tall):
        parts.append(
            block(
                (-half + mount, -0.0195, -tall + mount),
                (half - mount, -0.012, tall - mount),
                art,
                0.0005,
            )
        )
    return placed(parts, x, y, turn, z)


def gallery(kind, art, frame, x, y, z, turn, chance):
    """A group of pictures around (x, z): 'pair', 'large', 'trio' or 'grid'."""
    angle = math.radians(turn)
    sets = {
        "pair": [(-0.5, 0, 0.78, 1.05), (0.5, 0, 0.78, 1.05)],
        "large": [(0, 0, 1.7, 1.15)],
        "trio": [(-0.72, 0, 0.6, 0.8), (0, 0, 0.6, 0.8), (0.72, 0, 0.6, 0.8)],
        "grid": [
            (-0.62, 0.3, 0.5, 0.5),
            (0, 0.3, 0.5, 0.5),
            (0.62, 0.3, 0.5, 0.5),
            (-0.62, -0.28, 0.5, 0.5),
            (0, -0.28, 0.5, 0.5),
            (0.62, -0.28, 0.5, 0.5),
        ],
        "mixed": [(-0.45, 0.02, 0.95, 1.2), (0.42, 0.28, 0.6, 0.68), (0.36, -0.38, 0.48, 0.44)],
    }
    for index, (along, up, width, height) in enumerate(sets[kind]):
        tones = (
            art[(index + chance.randrange(3)) % len(art)] if kind != "large" else chance.choice(art)
        )
        medium = "line-drawing" if kind in ("grid", "trio") and index % 2 else "painting"
        scale = chance.choice((1.1, 1.5, 2.1)) / max(0.6, min(width, height)) ** 0.5
        picture(
            width,
            height,
            f"{medium}:{tones}:{scale:.2f}",
            frame,
            x + along * math.cos(angle),
            y + along * math.sin(angle),
            z + up,
            turn,
            0.03 if kind == "large" else width * 0.12,
        )


def round_mirror(radius, frame, x, y, z, turn=0):
    """A round mirror in a thin frame."""
    ring = turned(
        [(radius - 0.012, 0.0), (radius, 0.0), (radius, 0.022), (radius - 0.012, 0.022)],
        frame,
        sides=72,
    )
    glass = turned([(0, 0.012), (radius - 0.01, 0.012)], "mirror", sides=72)
    for part in (ring, glass):
        part.rotation_euler = (math.radians(90), 0, 0)
    placed([ring, glass], x, y, turn, z)


def standing_mirror(width, height, frame, x, y, turn=0):
    """A tall mirror that leans against the wall."""
    lean = math.radians(-6)
    parts = [
        block((-width / 2, -0.02, 0), (width / 2, 0, height), frame, 0.012),
        block(
            (-width / 2 + 0.03, -0.026, 0.03),
            (width / 2 - 0.03, -0.018, height - 0.03),
            "mirror",
            0.001,
        ),
    ]
    handle = placed(parts, x, y, turn)
    handle.rotation_euler = (lean, 0, math.radians(turn))
