"""Towers and slabs on a glazed podium, seen from across the street or at the entrance."""

from core.mesh import MeshBuilder
from exterior.framing import EYE, heading_of, shoot, three_quarter
from exterior.light import set_light
from exterior.parts.block import block
from exterior.parts.facade import Storeys
from exterior.parts.figures import car, person
from exterior.parts.garden import Garden
from exterior.parts.park import park
from exterior.parts.planter import planter
from exterior.parts.podium import canopy, podium
from exterior.parts.street import street, street_lamp
from exterior.parts.surroundings import neighbours, surroundings
from exterior.views import view_of

KERB = -9.5
ROAD = 12.0
PAVEMENT = 4.6
PODIUM_FRONT = -2.0
CROWN = 7.0


def build(setting):
    """The shot of a tower; gives the grade's look."""
    bays = setting.building["bays"]
    storeys = Storeys(
        bays.get("podium", 7.2), setting.building["floors"], bays["storey"], bays["width"]
    )
    view = view_of(setting, 24.0 if setting.building["floors"] < 17 else 21.0, 0.86)
    width = bays["width"] * len(bays["front"])
    if setting.shot == "entrance":
        eye = (view.side * setting.shot_dice("eye").uniform(7, 10.5), -17.5, EYE)
        target = (-view.side * 1.5, -2, 3.9)
        lens = 23
    else:
        lens = view.lens
        eye, target = three_quarter(
            setting,
            (view.side * 2.0, 0),
            storeys.top + CROWN,
            width + (6 if setting.building["typology"] == "slab" else 16),
            view.side,
            view.angle,
            lens,
            view.fill,
        )
    heading = heading_of(eye, target)
    look = set_light(setting.light, heading, view.side, setting.shot_dice("light"))
    garden = Garden(setting, eye)
    building(setting, garden, storeys, view.side, width)
    site(setting, garden, eye, target, lens, view.side, width)
    surroundings(setting, heading)
    shoot(eye, target, lens)
    return look


def building(setting, garden, storeys, side, width):
    """The tower, its podium and canopy, and its sister tower further back."""
    bays = setting.building["bays"]
    crown = bays.get("crown", "pergola")
    builder = MeshBuilder("tower")
    _, depth, _ = block(builder, setting, 0, 0, storeys, bays["front"], bays["side"], side, crown)
    left = -width / 2 - (4.5 if side < 0 else 9)
    right = width / 2 + (9 if side < 0 else 4.5)
    shops = bays.get("shops", False)
    podium(builder, setting, left, right, PODIUM_FRONT, depth + 2, storeys.base, side, shops)
    canopy(builder, setting, 0, PODIUM_FRONT - 0.3)
    if setting.building["typology"] == "slab":
        terrace_garden(setting, garden, storeys.base, width)
    if bays.get("towers", 1) > 1:
        floors = max(5, storeys.count - setting.dice("sister").randrange(2, 5))
        sister = Storeys(storeys.base, floors, storeys.height, storeys.bay)
        x = side * (width + 22)
        block(builder, setting, x, 44, sister, bays["front"], bays["side"], side, crown)
        podium(
            builder,
            setting,
            x - width / 2 - 4,
            x + width / 2 + 4,
            42,
            depth + 2,
            storeys.base,
            side,
        )
    builder.to_object()


def terrace_garden(setting, garden, z, width):
    """Small trees and shrubs along the podium's roof."""
    for i in range(int(width / 5)):
        x = -width / 2 - 2 + i * 5.4
        garden.tree(x, -0.9, f"terrace/{i}", 0.55, "joven", z)


