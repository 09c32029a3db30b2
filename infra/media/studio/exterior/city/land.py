"""The ground of a city: its heights, its water, where it is built."""

import math

from mathutils import Vector, noise

from core.mesh import MeshBuilder

SEA_BED = -6.0
WATER_LEVEL = -1.5
SAND = 34.0
SHORE = {"bay": 60.0, "beach": 0.0}


class Land:
    """Heights over a plane whose camera stands at (0, -back) and looks to the north."""

    def __init__(self, preset, seed, back):
        self.preset = preset
        self.seed = seed
        self.back = back

    def rough(self, x, y, scale, offset=0.0):
        return noise.noise(Vector((x / scale + self.seed, y / scale, offset + self.seed * 0.37)))

    def shoreline(self, x):
        """For cities by the sea: the y (bay), or the x at y (beach), of the water's edge."""
        return 90 * self.rough(x, 0, 900) + 25 * self.rough(x, 0, 210)

    def from_water(self, x, y):
        """Metres to the water's edge, negative in the water; far away where there is none."""
        kind = self.preset.water
        if kind == "bay":
            return y - SHORE["bay"] - self.shoreline(x) + (x * x) / 9000
        if kind == "beach":
            return 60 + 0.12 * y + self.shoreline(y) - x
        if kind == "sea":
            return 760 + 1.6 * self.shoreline(x) - 0.22 * x - y
        if kind == "river":
            return abs(y - 420 - 0.35 * x - 1.4 * self.shoreline(x)) - 46
        return 1e6

    def water(self, x, y):
        """Whether a point lies in the sea or the river."""
        return self.from_water(x, y) < 0

    def height(self, x, y):
        """Ground height: the relief, the camera's own hill, a beach down to the water."""
        edge = self.from_water(x, y)
        if edge < 16:
            return max(SEA_BED, WATER_LEVEL + edge * 0.1)
        relief = self.preset.relief
        base = 0.0
        if relief == "valley":
            aside = max(0.0, abs(x - 60 * self.rough(y, 0, 700)) - 380)
            base = min(
                520.0, aside * 0.26 + (aside / 95) ** 1.6 * (1 + 0.5 * self.rough(x, y, 500))
            )
        elif relief in ("hills", "foothills"):
            base = 44 * max(-0.3, self.rough(x, y, 430)) + 12 * self.rough(x, y, 130)
            base += max(0.0, y - 900) * (0.08 if relief == "hills" else 0.05)
        if self.preset.water not in ("bay", "beach"):
            away = max(0.0, y + self.back) / 120
            hill = max(0.0, self.preset.eye - 16) * math.exp(-(away**2))
            base = max(base, hill * (1 + 0.12 * self.rough(x, y, 60)))
        return base

    def slope(self, x, y):
        step = 18.0
        here = self.height(x, y)
        return (
            max(abs(self.height(x + step, y) - here), abs(self.height(x, y + step) - here)) / step
        )

    def is_urban(self, x, y):
        """Built ground: dry, not too steep, not the camera's hill, inside the city."""
        if y + self.back < 190 and self.preset.water not in ("bay", "beach"):
            return False
        reach = 2600 + 500 * self.rough(x, y, 800, 4)
        dry = self.from_water(x, y) > SAND + 40
        return dry and math.hypot(x, y - 300) < reach and self.slope(x, y) < 0.36

    def build(self):
        """The ground as a mesh, finer near the camera, and the water's surface."""
        builder = MeshBuilder("land")
        columns, rows = 110, 120
        points = []
        for j in range(rows + 1):
            depth = 20 + 8000 * (j / rows) ** 2.4
            y = depth - self.back - 40
            half = depth * 1.05 + 60
            for i in range(columns + 1):
                x = -half + 2 * half * i / columns
                points.append((x, y, self.height(x, y)))
        groups = {}
        for j in range(rows):
            for i in range(columns):
                first = j * (columns + 1) + i
                cell = (first, first + 1, first + columns + 2, first + columns + 1)
                x, y, _ = points[first]
                groups.setdefault(self.surface(x, y), []).append(cell)
        for material, cells in groups.items():
            builder.polygons(points, cells, material)
        builder.to_object(smooth=True)
        if self.preset.water:
            self.build_water()

    def surface(self, x, y):
        """Material of the ground at a point."""
        if self.preset.water in ("sea", "beach") and self.from_water(x, y) < SAND:
            return "far-sand"
        return "far-paving" if self.is_urban(x, y) else self.preset.land

    def build_water(self):
        builder = MeshBuilder("water")
        far = 16000
        kind = "sea:2b5a52:4b7a62" if self.preset.water == "river" else "sea"
        if self.preset.water == "beach":
            kind = "sea:1a7f96:4fc0bd"
        builder.face(
            [
                (-far, -far, WATER_LEVEL),
                (far, -far, WATER_LEVEL),
                (far, far, WATER_LEVEL),
                (-far, far, WATER_LEVEL),
            ],
            kind,
        )
        builder.to_object()
