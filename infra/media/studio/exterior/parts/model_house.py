"""A house seen from the air: body, roof, drive, terrace, often a small pool."""

from core.mesh import placed
from exterior.parts.house import gable_roof

ROOFS = ("tile-roof:8a5d49", "tile-roof:7a5444", "concrete:d8d2c6", "tile-roof:96684f")
HOUSE_WALLS = ("plaster:f1ece0:.8", "plaster:e4dccb:.8", "brick", "plaster:efe3cf:.8")


def model_house(builder, setting, dice, half, depth):
    """A model house: body, drive, terrace, often a small pool."""
    frame = builder.transform
    wide, deep = min(half * 2 - 4, dice.uniform(9, 12)), dice.uniform(8, 10)
    left, front = -wide / 2 + dice.uniform(-1, 1), 5.5
    floors = dice.choice((1, 2, 2))
    top = floors * 3.0
    wall, roof = dice.choice(HOUSE_WALLS), dice.choice(ROOFS)
    builder.box(left, 0, -0.08, left + 3.2, front, -0.04, "paver:a59c8e:.3:.3", "b")
    builder.transform = frame @ placed(left, front)
    builder.box(0, 0, -0.1, wide, deep, top, wall, "bt")
    for floor in range(floors):
        for x0 in (0.8, wide * 0.38, wide * 0.7):
            z = floor * 3.0
            for y0, y1 in ((-0.04, 0.0), (deep, deep + 0.04)):
                builder.box(x0, y0, z + 0.5, x0 + wide * 0.22, y1, z + 2.4, "dark-glass")
    for x0, x1 in ((-0.04, 0.0), (wide, wide + 0.04)):
        builder.box(x0, deep * 0.3, 0.9, x1, deep * 0.6, 2.3, "dark-glass")
    if roof.startswith("tile"):
        gable_roof(builder, setting, wide, deep, top, 1.8, wall, 0.7, 0.5, tiles=roof)
    else:
        builder.box(-0.6, -0.8, top, wide + 0.6, deep + 0.6, top + 0.35, roof, "b")
    builder.box(wide * 0.2, deep, -0.1, wide * 0.9, deep + 3, 0.08, "wood:9a6a40:.14:0", "b")
    if dice.random() < 0.45 and front + deep + 6.5 < depth:
        builder.box(
            wide * 0.15,
            deep + 3.2,
            -0.1,
            wide * 0.75,
            deep + 6.2,
            0.05,
            "marble:e8e0d0:b8a88c:.5",
            "b",
        )
        builder.face(
            [
                (wide * 0.19, deep + 3.5, 0.07),
                (wide * 0.71, deep + 3.5, 0.07),
                (wide * 0.71, deep + 5.9, 0.07),
                (wide * 0.19, deep + 5.9, 0.07),
            ],
            "pool",
        )
    builder.transform = frame
