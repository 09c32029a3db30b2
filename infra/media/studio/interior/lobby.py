"""The lobby: a reception desk before a lit wall, a lounge, tall plants, the garden behind glass."""
import math

from furniture.armchair import KINDS as ARMCHAIRS
from furniture.armchair import armchair
from furniture.decor import book_stack
from furniture.vases import vase
from furniture.forms import block, placed, rod, turned
from furniture.lamps import PENDANTS, pendant
from furniture.pictures import gallery
from furniture.plants import plant
from furniture.rugs import rug
from furniture.sofa import sofa
from furniture.tables import coffee_table, side_table
from interior import wall_features
from interior.daylight import ceiling_spots, down_light, look, outdoors, soft_fill, warm_glow
from interior.room_shell import Opening, Room, shell
from interior.viewpoint import aim
from interior.window_view import surround

ROOMS = (Room(5.6, 5.6, 2.8), Room(7.0, 6.6, 3.2), Room(8.6, 7.6, 3.8))


def reception(setting, room):
    """The desk along the left wall, the wall behind it with slats or stone and a line of light."""
    palette = setting.palette
    length = (2.0, 2.8, 3.6)[setting.comfort]
    y, x = room.back * 0.5, room.left + 1.45
    front = setting.pick("desk", (palette.stone, palette.dark_stone, "fluted"))
    body = palette.wood if front == "fluted" else front
    parts = [
        block((-length / 2, -0.35, 0), (length / 2, 0.0, 1.04), body, 0.008),
        block(
            (-length / 2 - 0.03, -0.4, 1.04), (length / 2 + 0.03, 0.32, 1.08), palette.stone, 0.006
        ),
    ]
    parts.append(
        block(
            (-length / 2 + 0.02, -0.368, 0.04),
            (length / 2 - 0.02, -0.355, 0.055),
            f"glow:ffdcae:{30 if setting.dusk else 12}",
            0.001,
        )
    )
    if front == "fluted":
        count = round(length / 0.055)
        for index in range(count):
            px = -length / 2 + length * (index + 0.5) / count
            parts.append(
                rod([(px, -0.352, 0.06), (px, -0.352, 1.035)], 0.024, palette.wood + ":z", 8)
            )
    placed(parts, x, y, 90)
    vase(palette, x - 0.05, y + length * 0.36, 1.08, setting.chance("desk"), "branch", 1.5)
    block((x - 0.16, y - 0.3, 1.08), (x - 0.14, y + 0.2, 1.4), "screen", 0.004)
    back_wall(setting, room)
    for share in (-0.35, 0, 0.35):
        pendant(
            setting.pick("lamp", tuple(PENDANTS)[:2]),
            palette,
            60 if setting.dusk else 22,
            x + 0.1,
            y + length * share,
            1.95,
            room.height,
        )
        warm_glow(x + 0.1, y + length * share, 1.9, 12 if setting.dusk else 6)


def back_wall(setting, room):
    """The wall behind the desk."""
    palette = setting.palette
    kind = setting.pick("back wall", ("slats", "veneer", "stone"))
    y0, y1 = room.back * 0.88, room.back * 0.12
    if kind == "slats":
        wall_features.slats(room.left, y0, y1, room.height, palette, 0.0)
    elif kind == "veneer":
        wall_features.wooden_panels(room.left, y0, y1, room.height, palette, 6)
    else:
        count = 4
        for index in range(count):
            low = y0 + (y1 - y0) * index / count
            block(
                (room.left, low + 0.002, 0),
                (room.left + 0.03, low + (y1 - y0) / count - 0.002, room.height),
                palette.stone,
                0.002,
            )
    shelf = [
        block(
            (room.left + 0.03, room.back * 0.5 - 0.9, 1.5),
            (room.left + 0.26, room.back * 0.5 + 0.9, 1.54),
            palette.shine,
            0.003,
        )
    ]
    placed(shelf)
    for dy in (-0.6, -0.1, 0.5):
        vase(
            palette,
            room.left + 0.15,
            room.back * 0.5 + dy,
            1.54,
            setting.chance(f"shelf{dy}"),
            "none",
            0.9,
        )


