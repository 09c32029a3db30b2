"""Mesh building: one mesh per group of faces, texture coordinates in metres."""

import math
from itertools import chain

import bpy
import numpy as np
from mathutils import Matrix, Vector

from core.materials.registry import material as resolve_material

WELD_DISTANCE = 0.0005


def placed(x, y, z=0.0, degrees=0.0):
    """Matrix of a part that stands at a point, turned around the vertical."""
    return Matrix.Translation((x, y, z)) @ Matrix.Rotation(math.radians(degrees), 4, "Z")


class MeshBuilder:
    """Collects faces with material names; `transform` applies to what is added."""

    def __init__(self, name):
        self.name = name
        self.vertices = []
        self.faces = []
        self.face_materials = []
        self.uvs = []
        self.materials = []
        self.transform = None
        self.bulk = []

    def material_index(self, name):
        """Slot of a material (a name of the registry or a Blender material)."""
        if name not in self.materials:
            self.materials.append(name)
        return self.materials.index(name)

    def face(self, points, material, uv=None):
        """One flat polygon; without `uv` it gets metres along its own plane."""
        points = [Vector(p) for p in points]
        if uv is None:
            uv = plane_uv(points)
        if self.transform is not None:
            points = [self.transform @ p for p in points]
        first = len(self.vertices)
        self.vertices += [tuple(p) for p in points]
        self.faces.append(tuple(range(first, first + len(points))))
        self.face_materials.append(self.material_index(material))
        self.uvs += uv

    def polygons(self, points, faces, material):
        """Many polygons that share points (index lists); no texture coordinates."""
        first = len(self.vertices)
        if self.transform is None:
            self.vertices += points
        else:
            self.vertices += [tuple(self.transform @ Vector(p)) for p in points]
        shifted = [[first + i for i in face] for face in faces] if first else faces
        self.faces += shifted
        self.face_materials += [self.material_index(material)] * len(faces)
        self.uvs += [(0, 0)] * sum(map(len, faces))

    def many(self, points, faces, material):
        """Arrays of points (n, 3) and of faces of one size (m, corners), for foliage."""
        if self.transform is not None:
            matrix = np.array(self.transform)
            points = points @ matrix[:3, :3].T + matrix[:3, 3]
        self.bulk.append((points, faces, self.material_index(material)))

    def box(self, x0, y0, z0, x1, y1, z1, material, skip=""):
        """Axis-aligned box; skip any of b(ottom) t(op) f(ront) k(back) l(eft) r(ight)."""
        sides = {
            "b": [(x0, y1, z0), (x1, y1, z0), (x1, y0, z0), (x0, y0, z0)],
            "t": [(x0, y0, z1), (x1, y0, z1), (x1, y1, z1), (x0, y1, z1)],
            "f": [(x0, y0, z0), (x1, y0, z0), (x1, y0, z1), (x0, y0, z1)],
            "k": [(x1, y1, z0), (x0, y1, z0), (x0, y1, z1), (x1, y1, z1)],
            "l": [(x0, y1, z0), (x0, y0, z0), (x0, y0, z1), (x0, y1, z1)],
            "r": [(x1, y0, z0), (x1, y1, z0), (x1, y1, z1), (x1, y0, z1)],
        }
        for side, points in sides.items():
            if side not in skip:
                self.face(points, material)

    def cylinder(self, base, r0, r1, height, material, sides=16, axis=None):
        """Cylinder or cone from `base` along `axis` (up by default), capped at its end."""
        base = Vector(base)
        axis = (Vector(axis) if axis else Vector((0, 0, 1))).normalized()
        u = axis.orthogonal().normalized()
        w = axis.cross(u)

        def ring(i, radius):
            angle = 2 * math.pi * i / sides
            return (u * math.cos(angle) + w * math.sin(angle)) * radius

        end = base + axis * height
        for i in range(sides):
            self.face(
                [
                    base + ring(i, r0),
                    base + ring(i + 1, r0),
                    end + ring(i + 1, r1),
                    end + ring(i, r1),
                ],
                material,
            )
        self.face([end + ring(i, r1) for i in range(sides)], material)

    def tube(self, points, radii, material, sides=7, flat=1.0):
        """Round tube along points; `flat` squeezes its second axis (bodies, ribs)."""
        vertices = []
        for i, (point, radius) in enumerate(zip(points, radii)):
            ahead = points[min(i + 1, len(points) - 1)]
            behind = points[max(i - 1, 0)]
            direction = (ahead - behind).normalized()
            u = Vector((1, 0, 0.01))
            u = (u - direction * u.dot(direction)).normalized()
            w = direction.cross(u)
            for k in range(sides):
                angle = 2 * math.pi * k / sides
                vertices.append(point + (u * math.cos(angle) + w * math.sin(angle) * flat) * radius)
        faces = [
            (
                i * sides + k,
                i * sides + (k + 1) % sides,
                (i + 1) * sides + (k + 1) % sides,
                (i + 1) * sides + k,
            )
            for i in range(len(points) - 1)
            for k in range(sides)
        ]
        last = (len(points) - 1) * sides
        faces.append(tuple(range(sides))[::-1])
        faces.append(tuple(last + k for k in range(sides)))
        self.polygons(vertices, faces, material)

    def to_mesh(self, smooth=False):
        """The Blender mesh of what was collected."""
        points = [np.array(self.vertices, dtype=np.float32).reshape(-1, 3)]
        sizes = [np.fromiter(map(len, self.faces), dtype=np.int32)]
        corners = [np.fromiter(chain.from_iterable(self.faces), dtype=np.int32)]
        slots = [np.array(self.face_materials, dtype=np.int32)]
        first = len(self.vertices)
        for bulk_points, bulk_faces, slot in self.bulk:
            count, size = bulk_faces.shape
            points.append(bulk_points.astype(np.float32))
            sizes.append(np.full(count, size, dtype=np.int32))
            corners.append((bulk_faces + first).astype(np.int32).ravel())
            slots.append(np.full(count, slot, dtype=np.int32))
            first += len(bulk_points)
        mesh = mesh_of_arrays(self.name, *map(np.concatenate, (points, sizes, corners, slots)))
        for name in self.materials:
            mesh.materials.append(resolve_material(name) if isinstance(name, str) else name)
        uvs = np.zeros((len(mesh.loops), 2), dtype=np.float32)
        if self.uvs:
            uvs[: len(self.uvs)] = self.uvs
        mesh.uv_layers.new(name="UV").data.foreach_set("uv", uvs.ravel())
        if smooth:
            mesh.polygons.foreach_set("use_smooth", [True] * len(mesh.polygons))
        mesh.update()
        return mesh

    def to_object(self, smooth=False, bevel=0, segments=2, weld=False):
        """An object in the scene; `bevel` in metres rounds its edges."""
        item = bpy.data.objects.new(self.name, self.to_mesh(smooth))
        bpy.context.scene.collection.objects.link(item)
        if bevel or weld:
            item.modifiers.new("weld", "WELD").merge_threshold = WELD_DISTANCE
        if bevel:
            rounding = item.modifiers.new("bevel", "BEVEL")
            rounding.width = bevel
            rounding.segments = segments
            rounding.limit_method = "ANGLE"
            rounding.harden_normals = True
            item.data.use_auto_smooth = True
            item.data.polygons.foreach_set("use_smooth", [True] * len(item.data.polygons))
        return item


