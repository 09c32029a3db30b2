"""Streets and buildings of a city: a turned grid of blocks, towers around a few centres."""

import math
import random

from mathutils import Vector

from core.mesh import MeshBuilder, placed
from exterior.city.far_buildings import chimneys, flat_roofed, pitched

STOREY = 3.1
STREET = 13
REACH = 2900
SUNK = 5.0
VIEW_SLOPE = 0.86
BAYS = ("2.4", "3.4", "3.4", "5", "60")
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
        self.centres = self.tower_centres()
        self.builder = MeshBuilder("city")
        self.trees = []

    def tower_centres(self):
        """(x, y, radius) of the places where the city grows tall."""
        near = self.preset.water == "bay"
        spread, start = (300, 260) if near else (480, 160)
        dice = self.dice
        return [
            (dice.uniform(-spread, spread), start + dice.uniform(0, 900), dice.uniform(180, 420))
            for _ in range(4)
        ]

    def build(self):
        """Adds the buildings to the scene; gives (x, y, z, scale) of the street trees."""
        wide, deep = (96, 84) if self.preset.courtyards else (104, 66)
        cos, sin = math.cos(self.angle), math.sin(self.angle)
        for i in range(int(2 * REACH / (wide + STREET))):
            for j in range(int(2 * REACH / (deep + STREET))):
                u = -REACH + i * (wide + STREET) + (i // 4) * 14
                v = -REACH + j * (deep + STREET) + (j // 5) * 14
                x, y = u * cos - v * sin, u * sin + v * cos + 500
                if self.in_view(x, y) and self.land.is_urban(x, y):
                    self.block(x, y, wide, deep)
        self.builder.transform = None
        self.builder.to_object()
        return self.trees

    def in_view(self, x, y):
        depth = y + self.back
        return 60 < depth < 3600 and abs(x) < depth * VIEW_SLOPE + 70

    def tallness(self, x, y):
        """0 to 1: how near a point is to a centre of towers."""
        return max(
            math.exp(-((x - cx) ** 2 + (y - cy) ** 2) / (2 * r * r)) for cx, cy, r in self.centres
        )

    def block(self, x, y, wide, deep):
        """One block: a park, a closed block or lots, with trees along its street."""
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
        x, y, _ = frame @ Vector((u, v, 0))
        self.trees.append((x, y, self.land.height(x, y), scale * self.dice.uniform(0.7, 1.3)))

    def park(self, frame, wide, deep):
        """A block of lawn with trees, laid on the ground's own slope."""
        corners = []
        for u, v in ((-1, -1), (1, -1), (1, 1), (-1, 1)):
            x, y, _ = frame @ Vector((u * wide / 2, v * deep / 2, 0))
            corners.append((x, y, self.land.height(x, y) + 0.4))
        self.builder.transform = None
        self.builder.face(corners, "ground:55702f:7d8a45:.05")
        for _ in range(16):
            u, v = self.dice.uniform(-wide, wide) * 0.46, self.dice.uniform(-deep, deep) * 0.46
            self.tree(frame, u, v, 0.85)

    def stand(self, frame, u, v, turn=0.0):
        """Moves the builder to a point of a block, sunk a little into the slope."""
        x, y, _ = frame @ Vector((u, v, 0))
        degrees = math.degrees(self.angle) + turn
        self.builder.transform = placed(x, y, self.land.height(x, y) - SUNK, degrees)

    def wall(self):
        dice = self.dice
        return f"city:{dice.choice(self.preset.walls)}:{self.lit}:{dice.choice(BAYS)}"

    def roof(self):
        return f"far-roof:{self.dice.choice(self.preset.roofs)}"

    def lots(self, frame, x, y, wide, deep):
        """A block cut into lots: towers near a centre, else houses and low blocks."""
        dice = self.dice
        tall = self.tallness(x, y)
        if dice.random() < tall * self.preset.towers * 1.25:
            for side in (-1, 1):
                self.stand(frame, side * wide * 0.24 + dice.uniform(-5, 5), dice.uniform(-6, 6))
                self.tower(tall)
            return
        cut = 4 if y > 1500 else 7
        for row in (-1, 1):
            for k in range(cut):
                w, d = wide / cut * dice.uniform(0.86, 0.99), deep / 2 * dice.uniform(0.66, 0.92)
                self.stand(frame, -wide / 2 + wide * (k + 0.5) / cut, row * (deep - d) / 2)
                if dice.random() > 0.07:
                    self.lot(w, d, tall)

    def lot(self, width, depth, tall):
        """A house under tiles, or a flat block that is higher near a centre."""
        dice = self.dice
        if dice.random() < self.preset.low:
            top = SUNK + dice.choice((3.2, 6.0, 6.0, 8.6))
            pitched(self.builder, width, depth, top, self.wall(), self.roof())
            return
        floors = dice.randrange(3, 7) + (dice.randrange(0, 7) if dice.random() < tall else 0)
        flat_roofed(self.builder, dice, width, depth, SUNK + floors * STOREY, self.wall())

    def tower(self, tall):
        """A tower on a low base, some of glass, the tallest with a set-back top."""
        dice = self.dice
        height = STOREY * 6 + self.preset.tallest * tall * dice.uniform(0.4, 1.0)
        w, d = dice.uniform(17, 27), dice.uniform(16, 24)
        is_glass = dice.random() < self.preset.glass
        wall = f"far-glass:{dice.choice(GLASS_TONES)}:{self.lit}" if is_glass else self.wall()
        flat_roofed(self.builder, dice, w * 1.6, d * 1.35, SUNK + 7, self.wall())
        flat_roofed(self.builder, dice, w, d, SUNK + height, wall)
        if height > 70 and dice.random() < 0.6:
            top = SUNK + height + dice.uniform(6, 16)
            flat_roofed(self.builder, dice, w * 0.7, d * 0.7, top, wall)

    def perimeter(self, frame, wide, deep):
        """A closed block of houses wall to wall around a courtyard."""
        thick = 14
        for side in (-1, 1):
            for k in range(4):
                width = wide / 4
                self.stand(frame, -wide / 2 + width * (k + 0.5), side * (deep - thick) / 2)
                self.town_house(width, thick)
            length = (deep - 2 * thick) / 3
            for k in range(3):
                self.stand(frame, side * (wide - thick) / 2, (k - 1) * length, 90)
                self.town_house(length, thick)
        for _ in range(4):
            u, v = self.dice.uniform(-wide, wide) * 0.22, self.dice.uniform(-deep, deep) * 0.2
            self.tree(frame, u, v, 0.6)

    def town_house(self, width, depth):
        top = SUNK + self.dice.randrange(5, 8) * 3.3
        pitched(self.builder, width, depth, top, self.wall(), self.roof(), 3.0, 0.0)
        chimneys(self.builder, self.dice, width, top)
