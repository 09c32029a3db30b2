"""Soft forms: filled cushions and cloth that lies over things."""

import math

from mathutils import Vector, noise
import bpy

from core.materials.registry import material
from furniture.forms import sheet


def cushion(
    centre,
    size,
    surface,
    tilt=(0, 0, 0),
    square=3.2,
    crown=0.35,
    seed=0,
    wrinkle=0.012,
    fineness=26,
):
    """A filled cushion: seam all round, crowned faces, wrinkles. `square` 2.6 is plump, 9 is boxed."""
    width, depth, height = size
    grid = [-math.cos(math.pi * step / fineness) for step in range(fineness + 1)]

    def surface_point(i, j, side):
        u, v = grid[i], grid[j]
        fall = math.sqrt(max(0.0, 1 - abs(u) ** square) * max(0.0, 1 - abs(v) ** square))
        lift = fall**0.45 * (1 + crown * (1 - u * u) * (1 - v * v) * 0.6 - crown * 0.3)
        crease = noise.noise(Vector((u * 2.2 + seed + 0.31, v * 2.2 + 0.17, side * 3.1))) * wrinkle
        crease += (
            noise.noise(Vector((u * 6 + seed + 0.53, v * 6 + 0.29, side * 3.1))) * wrinkle * 0.35
        )
        pinch = 1 - 0.035 * (1 - abs(u)) * abs(v) if square < 5 else 1
        tuck = 1 - 0.035 * (1 - abs(v)) * abs(u) if square < 5 else 1
        return (
            u * width / 2 * tuck,
            v * depth / 2 * pinch,
            side * height / 2 * lift + crease * fall,
        )

    count = fineness + 1
    vertices = [
        surface_point(i, j, side) for side in (1, -1) for j in range(count) for i in range(count)
    ]
    faces = []
    for j in range(fineness):
        for i in range(fineness):
            corner = j * count + i
            top = (corner, corner + 1, corner + count + 1, corner + count)
            faces += [top, tuple(index + count * count for index in reversed(top))]
    mesh = bpy.data.meshes.new("cushion")
    mesh.from_pydata(vertices, [], faces)
    mesh.materials.append(material(surface))
    mesh.polygons.foreach_set("use_smooth", [True] * len(faces))
    mesh.uv_layers.new(name="UV")
    mesh.update()
    piece = bpy.data.objects.new("cushion", mesh)
    bpy.context.scene.collection.objects.link(piece)
    piece.modifiers.new("seam", "WELD").merge_threshold = 0.0006
    piece.location = centre
    piece.rotation_euler = tilt
    return piece


def draped(path, width, surface, at=0.0, seed=0.0, lift=0.014):
    """A cloth of `width` along x laid over a path of (y, z) points, pushed outwards by `lift` so it never sinks in.

    The path runs so that the outside lies on its left hand.
    """
    points = [Vector((0, y, z)) for y, z in path]
    lengths = [0.0]
    for before, after in zip(points, points[1:]):
        lengths.append(lengths[-1] + (after - before).length)

    def along(distance):
        for index in range(1, len(points)):
            if distance <= lengths[index] or index == len(points) - 1:
                span = lengths[index] - lengths[index - 1]
                return points[index - 1].lerp(points[index], (distance - lengths[index - 1]) / span)
        return points[-1]

    def point(u, v):
        distance = v * lengths[-1]
        here = along(distance)
        step = along(min(distance + 0.03, lengths[-1])) - along(max(distance - 0.03, 0))
        outwards = Vector((0, -step.z, step.y)).normalized()
        fold = 0.5 + 0.5 * math.sin(u * 19 + seed + 1.7 * math.sin(v * 4 + seed))
        crease = 0.5 + 0.5 * noise.noise(Vector((u * 5.1 + seed, v * 6.3 + 0.2, 0.7)))
        skew = 0.03 * math.sin(v * 3 + seed)
        return (
            Vector((at + (u - 0.5) * width + skew, 0, 0))
            + here
            + outwards * (lift + 0.014 * fold + 0.012 * crease)
        )

    piece = sheet(point, 40, 60, surface, thickness=0.006, name="draped")
    return piece


def smooth_path(points, steps=6):
    """The (y, z) path through points with its corners rounded (Catmull-Rom)."""
    result = []
    padded = [points[0], *points, points[-1]]
    for index in range(1, len(padded) - 2):
        before, here, after, beyond = (Vector(point) for point in padded[index - 1 : index + 3])
        for step in range(steps):
            t = step / steps
            result.append(
                0.5
                * (
                    2 * here
                    + (after - before) * t
                    + (2 * before - 5 * here + 4 * after - beyond) * t * t
                    + (3 * here - before - 3 * after + beyond) * t**3
                )
            )
    result.append(Vector(points[-1]))
    return [(point[0], point[1]) for point in result]
