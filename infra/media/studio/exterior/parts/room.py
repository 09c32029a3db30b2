"""The room behind a window: walls, furniture, curtains, a lamp; lit or dark."""

import math

WARM = ("ffc98a", "ffb870", "ffdcae", "ffe9cf")
PICTURES = ("33414a", "b06a45", "d8cbb5", "4a5a44")
FLOOR = "wood:7a5638:.14:0"
CURTAIN_FOLD = 0.09


def room(builder, setting, key, x0, x1, z0, z1, y, depth=4.2, lit=None, open_sides=""):
    """A furnished box behind a facade's opening (y grows inwards).

    `lit` is the chance of light; `open_sides` leaves out 'l' or 'r', where a corner room
    sees out of the other facade.
    """
    dice = setting.dice(f"room/{key}")
    chance = (0.62 if setting.dusk else 0.14) if lit is None else lit
    is_lit = dice.random() < chance
    strength = dice.uniform(0.35, 1.1) if setting.dusk else dice.uniform(0.25, 0.6)
    tone = dice.choice(WARM)
    walls = f"room:{tone}:{strength:.1f}" if is_lit else "room:ffca8a:0"
    back = y + depth
    builder.face([(x0, back, z0), (x1, back, z0), (x1, back, z1), (x0, back, z1)], walls)
    if "l" not in open_sides:
        builder.face([(x0, y, z0), (x0, back, z0), (x0, back, z1), (x0, y, z1)], walls)
    if "r" not in open_sides:
        builder.face([(x1, back, z0), (x1, y, z0), (x1, y, z1), (x1, back, z1)], walls)
    builder.face([(x0, y, z1), (x0, back, z1), (x1, back, z1), (x1, y, z1)], walls)
    builder.face([(x0, y, z0), (x1, y, z0), (x1, back, z0), (x0, back, z0)], FLOOR)
    furnish(builder, setting, dice, is_lit, (x0, x1, y, back, z0, z1))
    if depth < 5 and dice.random() < 0.75:
        curtains(builder, dice, x0, x1, y, z0, z1)


def furnish(builder, setting, dice, is_lit, bounds):
    """Silhouettes that give a room its parallax."""
    x0, x1, y, back, z0, z1 = bounds
    width = x1 - x0
    if dice.random() < 0.7:
        left = x0 + width * dice.uniform(0.1, 0.5)
        builder.box(
            left, back - 1.1, z0, left + width * 0.35, back - 0.3, z0 + 0.75, "fabric:6f6a62"
        )
    if dice.random() < 0.7:
        left = x0 + width * dice.uniform(0.15, 0.6)
        picture = f"paint:{dice.choice(PICTURES)}"
        builder.box(left, back - 0.05, z0 + 1.2, left + 0.9, back - 0.01, z0 + 1.9, picture)
    if is_lit:
        middle = x0 + width * dice.uniform(0.3, 0.7)
        glow = f"glow:ffdca6:{9 if setting.dusk else 5}"
        builder.cylinder((middle, y + 1.7, z1 - 0.75), 0.16, 0.1, 0.22, glow, 8)


def curtains(builder, dice, x0, x1, y, z0, z1):
    """Pleated curtains drawn to both sides."""
    width = x1 - x0
    share = dice.choice((0.18, 0.22, 0.3, 0.5))
    other = share if dice.random() < 0.5 else 0.15
    cloth = "sheer" if dice.random() < 0.6 else "fabric:cfc4b4"
    for start, end in ((x0, x0 + width * share), (x1 - width * other, x1)):
        folds = max(4, math.floor((end - start) / CURTAIN_FOLD))
        points = []
        for i in range(folds + 1):
            x = start + (end - start) * i / folds
            deep = y + 0.16 + 0.05 * (i % 2)
            points += [(x, deep, z0), (x, deep, z1 - 0.05)]
        faces = [(2 * i, 2 * i + 2, 2 * i + 3, 2 * i + 1) for i in range(folds)]
        builder.polygons(points, faces, cloth)
