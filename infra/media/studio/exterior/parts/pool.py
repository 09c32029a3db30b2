"""A pool with its deck, loungers, parasols and planted beds."""

import math

COPING = "marble:e8e0d0:b8a88c:.5"
CLOTH = "fabric:f3eee4"
TEAK = "wood:9a6a40:.08:0"


def pool(builder, x0, x1, y0, y1, deck, extent):
    """Water with its coping in a hole of a deck; `extent` is the deck's (x0, x1, y0, y1)."""
    left, right, front, back = extent
    for a, b, c, d in (
        (left, right, front, y0),
        (left, right, y1, back),
        (left, x0, y0, y1),
        (x1, right, y0, y1),
    ):
        builder.box(a, c, -0.4, b, d, 0.0, deck, "b")
    rim = 0.3
    builder.box(x0 - rim, y0 - rim, -0.05, x1 + rim, y0, 0.035, COPING)
    builder.box(x0 - rim, y1, -0.05, x1 + rim, y1 + rim, 0.035, COPING)
    builder.box(x0 - rim, y0, -0.05, x0, y1, 0.035, COPING)
    builder.box(x1, y0, -0.05, x1 + rim, y1, 0.035, COPING)
    builder.face([(x0, y0, -0.12), (x1, y0, -0.12), (x1, y1, -0.12), (x0, y1, -0.12)], "pool")


def lounger(builder, x, y):
    """A lounger with its head towards +y."""
    builder.box(x - 0.34, y - 0.95, 0.26, x + 0.34, y + 0.55, 0.34, TEAK)
    builder.box(x - 0.32, y - 0.93, 0.34, x + 0.32, y + 0.53, 0.44, CLOTH)
    builder.face(
        [
            (x - 0.32, y + 0.5, 0.42),
            (x + 0.32, y + 0.5, 0.42),
            (x + 0.32, y + 1.15, 0.92),
            (x - 0.32, y + 1.15, 0.92),
        ],
        CLOTH,
    )
    for dx in (-0.3, 0.3):
        for dy in (-0.85, 0.5):
            builder.box(x + dx - 0.03, y + dy - 0.03, 0, x + dx + 0.03, y + dy + 0.03, 0.28, TEAK)


def parasol(builder, x, y, cloth="sheer:efe4d0"):
    """A round parasol on a wooden post."""
    builder.cylinder((x, y, 0), 0.03, 0.03, 2.75, TEAK, 8)
    for k in range(8):
        a, b = math.tau * k / 8, math.tau * (k + 1) / 8
        edge = [(x + 1.75 * math.cos(t), y + 1.75 * math.sin(t), 2.3) for t in (a, b)]
        builder.face([(x, y, 2.8), *edge], cloth)


def lounger_row(builder, x0, x1, y, cloth):
    """Pairs of loungers, a parasol over every other pair."""
    count = int((x1 - x0) / 4.1)
    for i in range(count):
        x = x0 + 1.5 + i * 4.1
        lounger(builder, x, y)
        lounger(builder, x + 1.25, y)
        if i % 2 == 0:
            parasol(builder, x + 0.62, y + 0.9, cloth)
