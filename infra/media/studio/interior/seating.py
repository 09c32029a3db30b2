"""The seating of a living room: rug, sofa, armchairs, tables and what lies on them."""

from furniture.armchair import KINDS as ARMCHAIRS
from furniture.armchair import armchair, pouf
from furniture.decor import book_stack, bowl, sculpture, tray
from furniture.lamps import table_lamp
from furniture.rugs import rug
from furniture.sofa import sofa
from furniture.tables import coffee_table, nest_table, side_table
from furniture.vases import vase
from interior.daylight import bulb


SOFA_LENGTHS = (1.95, 2.5, 3.0)


SOFAS = (("slender", "chaise"), ("chaise", "low", "slender"), ("low", "chaise", "round"))


TABLES = (("board",), ("board", "drum", "pedestal"), ("pedestal", "drum", "block"))


def seating(setting, room):
    """Rug, sofa on the right, armchair by the window, tables with what lies on them."""
    palette, chance = setting.palette, setting.chance("seating")
    kind = setting.pick("sofa", SOFAS[setting.comfort])
    length = SOFA_LENGTHS[setting.comfort]
    y = room.back * 0.47
    x = room.right - 0.56
    rug_kind = setting.pick("rug", ("plain", "berber", "checked", "jute", "striped"))
    middle = x - (1.25 if setting.comfort else 1.05)
    rug(
        rug_kind,
        palette,
        (2.0, 2.6, 3.6)[setting.comfort],
        (1.8, 2.4, 2.9)[setting.comfort],
        middle - 0.1,
        y,
    )
    sofa(kind, length, palette, chance, x, y, -90)
    table = setting.pick("table", TABLES[setting.comfort])
    table_x = middle - (0.1 if kind == "chaise" and setting.comfort else 0.0)
    top = coffee_table(table, palette, table_x, y, 90)
    stack = book_stack(table_x - 0.12, y + 0.14, top, chance)
    if chance.random() < 0.5:
        sculpture(palette, table_x - 0.12, y + 0.14, stack, chance, 0.55)
    vase(
        palette,
        table_x + 0.12,
        y - 0.16,
        top,
        chance,
        chance.choice(("grass", "leaves", "cotton")),
        0.9,
    )
    if setting.comfort:
        low = nest_table(palette, table_x + 0.42, y - 0.68)
        bowl(palette, table_x + 0.42, y - 0.68, low, chance)
        if table == "board":
            tray(palette, table_x - 0.02, y + 0.4, top, chance)
    chairs = setting.pick("armchair", tuple(ARMCHAIRS))
    if setting.comfort == 2:
        armchair(chairs, palette, room.left + 1.75, y + 1.5, 165)
        if setting.pick("second chair", (True, False)):
            armchair(chairs, palette, room.left + 1.5, y + 0.45, 105)
    elif setting.comfort == 1:
        armchair(chairs, palette, room.left + 1.45, y + 1.5, 150)
    else:
        pouf(palette, middle - 0.85, y + 0.5, 0.26)
    side = side_table(palette, room.right - 0.42, y - length / 2 - 0.3)
    table_lamp(palette, bulb(setting), room.right - 0.42, y - length / 2 - 0.3, side, 0.85)
