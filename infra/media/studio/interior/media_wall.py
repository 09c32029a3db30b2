"""The walls of a living room: their surfaces, slats or mouldings, the console with its screen."""

from furniture.decor import book_row, sculpture
from furniture.forms import block
from furniture.pictures import gallery
from furniture.storage import shelves
from furniture.tables import console
from furniture.vases import vase
from interior import wall_features


FEATURES = (
    ("plain", "tone"),
    ("slats", "tone", "limewash", "panelling"),
    ("slats", "veneer", "limewash", "panelling"),
)


def wall_surfaces(setting):
    """Materials of the side walls: the media wall at the left, the sofa's wall at the right."""
    palette = setting.palette
    feature = setting.pick("feature", FEATURES[setting.comfort])
    tone = palette.feature.split(":")[1]
    left = {"tone": palette.feature, "limewash": f"limewash:{tone}"}.get(feature, palette.wall)
    behind_sofa = feature in ("slats", "veneer") and setting.pick("sofa wall", (True, False, False))
    return {"left": left, "right": palette.feature if behind_sofa else palette.wall}


def special_wall(setting, room):
    """Slats, veneer or mouldings along the seating."""
    palette = setting.palette
    feature = setting.pick("feature", FEATURES[setting.comfort])
    y0, y1 = room.back * 0.78, room.back * 0.12
    if feature == "slats":
        wall_features.slats(room.left, y0, y1, room.height, palette)
    if feature == "veneer":
        wall_features.wooden_panels(room.left, y0, y1, room.height, palette)
    if feature == "panelling":
        wall_features.panelling(room.left, room.back + 0.3, -0.3, room.height, palette.wall)
        wall_features.panelling(room.right, room.back + 0.3, -0.3, room.height, palette.wall)


def media_wall(setting, room):
    """A wall-hung console with a screen, books and a plant, along the left wall."""
    palette, chance = setting.palette, setting.chance("media")
    length = (1.5, 2.1, 2.9)[setting.comfort]
    y = room.back * 0.46
    top = console(palette, length, room.left + 0.055, y, 90)
    width = (1.05, 1.25, 1.55)[setting.comfort]
    x = room.left + 0.07
    if setting.pick("screen", (True, True, False)):
        block(
            (x, y - width / 2, 1.0), (x + 0.03, y + width / 2, 1.0 + width * 0.565), "screen", 0.005
        )
    else:
        gallery(
            setting.pick("media art", ("large", "pair")) if setting.comfort else "pair",
            palette.art,
            palette.wood,
            room.left + 0.056,
            y,
            1.55,
            90,
            chance,
        )
    end = length / 2 - 0.22
    book_row(room.left + 0.16, y - end - 0.1, top, 0.24, chance, 90)
    vase(
        palette,
        room.left + 0.28,
        y + end,
        top,
        chance,
        chance.choice(("leaves", "branch", "grass")),
        0.8,
    )
    if setting.comfort:
        sculpture(palette, room.left + 0.28, y - end + 0.35, top, chance, 0.8)
        if setting.pick("shelves", (True, True, False)):
            shelves(palette, 1.0, 1.85, room.left + 0.06, y - length / 2 - 0.75, chance, 90)
