"""The wall of kitchen units with everything on it, placed along any wall; the island with its stools and lamps."""
import math

import bpy

from furniture.chairs import stool
from furniture.decor import bowl
from furniture.vases import vase
from furniture.forms import block, placed
from furniture.kitchen_units import COUNTER, base_run, island, tall_block, wall_run
from furniture.kitchen_fittings import chopping_boards, hob, hood, open_shelves, pan, sink
from furniture.lamps import PENDANTS, pendant
from furniture.plants import herb
from interior.daylight import warm_glow

WALL_UNITS = 1.48
PLAIN = "lacquer:f2efe9"


def finishes(setting):
    """(lower fronts, upper fronts, worktop, splashback) of a kitchen."""
    palette = setting.palette
    front = setting.pick("fronts", (palette.fronts, palette.fronts, palette.wood + ":z", PLAIN))
    if setting.comfort == 0:
        counter = setting.pick("counter", (palette.dark_stone, palette.stone))
        return front, PLAIN, counter, "handmade:eeeae2:.15:.15"
    upper = setting.pick("upper", (front, PLAIN, palette.wood + ":z"))
    tiles = "handmade:" + palette.wet_floor.split(":")[1]
    return (
        front,
        upper,
        palette.stone,
        setting.pick("splash", (palette.stone, tiles, palette.stone)),
    )


def kitchen_wall(setting, length, ceiling, x, y, turn):
    """Units of a given length whose back is at the wall through (x, y), facing -y before they are turned."""
    palette, chance = setting.palette, setting.chance("units")
    front, upper, counter, splash = finishes(setting)
    pulls = setting.pick("pulls", (palette.shine, palette.metal, None))
    start, end = -length / 2, length / 2
    first = start + (1.24 if setting.comfort else 0.66)
    top = ceiling - (0.1 if setting.comfort else 0.2)
    parts = tall_block(start, first, top, upper if setting.comfort else front, palette)
    parts += base_run(first, end, front, counter, pulls, chance)
    parts.append(block((first, -0.012, COUNTER), (end, -0.001, WALL_UNITS + 0.02), splash, 0.001))
    cook, wash = first + (end - first) * 0.36, first + (end - first) * 0.74
    parts += hob(cook) + sink(wash, palette)
    shelved = setting.comfort > 0 and setting.pick("shelves", (True, False))
    if shelved:
        parts += hood(
            cook, 1.62, ceiling, setting.pick("hood", ("steel:b8b6b2:.3", palette.metal, upper))
        )
    else:
        parts += wall_run(first, end, WALL_UNITS, top, upper, 24 if setting.dusk else 10)
    handle = placed(parts, x, y, turn)
    on_the_worktop(setting, handle, cook, wash, end if shelved else None)
    angle = math.radians(turn)
    for share in (0.25, 0.6, 0.9):
        along = first + (end - first) * share
        place = (
            x + along * math.cos(angle) + 0.3 * math.sin(angle),
            y + along * math.sin(angle) - 0.3 * math.cos(angle),
        )
        warm_glow(*place, WALL_UNITS - 0.05, 5 if setting.dusk else 2.2)


def on_the_worktop(setting, handle, cook, wash, shelf_end):
    """What stands on the worktop and on the open shelves, if there are any, hung on the wall's handle."""
    palette, chance = setting.palette, setting.chance("worktop")
    before = set(bpy.data.objects)
    pan(cook - 0.15, -0.2, COUNTER + 0.008, palette)
    chopping_boards((cook + wash) / 2 - 0.1, palette, chance)
    herb(palette, wash + 0.42, -0.2, COUNTER, setting.seed, 0.9)
    if shelf_end is not None:
        open_shelves(cook + 0.5, shelf_end - 0.05, 1.55, palette, chance)
    for item in set(bpy.data.objects) - before:
        if item.parent is None:
            item.parent = handle


def kitchen_island(setting, x, y, turn, ceiling):
    """An island with stools, fruit and lamps; its stools stand at its -y side before it is turned."""
    palette, chance = setting.palette, setting.chance("island")
    length, seats = (2.0, 3) if setting.comfort < 2 else (2.7, 4)
    surface = setting.pick("island front", (palette.wood + ":z", palette.fronts))
    lamp = setting.pick("island lamp", tuple(PENDANTS)[:2])
    top = island(length, surface, palette.stone, x, y, turn, waterfall=setting.comfort == 2)
    angle = math.radians(turn)

    def at(along, across):
        return x + along * math.cos(angle) - across * math.sin(angle), y + along * math.sin(
            angle
        ) + across * math.cos(angle)

    bowl(palette, *at(-0.45, 0), top, chance, size=1.15)
    vase(palette, *at(0.5, 0.08), top, chance, chance.choice(("leaves", "branch", "cotton")), 1.15)
    for index in range(seats):
        stool(
            palette,
            *at((index - (seats - 1) / 2) * 0.58, -0.62),
            turn + 180 + chance.uniform(-8, 8)
        )
    for index in range(3):
        spot = at((index - 1) * length * 0.3, 0)
        pendant(lamp, palette, 70 if setting.dusk else 22, *spot, 1.62, ceiling)
        warm_glow(*spot, 1.55, 9 if setting.dusk else 3)
