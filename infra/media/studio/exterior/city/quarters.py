"""Streets and buildings of a city: a turned grid of blocks, towers around a few centres."""

import math
import random

from mathutils import Vector

from core.mesh import MeshBuilder, placed

STOREY = 3.1
VIEW_SLOPE = 0.86
BAYS = ("2.4", "3.4", "3.4", "5", "60")
ROOF_GREYS = ("8c8780", "a39c92", "b5aea4", "9a8f84")
GLASS_TONES = ("5d7482", "6f8894", "8fa3ab", "47606e")


class Quarters:
    """Builds every block in view; `lit` is the glow of windows at dusk."""

    def __init__(self, land, preset, seed, back, lit):
        self.land = land
        self.preset = preset
        self.back = back
        self.lit = lit
        self.dice = random.Random(f"quarters/{seed}")
        self.angle = math.radians(self.dice.choice((-1, 1)) * self.dice.uniform(11, 34))
        spread = 300 if preset.water == "bay" else 480
        start = 260 if preset.water == "bay" else 160
        self.centres = [
            (
                self.dice.uniform(-spread, spread),
                start + self.dice.uniform(0, 900),
                self.dice.uniform(180, 420),
            )
            for _ in range(4)
        ]
        self.builder = MeshBuilder("city")
        self.trees = []

    def build(self):
        """Adds the buildings to the scene; gives the places of trees."""
        block_x, block_y = (96, 84) if self.preset.courtyards else (104, 66)
        street, reach = 13, 2900
        count_x, count_y = int(2 * reach / (block_x + street)), int(2 * reach / (block_y + street))
        cos, sin = math.cos(self.angle), math.sin(self.angle)
        for i in range(count_x):
            for j in range(count_y):
                u = -reach + i * (block_x + street) + (i // 4) * 14
                v = -reach + j * (block_y + street) + (j // 5) * 14
                x, y = u * cos - v * sin, u * sin + v * cos + 500
                if self.in_view(x, y) and self.land.is_urban(x, y):
                    self.block(x, y, block_x, block_y)
        self.builder.transform = None
        self.builder.to_object()
        return self.trees

    def in_view(self, x, y):
        depth = y + self.back
        return 60 < depth < 3600 and abs(x) < depth * VIEW_SLOPE + 70

    def tallness(self, x, y):
        """0 to 1: how near a point is to a centre of towers."""
        return max(
            math.exp(-(((x - cx) ** 2 + (y - cy) ** 2) / (2 * r * r))) for cx, cy, r in self.centres
        )

    def block(self, x, y, wide, deep):
        dice = self.dice
        frame = placed(x, y, 0, math.degrees(self.angle))
        if dice.random() < self.preset.green * 0.7:
            self.park(frame, wide, deep)
            return
        if self.preset.courtyards:
            self.perimeter(frame, wide, deep)
        else:
            self.lots(frame, x, y, wide, deep)
        for k in range(5):
            if dice.random() < 0.5 + self.preset.green:
                self.tree(frame, -wide / 2 + wide * (k + 0.5) / 5, -deep / 2 - 4, 0.6)
            if dice.random() < self.preset.green:
                self.tree(frame, dice.uniform(-wide, wide) / 2, dice.uniform(-6, 6), 0.7)

    def tree(self, frame, u, v, scale):
        x, y, _ = frame @ point(u, v)
        self.trees.append((x, y, self.land.height(x, y), scale * self.dice.uniform(0.7, 1.3)))

    def park(self, frame, wide, deep):
        corners = [
            frame @ point(u, v)
            for u, v in (
                (-wide / 2, -deep / 2),
                (wide / 2, -deep / 2),
                (wide / 2, deep / 2),
                (-wide / 2, deep / 2),
            )
        ]
        self.builder.transform = None
        self.builder.face(
            [(c.x, c.y, self.land.height(c.x, c.y) + 0.4) for c in corners],
            "ground:55702f:7d8a45:.05",
        )
        for _ in range(16):
            self.tree(
                frame,
                self.dice.uniform(-wide, wide) * 0.46,
                self.dice.uniform(-deep, deep) * 0.46,
                0.85,
            )

    def lots(self, frame, x, y, wide, deep):
        """A block cut into lots: towers near a centre, else houses and low blocks."""
        dice = self.dice
        tall = self.tallness(x, y)
        if dice.random() < tall * self.preset.towers * 1.25:
            for side in (-1, 1):
                u, v = side * wide * 0.24 + dice.uniform(-5, 5), dice.uniform(-6, 6)
                self.tower(frame, u, v, tall)
            return
        far = y > 1500
        cut = 4 if far else 7
        for row in (-1, 1):
            for k in range(cut):
                u = -wide / 2 + wide * (k + 0.5) / cut
                if dice.random() < 0.07:
                    continue
                w, d = wide / cut * dice.uniform(0.86, 0.99), deep / 2 * dice.uniform(0.66, 0.92)
                v = row * (deep / 2 - d / 2)
                if dice.random() < self.preset.low:
                    self.house(frame, u, v, w, d)
                else:
                    floors = dice.randrange(3, 7) + (
                        dice.randrange(0, 7) if dice.random() < tall else 0
                    )
                    self.body(frame, u, v, w, d, floors * STOREY, self.wall())

    def wall(self):
        return f"city:{self.dice.choice(self.preset.walls)}:{self.lit}:{self.dice.choice(BAYS)}"

    def body(self, frame, u, v, w, d, height, wall):
        """A flat-roofed building with a parapet line and something on its roof."""
        dice = self.dice
        x, y, _ = frame @ point(u, v)
        self.builder.transform = placed(x, y, self.land.height(x, y) - 5, math.degrees(self.angle))
        top = height + 5
        self.builder.box(-w / 2, -d / 2, 0, w / 2, d / 2, top, wall, "bt")
        self.builder.face(
            [
                (-w / 2, -d / 2, top),
                (w / 2, -d / 2, top),
                (w / 2, d / 2, top),
                (-w / 2, d / 2, top),
            ],
            f"far-roof:{dice.choice(ROOF_GREYS)}",
        )
        a = dice.uniform(0.12, 0.25)
        self.builder.box(
            -w * a, -d * a, top, w * a, d * a, top + dice.uniform(1.5, 3.5), "far-roof:a39c92", "b"
        )

    def tower(self, frame, u, v, tall):
        dice = self.dice
        height = STOREY * 6 + self.preset.tallest * tall * dice.uniform(0.4, 1.0)
        w, d = dice.uniform(17, 27), dice.uniform(16, 24)
        if dice.random() < self.preset.glass:
            wall = f"far-glass:{dice.choice(GLASS_TONES)}:{self.lit}"
        else:
            wall = self.wall()
        self.body(frame, u, v, w * 1.6, d * 1.35, 7, self.wall())
        self.body(frame, u, v, w, d, height, wall)
        if height > 70 and dice.random() < 0.6:
            self.body(frame, u, v, w * 0.7, d * 0.7, height + dice.uniform(6, 16), wall)

    def house(self, frame, u, v, w, d):
        """One to three floors under a pitched or a flat roof."""
        dice = self.dice
        height = dice.choice((3.2, 6.0, 6.0, 8.6))
        x, y, _ = frame @ point(u, v)
        self.builder.transform = placed(x, y, self.land.height(x, y) - 4, math.degrees(self.angle))
        top = height + 4
        self.builder.box(-w / 2, -d / 2, 0, w / 2, d / 2, top, self.wall(), "bt")
        roof = f"far-roof:{dice.choice(self.preset.roofs)}"
        rise = 1.8
        e = 0.4
        for s in (-1, 1):
            edge = [
                (-w / 2 - e, s * (d / 2 + e), top - 0.2),
                (w / 2 + e, s * (d / 2 + e), top - 0.2),
                (w / 2 + e, 0, top + rise),
                (-w / 2 - e, 0, top + rise),
            ]
            self.builder.face(edge if s < 0 else edge[::-1], roof)
        for s in (-1, 1):
            self.builder.face(
                [(s * w / 2, -d / 2, top), (s * w / 2, d / 2, top), (s * w / 2, 0, top + rise)],
                self.wall(),
            )

    def perimeter(self, frame, wide, deep):
        """A closed block around a courtyard, under tile roofs."""
        dice = self.dice
        thick = 14
        for u0, v0, u1, v1 in (
            (-wide / 2, -deep / 2, wide / 2, -deep / 2 + thick),
            (-wide / 2, deep / 2 - thick, wide / 2, deep / 2),
            (-wide / 2, -deep / 2 + thick, -wide / 2 + thick, deep / 2 - thick),
            (wide / 2 - thick, -deep / 2 + thick, wide / 2, deep / 2 - thick),
        ):
            long_u = (u1 - u0) > (v1 - v0)
            parts = 4 if long_u else 3
            for k in range(parts):
                a, b = k / parts, (k + 1) / parts
                pu = (u0 + (u1 - u0) * a, u0 + (u1 - u0) * b) if long_u else (u0, u1)
                pv = (v0, v1) if long_u else (v0 + (v1 - v0) * a, v0 + (v1 - v0) * b)
                height = dice.randrange(5, 8) * 3.3
                self.ridge_roofed(frame, pu, pv, height, long_u)
        for _ in range(4):
            self.tree(frame, dice.uniform(-wide, wide) * 0.22, dice.uniform(-deep, deep) * 0.2, 0.6)

    def ridge_roofed(self, frame, pu, pv, height, along_u):
        dice = self.dice
        x, y, _ = frame @ point(sum(pu) / 2, sum(pv) / 2)
        turn = math.degrees(self.angle) + (0 if along_u else 90)
        w, d = pu[1] - pu[0], pv[1] - pv[0]
        if not along_u:
            w, d = d, w
        self.builder.transform = placed(x, y, self.land.height(x, y), turn)
        wall, roof = self.wall(), f"far-roof:{dice.choice(self.preset.roofs)}"
        self.builder.box(-w / 2, -d / 2, 0, w / 2, d / 2, height, wall, "bt")
        for s in (-1, 1):
            edge = [
                (-w / 2, s * (d / 2 + 0.5), height),
                (w / 2, s * (d / 2 + 0.5), height),
                (w / 2, 0, height + 3),
                (-w / 2, 0, height + 3),
            ]
            self.builder.face(edge if s < 0 else edge[::-1], roof)
            self.builder.face(
                [
                    (s * w / 2, -d / 2, height),
                    (s * w / 2, d / 2, height),
                    (s * w / 2, 0, height + 3),
                ],
                wall,
            )
        for _ in range(2):
            cx = dice.uniform(-w, w) * 0.4
            self.builder.box(
                cx - 0.6, -1, height + 1.5, cx + 0.6, 0.2, height + 4.2, "far-roof:a39c92", "b"
            )


def point(u, v):
    """A point of a block's own plane."""
    return Vector((u, v, 0))
