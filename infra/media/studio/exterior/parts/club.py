"""The middle of a development: clubhouse, pool, court and a lake."""

import math

LAKE = (34.0, 84.0, 19.0, 11.0)


def club(builder, phase):
    """Clubhouse, pool, courts and a lake among trees."""
    cx, cy, rx, ry = LAKE
    ring = []
    for i in range(48):
        angle = math.tau * i / 48
        wobble = 1 + 0.12 * math.sin(angle * 3 + phase) + 0.07 * math.sin(angle * 5)
        ring.append((cx + math.cos(angle) * rx * wobble, cy + math.sin(angle) * ry * wobble))
    shore = [(cx + (x - cx) * 1.12, cy + (y - cy) * 1.16, -0.06) for x, y in ring]
    builder.face(shore, "paver:cbbca2:.3:.3")
    builder.face([(x, y, -0.03) for x, y in ring], "water:3a6a68")
    x0, y0 = cx - 14, cy - 26.5
    builder.box(x0, y0, 0, x0 + 17, y0 + 7.5, 3.6, "plaster:f1ece0:.8")
    builder.box(x0 + 1, y0 - 0.05, 0.3, x0 + 16, y0, 3.1, "dark-glass")
    builder.box(x0 + 1, y0 + 7.5, 0.3, x0 + 16, y0 + 7.55, 3.1, "dark-glass")
    builder.box(x0 - 1.2, y0 - 1.4, 3.6, x0 + 18.2, y0 + 9, 4.0, "concrete:d8d2c6")
    builder.box(x0 + 19, y0 - 1, -0.1, x0 + 35, y0 + 9, 0.03, "paver:d8cbb4:.6:.6:.3")
    builder.face(
        [
            (x0 + 21, y0 + 1, 0.05),
            (x0 + 33, y0 + 1, 0.05),
            (x0 + 33, y0 + 7, 0.05),
            (x0 + 21, y0 + 7, 0.05),
        ],
        "pool",
    )
    court = cx - 34
    builder.face(
        [
            (court - 6, cy - 12, -0.04),
            (court + 6, cy - 12, -0.04),
            (court + 6, cy + 12, -0.04),
            (court - 6, cy + 12, -0.04),
        ],
        "plaster:3f6e52:.9",
    )
    builder.face(
        [
            (court - 4.2, cy - 9, -0.02),
            (court + 4.2, cy - 9, -0.02),
            (court + 4.2, cy + 9, -0.02),
            (court - 4.2, cy + 9, -0.02),
        ],
        "plaster:b3633f:.9",
    )
