"""The living room: sofa and armchair around a table, a media wall, the view."""

from furniture.armchair import armchair
from furniture.curtains import roller_blind, side_panels, voile
from furniture.decor import basket
from furniture.lamps import arc_lamp, floor_lamp
from furniture.pictures import gallery
from furniture.plants import plant
from interior import wall_features
from interior.daylight import bulb, ceiling_spots, look, outdoors, soft_fill
from interior.media_wall import media_wall, special_wall, wall_surfaces
from interior.room_shell import Opening, Room, balcony, shell
from interior.seating import SOFA_LENGTHS, seating
from interior.viewpoint import aim
from interior.window_view import surround


ROOMS = (Room(3.6, 4.6, 2.36), Room(4.7, 5.2, 2.5), Room(6.2, 5.9, 2.8))


def opening_for(setting, room):
    """A window with a sill in small homes, sliding doors to a balcony or the garden in others."""
    if setting.comfort == 0 and setting.rise > 3:
        return Opening(room.left + 0.5, room.right - 0.5, 0.42, 2.16, 3)
    panes = {0: 3, 1: 3, 2: 4}[setting.comfort]
    inset = 0.35 if setting.pick("opening", ("wide", "wide", "framed")) == "framed" else 0.0
    deep = 1.5 if setting.comfort < 2 else 2.3
    return Opening(
        room.left + inset,
        room.right - inset,
        0.0,
        room.height - 0.14,
        panes,
        deep,
        setting.pick("open pane", (-1, 1, panes - 2)),
    )


def greenery(setting, room, opening):
    """A tall plant beside the window, another one, planters outside."""
    palette, chance = setting.palette, setting.chance("plants")
    kinds = (
        ("areca", "monstera", "fiddle")
        if setting.climate in ("warm", "coast")
        else ("fiddle", "olive", "monstera")
    )
    plant(
        setting.pick("plant", kinds),
        palette,
        room.left + 0.55,
        -0.62,
        setting.seed,
        size=1.0 if setting.comfort else 0.8,
    )
    if setting.comfort:
        plant(
            setting.pick("second plant", ("snake", "monstera", "olive")),
            palette,
            room.right - 0.36,
            -0.5,
            setting.seed + "b",
            size=0.85,
        )
    if opening.balcony and setting.rise > 3:
        for index in range(4):
            x = room.left + 0.3 + index * room.width / 3.3
            plant(
                chance.choice(("areca", "snake", "olive", "monstera")),
                palette,
                x,
                opening.balcony - 0.35,
                f"{setting.seed}{index}",
                -0.02,
                chance.uniform(0.55, 0.85),
            )
        armchair(
            "frame", palette, room.left + room.width * 0.68, opening.balcony * 0.6, 205
        ).location.z = -0.02


def dressing(setting, room, opening):
    """Curtains, pictures over the sofa, a floor lamp, ceiling lights."""
    palette, chance = setting.palette, setting.chance("dressing")
    curtains = setting.pick(
        "curtains",
        ("panels", "panels", "voile", "blind")
        if opening.sill
        else ("panels", "panels and voile", "voile", "none"),
    )
    top = room.height - 0.02
    if "panels" in curtains:
        side_panels(
            room.left,
            room.right,
            top,
            palette,
            0.42 if setting.comfort == 0 else 0.7,
            chance.random() * 9,
        )
    if "voile" in curtains:
        voile(room.left + 0.1, room.left + room.width * 0.3, top, palette, chance.random() * 9)
    if curtains == "blind":
        roller_blind(opening.x0, opening.x1, opening.head + 0.08, 0.5, palette)
    y = room.back * 0.47
    art = setting.pick(
        "art",
        (("pair", "trio"), ("pair", "mixed", "trio", "grid"), ("pair", "large", "mixed", "grid"))[
            setting.comfort
        ],
    )
    gallery(
        art,
        palette.art,
        setting.pick("frame", (palette.wood, palette.metal, palette.pale_wood)),
        room.right,
        y,
        1.62,
        -90,
        chance,
    )
    lamp = setting.pick(
        "lamp", ("shaded", "tripod", "globe", "arc") if setting.comfort else ("shaded", "tripod")
    )
    length = SOFA_LENGTHS[setting.comfort]
    if lamp == "arc":
        arc_lamp(palette, bulb(setting), room.right - 0.35, y + length / 2 + 0.35, -62)
    else:
        floor_lamp(lamp, palette, bulb(setting), room.right - 0.4, y + length / 2 + 0.36)
    if setting.comfort == 1 and setting.pick("basket", (True, False)):
        basket(room.left + 0.35, room.back * 0.8)


def frame(setting, room):
    """One of four points of view."""
    w, d = room.width, room.depth
    y = room.back * 0.47
    views = {
        "corner": (
            (room.left + w * 0.24, room.back + 0.45, 1.28),
            (room.right - w * 0.14, -d * 0.12, 1.0),
            21,
        ),
        "axis": ((room.left + w * 0.5, room.back + 0.3, 1.25), (room.left + w * 0.54, 0, 1.05), 21),
        "sofa": ((room.left + w * 0.1, y - d * 0.2, 1.2), (room.right, y + d * 0.08, 0.98), 22),
        "media": (
            (room.right - w * 0.3, room.back + 0.3, 1.3),
            (room.left + w * 0.2, -d * 0.3, 1.02),
            20,
        ),
    }
    name = setting.pick(
        "camera",
        ("corner", "axis", "sofa", "corner", "sofa", "media")
        if setting.comfort
        else ("corner", "axis", "corner", "media"),
    )
    return views[name]


def furnish(setting, room, opening):
    """Everything in the living room but its shell, lit spots and camera."""
    special_wall(setting, room)
    media_wall(setting, room)
    seating(setting, room)
    greenery(setting, room, opening)
    dressing(setting, room, opening)
    if opening.balcony and setting.rise > 3:
        balcony(
            room, opening, setting.palette, rail=setting.pick("rail", ("glass", "glass", "bars"))
        )


def build(setting):
    """Builds the living room; gives its look."""
    room = ROOMS[setting.comfort]
    opening = opening_for(setting, room)
    outdoors(setting)
    surround(setting)
    shell(room, opening, setting.palette, walls=wall_surfaces(setting))
    if setting.comfort == 2:
        wall_features.cove(room, 9 if setting.dusk else 3)
    furnish(setting, room, opening)
    ceiling_spots(room, setting, 2 + (setting.comfort > 0), 2 + (setting.comfort > 1))
    soft_fill(room, setting)
    aim(setting, frame(setting, room), 0.22)
    return look(setting)
