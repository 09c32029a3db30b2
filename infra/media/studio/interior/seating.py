"""The seating of a living room: rug, sofa, armchairs, tables and what lies on them."""

from furniture.armchair import KINDS as ARMCHAIRS
from furniture.armchair import armchair, pouf
from furniture.decor import book_stack, bowl, sculpture, tray
from furniture.lamps import table_lamp
from furniture.rugs import round_rug, rug
from furniture.sofa import sofa
from furniture.tables import coffee_table, nest_table, side_table
from furniture.vases import vase
from interior.daylight import bulb

SOFA_LENGTHS = (1.95, 2.5, 3.0)
SOFAS = (("slender", "chaise"), ("chaise", "low", "slender"), ("low", "chaise", "round"))
TABLES = (("board",), ("board", "drum", "pedestal"), ("pedestal", "drum", "block"))


def seating(setting, room):
    """Rug, sofa on the right, armchairs by the window, tables with what lies on them."""
    palette = setting.palette
    kind = setting.pick("sofa", SOFAS[setting.comfort])
    length = SOFA_LENGTHS[setting.comfort]
    x, y = room.right - 0.56, room.back * 0.47
    middle = x - (1.25 if setting.comfort else 1.05)
    sofa(kind, length, palette, setting.chance("seating"), x, y, -90)
    under_the_table(setting, kind, middle - 0.1, y)
    # A chaise takes the half of the rug away from the window; the table keeps to the other.
    chaise = kind == "chaise" and setting.comfort > 0
    tables(setting, middle - 0.05, y + (0.55 if chaise else 0.0), nest=not chaise)
    chairs(setting, room, middle, y)
    lamp_y = y - length / 2 - 0.3
    side = side_table(palette, room.right - 0.42, lamp_y)
    table_lamp(palette, bulb(setting), room.right - 0.42, lamp_y, side, 0.85)


def under_the_table(setting, sofa_kind, x, y):
    """The rug: round before a round sofa."""
    kind = setting.pick("rug", ("plain", "berber", "checked", "jute", "striped"))
    if sofa_kind == "round":
        round_rug(kind, setting.palette, 1.65, x, y)
        return
    width, depth = ((2.0, 1.8), (2.6, 2.4), (3.6, 2.9))[setting.comfort]
    rug(kind, setting.palette, width, depth, x, y)


def tables(setting, x, y, nest):
    """The coffee table and, in larger homes, a second one beside it, with books, flowers and fruit."""
    palette, chance = setting.palette, setting.chance("tables")
    kind = setting.pick("table", TABLES[setting.comfort])
    top = coffee_table(kind, palette, x, y, 90)
    stack = book_stack(x - 0.12, y + 0.14, top, chance)
    if chance.random() < 0.5:
        sculpture(palette, x - 0.12, y + 0.14, stack, chance, 0.55)
    stems = chance.choice(("grass", "leaves", "cotton"))
    vase(palette, x + 0.12, y - 0.16, top, chance, stems, 0.9)
    if nest and setting.comfort:
        low = nest_table(palette, x + 0.42, y - 0.74)
        bowl(palette, x + 0.42, y - 0.74, low, chance)
    if kind == "board":
        tray(palette, x - 0.02, y + 0.42, top, chance)


def chairs(setting, room, middle, y):
    """Armchairs between the media wall and the window; a pouf in small homes."""
    palette = setting.palette
    kind = setting.pick("armchair", tuple(ARMCHAIRS))
    if setting.comfort == 0:
        pouf(palette, middle - 0.85, y + 0.5, 0.26)
    elif setting.comfort == 1:
        armchair(kind, palette, room.left + 1.45, y + 1.5, 150)
    else:
        armchair(kind, palette, room.left + 1.75, y + 1.5, 165)
        if setting.pick("second chair", (True, False)):
            armchair(kind, palette, room.left + 1.5, y + 0.45, 105)
