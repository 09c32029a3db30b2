"""The panorama: the living room with the open kitchen behind it, seen from between the two."""
from dataclasses import replace

from core.camera import camera
from furniture.armchair import pouf
from furniture.chairs import KINDS as CHAIRS
from furniture.chairs import dining_chair
from furniture.vases import vase
from furniture.lamps import pendant
from furniture.pictures import gallery, round_mirror
from furniture.plants import plant
from furniture.storage import desk
from furniture.tables import dining_table
from interior import living, wall_features
from interior.daylight import ceiling_spots, look, outdoors, soft_fill, warm_glow
from interior.kitchen_wall import kitchen_island, kitchen_wall
from interior.media_wall import wall_surfaces
from interior.room_shell import Room, shell
from interior.window_view import surround

KITCHEN_DEPTHS = (2.8, 3.3, 3.8)


def dining(setting, room, y):
    """A table with chairs beside the kitchen, under a lamp, a picture on the wall."""
    palette, chance = setting.palette, setting.chance("dining")
    kind = setting.pick("chair", tuple(CHAIRS))
    x = room.right - 1.05
    top = dining_table(palette, 1.15, x, y, 0, round_top=True)
    for dx, dy, turn in ((-0.72, 0, 90), (0.72, 0, -90), (0, 0.72, 0), (0, -0.72, 180)):
        dining_chair(kind, palette, x + dx, y + dy, turn + chance.uniform(-8, 8))
    vase(palette, x, y, top, chance, "leaves", 1.0)
    pendant(
        "woven" if setting.climate in ("warm", "coast") else "dome",
        palette,
        22,
        x,
        y,
        1.55,
        room.height,
    )
    warm_glow(x, y, 1.5, 5)
    gallery(
        "pair" if setting.comfort else "trio",
        palette.art,
        palette.wood,
        room.right,
        y,
        1.6,
        -90,
        chance,
    )


def sideboard(setting, room, y):
    """A desk under a round mirror, a plant and a pouf along the left wall, between kitchen and media wall."""
    palette = setting.palette
    if setting.comfort:
        desk(palette, 1.3, room.left, y - 0.4, 90)
        round_mirror(0.4, palette.shine, room.left, y - 0.4, 1.55, 90)
        pouf(palette, room.left + 0.6, y + 0.75, 0.28)
    plant(
        setting.pick("third plant", ("monstera", "snake", "olive")),
        palette,
        room.left + 0.42,
        y - 1.45,
        setting.seed + "c",
        size=0.9,
    )


def build(setting):
    """Builds the living room and the kitchen of the other pictures as one; gives the look of a whole sphere."""
    zone = living.ROOMS[setting.comfort]
    room = Room(zone.width, zone.depth + KITCHEN_DEPTHS[setting.comfort], zone.height)
    opening = living.opening_for(setting, zone)
    outdoors(setting)
    surround(setting)
    shell(room, opening, setting.palette, walls=wall_surfaces(setting))
    if setting.comfort == 2:
        wall_features.cove(room, 9 if setting.dusk else 3)
    living.furnish(setting, zone, opening)
    kitchen = replace(setting, room="kitchen")
    kitchen_wall(kitchen, room.width - 0.004, room.height, 0, room.back, 180)
    if setting.comfort:
        kitchen_island(kitchen, -room.width * 0.16, room.back + 1.95, 180, room.height)
    dining(setting, room, zone.back - (0.75 if setting.comfort else 0.4))
    sideboard(setting, room, zone.back - (0.5 if setting.comfort else 0.1))
    ceiling_spots(room, setting, 3, 4)
    soft_fill(room, setting)
    eye = (-room.width * 0.04, zone.back * 0.62, 1.5)
    camera(eye, (eye[0], 0, 1.5), panorama=True)
    return look(setting, pano=1, vig=0, bloom=0.05, meter=0.24 if setting.dusk else 0.5)
