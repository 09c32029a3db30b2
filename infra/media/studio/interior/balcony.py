"""The balcony or terrace: furniture and plants outside the living room, looking out."""

from core.lamps import area_lamp
from furniture.armchair import armchair
from furniture.decor import book_stack, bowl, tray
from furniture.outdoor import bistro_table, hammock, lantern, metal_chair, planter, string_lights
from furniture.plants import plant
from furniture.rugs import rug
from furniture.sofa import sofa
from furniture.tables import coffee_table, side_table
from furniture.vases import vase
from interior.daylight import ceiling_spots, look, outdoors, warm_glow
from interior.room_shell import Room
from interior.terrace_shell import enclosure
from interior.viewpoint import aim
from interior.window_view import surround

ROOMS = (Room(3.0, 1.5, 2.4), Room(4.6, 2.1, 2.5), Room(6.4, 3.2, 2.8))


def furnish(setting, room):
    """A bistro set on a small balcony, a lounge on a terrace."""
    palette, chance = setting.palette, setting.chance("furnish")
    if setting.comfort == 0:
        top = bistro_table(palette, room.right - 0.95, room.back * 0.5)
        metal_chair(palette, room.right - 0.42, room.back * 0.5 + 0.05, -75)
        metal_chair(palette, room.right - 1.55, room.back * 0.48, 100)
        vase(palette, room.right - 0.92, room.back * 0.5 + 0.05, top, chance, "leaves", 0.7)
        return
    middle = room.back * 0.5
    if (
        setting.comfort == 1
        and setting.climate in ("warm", "coast")
        and setting.pick("hammock", (True, False))
    ):
        hammock(palette.accents[0], room.left + 1.45, room.right - 0.02, middle - 0.2, 1.5, 0.62)
        low = side_table(palette, room.left + 1.5, room.back + 0.4)
        tray(palette, room.left + 1.5, room.back + 0.4, low, chance)
        return
    rug(
        setting.pick("rug", ("jute", "striped", "plain")),
        palette,
        1.9 if setting.comfort == 1 else 2.9,
        min(room.depth - 0.3, 2.2),
        room.right - (1.5 if setting.comfort == 1 else 2.0),
        middle,
    )
    seat = 1.6 if setting.comfort == 1 else 2.3
    sofa("slender", seat, palette, chance, room.right - 0.5, middle, -90)
    top = coffee_table(
        setting.pick("table", ("board", "drum")) if setting.comfort == 2 else "drum",
        palette,
        room.right - (1.45 if setting.comfort == 1 else 1.75),
        middle,
        90,
    )
    book_stack(room.right - 1.6, middle + 0.15, top, chance, 2)
    vase(palette, room.right - 1.55, middle - 0.2, top, chance, "leaves", 0.8)
    armchair(
        setting.pick("chair", ("frame", "sling")),
        palette,
        room.right - (2.5 if setting.comfort == 1 else 3.1),
        middle + (0.2 if setting.comfort == 1 else 0.6),
        108,
    )
    if setting.comfort == 2:
        armchair(
            setting.pick("chair", ("frame", "sling")), palette, room.right - 3.15, middle - 0.55, 78
        )
        bowl(palette, room.right - 1.9, middle + 0.1, top, chance)


def greenery(setting, room):
    """Planters along the railing and tall pots in the corners."""
    palette, chance = setting.palette, setting.chance("greenery")
    warm = setting.climate in ("warm", "coast")
    surface = setting.pick(
        "planter", ("plaster:e8e0d2", palette.wood, "concrete:b5afa6", "terrazzo:d8d2c6:8f8a80")
    )
    if setting.comfort:
        planter(
            room.left - 0.4,
            -0.36,
            room.left + room.width * 0.42,
            -0.06,
            0.36,
            surface,
            setting.seed,
            warm,
        )
    else:
        planter(room.left - 0.4, -0.26, room.left + 0.9, -0.04, 0.3, surface, setting.seed, warm)
    kinds = ("areca", "monstera", "snake") if warm else ("olive", "fiddle", "snake")
    plant(
        chance.choice(kinds),
        palette,
        room.right - 0.3,
        -0.3,
        setting.seed,
        size=1.0 if setting.comfort else 0.8,
    )
    if setting.comfort:
        plant(
            chance.choice(kinds),
            palette,
            room.right - 0.36,
            room.back + 0.34,
            setting.seed + "b",
            size=0.95,
        )
        plant("snake", palette, room.left + 0.25, room.back + 0.3, setting.seed + "c", size=0.9)


def lights(setting, room):
    """Ceiling spots; a string of bulbs and lanterns where the evening is warm."""
    ceiling_spots(room, setting, 3, 1, 3)
    if setting.dusk or setting.pick("string", (True, False)):
        string_lights(
            room.left - 0.6, room.right, -0.15, room.height - 0.06, 30 if setting.dusk else 8
        )
    if setting.comfort:
        lantern(setting.palette, room.right - 0.95, -0.35, 20 if setting.dusk else 3)
        if setting.dusk:
            warm_glow(room.right - 0.95, -0.35, 0.3, 4)


def frame(setting, room):
    """Along the terrace, or out over the railing from the doors."""
    w, d = room.width, room.depth
    views = {
        "along": (
            (room.left - 0.5, room.back * 0.72, 1.38),
            (room.right, room.back * 0.3, 1.02),
            21,
        ),
        "out": (
            (room.left + w * 0.12, room.back + 0.06, 1.45),
            (room.right - w * 0.18, 0.6, 0.98),
            18,
        ),
    }
    return views[setting.pick("camera", tuple(views))]


def build(setting):
    """Builds the terrace; gives its look."""
    room = ROOMS[setting.comfort]
    outdoors(setting)
    surround(setting)
    enclosure(setting, room)
    furnish(setting, room)
    greenery(setting, room)
    lights(setting, room)
    if not setting.dusk:
        area_lamp(
            (0, room.back - 0.4, room.height * 0.7),
            room.width,
            1.6,
            40,
            (1.3, 0, 0),
            (1, 0.96, 0.9),
        )
    aim(setting, frame(setting, room), 0.12)
    return look(setting, meter={"dusk": 0.22, "golden": 0.3}.get(setting.light, 0.36))
