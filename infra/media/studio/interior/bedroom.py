"""The bedroom: the bed against a special wall, bedside tables, wardrobe or desk, the window beside it."""
from furniture.armchair import KINDS as ARMCHAIRS
from furniture.armchair import armchair
from furniture.beds import bed, bedside_table, bench
from furniture.curtains import roller_blind, side_panels, voile
from furniture.decor import book_stack
from furniture.vases import vase
from furniture.headboards import HEADBOARDS
from furniture.lamps import PENDANTS, pendant, table_lamp
from furniture.pictures import gallery, round_mirror, standing_mirror
from furniture.plants import herb, plant
from furniture.rugs import rug
from furniture.storage import desk, wardrobe
from interior import wall_features
from interior.daylight import bulb, ceiling_spots, look, outdoors, soft_fill, warm_glow
from interior.room_shell import Opening, Room, balcony, shell
from interior.viewpoint import aim
from interior.window_view import surround

ROOMS = (Room(3.1, 3.5, 2.36), Room(3.9, 4.2, 2.5), Room(5.2, 5.0, 2.75))
WIDTHS = (1.4, 1.6, 1.95)
FEATURES = (
    ("tone", "plain"),
    ("tone", "limewash", "panelling"),
    ("veneer", "limewash", "panelling", "slats"),
)


def opening_for(setting, room):
    """A window over a sill, or glass from floor to ceiling in larger homes."""
    if setting.comfort == 2 or (setting.comfort == 1 and setting.pick("opening", (True, False))):
        return Opening(room.left + 0.3, room.right - 0.3, 0.0, room.height - 0.16, 3, 1.6)
    return Opening(room.left + 0.55, room.right - 0.45, 0.62, 2.14, 2)


def build_shell(setting, room, opening):
    """Shell whose right wall, behind the bed, carries the special surface."""
    palette = setting.palette
    feature = setting.pick("feature", FEATURES[setting.comfort])
    tone = palette.feature.split(":")[1]
    right = {
        "tone": palette.feature,
        "limewash": f"limewash:{tone}",
        "panelling": setting.pick("panels", (palette.feature, palette.wall)),
    }.get(feature, palette.wall)
    shell(room, opening, palette, walls={"right": right})
    if feature == "panelling":
        wall_features.panelling(room.right, room.back + 0.1, -0.1, room.height, right, 4)
    if feature == "veneer":
        wall_features.wooden_panels(room.right, room.back, -0.02, room.height, palette, 6)
    if feature == "slats":
        wall_features.slats(room.right, room.back + 0.6, -0.6, room.height, palette)
    if setting.comfort == 2:
        wall_features.cove(room, 9 if setting.dusk else 3)
    if opening.balcony and setting.rise > 3:
        balcony(room, opening, palette, rail=setting.pick("rail", ("glass", "bars")))


def sleeping(setting, room):
    """Bed, tables, lamps, rug and what hangs over the headboard; gives the bed's y."""
    palette, chance = setting.palette, setting.chance("bed")
    width = WIDTHS[setting.comfort]
    y = room.back * 0.5
    x = room.right - 0.03
    kind = setting.pick(
        "headboard", tuple(HEADBOARDS) if setting.comfort else ("panels", "wood", "round")
    )
    rug(
        setting.pick("rug", ("plain", "berber", "checked", "striped", "jute")),
        palette,
        2.3,
        width + (0.9 if setting.comfort == 0 else 1.4),
        room.right - 1.55,
        y,
    )
    bed(kind, width, palette, chance, x, y, -90)
    table = setting.pick("bedside", ("legs", "floating"))
    hanging = setting.comfort > 0 and setting.pick("hanging", (True, False))
    lamp = setting.pick("pendant", tuple(PENDANTS)[:2])
    for side in (-1, 1):
        ty = y + side * (width / 2 + (0.34 if setting.comfort == 0 else 0.48))
        top = bedside_table(table, palette, x, ty, -90)
        if hanging:
            pendant(lamp, palette, 60 if setting.dusk else 16, x - 0.24, ty, 1.15, room.height)
            warm_glow(x - 0.24, ty, 1.12, 10 if setting.dusk else 4)
        else:
            table_lamp(palette, bulb(setting), x - 0.2, ty, top, 0.9)
        if side < 0:
            book_stack(x - 0.24 - (0 if hanging else 0.1), ty, top, chance, 2)
        else:
            herb(
                palette,
                x - (0.2 if hanging else 0.33),
                ty + (0 if hanging else 0.1),
                top,
                setting.seed,
                0.7,
            )
    art = setting.pick(
        "art", ("pair", "large", "trio", "none") if setting.comfort else ("pair", "trio", "none")
    )
    if art != "none" and kind != "wood":
        gallery(
            art,
            palette.art,
            setting.pick("frame", (palette.wood, palette.metal, palette.pale_wood)),
            room.right,
            y,
            1.72,
            -90,
            chance,
        )
    if setting.comfort == 2:
        bench(palette, 1.3, room.right - 2.36, y, 90)
    return y


