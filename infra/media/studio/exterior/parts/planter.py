"""Planters with shrubs."""

import numpy as np

from core.vegetation.leaves import leaf_cloud

LEAVES = ("leaf:44601f:8aa040", "leaf:5a6f2a:a3ad55", "leaf:35552a:6f8f46")


def planter(
    builder, setting, key, x, y, z, length, depth, height, leaves=190, box="concrete:6d6a66"
):
    """A trough along x, centred on (x, y), with foliage that spills over its edge."""
    dice = setting.dice(f"planter/{key}")
    bulk = np.random.default_rng(dice.randrange(1 << 30))
    builder.box(x - length / 2, y - depth / 2, z, x + length / 2, y + depth / 2, z + height, box)
    radii = (length / 2, depth * 0.65, dice.uniform(0.35, 0.6))
    leaf_cloud(builder, (x, y, z + height + 0.15), radii, leaves, 0.17, dice.choice(LEAVES), bulk)
