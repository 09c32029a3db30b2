"""The coast beyond the window: gardens and palms, a beach, the open sea, the towers of the bay at one side."""

import random

from core.mesh import MeshBuilder, place
from core.vegetation.palms import palm
from core.vegetation.plants import shrub
from core.vegetation.trees import tree
from interior.view_city import tower

PALE = ("efe9df", "e6ddd0", "d9d2c6", "f3efe8", "cfd6d6", "e2d3bd")
SHORE = 85
BAY = [(25, 150), (1700, 150), (1700, 1500), (1330, 1440), (700, 850), (60, 245)]
BAY_BEACH = [(60, 245), (700, 850), (700, 868), (52, 262)]


def strip(builder, reach, near, far, surface, low, high):
    """A band of ground across the view between two distances."""
    points = [(-reach, near, low), (reach, near, low), (reach, far, high), (-reach, far, high)]
    builder.face(points, surface)


def shore():
    """Gardens, sand, surf and water, one behind the other."""
    builder = MeshBuilder("shore")
    strip(builder, 3000, 3, 60, "grass:6d7c42:a09a58", 0, 0)
    strip(builder, 3000, 60, SHORE + 14, "sand:e3d2ac", 0.05, -0.4)
    strip(builder, 28000, SHORE, 29000, "sea:1d7390:3aa5ad", -0.3, -0.3)
    for offset, width in ((1.5, 1.4), (7, 0.8), (15, 0.5)):
        near = SHORE + offset
        strip(builder, 900, near, near + width, "far-wall:f4f4ef", -0.24, -0.22)
    builder.to_object()


def beach_gardens(key, palms, chance):
    """Palms, sea almonds and bushes between the building and the sand."""
    for _ in range(46):
        spot = (chance.uniform(-120, 120), chance.uniform(30, 76), 0)
        place(chance.choice(palms), spot, chance.uniform(0, 6), chance.uniform(0.8, 1.25))
    bushes = [shrub(f"{key}/{index}", 1.3, 300, 0.2, near=False) for index in range(2)]
    for _ in range(90):
        spot = (chance.uniform(-110, 110), chance.uniform(22, 62), 0)
        place(chance.choice(bushes), spot, chance.uniform(0, 6), chance.uniform(0.7, 1.5))


def bay(key, side, palms, lit, chance):
    """A tongue of land that runs out to one side, with its towers, trees and beach."""
    towers = [tower(chance, PALE, lit) for _ in range(7)]
    for index in range(34):
        out = index * 38 + chance.uniform(-14, 14)
        spot = (side * (115 + out), 250 + 0.94 * out - chance.uniform(20, 80), 0)
        place(chance.choice(towers), spot, chance.uniform(-0.3, 0.3), chance.uniform(0.8, 1.2))
    crowns = [tree("almendro", f"{key}/bay/{index}", leaves=2600) for index in range(2)]
    for _ in range(150):
        out = chance.uniform(0, 1000)
        spot = (side * (60 + out), 215 + 0.94 * out - chance.uniform(-5, 160), 0)
        place(chance.choice(crowns + palms), spot, chance.uniform(0, 6), chance.uniform(0.9, 1.4))
    ground = MeshBuilder("bay")
    for outline, z, surface in (
        (BAY, 0.1, "ground:5a7a3c:8a9a58:.03"),
        (BAY_BEACH, 0.02, "sand:e3d2ac"),
    ):
        corners = [(side * x, y, z) for x, y in outline]
        ground.face(corners if side > 0 else corners[::-1], surface)
    ground.to_object()


def sea(key, lit):
    """A beach and the open sea."""
    chance = random.Random(f"sea/{key}")
    side = chance.choice((-1, 1))
    kinds = ("coco", "coco", "real", "coco")
    palms = [palm(kind, f"{key}/{index}") for index, kind in enumerate(kinds)]
    shore()
    beach_gardens(key, palms, chance)
    bay(key, side, palms, lit, chance)
