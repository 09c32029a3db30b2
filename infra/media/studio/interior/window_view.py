"""What is seen from the window: a city of the Andes or of a valley, the sea, hills, plains, a garden."""
import math
import random

import bpy
import numpy as np
from mathutils import Vector, noise

from core.environment import ridge
from core.mesh import MeshBuilder, place
from core.vegetation.palms import palm
from core.vegetation.plants import blades, lawn_tuft, shrub
from core.vegetation.trees import tree
from interior.view_city import city, tower

BRICK = ("a8694e", "b57d5c", "9b6a50", "c9b49a", "d8cdbb", "a8a29a")
PALE = ("efe9df", "e6ddd0", "d9d2c6", "f3efe8", "cfd6d6", "e2d3bd")
MIXED = ("b98a6a", "d8c3a2", "e6ddd0", "a8694e", "c9c0b2", "b7a78f")
TILES = ("9a5a40", "a8654a", "8a4e38", "7d6a5c")
SHEETS = ("8f8a84", "a39c92", "9a5a40", "b0a89c")


def rolling(amplitude, start, size, key, flat=60):
    """Height of the land at (x, y): level near the home, rising and rolling from `start` metres on."""
    shift = random.Random(f"land/{key}").uniform(0, 90)

    def height(x, y):
        distance = math.hypot(x, y)
        share = min(1.0, max(0.0, (distance - start) / flat))
        relief = (
            0.5
            + 0.6 * noise.noise(Vector((x / size + shift, y / size, 0.37)))
            + 0.22 * noise.noise(Vector((x / size * 2.7, y / size * 2.7 + shift, 0.71)))
        )
        return amplitude * share * relief

    return height


def land(height, rise, surface, farthest=9000, half_angle=88):
    """The ground as a fan from the home to the horizon, `rise` metres below the floor."""
    columns, rows = 120, 90
    builder = MeshBuilder("land")
    points = []
    for row in range(rows):
        distance = 6 * (farthest / 6) ** (row / (rows - 1))
        for column in range(columns):
            angle = math.radians(half_angle * (2 * column / (columns - 1) - 1))
            x, y = math.sin(angle) * distance, math.cos(angle) * distance
            points.append((x, y, height(x, y)))
    faces = [
        (
            row * columns + k,
            row * columns + k + 1,
            (row + 1) * columns + k + 1,
            (row + 1) * columns + k,
        )
        for row in range(rows - 1)
        for k in range(columns - 1)
    ]
    builder.polygons(points, [face[::-1] for face in faces], surface)
    builder.to_object(smooth=True)


def grove(key, height, species, count, nearest, farthest, leaves=3600, scale=1.0):
    """Trees scattered in clumps between two distances."""
    chance = random.Random(f"grove/{key}")
    meshes = [tree(chance.choice(species), f"{key}/{index}", leaves=leaves) for index in range(5)]
    planted = 0
    while planted < count:
        angle, distance = (
            math.radians(chance.uniform(-62, 62)),
            nearest + (farthest - nearest) * chance.random() ** 1.6,
        )
        x, y = math.sin(angle) * distance, math.cos(angle) * distance
        if noise.noise(Vector((x / 130 + 0.3, y / 130, 0.9))) < chance.uniform(-0.5, 0.15):
            planted += 0.2
            continue
        place(
            chance.choice(meshes),
            (x, y, height(x, y) - 0.3),
            chance.uniform(0, 6),
            scale * chance.uniform(0.75, 1.4),
        )
        planted += 1


def andes(key, lit, rise):
    """A city at the foot of green mountains."""
    height = rolling(150, 900, 700, key, 900)
    land(height, rise, "ground:6d7a4a:8d8a5c:.01", 5200)
    city(key, height, BRICK, TILES + SHEETS, lit, 0.42, species=("urapan", "eucalipto", "nogal"))
    grove(key, height, ("eucalipto", "urapan"), 260, 900, 2000, scale=1.3)
    ridge(-88, 88, 2500, 1000, 1.3 + len(key), material="mount:4a6034:7d7a4c")
    ridge(-88, 88, 4700, 1500, 7.7, material="mount:52664a:74785c")


def valley(key, lit, rise):
    """A city that climbs the slopes of its valley."""
    height = rolling(330, 350, 900, key, 1500)
    land(height, rise, "ground:60753f:8a8a55:.01", 4500)
    city(
        key,
        height,
        BRICK + MIXED,
        TILES,
        lit,
        0.45,
        farthest=1900,
        species=("saman", "guayacan", "nogal"),
    )
    grove(key, height, ("saman", "nogal", "guayacan"), 320, 300, 2300, scale=1.3)
    ridge(-88, 88, 3000, 1150, 3.1 + len(key), material="mount:41602f:6f7a44")