def lounge(setting, room):
    """Sofa, armchairs and a table on a rug at the right."""
    palette, chance = setting.palette, setting.chance("lounge")
    y, x = room.back * 0.5, room.right - 0.65
    kind = setting.pick(
        "sofa", ("round", "low", "chaise") if setting.comfort else ("slender", "chaise")
    )
    rug(
        setting.pick("rug", ("plain", "berber", "checked", "striped")),
        palette,
        3.2,
        3.6,
        x - 1.3,
        y,
    )
    sofa(kind, (2.0, 2.4, 2.9)[setting.comfort], palette, chance, x, y, -90)
    top = coffee_table(
        setting.pick("table", ("pedestal", "drum", "block")), palette, x - 1.4, y, 90
    )
    book_stack(x - 1.5, y + 0.15, top, chance)
    vase(palette, x - 1.25, y - 0.2, top, chance, chance.choice(("leaves", "branch")), 1.0)
    chair = setting.pick("armchair", tuple(ARMCHAIRS))
    armchair(chair, palette, x - 2.5, y + 0.75, 118)
    armchair(chair, palette, x - 2.5, y - 0.75, 66)
    side_table(palette, x - 2.55, y)
    gallery(
        setting.pick("art", ("large", "pair", "mixed")),
        palette.art,
        palette.metal,
        room.right,
        y,
        1.75,
        -90,
        chance,
    )
    cluster(setting, room, x - 1.4, y)


def cluster(setting, room, x, y):
    """Globes of light hung at several heights, or one wide ring."""
    palette = setting.palette
    glow = 50 if setting.dusk else 18
    if setting.pick("chandelier", (True, False)):
        for index in range(5):
            angle = index * 2.4
            pendant(
                "opal",
                palette,
                glow,
                x + 0.45 * math.cos(angle),
                y + 0.45 * math.sin(angle),
                room.height - 1.35 + 0.17 * index,
                room.height,
            )
    else:
        ring = [(0.62, 0), (0.65, 0), (0.65, 0.05), (0.62, 0.05), (0.62, 0)]
        turned(ring, palette.shine, (x, y, room.height - 0.9), 72)
        turned(
            [(0.622, -0.002), (0.648, -0.002)],
            f"glow:ffe2b8:{glow * 0.4}",
            (x, y, room.height - 0.9),
            72,
        )
        for angle in (0, 2.09, 4.19):
            rod(
                [
                    (x + 0.63 * math.cos(angle), y + 0.63 * math.sin(angle), room.height - 0.86),
                    (x, y, room.height),
                ],
                0.003,
                palette.shine,
                6,
            )
    warm_glow(x, y, room.height - 1.0, 30 if setting.dusk else 12, 0.15)


def frame(setting, room):
    """One of three points of view."""
    w, d = room.width, room.depth
    views = {
        "axis": ((room.left + w * 0.5, room.back + 0.3, 1.5), (room.left + w * 0.5, 0, 1.35), 21),
        "desk": (
            (room.right - w * 0.16, room.back + 0.4, 1.5),
            (room.left + w * 0.1, -d * 0.34, 1.25),
            20,
        ),
        "lounge": (
            (room.left + w * 0.3, room.back + 0.3, 1.5),
            (room.right - w * 0.1, -d * 0.3, 1.2),
            20,
        ),
    }
    return views[setting.pick("camera", tuple(views))]


def build(setting):
    """Builds the lobby; gives its look."""
    palette = setting.palette
    room = ROOMS[setting.comfort]
    opening = Opening(room.left + 0.5, room.right - 0.5, 0.0, room.height - 0.3, 5)
    outdoors(setting)
    surround(setting)
    floor = setting.pick(
        "floor", (palette.wet_floor, "terrazzo:e4ddd0:a89a86", "tile:e6e1d8:.9:.12")
    )
    tone = palette.feature.split(":")[1]
    shell(
        room,
        opening,
        palette,
        floor=floor,
        walls={"right": setting.pick("right", (palette.wall, f"limewash:{tone}", palette.feature))},
    )
    wall_features.cove(room, 9 if setting.dusk else 4, 0.5, 0.18)
    reception(setting, room)
    lounge(setting, room)
    kinds = ("areca", "monstera") if setting.climate in ("warm", "coast") else ("fiddle", "olive")
    plant(setting.pick("plant", kinds), palette, room.left + 0.7, -0.7, setting.seed, size=1.3)
    plant(
        setting.pick("plant", kinds), palette, room.right - 0.6, -0.6, setting.seed + "b", size=1.25
    )
    ceiling_spots(room, setting, 3, 3, 5)
    down_light(room.left + 0.4, room.back * 0.5, room.height - 0.05, 40 if setting.dusk else 24)
    soft_fill(room, setting)
    aim(setting, frame(setting, room), 0.3)
    return look(setting)
