"""Row houses: a modern one with a floating upper volume, and a plain one with a tile roof."""

from mathutils import Matrix

from core.mesh import placed
from exterior.parts.balcony import soffit
from exterior.parts.railing import railing
from exterior.parts.window import wall_with_opening, window

GROUND = 3.0
TOP = 6.2
OVERHANG = 1.1


def mirrored(x, y, width, flipped):
    """Frame of a house at (x, y); a flipped one is its mirror picture."""
    if not flipped:
        return placed(x, y)
    return placed(x + width, y) @ Matrix.Scale(-1, 4, (1, 0, 0))


def modern_house(builder, setting, key, x, y, width, depth, walls, flipped=False):
    """Two floors: garage, recessed door and living room below, a framed volume above."""
    accents = setting.accents
    home = mirrored(x, y, width, flipped)
    builder.transform = home
    ground_floor(builder, setting, key, width, walls[0])
    upper = home @ placed(0, -OVERHANG)
    split = width * 0.62
    soffit(builder, 0, width, -OVERHANG, 0, GROUND, accents["soffit"])
    builder.transform = upper
    opening = (0.8, split - 0.8, GROUND + 0.45, TOP - 0.55)
    wall_with_opening(builder, (0, split, GROUND, TOP), opening, walls[1], 0.35, sill=False)
    window(builder, setting, f"{key}/upper", opening, 0.3, 3, lit=0.8 if setting.dusk else 0.4)
    picture_frame(builder, accents["frame"], opening)
    builder.transform = home
    builder.face([(0, depth, 0), (0, 0, 0), (0, 0, GROUND), (0, depth, GROUND)], walls[0])
    builder.face(
        [(0, depth, GROUND), (0, -OVERHANG, GROUND), (0, -OVERHANG, TOP), (0, depth, TOP)], walls[1]
    )
    builder.face(
        [
            (split, -OVERHANG, GROUND),
            (split, 0.6, GROUND),
            (split, 0.6, TOP),
            (split, -OVERHANG, TOP),
        ],
        walls[1],
    )
    builder.face([(width, 0, 0), (width, depth, 0), (width, depth, TOP), (width, 0, TOP)], walls[0])
    recessed_balcony(builder, setting, key, home, split, width, walls[1])
    slab = accents["slab"]
    front = -OVERHANG - 0.3
    builder.box(-0.05, front, TOP, width + 0.05, depth, TOP + 0.28, slab, "b")
    soffit(builder, -0.05, width + 0.05, front, depth, TOP, accents["soffit"])
    builder.box(width * 0.3, 2.5, TOP + 0.28, width * 0.3 + 3, 5.5, TOP + 1.7, "plaster:8f877c")
    builder.transform = None


def ground_floor(builder, setting, key, width, wall):
    """Garage door, front door and window behind a deep reveal."""
    accents = setting.accents
    frame, wood = accents["frame"], accents["screen"]
    door_end = 5.5
    wall_with_opening(
        builder, (0, width, 0, GROUND), (3.9, width - 0.4, 0.05, 2.75), wall, 1.3, sill=False
    )
    window(
        builder,
        setting,
        f"{key}/living",
        (door_end, width - 0.45, 0.05, 2.7),
        1.32,
        2,
        lit=0.9 if setting.dusk else 0.5,
    )
    builder.box(3.95, 1.28, 0.05, 5.1, 1.36, 2.6, wood)
    builder.box(4.95, 1.22, 1.0, 5.0, 1.28, 1.5, "metal:c0b090:.25")
    builder.box(5.1, 1.2, 0, door_end, 1.4, 2.75, "concrete")
    builder.box(0.35, -0.04, 0.05, 3.5, 0.0, 2.55, accents["garage"])
    for x in (0.28, 3.5):
        builder.box(x, -0.06, 0, x + 0.07, 0.02, 2.62, frame)
    builder.box(0.28, -0.06, 2.55, 3.57, 0.02, 2.62, frame)
    glow = f"glow:ffdca6:{setting.lamp(30, 8)}"
    for x in (4.2, 6.4):
        builder.box(x, 0.5, 2.72, x + 0.3, 0.8, 2.745, glow)


def picture_frame(builder, frame, opening):
    """Deep metal frame around the upper window."""
    a, b, c, d = opening
    for x in (a - 0.08, b):
        builder.box(x, -0.35, c - 0.08, x + 0.08, 0.3, d + 0.08, frame)
    builder.box(a - 0.08, -0.35, d, b + 0.08, 0.3, d + 0.08, frame)
    builder.box(a - 0.08, -0.35, c - 0.08, b + 0.08, 0.3, c, frame)