def sea(key, lit, rise):
    """A beach and the open sea, the towers of the bay at one side."""
    side = random.Random(f"sea/{key}").choice((-1, 1))
    flat = lambda x, y: 0.0
    shore = 85
    builder = MeshBuilder("shore")
    builder.face(
        [(-3000, 3, 0), (3000, 3, 0), (3000, 60, 0), (-3000, 60, 0)], "grass:6d7c42:a09a58"
    )
    builder.face(
        [(-3000, 60, 0.05), (3000, 60, 0.05), (3000, shore + 14, -0.4), (-3000, shore + 14, -0.4)],
        "sand:e3d2ac",
    )
    builder.face(
        [(-28000, shore, -0.3), (28000, shore, -0.3), (28000, 29000, -0.3), (-28000, 29000, -0.3)],
        "sea:1d7390:3aa5ad",
    )
    for offset, width in ((1.5, 1.4), (7, 0.8), (15, 0.5)):
        builder.face(
            [
                (-900, shore + offset, -0.24),
                (900, shore + offset, -0.24),
                (900, shore + offset + width, -0.22),
                (-900, shore + offset + width, -0.22),
            ],
            "far-wall:f4f4ef",
        )
    builder.to_object()
    chance = random.Random(f"palms/{key}")
    palms = [
        palm(kind, f"{key}/{index}") for index, kind in enumerate(("coco", "coco", "real", "coco"))
    ]
    for _ in range(46):
        place(
            chance.choice(palms),
            (chance.uniform(-120, 120), chance.uniform(30, 76), 0),
            chance.uniform(0, 6),
            chance.uniform(0.8, 1.25),
        )
    bushes = [shrub(f"{key}/{index}", 1.3, 300, 0.2, near=False) for index in range(2)]
    for _ in range(90):
        place(
            chance.choice(bushes),
            (chance.uniform(-110, 110), chance.uniform(22, 62), 0),
            chance.uniform(0, 6),
            chance.uniform(0.7, 1.5),
        )
    towers = [tower(chance, PALE, lit) for _ in range(7)]
    for index in range(34):
        out = index * 38 + chance.uniform(-14, 14)
        place(
            chance.choice(towers),
            (side * (75 + out), 200 + 0.94 * out - chance.uniform(20, 130), 0),
            chance.uniform(-0.3, 0.3),
            chance.uniform(0.8, 1.2),
        )
    bay = MeshBuilder("bay")
    coast = [(25, 150), (1700, 150), (1700, 1500), (1330, 1440), (700, 850), (60, 245)]
    for points, z, surface in (
        (coast, 0.1, "ground:5a7a3c:8a9a58:.03"),
        ([(60, 245), (700, 850), (700, 868), (52, 262)], 0.02, "sand:e3d2ac"),
    ):
        corners = [(side * x, y, z) for x, y in points]
        bay.face(corners if side > 0 else corners[::-1], surface)
    bay.to_object()
    crowns = [tree("almendro", f"{key}/bay/{index}", leaves=2600) for index in range(2)]
    for _ in range(150):
        out = chance.uniform(0, 1000)
        place(
            chance.choice(crowns + palms),
            (side * (60 + out), 215 + 0.94 * out - chance.uniform(-5, 160), 0),
            chance.uniform(0, 6),
            chance.uniform(0.9, 1.4),
        )
    grove(key, flat, ("almendro",), 30, 30, 66)


def hills(key, lit, rise):
    """Green hills with coffee, guadua and a few farms."""
    height = rolling(95, 60, 330, key, 500)
    land(height, rise, "ground:64803c:8fa050:.013", 5200)
    city(
        key,
        height,
        PALE + MIXED,
        TILES,
        lit,
        0.06,
        nearest=120,
        farthest=480,
        species=("guayacan", "nogal"),
        half_angle=50,
    )
    grove(key, height, ("nogal", "guayacan", "saman", "urapan"), 620, 55, 1700, scale=1.1)
    ridge(-88, 88, 2900, 820, 5.3 + len(key), material="mount:4a6a34:74844a")
    ridge(-88, 88, 5200, 1500, 2.2, material="mount:566c50:7a7e66")


