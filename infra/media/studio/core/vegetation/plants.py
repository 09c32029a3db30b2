"""Shrubs, tall grasses and lawn tufts."""

import math
import random

import numpy as np
from mathutils import Vector

from core.mesh import MeshBuilder
from core.vegetation.leaves import leaf_cloud

GREEN_SHRUB = "leaf:44601f:8aa040"
TALL_GRASS = "leaf:6f8a3a:b9b56a:.3"
LAWN = "leaf:46602a:838f4c:.3"


def shrub(key, radius=0.6, leaves=900, length=0.085, leaf=GREEN_SHRUB, flower="", near=True):
    """Mesh of a round shrub standing on the ground; `flower` adds petals of that material."""
    bulk = np.random.default_rng(random.Random(f"shrub/{key}").randrange(1 << 30))
    builder = MeshBuilder("shrub")
    center, radii = (0, 0, radius * 0.6), (radius, radius, radius * 0.65)
    leaf_cloud(builder, center, radii, leaves, length, leaf, bulk, 0.5, 0.1, near)
    if flower:
        outer = tuple(r * 1.06 for r in radii)
        leaf_cloud(builder, center, outer, leaves // 3, length * 0.8, flower, bulk, 0.9, 0.0, near)
    return builder.to_mesh()


def blades(key, count=260, size=1.0, height=0.55, leaf=TALL_GRASS, width=0.011):
    """Mesh of a square tuft of bent blades, `size` metres wide."""
    dice = random.Random(f"blades/{key}")
    builder = MeshBuilder("blades")
    points, faces = [], []
    for _ in range(count):
        root = Vector((dice.uniform(-0.5, 0.5) * size, dice.uniform(-0.5, 0.5) * size, 0))
        angle = dice.uniform(0, math.tau)
        heading = Vector((math.cos(angle), math.sin(angle), 0))
        half = Vector((-heading.y, heading.x, 0)) * width
        tall = height * dice.uniform(0.5, 1.1)
        bend = dice.uniform(0.1, 0.6) * tall
        middle = root + heading * bend * 0.3 + Vector((0, 0, tall * 0.6))
        tip = root + heading * bend + Vector((0, 0, tall))
        first = len(points)
        points += [root - half, root + half, middle + half * 0.8, middle - half * 0.8, tip]
        faces += [(first, first + 1, first + 2, first + 3), (first + 3, first + 2, first + 4)]
    builder.polygons(points, faces, leaf)
    return builder.to_mesh()


def lawn_tuft(key):
    """Mesh of a short lawn tuft 0.8 m wide, for the ground near the camera."""
    return blades(f"lawn/{key}", 420, 0.8, 0.085, LAWN, 0.006)
