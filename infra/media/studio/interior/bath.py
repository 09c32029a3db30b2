"""The bathroom: vanity and lit mirror, walk-in shower, toilet, and a bath where there is room."""
from core.lamps import area_lamp
from furniture.bathroom_fittings import bathtub, folded_towels, shower, toilet, towel, towel_rail
from furniture.wash_place import bottles, lit_mirror, vanity
from furniture.decor import basket
from furniture.vases import vase
from furniture.forms import block
from furniture.lamps import pendant
from furniture.plants import herb, plant
from furniture.rugs import mat
from interior.daylight import NEUTRAL, ceiling_spots, look, outdoors, soft_fill, warm_glow
from interior.room_shell import Opening, Room, shell
from interior.viewpoint import aim
from interior.window_view import surround

ROOMS = (Room(2.3, 2.5, 2.3), Room(2.7, 3.0, 2.4), Room(3.7, 3.9, 2.65))


def surfaces(setting):
    """Floor, walls and the special wall of the wet room."""
    palette = setting.palette
    tone = palette.wet_floor.split(":")[1]
    field = setting.pick("field", ("tile", "handmade", "tile"))
    plain = f"{palette.wet_floor.rsplit(':', 1)[0]}:.6" if field == "tile" else f"handmade:{tone}"
    accent = setting.pick(
        "accent",
        (
            palette.stone,
            f"handmade:{palette.fronts.split(':')[1]}",
            palette.dark_stone,
            f"handmade:{tone}:.075:.075",
        ),
    )
    if setting.comfort == 0:
        return (
            palette.wet_floor,
            "tile:efece6:.3",
            f"handmade:{palette.fronts.split(':')[1]}:.15:.15",
        )
    return (
        palette.wet_floor,
        palette.wall if setting.pick("paint", (True, False)) else plain,
        accent,
    )


def build(setting):
    """Builds the bathroom; gives its look."""
    palette, chance = setting.palette, setting.chance("bath")
    room = ROOMS[setting.comfort]
    floor, walls, accent = surfaces(setting)
    outdoors(setting)
    surround(setting)
    if setting.comfort == 2:
        opening = Opening(room.left + 1.5, room.right - 0.35, 0.05, 2.35, 2)
    else:
        opening = Opening(room.right - 1.0, room.right - 0.25, 1.35, 2.05, 1)
    shell(
        room,
        opening,
        palette,
        floor=floor,
        walls={"left": walls, "right": accent, "back": walls},
        skirting=False,
    )
    wash_place(setting, room, chance)
    width, depth = (0.85, 1.0, 1.15)[setting.comfort], (0.95, 1.25, 1.5)[setting.comfort]
    wet = walls if setting.comfort == 0 else accent
    block((room.left + 0.001, -depth, 0), (room.left + 0.012, 0, room.height), wet, 0.001)
    shower_corner(setting, room, width, depth, wet)
    sanitary(setting, room, depth)
    ceiling_spots(room, setting, 2, 2, 2)
    for x in (room.left + room.width * 0.3, room.right - 0.5):
        warm_glow(x, room.back * 0.45, room.height - 0.12, 14 if setting.dusk else 9, 0.12)
    area_lamp(
        (0, room.back / 2, room.height - 0.02),
        room.width * 0.8,
        room.depth * 0.7,
        34 * room.width * room.depth / 8,
        color=NEUTRAL,
    )
    soft_fill(room, setting, 0.6)
    aim(setting, frame(setting, room), 0.05)
    return look(setting, bloom=0.08)