def plains(key, lit, rise):
    """Open country to the horizon, low houses and lines of trees."""
    height = rolling(9, 70, 600, key, 300)
    land(height, rise, "ground:7d8a46:a8a25c:.008", 9000)
    city(
        key,
        height,
        PALE + MIXED,
        TILES + SHEETS,
        lit,
        0.07,
        nearest=80,
        farthest=520,
        species=("saman", "guayacan", "almendro"),
    )
    grove(key, height, ("saman", "guayacan", "nogal"), 560, 60, 2400, scale=1.2)
    ridge(-88, 88, 7500, 700, 4.4, material="mount:5c7260:7f8a74")


VIEWS = {"andes": andes, "valley": valley, "sea": sea, "hills": hills, "plains": plains}


def garden(key, species, warm):
    """A lawn with beds, a hedge and trees in front of a ground-floor room."""
    chance = random.Random(f"garden/{key}")
    builder = MeshBuilder("lawn")
    builder.face(
        [(-16, 2.4, -0.06), (16, 2.4, -0.06), (16, 15, -0.02), (-16, 15, -0.02)],
        "grass:5f7a38:8f9a4c",
    )
    builder.face(
        [(-16, 0.2, -0.05), (16, 0.2, -0.05), (16, 2.4, -0.05), (-16, 2.4, -0.05)],
        "paver:c2b8a8:.6:.6:.5",
    )
    builder.box(
        -16,
        12.5,
        -0.1,
        16,
        12.8,
        2.1,
        chance.choice(("plaster:e9e2d4", "plaster:d9c9b0", "brick:9b6a50:b98468")),
    )
    builder.to_object()
    tufts = [lawn_tuft(f"{key}/{index}") for index in range(3)]
    for _ in range(420):
        place(
            chance.choice(tufts),
            (chance.uniform(-9, 9), 2.5 + 8 * chance.random() ** 1.3, -0.05),
            chance.uniform(0, 6),
            chance.uniform(0.8, 1.2),
        )
    flowers = (
        ("", "", "petal:d9a514:f5d545", "petal:c76a9a:efb3cf", "petal:e8e4da:ffffff")
        if warm
        else ("", "petal:8f7fc0:c9bfe8", "petal:e8e4da:ffffff")
    )
    bushes = [
        shrub(f"{key}/{index}", 0.55, 800, 0.075, flower=chance.choice(flowers))
        for index in range(4)
    ]
    for x in np.arange(-12, 12, 0.85):
        place(
            chance.choice(bushes),
            (float(x), 11.6 + chance.uniform(-0.3, 0.3), -0.05),
            chance.uniform(0, 6),
            chance.uniform(1.0, 1.9),
        )
    grasses = [blades(f"{key}/{index}", 240, 0.7, 0.8) for index in range(2)]
    for _ in range(26):
        place(
            chance.choice(grasses + bushes),
            (chance.choice((-1, 1)) * chance.uniform(2.6, 8), chance.uniform(3.2, 9.5), -0.05),
            chance.uniform(0, 6),
            chance.uniform(0.6, 1.1),
        )
    trees = [
        tree(chance.choice(species), f"{key}/near/{index}", near=True, leaves=42000)
        for index in range(2)
    ]
    for x, y in ((-5.6, 8.6), (4.4, 10.2), (9.5, 7.5)):
        place(
            chance.choice(trees),
            (x + chance.uniform(-1, 1), y, -0.05),
            chance.uniform(0, 6),
            chance.uniform(0.62, 0.85),
        )
    far = [tree(chance.choice(species), f"{key}/far/{index}", leaves=2600) for index in range(3)]
    for index in range(26):
        place(
            chance.choice(far),
            (chance.uniform(-42, 42), chance.uniform(17, 46), -0.5),
            chance.uniform(0, 6),
            chance.uniform(0.8, 1.3),
        )


GARDEN_TREES = {
    "andes": ("urapan", "nogal"),
    "valley": ("guayacan", "saman"),
    "sea": ("almendro",),
    "hills": ("guayacan", "nogal"),
    "plains": ("saman", "guayacan"),
}


def surround(setting):
    """Builds the outside of a setting, then lowers it so that its ground lies `rise` below the floor."""
    before = set(bpy.data.objects)
    lit = "0.8" if setting.dusk else "0"
    VIEWS[setting.view](setting.seed, lit, setting.rise)
    for item in set(bpy.data.objects) - before:
        if item.name.split(".")[0] != "ridge":
            item.location.z -= setting.rise
    if setting.rise < 3:
        garden(setting.seed, GARDEN_TREES[setting.view], setting.climate in ("warm", "coast"))
