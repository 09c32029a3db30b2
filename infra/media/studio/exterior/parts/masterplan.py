"""A development of plots from above: curved streets, hedged plots, houses, a lake, woods."""

import math

from core.environment import BRICK_CITY
from core.mesh import MeshBuilder, place, placed
from core.vegetation.palms import palm
from core.vegetation.trees import conifer, tree
from exterior.parts.club import LAKE, club
from exterior.parts.model_house import model_house

HALF = 118.0
STEP = 4.0
ROWS = (-62.0, -4.0, 54.0, 112.0)
PLOT_DEPTH = 21.0
GREEN = {
    "cold": ("urapan", "nogal", "eucalipto"),
    "temperate": ("urapan", "nogal", "saman"),
    "warm": ("saman", "almendro", "nogal"),
    "coast": ("saman", "almendro", "nogal"),
}


class Masterplan:
    """Lays out the plots of one building file in the setting's climate."""

    def __init__(self, setting):
        self.setting = setting
        self.plots = setting.building["plots"]
        self.sway = setting.dice("sway").uniform(5, 10) * setting.dice("sway").choice((-1, 1))
        self.phase = setting.dice("phase").uniform(0, 3)
        self.builder = MeshBuilder("masterplan")
        self.trees = self.make_trees()

    def make_trees(self):
        """Small meshes: from the air a tree needs few, wide leaves."""
        kinds = [
            tree(kind, i, leaves=6500, fullness=1.7)
            for kind in GREEN[self.setting.climate]
            for i in range(3)
        ]
        kinds.append(tree(self.setting.species[1], 0, leaves=6500, fullness=1.7))
        if self.setting.palms:
            kinds.append(palm(self.setting.palms[0], 1))
        if self.setting.climate == "cold":
            kinds.append(conifer(1))
        return kinds

    def wave(self, x):
        """How far the streets bend to the north at x."""
        return self.sway * math.sin(x / 46 + self.phase)

    def build(self):
        """Adds the whole development to the scene."""
        self.land()
        for row, y in enumerate(ROWS):
            self.street(y)
            self.plot_row(row, y, 1)
            self.plot_row(row, y, -1)
        self.avenue()
        club(self.builder, self.phase)
        self.shore()
        self.woods()
        self.builder.to_object()

    def land(self):
        corners = [
            (-HALF * 1.5, -140, -0.3),
            (HALF * 1.5, -140, -0.3),
            (HALF * 1.5, 190, -0.3),
            (-HALF * 1.5, 190, -0.3),
        ]
        self.builder.face(corners, "grass:66743c:8c9150")

    def band(self, y, low, high, z, material):
        """A strip that follows a street, from `low` to `high` metres beside its axis."""
        points = []
        count = int(2 * HALF / STEP)
        for i in range(count + 1):
            x = -HALF + i * STEP
            base = y + self.wave(x)
            points += [(x, base + low, z), (x, base + high, z)]
        faces = [(2 * i, 2 * i + 2, 2 * i + 3, 2 * i + 1) for i in range(count)]
        self.builder.polygons(points, faces, material)

    def street(self, y):
        self.band(y, -5.2, 5.2, -0.12, "paver:c4b8a6:.4:.4")
        self.band(y, -3.4, 3.4, -0.06, "asphalt")
        for i in range(-9, 10):
            x = i * 12.5
            for side in (-1, 1):
                if abs(x) > 10:
                    self.plant(x, y + self.wave(x) + side * 5.9, f"street/{y}/{i}/{side}", 0.72)

    def plot_row(self, row, y, side):
        """Plots along one side of a street: hedges between them, houses on some."""
        width = self.plots["width"]
        count = int(HALF / width) - 1
        for half in (-1, 1):
            for i in range(count):
                x = half * (9 + width * (i + 0.5))
                if self.is_club(x, y + side * 16):
                    continue
                self.plot(x, y + self.wave(x) + side * 6.5, side, f"{row}/{side}/{half}/{i}")

    def is_club(self, x, y):
        lx, ly, rx, ry = LAKE
        return abs(x - lx) < rx + 14 and abs(y - ly) < ry + 16

    def plot(self, x, y, side, key):
        dice = self.setting.dice(f"plot/{key}")
        width, depth = self.plots["width"], PLOT_DEPTH
        self.builder.transform = placed(x, y, 0, 0 if side > 0 else 180)
        half = width / 2
        shade = dice.choice(("grass:6b7a3c:96994f", "grass:5f7238:8a9149", "grass:77803f:a09b58"))
        self.builder.face(
            [
                (-half + 0.2, 0, -0.1),
                (half - 0.2, 0, -0.1),
                (half - 0.2, depth, -0.1),
                (-half + 0.2, depth, -0.1),
            ],
            shade,
        )
        hedge = "grass:3a5222:5f7434"
        for x0 in (-half, half):
            self.builder.box(x0 - 0.3, 1.5, -0.1, x0 + 0.3, depth, 0.75, hedge, "b")
        self.builder.box(-half, depth - 0.3, -0.1, half, depth + 0.3, 0.9, hedge, "b")
        if dice.random() < self.plots.get("built", 0.4):
            model_house(self.builder, self.setting, dice, half, depth)
        else:
            for cx in (-half + 0.6, half - 0.6):
                self.builder.box(cx - 0.12, 0.3, -0.1, cx + 0.12, 0.54, 1.3, "paint:f4f1ea")
        self.builder.transform = None
        for i in range(dice.randrange(1, 4)):
            self.plant(
                x + dice.uniform(-half, half) * 0.8,
                y + side * dice.uniform(depth - 5, depth - 1),
                f"{key}/{i}",
                0.75,
            )

    def avenue(self):
        """The avenue from the gate across all streets, with a planted median."""
        for x0, x1, z, material in (
            (-8.4, 8.4, -0.1, "paver:c4b8a6:.4:.4"),
            (-6.6, 6.6, -0.05, "asphalt"),
            (-1.3, 1.3, 0.02, "grass"),
        ):
            self.builder.face([(x0, -150, z), (x1, -150, z), (x1, 140, z), (x0, 140, z)], material)
        for i in range(24):
            y = -140 + i * 11.5
            self.plant(0, y, f"median/{i}", 0.6)
            for x in (-9.4, 9.4):
                self.plant(x, y + 5, f"avenue/{i}/{x}", 0.8)
        for x0, x1 in ((-26, -7), (7, 26)):
            self.builder.box(x0, -101, -0.1, x1, -100.4, 2.2, "plaster:efe6d6:.8")
        self.builder.box(-10, -104, 4.4, 10, -97, 4.8, "concrete:d8d2c6")
        self.builder.box(-1.4, -102, 0, 1.4, -98.5, 4.4, "dark-glass")
        for x in (-9, 9):
            self.builder.box(x - 0.5, -101.5, 0, x + 0.5, -99.5, 4.4, "brick")

    def shore(self):
        """Trees around the lake."""
        cx, cy, rx, ry = LAKE
        for i in range(34):
            dice = self.setting.dice(f"lake/{i}")
            angle = math.tau * i / 34
            self.plant(
                cx + math.cos(angle) * (rx + dice.uniform(4, 10)),
                cy + math.sin(angle) * (ry + dice.uniform(3.5, 7)),
                f"lake/{i}",
                0.65,
            )

    def woods(self):
        """Woods and scattered trees around the development."""
        for i in range(900):
            dice = self.setting.dice(f"wood/{i}")
            angle, reach = dice.uniform(0, math.tau), 1.0 + 4.2 * dice.random() ** 1.6
            x, y = math.cos(angle) * (HALF + 12) * reach, 25 + math.sin(angle) * 125 * reach
            if y > -108:
                self.plant(x, y, f"wood/{i}", dice.uniform(0.9, 1.35))
        self.fields()

    def fields(self):
        """Paddocks beyond the woods and a few far houses."""
        for i in range(26):
            dice = self.setting.dice(f"field/{i}")
            angle = dice.uniform(0, math.pi)
            reach = dice.uniform(230, 700)
            x, y = math.cos(angle) * reach, 30 + math.sin(angle) * reach
            wide, deep = dice.uniform(40, 120), dice.uniform(30, 90)
            tone = dice.choice(
                ("ground:6f7d3c:939650:.2", "ground:5a6d33:7d8a45:.2", "ground:8a8648:a39b5c:.2")
            )
            self.builder.transform = placed(x, y, 0, dice.uniform(0, 40))
            z = -0.4 + 0.002 * i
            self.builder.face(
                [(-wide, -deep, z), (wide, -deep, z), (wide, deep, z), (-wide, deep, z)], tone
            )
            self.builder.box(0, 0, z, 12, 9, 4, f"city:{BRICK_CITY[i % 5]}:0")
        self.builder.transform = None

    def plant(self, x, y, key, scale):
        dice = self.setting.dice(f"plant/{key}")
        at = (x, y, -0.1)
        place(
            dice.choice(self.trees),
            at,
            dice.uniform(0, math.tau),
            scale * dice.uniform(0.8, 1.2),
            "tree",
        )
