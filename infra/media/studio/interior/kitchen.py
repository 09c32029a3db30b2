"""The kitchen: one wall of units, an island or a table before it, the window at its side."""
from furniture.chairs import KINDS as CHAIRS
from furniture.chairs import dining_chair
from furniture.curtains import roller_blind, roman_blind
from furniture.decor import bowl
from furniture.vases import vase
from furniture.lamps import PENDANTS, pendant
from furniture.plants import plant
from furniture.tables import dining_table
from interior import wall_features
from interior.daylight import ceiling_spots, look, outdoors, soft_fill, warm_glow
from interior.kitchen_wall import kitchen_island, kitchen_wall
from interior.room_shell import Opening, Room, balcony, shell
from interior.viewpoint import aim
from interior.window_view import surround

ROOMS = (Room(3.4, 3.2, 2.36), Room(4.6, 4.4, 2.5), Room(6.0, 5.2, 2.75))


def build_shell(setting, room):
    """Shell with the window wall at the far end; gives its opening."""
    palette = setting.palette
    if setting.comfort == 0:
        opening = Opening(room.left + 0.9, room.right - 0.6, 0.98, 2.1, 2)
    elif setting.comfort == 1:
        opening = Opening(room.left + 1.0, room.right - 0.5, 0.45, 2.24, 3)
    else:
        opening = Opening(room.left + 0.9, room.right - 0.3, 0.0, room.height - 0.16, 4, 1.8)
    wet = setting.comfort == 0 or setting.pick("floor", (True, False, False))
    back = palette.feature if setting.pick("tone", (True, False)) else palette.wall
    shell(
        room,
        opening,
        palette,
        floor=palette.wet_floor if wet else palette.floor,
        walls={"right": back},
    )
    if opening.balcony and setting.rise > 3:
        balcony(room, opening, palette)
    if setting.comfort == 2 and setting.pick("beams", (True, False, False)):
        wall_features.beams(room, palette)
    return opening


def middle(setting, room):
    """An island with stools, or a table with chairs, with lamps over it."""
    palette, chance = setting.palette, setting.chance("middle")
    lamp = setting.pick("lamp", tuple(PENDANTS) if setting.comfort else ("dome", "opal"))
    x, y = room.left + room.width * 0.56, room.back * 0.52
    glow = 70 if setting.dusk else 22
    if setting.comfort and setting.pick("island", (True, True, False)):
        kitchen_island(setting, x, y, 90, room.height)
        return
    length = 1.2 if setting.comfort == 0 else 1.8
    if setting.comfort == 0:
        x = room.right - 0.62
    round_top = setting.comfort == 0 or setting.pick("round", (True, False))
    top = dining_table(
        palette,
        0.95 if setting.comfort == 0 else (1.3 if round_top else length),
        x,
        y,
        90,
        round_top,
    )
    kind = setting.pick("chair", tuple(CHAIRS))
    seats = (
        ((0, 0.62, 0), (0, -0.62, 180))
        if setting.comfort == 0
        else ((-0.66, 0.34, 90), (-0.66, -0.34, 90), (0.66, 0.34, -90), (0.66, -0.34, -90))
    )
    if round_top and setting.comfort:
        seats = ((-0.78, 0, 90), (0.78, 0, -90), (0, 0.78, 0), (0, -0.78, 180))
    for dx, dy, turn in seats:
        dining_chair(kind, palette, x + dx, y + dy, turn + chance.uniform(-9, 9))
    vase(palette, x, y + 0.05, top, chance, chance.choice(("leaves", "cotton", "branch")), 1.0)
    if setting.comfort:
        bowl(palette, x, y - 0.4, top, chance)
    pendant(lamp, palette, glow, x, y, 1.5, room.height)
    warm_glow(x, y, 1.45, 18 if setting.dusk else 6)


def frame(setting, room):
    """One of three points of view."""
    w, d = room.width, room.depth
    views = {
        "units": (
            (room.right - w * 0.1, room.back + d * 0.12, 1.4),
            (room.left, room.back + d * 0.62, 1.02),
            20,
        ),
        "corner": (
            (room.right - w * 0.22, room.back + 0.25, 1.42),
            (room.left + w * 0.22, -d * 0.1, 1.08),
            19,
        ),
        "axis": (
            (room.left + w * 0.62, room.back + 0.15, 1.42),
            (room.left + w * 0.46, 0, 1.1),
            19,
        ),
    }
    return views[setting.pick("camera", tuple(views) if setting.comfort else ("units", "corner"))]


def build(setting):
    """Builds the kitchen; gives its look."""
    room = ROOMS[setting.comfort]
    outdoors(setting)
    surround(setting)
    opening = build_shell(setting, room)
    kitchen_wall(setting, room.depth - 0.004, room.height, room.left, room.back / 2, 90)
    middle(setting, room)
    if opening.sill and setting.pick("blind", (True, False)):
        setting.pick("blind kind", (roller_blind, roman_blind))(
            opening.x0, opening.x1, opening.head + 0.04, 0.4, setting.palette
        )
    if setting.comfort:
        plant(
            setting.pick("plant", ("monstera", "olive", "areca")),
            setting.palette,
            room.right - 0.4,
            -0.45,
            setting.seed,
            size=0.85,
        )
    ceiling_spots(room, setting, 2 + (setting.comfort > 0), 2, 4)
    soft_fill(room, setting)
    aim(setting, frame(setting, room), 0.15)
    return look(setting)