def recessed_balcony(builder, setting, key, home, split, width, wall):
    """Balcony beside the upper volume, half behind wood slats."""
    builder.transform = home @ placed(0, 0.6)
    opening = (split + 0.3, width - 0.3, GROUND + 0.05, TOP - 0.5)
    wall_with_opening(builder, (split, width, GROUND, TOP), opening, wall, 0.2, sill=False)
    window(builder, setting, f"{key}/balcony", opening, 0.2, 2, lit=0.8 if setting.dusk else 0.4)
    builder.transform = home
    builder.box(
        split, -OVERHANG, GROUND - 0.02, width, 0.6, GROUND + 0.02, setting.accents["slab"], "b"
    )
    railing(
        builder,
        setting,
        split + 0.05,
        width - 0.05,
        GROUND + 0.02,
        -OVERHANG + 0.08,
        0.6,
        left=False,
    )
    for i in range(6):
        x = width - 0.12 - i * 0.14
        builder.box(
            x - 0.06,
            -OVERHANG + 0.15,
            GROUND + 0.02,
            x,
            -OVERHANG + 0.22,
            TOP,
            setting.accents["screen"],
        )


def plain_house(builder, setting, key, x, y, width, depth, walls, flipped=False):
    """Two floors under a tile roof: door, window, a small upper balcony or window."""
    dice = setting.dice(f"house/{key}")
    accents = setting.accents
    home = mirrored(x, y, width, flipped)
    builder.transform = home
    ground, top = 2.7, 5.3
    middle = width * 0.44
    wall_with_opening(
        builder, (0, middle, 0, ground), (0.5, middle - 0.6, 0.03, 2.2), walls[1], 0.25, sill=False
    )
    builder.box(0.5, 0.18, 0.03, middle - 0.6, 0.26, 2.2, accents["screen"])
    builder.box(middle - 0.9, 0.12, 1.0, middle - 0.86, 0.18, 1.2, "metal:c0b090:.25")
    pane = (middle + 0.3, width - 0.6, 0.8, 2.25)
    wall_with_opening(builder, (middle, width, 0, ground), pane, walls[1], 0.22)
    window(builder, setting, f"{key}/living", pane, 0.16, 2, lit=0.85 if setting.dusk else 0.3)
    left = (0.55, middle - 0.35, ground + 0.9, top - 0.45)
    wall_with_opening(builder, (0, middle, ground, top), left, walls[0], 0.22)
    window(builder, setting, f"{key}/bed", left, 0.16, 1)
    right = (middle + 0.3, width - 0.5, ground + 0.05, top - 0.4)
    wall_with_opening(builder, (middle, width, ground, top), right, walls[0], 0.22, sill=False)
    window(builder, setting, f"{key}/main", right, 0.16, 2)
    if dice.random() < 0.7:
        builder.box(
            middle + 0.1, -0.9, ground - 0.12, width - 0.2, 0, ground + 0.05, accents["slab"]
        )
        railing(builder, setting, middle + 0.15, width - 0.25, ground + 0.05, -0.85, 0)
    builder.box(0, -0.05, ground - 0.1, width, 0.0, ground + 0.05, accents["slab"])
    builder.box(0.3, -1.0, 2.42, middle - 0.2, 0, 2.54, accents["slab"])
    builder.box(
        width * 0.2, -0.5, 2.38, width * 0.2 + 0.2, -0.3, 2.42, f"glow:ffdca6:{setting.lamp(30, 3)}"
    )
    builder.face([(0, depth, 0), (0, 0, 0), (0, 0, top), (0, depth, top)], walls[0])
    builder.face([(width, 0, 0), (width, depth, 0), (width, depth, top), (width, 0, top)], walls[0])
    builder.face([(width, depth, 0), (0, depth, 0), (0, depth, top), (width, depth, top)], walls[0])
    gable_roof(builder, setting, width, depth, top, 1.7, walls[0])
    builder.transform = None


def gable_roof(builder, setting, width, depth, z, rise, wall, eave=0.5, side=0.06, tiles=None):
    """Tile roof whose ridge runs along x, with its gables and eaves board."""
    tiles = tiles or setting.accents["roof"]
    x0, x1, y0, y1 = -side, width + side, -eave, depth + eave
    middle = depth / 2
    low = z - rise * eave / (middle)
    thick = 0.14
    for y, sign in ((y0, 1), (y1, -1)):
        edge = [
            (x0, y, low + thick),
            (x1, y, low + thick),
            (x1, middle, z + rise + thick),
            (x0, middle, z + rise + thick),
        ]
        builder.face(edge if sign > 0 else edge[::-1], tiles)
        builder.face(
            [(x0, y, low), (x1, y, low), (x1, y, low + thick), (x0, y, low + thick)],
            "wood:5a3d28:.2:0",
        )
        builder.face(
            [(x0, y, low), (x1, y, low), (x1, middle, z + rise), (x0, middle, z + rise)],
            "wood:8a5a34:.14:0",
        )
    for x in (0, width):
        builder.face([(x, 0, z), (x, depth, z), (x, middle, z + rise)], wall)
    builder.box(
        x0,
        middle - 0.15,
        z + rise + thick - 0.04,
        x1,
        middle + 0.15,
        z + rise + thick + 0.08,
        tiles,
    )
