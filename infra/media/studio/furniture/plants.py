"""Plants in pots: fiddle leaf, monstera, areca palm, snake plant, olive, trailing."""

import math
import random

from mathutils import Vector
import numpy as np

from core.mesh import MeshBuilder
from core.vegetation.leaves import leaf_cloud
from furniture.forms import placed, turned
from furniture.plant_shapes import areca, blade, fiddle, monstera, olive, snake

SOIL = "bark:3a2c22"
POTS = (
    [(0, 0), (0.78, 0), (0.9, 0.1), (1.0, 1.0), (0.97, 1.05), (0.91, 1.05), (0.88, 0.92), (0, 0.9)],
    [
        (0, 0),
        (0.7, 0),
        (0.95, 0.25),
        (1.0, 0.6),
        (0.88, 1.0),
        (0.84, 1.04),
        (0.78, 1.0),
        (0.8, 0.9),
        (0, 0.88),
    ],
    [(0, 0), (0.95, 0), (1.0, 0.06), (1.0, 1.0), (0.94, 1.0), (0.94, 0.9), (0, 0.88)],
)


def pot(surface, radius, height, shape):
    """A pot filled with earth."""
    profile = [(r * radius, z * height) for r, z in POTS[shape]]
    return [
        turned(profile, surface),
        turned([(0, height * 0.9), (radius * 0.85, height * 0.9)], SOIL, sides=24),
    ]


KINDS = {
    "fiddle": (fiddle, 1.75, 0.2),
    "monstera": (monstera, 1.25, 0.2),
    "areca": (areca, 1.7, 0.19),
    "snake": (snake, 0.85, 0.14),
    "olive": (olive, 1.8, 0.19),
}


def plant(kind, palette, x, y, key, z=0.0, size=1.0):
    """A potted plant; `key` picks the individual."""
    grow, height, radius = KINDS[kind]
    chance = random.Random(f"plant/{kind}/{key}")
    tall = radius * chance.uniform(1.5, 2.0)
    surface = chance.choice(
        (palette.ceramic, "glaze:e2dccf:.5", "glaze:3a3c3c:.5", "terrazzo:d8d2c6:8f8a80")
    )
    builder = MeshBuilder(f"plant-{kind}")
    grow(builder, tall * 0.88, height, chance)
    placed(
        [builder.to_object(smooth=True), *pot(surface, radius, tall, chance.randrange(3))],
        x,
        y,
        chance.uniform(0, 360),
        z,
        size,
    )


def herb(palette, x, y, z, key, size=1.0):
    """A small leafy plant for a table or a shelf."""
    chance = random.Random(f"herb/{key}")
    builder = MeshBuilder("herb")
    bulk = np.random.default_rng(chance.randrange(1 << 30))
    tones = chance.choice(
        ("leaf:3f6130:7d9c50:.3", "leaf:55703a:93ac5a:.3", "leaf:5f7862:a4b79a:.25")
    )
    leaf_cloud(builder, (0, 0, 0.2), (0.12, 0.12, 0.1), 170, 0.07, tones, bulk, 0.55, 0.3, True)
    placed(
        [
            builder.to_object(),
            *pot(
                chance.choice((palette.ceramic, "glaze:efe9dd")), 0.075, 0.13, chance.randrange(3)
            ),
        ],
        x,
        y,
        0,
        z,
        size,
    )


def trailing(palette, x, y, z, key):
    """A plant that hangs over the edge of a shelf towards -y."""
    chance = random.Random(f"trailing/{key}")
    builder = MeshBuilder("trailing")
    for index in range(16):
        angle = math.radians(chance.uniform(200, 340))
        heading = Vector((math.cos(angle), math.sin(angle), 0))
        drop, reach = chance.uniform(0.1, 0.5), chance.uniform(0.1, 0.17)
        vine = [
            Vector((0, 0, 0.12))
            + heading * reach * min(1, t * 2.5)
            + Vector((0, 0, 0.05 * math.sin(min(1, t * 2.5) * 3.1) - drop * max(0, t - 0.3)))
            for t in (k / 9 for k in range(10))
        ]
        builder.tube(vine, [0.002] * 10, "leaf:6d8a44:7d9a50:.1", 4)
        for step in range(2, 10):
            turn = chance.uniform(0, math.tau)
            blade(
                builder,
                vine[step],
                Vector((math.cos(turn), math.sin(turn), 0)),
                -0.2,
                0.055,
                0.045,
                "leaf:4d7636:93ac5a:.25",
                0.15,
                0.2,
                4,
                0.7,
            )
    placed([builder.to_object(smooth=True), *pot(palette.ceramic, 0.08, 0.13, 0)], x, y, 0, z)
