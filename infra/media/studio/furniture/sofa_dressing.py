"""What lies on a sofa: pillows, and a throw over its arm."""

import math

from furniture.cloth import cushion, draped, smooth_path

SEAT = 0.43


def throw_over_arm(x, height, depth, surface, seed):
    """A throw laid over an arm from its outside to the seat; its path keeps clear of the arm."""
    outside = x + math.copysign(0.105, x)
    inside = x - math.copysign(0.105, x)
    path = smooth_path(
        [
            (-outside, 0.2),
            (-outside, height - 0.05),
            (-(outside + inside) / 2, height + 0.012),
            (-inside, height - 0.05),
            (-inside, SEAT + 0.05),
        ]
    )
    if x < 0:
        path = path[::-1]
    cloth = draped(path, 0.42, surface, seed=seed)
    cloth.rotation_euler = (0, 0, math.radians(90))
    cloth.location = (0, depth, 0)
    return cloth


def pillows(length, surfaces, chance, back=0.13, height=0.66):
    """Loose pillows at both ends, turned a little by chance."""
    places = [
        (-length / 2 + 0.42, 0.5),
        (-length / 2 + 0.78, 0.43),
        (length / 2 - 0.44, 0.48),
        (length / 2 - 0.8, 0.4),
    ]
    chosen = [0, 1, 2, 3] if length > 2.4 else [0, 2]
    parts = []
    for index in chosen[: chance.choice((2, 3, 4))]:
        x, size = places[index]
        lean = math.radians(64 + chance.uniform(-4, 4))
        parts.append(
            cushion(
                (x, back - 0.16 - 0.02 * (index % 2), height + (size - 0.46) * 0.4),
                (size, size, 0.17),
                surfaces[index % len(surfaces)],
                (lean, chance.uniform(-0.1, 0.1), chance.uniform(-0.16, 0.16)),
                2.7,
                0.45,
                seed=chance.randrange(90),
                wrinkle=0.01,
            )
        )
    return parts
