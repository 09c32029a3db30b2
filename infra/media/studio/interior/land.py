"""The land beyond the window: its relief, its ground, its groves."""

import math
import random

from mathutils import Vector, noise

from core.mesh import MeshBuilder, place
from core.vegetation.trees import tree


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


def land(height, surface, farthest=9000, half_angle=88):
    """The ground as a fan from the home to the horizon."""
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