def mesh_of_arrays(name, points, sizes, corners, slots):
    """A mesh from arrays: points, corners per face, all corners in turn, material slots."""
    mesh = bpy.data.meshes.new(name)
    mesh.vertices.add(len(points))
    mesh.vertices.foreach_set("co", points.ravel())
    mesh.loops.add(len(corners))
    mesh.loops.foreach_set("vertex_index", corners)
    mesh.polygons.add(len(sizes))
    mesh.polygons.foreach_set(
        "loop_start", np.concatenate(([0], np.cumsum(sizes)[:-1])).astype(np.int32)
    )
    mesh.polygons.foreach_set("loop_total", sizes)
    mesh.update(calc_edges=True)
    mesh.polygons.foreach_set("material_index", slots)
    return mesh


def plane_uv(points):
    """Texture coordinates in metres of a flat polygon: x and y, or length and height."""
    normal = (points[1] - points[0]).cross(points[-1] - points[0])
    normal = normal.normalized() if normal.length > 1e-12 else Vector((0, 0, 1))
    if abs(normal.z) > 0.7:
        return [(p.x, p.y) for p in points]
    along = Vector((-normal.y, normal.x, 0)).normalized()
    return [(p.dot(along), p.z) for p in points]


def place(mesh, location, rotation=0.0, scale=1.0, name="instance"):
    """An instance of a mesh; rotation around the vertical or three Euler angles."""
    item = bpy.data.objects.new(name, mesh)
    item.location = location
    item.rotation_euler = rotation if hasattr(rotation, "__len__") else (0, 0, rotation)
    item.scale = scale if hasattr(scale, "__len__") else (scale,) * 3
    bpy.context.scene.collection.objects.link(item)
    return item
