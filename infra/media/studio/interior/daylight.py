"""The light of a room: sky, sun, the window as a portal, soft fill, ceiling spots; and the grade that suits it."""
import math

import bpy

from core.environment import sky
from core.lamps import WARM, area_lamp, link_lamp, point_lamp
from core.materials.haze import set_haze
from furniture.lamps import spot

SKIES = {
    "andes": {"clouds": 0.55, "dust": 1.2},
    "valley": {"clouds": 0.4, "dust": 1.4},
    "sea": {"clouds": 0.28, "dust": 0.8},
    "hills": {"clouds": 0.48, "dust": 1.1},
    "plains": {"clouds": 0.5, "dust": 1.0},
}
HAZE_DISTANCE = {"andes": 3400, "valley": 3600, "sea": 9000, "hills": 3800, "plains": 5200}
NEUTRAL = (1, 0.955, 0.9)


def outdoors(setting):
    """Sets the air, the sky and the sun; must run before anything hazed is made."""
    air = SKIES[setting.view]
    chance = setting.chance("sky")
    side = setting.pick("sun side", (-1, 1))
    if setting.dusk:
        set_haze((0.24, 0.23, 0.33), HAZE_DISTANCE[setting.view] * 0.8, 0.8)
        sky(
            1.4,
            side * chance.uniform(12, 40),
            0.42,
            air["clouds"],
            (0.82, 0.87, 1.2),
            0,
            cloud_lit=(1, 0.52, 0.38),
            cloud_shade=(0.17, 0.18, 0.29),
            cloud_strength=0.5,
            dust=2.4,
            cloud_seed=chance.uniform(0, 9),
        )
        return
    if setting.light == "golden":
        set_haze((0.86, 0.72, 0.6), HAZE_DISTANCE[setting.view], 1.15)
        sky(
            chance.uniform(11, 16),
            side * chance.uniform(46, 60),
            0.5,
            air["clouds"],
            None,
            9,
            (1, 0.66, 0.38),
            (1, 0.84, 0.68),
            (0.62, 0.58, 0.62),
            1.9,
            air["dust"] * 1.6,
            1.0,
            chance.uniform(0, 9),
        )
        return
    set_haze((0.72, 0.82, 0.95), HAZE_DISTANCE[setting.view], 1.45)
    sky(
        chance.uniform(30, 40),
        side * chance.uniform(48, 64),
        0.5,
        air["clouds"],
        None,
        12,
        (1, 0.87, 0.7),
        (1, 0.97, 0.94),
        (0.74, 0.78, 0.86),
        2.8,
        air["dust"],
        1.0,
        chance.uniform(0, 9),
    )


def window_portal(x0, x1, low, high, y=0.25):
    """Tells the sampler where daylight comes in."""
    lamp = bpy.data.lights.new("portal", "AREA")
    lamp.shape, lamp.size, lamp.size_y = "RECTANGLE", x1 - x0, high - low
    lamp.cycles.is_portal = True
    item = link_lamp(lamp, ((x0 + x1) / 2, y, (low + high) / 2))
    item.rotation_euler = (math.radians(-90), 0, 0)


def soft_fill(room, setting, strength=1.0):
    """A bounce card under the ceiling and one behind the camera, unseen."""
    watts = (26 if setting.dusk else 62) * strength * room.width * room.depth / 34
    color = WARM if setting.dusk else NEUTRAL
    area_lamp(
        (0, -room.depth * 0.55, room.height - 0.04),
        room.width * 0.7,
        room.depth * 0.6,
        watts,
        color=color,
    )
    card = area_lamp(
        (0, -room.depth + 0.3, room.height * 0.55),
        room.width * 0.8,
        room.height * 0.8,
        watts * 0.45,
        color=color,
    )
    card.rotation_euler = (math.radians(90), 0, 0)


def ceiling_spots(room, setting, columns, rows, real=4):
    """Recessed spots in a grid; at dusk the first `real` of them light the room."""
    places = []
    for column in range(columns):
        for row in range(rows):
            x = -room.width / 2 + room.width * (column + 0.5) / columns
            y = -room.depth + room.depth * (row + 0.5) / rows
            spot(x, y, room.height, 22 if setting.dusk else 7)
            places.append((x, y))
    if setting.dusk:
        places.sort(key=lambda place: -place[1])
        for x, y in places[:real]:
            down_light(x, y, room.height - 0.03, 30)


def down_light(x, y, z, watts, spread=1.6):
    """A real spot that shines downwards."""
    lamp = bpy.data.lights.new("spot", "SPOT")
    lamp.energy, lamp.color, lamp.spot_size, lamp.spot_blend, lamp.shadow_soft_size = (
        watts,
        (1, 0.8, 0.56),
        spread,
        0.85,
        0.05,
    )
    link_lamp(lamp, (x, y, z))


def warm_glow(x, y, z, watts, radius=0.06):
    """The light of a lamp whose bulb is hidden."""
    point_lamp((x, y, z), watts, (1, 0.76, 0.48), radius)


def bulb(setting, day=45, dusk=150):
    """Strength of a lamp's bulb at this hour."""
    return dusk if setting.dusk else day


def look(setting, **changes):
    """The grade of an interior: bright and calm by day, warm against blue at dusk."""
    if setting.dusk:
        grade = {
            "meter": 0.24,
            "bloom": 0.12,
            "sat": 1.12,
            "power": 1.08,
            "wb": [0.93, 1, 1.16],
            "vig": 0.1,
        }
    else:
        grade = {
            "meter": 0.42,
            "bloom": 0.1,
            "sat": 1.14,
            "power": 1.14,
            "wb": [0.965, 1, 1.04],
            "vig": 0.08,
        }
    return {**grade, **changes}