def site(setting, garden, eye, target, lens, side, width):
    """Plaza, street, park, planting, neighbours and passers-by."""
    dice = setting.shot_dice("site")
    builder = MeshBuilder("site")
    plaza = setting.dice("plaza").choice(
        ("paver:b3a695:.4:.8", "paver:a8a29a:.6:1.2", "paver:bda58c:.3:.6")
    )
    builder.box(-70, KERB + 0.3 + PAVEMENT, -0.3, 70, 60, 0.0, plaza, "b")
    crossing = side * -9.0
    street(builder, KERB - ROAD, KERB, PAVEMENT, crossing)
    y_edge = KERB - ROAD - PAVEMENT - 0.3
    if setting.shot == "entrance":
        entrance_garden(builder, garden, setting)
    else:
        park(builder, garden, setting, eye, target, lens, crossing, y_edge, is_paved(setting))
        for i in range(6):
            x = (i - 2.5) * 9 + dice.uniform(-1, 1)
            if abs(x) > 6:
                planter(
                    builder,
                    setting,
                    f"plaza/{i}",
                    x,
                    -5.6,
                    0,
                    3.6,
                    1.3,
                    0.55,
                    420,
                    "concrete:8d867c",
                )
    builder.to_object()
    reach = [x * 9.5 + dice.uniform(-1, 1) for x in range(-8, 9)]
    garden.row([x for x in reach if abs(x) > width * 0.62], KERB + 2.2, "street/far", 0.92)
    garden.row(
        [x + 4 for x in reach if abs(x + 4 - eye[0]) > 9], KERB - ROAD - 2.6, "street/near", 0.74
    )
    garden.grove(26, width / 2 + 16, 130, 6, 70, "right", 1.1)
    garden.grove(26, -130, -width / 2 - 16, 6, 70, "left", 1.1)
    neighbours(setting, quarter(setting, width))
    traffic(setting)


def traffic(setting):
    """Street lamps, people on the pavement and a few cars, none of them near."""
    for x in (-50, -30, -12, 12, 34, 54):
        street_lamp(setting, x, KERB + 0.7)
    at_door = setting.shot == "entrance"
    count, reach = (2, 5) if at_door else (5, 24)
    for i in range(count):
        walker = setting.shot_dice(f"walker/{i}")
        person(walker.uniform(-reach, reach), KERB + walker.uniform(1, 5), walker)
    for i, x in enumerate((9, 31, -34)):
        driver = setting.shot_dice(f"car/{i}")
        lane = KERB - 3.0 if i < 2 else KERB - 8.6
        if not at_door:
            car(
                x + driver.uniform(-4, 4),
                lane,
                3.14159 if i < 2 else 0,
                driver,
                setting.lamp(1.0, 0.2),
            )


def is_paved(setting):
    """Slabs stand on avenues with a paved square in front; towers mostly in parks."""
    return setting.building["typology"] == "slab" or setting.shot_dice("paved").random() < 0.25


def entrance_garden(builder, garden, setting):
    """Planted troughs and flowering beds that lead to the door."""
    for sign in (-1, 1):
        for row, y in enumerate((-4.2, -8.4)):
            x0, x1 = sign * 6.2, sign * 16.5
            left, right = min(x0, x1), max(x0, x1)
            builder.box(left, y - 0.75, 0, right, y + 0.75, 0.48, setting.accents["pier"])
            garden.bushes(
                44,
                left + 0.3,
                right - 0.3,
                y - 0.5,
                y + 0.5,
                f"door/{sign}/{row}",
                0.42,
                0.45,
                0.85,
            )
        garden.tree(sign * 11, -6.3, f"door/{sign}", 0.55)
        garden.tree(sign * 19, -6.0, f"door-far/{sign}", 0.7)


def quarter(setting, width):
    """Where the neighbouring blocks stand."""
    dice = setting.dice("quarter")
    spots = []
    for sign in (-1, 1):
        x = sign * (width / 2 + 38)
        for i in range(4):
            wide = dice.uniform(18, 30)
            spots.append(
                (
                    x + sign * wide / 2,
                    dice.uniform(0, 6) + (i % 2) * 34,
                    wide,
                    16,
                    dice.randrange(4, 10),
                    0,
                )
            )
            x += sign * (wide + dice.uniform(5, 14))
    return spots
