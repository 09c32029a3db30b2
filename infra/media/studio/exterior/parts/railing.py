"""Railings of balconies and terraces: glass, bars or solid."""

import math

HEIGHT = 1.08
POST_SPACING = 1.3
BAR_SPACING = 0.16


def railing(builder, setting, x0, x1, z, y0, y1, left=True, right=True, kind=None):
    """Railing along the front (y0) and the chosen sides of a terrace, up to y1."""
    runs = [((x0, y0), (x1, y0))]
    if left:
        runs.append(((x0, y0), (x0, y1)))
    if right:
        runs.append(((x1, y0), (x1, y1)))
    for start, end in runs:
        rail_run(builder, setting, start, end, z, kind or setting.accents["railing"])


def rail_run(builder, setting, start, end, z, kind):
    """One straight piece of railing."""
    (ax, ay), (bx, by) = start, end
    frame = setting.accents["frame"]
    x0, x1, y0, y1 = min(ax, bx), max(ax, bx), min(ay, by), max(ay, by)
    if kind == "solid":
        builder.box(
            x0 - 0.05, y0 - 0.05, z, x1 + 0.05, y1 + 0.05, z + 0.85, setting.accents["slab"]
        )
        builder.box(x0 - 0.02, y0 - 0.02, z + 0.98, x1 + 0.02, y1 + 0.02, z + 1.02, frame)
        return
    builder.box(
        x0 - 0.025, y0 - 0.025, z + HEIGHT, x1 + 0.025, y1 + 0.025, z + HEIGHT + 0.04, frame
    )
    length = math.hypot(bx - ax, by - ay)
    if kind == "glass":
        corners = [
            (ax, ay, z + 0.04),
            (bx, by, z + 0.04),
            (bx, by, z + HEIGHT),
            (ax, ay, z + HEIGHT),
        ]
        builder.face(corners, "glass:e2ece8:.0")
        count, half = max(1, int(length / POST_SPACING)), 0.018
    else:
        builder.box(x0 - 0.015, y0 - 0.015, z + 0.06, x1 + 0.015, y1 + 0.015, z + 0.09, frame)
        count, half = max(1, int(length / BAR_SPACING)), 0.009
    for i in range(count + 1):
        px, py = ax + (bx - ax) * i / count, ay + (by - ay) * i / count
        builder.box(px - half, py - half, z, px + half, py + half, z + HEIGHT, frame, "tb")
