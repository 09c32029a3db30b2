"""Forms that furniture is made of: rounded blocks, cushions, turned, draped and bent surfaces.

Every piece is modelled around its own origin, standing on z = 0, facing -y, in metres.
"""

import math

from mathutils import Matrix, Vector
import bpy

from core.materials.registry import material
from core.mesh import MeshBuilder


def grained(name, size):
    """The material with the grain of a timber running along the longest side of `size`."""
    if not name.startswith("timber:") or name.count(":") > 1:
        return name
    return f'{name}:{"xyz"[max(range(3), key=lambda axis: size[axis])]}'


def block(low, high, surface, bevel=0.01, segments=3, turn=(0, 0, 0)):
    """A box from corner `low` to corner `high` with rounded edges, turned about its own centre."""
    size = [abs(high[axis] - low[axis]) for axis in range(3)]
    half = [side / 2 for side in size]
    builder = MeshBuilder("block")
    builder.box(-half[0], -half[1], -half[2], *half, grained(surface, size))
    piece = builder.to_object(bevel=min(bevel, *(side * 0.95 for side in half)), segments=segments)
    piece.location = [(high[axis] + low[axis]) / 2 for axis in range(3)]
    piece.rotation_euler = turn
    return piece


def board(centre, size, surface, bevel=0.004, turn=(0, 0, 0)):
    """A `block` given by its centre and its size."""
    low = [centre[axis] - size[axis] / 2 for axis in range(3)]
    high = [centre[axis] + size[axis] / 2 for axis in range(3)]
    return block(low, high, surface, bevel, turn=turn)


def sheet(point, columns, rows, surface, thickness=0.0, closed=False, name="sheet"):
    """A smooth surface through point(u, v), u and v in 0..1; `closed` joins its first and last column."""
    across = columns if closed else columns + 1
    vertices = [tuple(point(i / columns, j / rows)) for j in range(rows + 1) for i in range(across)]
    faces = []
    for j in range(rows):
        for i in range(columns):
            right = (i + 1) % across
            faces.append(
                (j * across + i, j * across + right, (j + 1) * across + right, (j + 1) * across + i)
            )
    mesh = bpy.data.meshes.new(name)
    mesh.from_pydata(vertices, [], faces)
    mesh.materials.append(material(surface))
    layer = mesh.uv_layers.new(name="UV")
    for loop in mesh.loops:
        layer.data[loop.index].uv = (
            loop.vertex_index % across / columns,
            loop.vertex_index // across / rows,
        )
    mesh.polygons.foreach_set("use_smooth", [True] * len(faces))
    mesh.update()
    piece = bpy.data.objects.new(name, mesh)
    bpy.context.scene.collection.objects.link(piece)
    if thickness:
        solid = piece.modifiers.new("thickness", "SOLIDIFY")
        solid.thickness = thickness
        solid.offset = 0
    return piece


def turned(profile, surface, at=(0, 0, 0), sides=40):
    """A surface of revolution about z from a list of (radius, height)."""
    steps = len(profile) - 1

    def point(u, v):
        radius, height = profile[round(v * steps)]
        angle = u * math.tau
        return (math.cos(angle) * radius, math.sin(angle) * radius, height)

    piece = sheet(point, sides, steps, surface, closed=True, name="turned")
    piece.data.use_auto_smooth = True
    piece.data.auto_smooth_angle = 0.7
    piece.location = at
    return piece


def disc(radius, low, high, surface, at=(0, 0), edge=0.008, sides=64):
    """A round plate between two heights with softened edges."""
    edge = min(edge, (high - low) / 2)
    profile = [
        (0, low),
        (radius - edge, low),
        (radius - edge * 0.3, low + edge * 0.3),
        (radius, low + edge),
    ]
    profile += [
        (radius, high - edge),
        (radius - edge * 0.3, high - edge * 0.3),
        (radius - edge, high),
        (0, high),
    ]
    return turned(profile, surface, (at[0], at[1], 0), sides)


def rod(points, radius, surface, sides=10):
    """A tube along points; `radius` is one number or one per point."""
    points = [Vector(point) for point in points]
    radii = radius if hasattr(radius, "__len__") else [radius] * len(points)
    rings = []
    for index, centre in enumerate(points):
        along = (points[min(index + 1, len(points) - 1)] - points[max(index - 1, 0)]).normalized()
        side = (
            along.orthogonal().normalized()
            if index == 0
            else (rings[-1][1] - along * rings[-1][1].dot(along)).normalized()
        )
        rings.append((centre, side, along.cross(side), radii[index]))
    rings = [(points[0], *rings[0][1:3], 0)] + rings + [(points[-1], *rings[-1][1:3], 0)]

    def point(u, v):
        centre, side, up, size = rings[round(v * (len(rings) - 1))]
        angle = u * math.tau
        return centre + (side * math.cos(angle) + up * math.sin(angle)) * size

    piece = sheet(point, sides, len(rings) - 1, surface, closed=True, name="rod")
    piece.data.use_auto_smooth = True
    piece.data.auto_smooth_angle = 0.9
    return piece


def bar(start, end, thickness, surface, bevel=0.005):
    """A square bar between two points, the grain along it."""
    start, end = Vector(start), Vector(end)
    length = (end - start).length
    half = thickness / 2
    builder = MeshBuilder("bar")
    name = f"{surface}:z" if surface.startswith("timber:") and surface.count(":") == 1 else surface
    builder.box(-half, -half, -length / 2, half, half, length / 2, name)
    piece = builder.to_object(bevel=min(bevel, half * 0.9), segments=2)
    piece.location = (start + end) / 2
    piece.rotation_euler = (end - start).to_track_quat("Z", "Y").to_euler()
    return piece


def placed(parts, x=0.0, y=0.0, turn=0.0, z=0.0, scale=1.0):
    """Joins parts under one handle, set down at (x, y, z) and turned by degrees; gives the handle."""
    handle = bpy.data.objects.new("piece", None)
    bpy.context.scene.collection.objects.link(handle)
    for part in parts:
        part.parent = handle
    handle.location = (x, y, z)
    handle.rotation_euler = (0, 0, math.radians(turn))
    handle.scale = (scale, scale, scale)
    return handle


def mirrored(scene):
    """Turns the whole scene into its mirror image in x: whatever has no parent is reflected."""
    flip = Matrix.Scale(-1, 4, (1, 0, 0))
    bpy.context.view_layer.update()
    for piece in scene.objects:
        if piece.parent is not None:
            continue
        if piece.type in ("MESH", "EMPTY"):
            piece.matrix_world = flip @ piece.matrix_world
        else:
            turn = piece.rotation_euler
            piece.location.x *= -1
            piece.rotation_euler = (turn.x, -turn.y, -turn.z)
    for node in scene.world.node_tree.nodes:
        if node.type == "TEX_SKY":
            node.sun_rotation = math.tau - node.sun_rotation
