"""Planting: trees of the climate, shrubs, lawns, paths."""

import math

from core.mesh import place
from core.vegetation.palms import palm
from core.vegetation.plants import blades, lawn_tuft, shrub
from core.vegetation.trees import conifer, tree

NEAR = 32.0
FLOWERS = (
    "petal:a03a62:c9527a",
    "petal:d98a2b:f0b64a",
    "petal:e8e2ea:ffffff",
    "petal:7a4fa0:a884c8",
)


class Garden:
    """Plants of one picture; every mesh is made once and instanced."""

    def __init__(self, setting, eye):
        self.setting = setting
        self.eye = eye
        self.meshes = {}

    def mesh(self, key, make):
        if key not in self.meshes:
            self.meshes[key] = make()
        return self.meshes[key]

    def distance(self, x, y):
        return math.hypot(x - self.eye[0], y - self.eye[1])

    def tree(self, x, y, key, scale=1.0, species=None, z=0.0):
        """One tree; a palm or a conifer may stand in for it in its climate."""
        dice = self.setting.dice(f"tree/{key}")
        kind = species or dice.choice(self.setting.species + self.setting.palms)
        near = self.distance(x, y) < NEAR
        individual = 0 if near else dice.randrange(2)
        if kind in ("real", "coco", "cera"):
            made = self.mesh((kind, individual), lambda: palm(kind, individual))
        elif kind == "conifer":
            made = self.mesh((kind, individual), lambda: conifer(individual))
        else:
            made = self.mesh((kind, individual, near), lambda: tree(kind, individual, near))
        size = scale * dice.uniform(0.85, 1.15)
        return place(made, (x, y, z), dice.uniform(0, math.tau), size, f"tree-{kind}")

    def row(self, xs, y, key, scale=1.0, species=None, jitter=1.0):
        """Trees along a street."""
        for i, x in enumerate(xs):
            dice = self.setting.dice(f"row/{key}/{i}")
            self.tree(x + dice.uniform(-jitter, jitter), y, f"{key}/{i}", scale, species)

    def grove(self, count, x0, x1, y0, y1, key, scale=1.1, species=None):
        """Trees scattered over a rectangle."""
        for i in range(count):
            dice = self.setting.dice(f"grove/{key}/{i}")
            self.tree(
                dice.uniform(x0, x1),
                dice.uniform(y0, y1),
                f"{key}/{i}",
                scale * dice.uniform(0.9, 1.25),
                species,
            )

    def bushes(self, count, x0, x1, y0, y1, key, z=0.0, low=0.5, high=1.1, flowers=True):
        """Shrubs, tall grass and flowering bushes scattered over a rectangle."""
        for i in range(count):
            dice = self.setting.dice(f"bush/{key}/{i}")
            self.bush(dice.uniform(x0, x1), dice.uniform(y0, y1), dice, z, low, high, flowers)

    def bush(self, x, y, dice, z=0.0, low=0.5, high=1.1, flowers=True):
        """One shrub of the garden's mix."""
        kind = dice.random()
        near = self.distance(x, y) < NEAR * 0.6
        length, leaves = (0.07, 1500) if near else (0.12, 600)
        if kind < 0.45:
            made = self.mesh(
                ("shrub", near), lambda: shrub("green", 0.55, leaves, length, near=near)
            )
        elif kind < 0.7:
            made = self.mesh(("grass",), lambda: blades("tall", 300, 0.7, 0.75))
        elif kind < 0.85 or not flowers:
            made = self.mesh(
                ("silver", near),
                lambda: shrub(
                    "silver", 0.48, leaves, length * 0.8, "leaf:5a6f4a:a3ad85", near=near
                ),
            )
        else:
            color = self.setting.dice("flowers").choice(FLOWERS)
            made = self.mesh(
                ("flower", near),
                lambda: shrub("flower", 0.5, leaves, length, flower=color, near=near),
            )
        return place(made, (x, y, z), dice.uniform(0, math.tau), dice.uniform(low, high), "bush")

    def hedge(self, x0, y0, x1, y1, key, z=0.0, spacing=0.5, scale=0.8):
        """A clipped line of shrubs."""
        length = math.hypot(x1 - x0, y1 - y0)
        count = max(2, int(length / spacing))
        near = self.distance((x0 + x1) / 2, (y0 + y1) / 2) < NEAR
        leaves = 1100 if near else 450
        made = self.mesh(
            ("hedge", near),
            lambda: shrub(
                "hedge", 0.55, leaves, 0.075 if near else 0.12, "leaf:2f4a1c:5f7d34", near=near
            ),
        )
        for i in range(count + 1):
            dice = self.setting.dice(f"hedge/{key}/{i}")
            share = i / count
            at = (x0 + (x1 - x0) * share, y0 + (y1 - y0) * share, z)
            place(made, at, dice.uniform(0, math.tau), scale * dice.uniform(0.92, 1.08), "hedge")

    def lawn(self, x0, x1, y0, y1, reach=22.0, step=0.55):
        """Single blades of grass where the camera is near enough to see them."""
        meshes = [self.mesh(("lawn", i), lambda i=i: lawn_tuft(i)) for i in range(3)]
        dice = self.setting.shot_dice("lawn")
        y = max(y0, self.eye[1] - reach)
        while y < min(y1, self.eye[1] + reach):
            x = max(x0, self.eye[0] - reach)
            while x < min(x1, self.eye[0] + reach):
                if self.distance(x, y) < reach:
                    at = (x + dice.uniform(-0.15, 0.15), y + dice.uniform(-0.15, 0.15), 0)
                    place(
                        dice.choice(meshes),
                        at,
                        dice.uniform(0, math.tau),
                        dice.uniform(0.8, 1.25),
                        "lawn",
                    )
                x += step
            y += step
