"""The kitchen: one wall of units, an island or a table before it, the window at its side."""
import bpy

from core.camera import camera
from furniture.chairs import KINDS as CHAIRS
from furniture.chairs import dining_chair, stool
from furniture.decor import bowl, vase
from furniture.forms import block, placed
from furniture.kitchen_units import (
    COUNTER,
    base_run,
    chopping_boards,
    hob,
    hood,
    island,
    open_shelves,
    pan,
    sink,
    tall_block,
    wall_run,
)
from furniture.lamps import PENDANTS, pendant
from furniture.plants import herb, plant
from furniture.curtains import roller_blind, roman_blind
from furniture.tables import dining_table
from interior import wall_features
from interior.daylight import ceiling_spots, look, outdoors, soft_fill, warm_glow
from interior.room_shell import Opening, Room, balcony, shell
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


def units(setting, room):
    """The wall of units along the left wall: drawn along x, then turned to stand there."""
    palette, chance = setting.palette, setting.chance("units")
    front = setting.pick(
        "fronts", (palette.fronts, palette.fronts, palette.wood + ":z", "lacquer:f2efe9")
    )
    upper = (
        setting.pick("upper", (front, "lacquer:f2efe9", palette.wood + ":z"))
        if setting.comfort
        else "lacquer:f2efe9"
    )
    counter = (
        palette.stone
        if setting.comfort
        else setting.pick("counter", (palette.dark_stone, palette.stone))
    )
    pulls = setting.pick("pulls", (palette.shine, palette.metal, None))
    length = room.depth - 0.1
    x0, x1 = -length / 2, length / 2
    tall = 1.24 if setting.comfort else 0.66
    glow = 24 if setting.dusk else 10
    low = 1.48
    splash = (
        setting.pick("splash", (counter, "handmade:" + palette.wet_floor.split(":")[1], counter))
        if setting.comfort
        else "handmade:eeeae2:.15:.15"
    )
    parts = tall_block(
        x0,
        x0 + tall,
        room.height - (0.1 if setting.comfort else 0.2),
        upper if setting.comfort else front,
        palette,
    )
    parts += base_run(x0 + tall, x1, front, counter, pulls, chance)
    parts.append(block((x0 + tall, -0.012, COUNTER), (x1, -0.001, low + 0.02), splash, 0.001))
    span = x1 - x0 - tall
    cook, wash = x0 + tall + span * 0.36, x0 + tall + span * 0.74
    parts += hob(cook) + sink(wash, palette)
    shelved = setting.comfort > 0 and setting.pick("shelves", (True, False))
    if shelved:
        parts += hood(
            cook, 1.62, room.height, setting.pick("hood", ("steel:b8b6b2:.3", palette.metal, upper))
        )
    else:
        parts += wall_run(
            x0 + tall, x1, low, room.height - (0.1 if setting.comfort else 0.2), upper, glow
        )
    handle = placed(parts, room.left, room.back / 2, 90)
    loose(setting, room, handle, cook, wash, shelved, (x0 + tall, x1))
    for share in (0.25, 0.6, 0.9):
        warm_glow(
            room.left + 0.3,
            room.back / 2 + x0 + tall + span * share,
            low - 0.05,
            5 if setting.dusk else 2.2,
        )


def loose(setting, room, handle, cook, wash, shelved, span):
    """What stands on the worktop and the shelves, made along x and hung on the wall's handle."""
    palette, chance = setting.palette, setting.chance("worktop")
    before = set(bpy.data.objects)
    pan(cook - 0.15, -0.2, COUNTER + 0.008, palette)
    chopping_boards((cook + wash) / 2 - 0.1, palette, chance)
    herb(palette, wash + 0.42, -0.2, COUNTER, setting.seed, 0.9)
    if shelved:
        open_shelves(cook + 0.5, span[1] - 0.05, 1.55, palette, chance)
    for item in set(bpy.data.objects) - before:
        if item.parent is None:
            item.parent = handle


def middle(setting, room):
    """An island with stools, or a table with chairs, with lamps over it."""
    palette, chance = setting.palette, setting.chance("middle")
    lamp = setting.pick("lamp", tuple(PENDANTS))
    x, y = room.left + room.width * 0.56, room.back * 0.52
    glow = 70 if setting.dusk else 22
    if setting.comfort and setting.pick("island", (True, True, False)):
        length = 2.0 if setting.comfort == 1 else 2.7
        surface = setting.pick("island front", (palette.wood + ":z", palette.fronts))
        top = island(
            palette, length, surface, palette.stone, x, y, 90, waterfall=setting.comfort == 2
        )
        decorate_island(palette, x, y, top, chance)
        for index in range(3 if setting.comfort == 1 else 4):
            stool(
                palette,
                x + 0.62,
                y + (index - (1 if setting.comfort == 1 else 1.5)) * 0.58,
                -90 + chance.uniform(-8, 8),
            )
        for index in range(3):
            py = y + (index - 1) * length * 0.3
            pendant(lamp if lamp != "woven" else "opal", palette, glow, x, py, 1.62, room.height)
            warm_glow(x, py, 1.55, 9 if setting.dusk else 3)
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


def decorate_island(palette, x, y, top, chance):
    """Fruit and branches on an island that lies along y."""
    bowl(palette, x + 0.02, y - 0.45, top, chance, size=1.15)
    vase(
        palette, x + 0.1, y + 0.5, top, chance, chance.choice(("leaves", "branch", "cotton")), 1.15
    )


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
    units(setting, room)
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
    place, target, lens = frame(setting, room)
    camera(place, target, lens)
    return look(setting)