def has_wardrobe(setting):
    """Whether the left wall carries a wardrobe; otherwise it has a desk."""
    return setting.comfort == 0 or setting.pick("opposite", ("wardrobe", "desk")) == "wardrobe"


def opposite(setting, room):
    """Wardrobe, desk or mirror along the left wall, an armchair and a plant by the window."""
    palette, chance = setting.palette, setting.chance("opposite")
    if has_wardrobe(setting):
        length = min(2.4, room.depth * 0.5)
        surface = setting.pick("doors", (palette.wood + ":z", palette.fronts, "lacquer:f3f0ea"))
        wardrobe(
            palette,
            length,
            room.height - 0.14,
            room.left,
            room.back + length / 2 + 0.05,
            90,
            surface=surface,
        )
    else:
        top = desk(palette, 1.4, room.left, room.back * 0.55, 90)
        book_stack(room.left + 0.3, room.back * 0.55 - 0.35, top, chance)
        vase(palette, room.left + 0.25, room.back * 0.55 + 0.45, top, chance, "leaves", 0.8)
        round_mirror(0.42, palette.shine, room.left + 0.002, room.back * 0.55, 1.55, 90)
    if setting.comfort:
        armchair(setting.pick("armchair", tuple(ARMCHAIRS)), palette, room.left + 0.75, -0.95, 118)
    elif setting.pick("mirror", (True, False)):
        standing_mirror(0.6, 1.6, palette.wood, room.left + 0.2, -0.8, 90)
    kinds = (
        ("areca", "monstera")
        if setting.climate in ("warm", "coast")
        else ("fiddle", "olive", "snake")
    )
    plant(setting.pick("plant", kinds), palette, room.right - 0.38, -0.42, setting.seed, size=0.8)


def dressing(setting, room, opening):
    """Curtains and ceiling lights."""
    palette, chance = setting.palette, setting.chance("dressing")
    curtains = setting.pick(
        "curtains",
        ("panels", "panels and voile", "blind")
        if opening.sill
        else ("panels", "panels and voile", "voile"),
    )
    top = room.height - 0.02
    if "panels" in curtains:
        side_panels(
            room.left,
            room.right,
            top,
            palette,
            0.5 if setting.comfort == 0 else 0.7,
            chance.random() * 9,
        )
    if "voile" in curtains:
        voile(opening.x0 + room.width * 0.4, room.right - 0.2, top, palette, chance.random() * 9)
    if curtains == "blind":
        roller_blind(opening.x0, opening.x1, opening.head + 0.06, 0.45, palette)
    ceiling_spots(room, setting, 2, 2, 3)
    if setting.comfort and setting.pick("ceiling lamp", (True, False)):
        pendant(
            "woven" if setting.climate in ("warm", "coast") else "opal",
            palette,
            40 if setting.dusk else 10,
            -room.width * 0.08,
            room.back * 0.5,
            room.height - 0.75,
            room.height,
        )


def frame(setting, room):
    """One of three points of view."""
    w, d = room.width, room.depth
    views = {
        "foot": (
            (room.left + w * 0.1, room.back + d * 0.34, 1.22),
            (room.right, room.back + d * 0.56, 0.92),
            21,
        ),
        "corner": (
            (room.left + w * 0.3, room.back + 0.25, 1.3),
            (room.right - w * 0.25, -d * 0.2, 0.92),
            20,
        ),
        "window": (
            (room.left + w * 0.16, room.back + 0.35, 1.3),
            (room.right - w * 0.05, -d * 0.42, 0.88),
            20,
        ),
    }
    name = setting.pick("camera", tuple(views) if setting.comfort else ("corner", "window"))
    place, target, lens = views[name]
    # The eye keeps clear of what stands along the left wall.
    clear = room.left + (1.05 if has_wardrobe(setting) else 0.6)
    return (max(place[0], clear), place[1], place[2]), target, lens


def build(setting):
    """Builds the bedroom; gives its look."""
    room = ROOMS[setting.comfort]
    opening = opening_for(setting, room)
    outdoors(setting)
    surround(setting)
    build_shell(setting, room, opening)
    sleeping(setting, room)
    opposite(setting, room)
    dressing(setting, room, opening)
    soft_fill(room, setting)
    aim(setting, frame(setting, room), 0.15)
    return look(setting)