def wash_place(setting, room, chance):
    """Vanity, mirror, lamps and small things along the right wall."""
    palette = setting.palette
    length = (0.8, 1.2, 1.9)[setting.comfort]
    bowls = 2 if setting.comfort == 2 else 1
    y = room.back * (0.52 if setting.comfort else 0.5)
    surface = (
        setting.pick("cabinet", (palette.wood, palette.fronts, palette.pale_wood))
        if setting.comfort
        else palette.pale_wood
    )
    metal = setting.pick("metal", (palette.shine, palette.metal, "brass:c4c4c2"))
    top = vanity(length, surface, palette.stone, metal, bowls, room.right, y, -90)
    shape = setting.pick("mirror", ("round", "oblong"))
    glow = 16 if setting.dusk else 9
    if shape == "round":
        for index in range(bowls):
            lit_mirror(
                0.8,
                0.82,
                room.right,
                y - length / 2 + length * (index + 0.5) / bowls,
                1.6,
                -90,
                glow,
                "round",
            )
    else:
        lit_mirror(length, 1.0, room.right, y, 1.62, -90, glow)
    bottles(palette, room.right - 0.14, y - length / 2 + 0.2, top, chance)
    vase(
        palette,
        room.right - 0.16,
        y + length / 2 - 0.12,
        top,
        chance,
        chance.choice(("leaves", "cotton", "branch")),
        0.75,
    )
    if setting.comfort and setting.pick("pendants", (True, False)):
        for side in (-1, 1):
            pendant(
                "opal",
                palette,
                40,
                room.right - 0.3,
                y + side * (length / 2 + 0.05),
                1.5,
                room.height,
            )
    for side in (-1, 1):
        warm_glow(room.right - 0.16, y + side * length * 0.3, 2.1, 6, 0.1)
    if setting.comfort:
        folded_towels(palette.bedding[:2], room.right - 0.26, y - length * 0.2, 0.16)
        block(
            (room.right - 0.46, y - length / 2, 0.12),
            (room.right, y + length / 2, 0.16),
            surface,
            0.003,
        )
    mat(palette.bedding[1].split(":")[1], 0.85, 0.5, room.right - 0.85, y, 90)


def shower_corner(setting, room, width, depth, tiles):
    """The shower between the left wall and the window wall."""
    metal = setting.pick("metal", (setting.palette.shine, setting.palette.metal, "brass:c4c4c2"))
    shower(width, depth, room.height, metal, room.left + 0.012, -depth, setting.palette.wet_floor)
    block((room.left + 0.012, -0.012, 0), (room.left + width, 0, room.height), tiles, 0.001)
    block(
        (room.left + 0.0125, -depth * 0.5 - 0.34, 1.15),
        (room.left + 0.02, -depth * 0.5 - 0.16, 1.5),
        setting.palette.dark_stone,
        0.002,
    )


def sanitary(setting, room, depth):
    """Toilet, towels, a plant, and the bath under the window of a large bathroom."""
    palette = setting.palette
    metal = setting.pick("metal", (palette.shine, palette.metal, "brass:c4c4c2"))
    toilet(room.left, -depth - 0.55, 90)
    towel_rail(metal, 0.6, room.left, -depth - 1.25, 1.25, 90)
    towel(palette.bedding[0], 0.4, 1.0, room.left, -depth - 1.25, 1.25, 90)
    if setting.comfort == 2:
        bathtub(room.right - 1.25, -0.62, 0, metal)
        plant(
            setting.pick("plant", ("areca", "monstera", "fiddle")),
            palette,
            room.left + 1.5,
            -0.42,
            setting.seed,
            size=0.75,
        )
    elif setting.comfort == 1:
        basket(room.left + 0.3, room.back + 0.4, 0.18)
        plant("snake", palette, room.right - 0.3, -0.3, setting.seed, size=0.85)
    else:
        herb(palette, room.right - 0.5, 0.05, 1.35, setting.seed, 0.8)


def frame(setting, room):
    """One of two points of view."""
    w, d = room.width, room.depth
    views = {
        "vanity": (
            (room.left + w * 0.1, room.back + 0.15, 1.4),
            (room.right - w * 0.06, -d * 0.36, 1.08),
            17,
        ),
        "window": (
            (room.left + w * 0.36, room.back + 0.12, 1.4),
            (room.left + w * 0.6, 0, 1.08),
            17,
        ),
    }
    return views[setting.pick("camera", tuple(views))]
