"""What lies behind a building, by the preset of its city."""

import random

from core.environment import BRICK_CITY, WHITE_CITY, ridge, skyline
from core.mesh import MeshBuilder, placed

FAR = 6000.0
LAND = {
    "andes": ("ground:5c6838:7d7a48", BRICK_CITY),
    "valley": ("ground:5a6a34:8a8348", BRICK_CITY),
    "coffee": ("ground:456031:6d7f3c", BRICK_CITY),
    "plains": ("ground:66763a:8f8f4a", BRICK_CITY),
    "caribbean": ("ground:6d7442:a39a62", WHITE_CITY),
    "pacific": ("ground:3f5a2c:5f7a3a", WHITE_CITY),
}
RIDGES = {
    "andes": ((5200, 1750, 0), (3300, 640, -60)),
    "valley": ((7000, 1500, 0), (4200, 700, -40)),
    "coffee": ((4200, 1500, 0), (1900, 420, -60), (1100, 190, -40)),
    "plains": ((15000, 900, 0),),
    "caribbean": ((12000, 900, 0),),
    "pacific": ((6000, 800, 0), (2600, 300, -40)),
}


def surroundings(setting, heading, skyline_share=1.0, ground=True):
    """Far land, ridges and skyline in the direction that the camera looks."""
    preset = setting.building["city"]
    land, tones = LAND[preset]
    seed = setting.dice("ridge").uniform(1, 60)
    lit = 1.1 if setting.dusk else 0
    if ground:
        builder = MeshBuilder("land")
        builder.face(
            [(-FAR, -FAR, -0.5), (FAR, -FAR, -0.5), (FAR, FAR, -0.5), (-FAR, FAR, -0.5)], land
        )
        builder.to_object()
    for i, (distance, height, base) in enumerate(RIDGES[preset]):
        ridge(heading - 85, heading + 85, distance, height, seed + i * 5.8, base - 75)
    count = round(80 * skyline_share)
    if count:
        name = f"{setting.building['id']}/skyline"
        skyline(count, heading - 55, heading + 55, 420, 1700, 110, lit, name, tones)


def neighbours(setting, spots):
    """Plain blocks of the same quarter: spots are (x, y, width, depth, floors, degrees)."""
    preset = setting.building["city"]
    tones = LAND[preset][1]
    lit = 0.8 if setting.dusk else 0
    builder = MeshBuilder("neighbours")
    for i, (x, y, width, depth, floors, degrees) in enumerate(spots):
        dice = random.Random(f"{setting.building['id']}/neighbour/{i}")
        builder.transform = placed(x, y, 0, degrees)
        top = floors * 3.1
        facade = f"city:{dice.choice(tones)}:{lit}"
        builder.box(-width / 2, 0, 0, width / 2, depth, top, facade, "b")
        builder.box(
            -width / 2 - 0.2, -0.2, top, width / 2 + 0.2, depth + 0.2, top + 0.5, "concrete:c9c3b8"
        )
        builder.box(
            -width / 6, depth * 0.3, top, width / 6, depth * 0.7, top + 3, "concrete:a8a197"
        )
    builder.transform = None
    builder.to_object()
