"""Trees of a species: trunk, limbs, twigs and a cloud of leaves at every twig."""

import math
import random
from dataclasses import dataclass

import numpy as np
from mathutils import Vector

from core.mesh import MeshBuilder
from core.vegetation.leaves import leaf_cloud


@dataclass(frozen=True)
class Species:
    """Proportions of a kind of tree; heights in metres, angles as slopes."""

    height: float
    trunk: float
    spread: float
    lift: float
    tuft: float
    leaf: str
    leaf_length: float
    aspect: float = 0.42
    droop: float = 0.35
    flower: str = ""
    flower_share: float = 0.0
    bark: str = "bark"
    limbs: int = 6
    flatness: float = 0.8


SPECIES = {
    "urapan": Species(9.5, 0.30, 0.36, 0.75, 0.135, "leaf:33511d:6d8a3a", 0.19, limbs=7),
    "eucalipto": Species(
        16,
        0.36,
        0.15,
        1.5,
        0.085,
        "leaf:4c6145:8a9a78:.25",
        0.24,
        0.2,
        0.9,
        bark="bark:b5a692",
        limbs=11,
        flatness=1.2,
    ),
    "guayacan": Species(
        8,
        0.33,
        0.34,
        0.8,
        0.125,
        "leaf:5d7429:8d9a3e",
        0.15,
        flower="petal:d9a514:f5d545",
        flower_share=0.82,
        limbs=7,
    ),
    "ocobo": Species(
        8.5,
        0.36,
        0.33,
        0.85,
        0.12,
        "leaf:55702c:86974a",
        0.15,
        flower="petal:c76a9a:efb3cf",
        flower_share=0.7,
        limbs=7,
    ),
    "saman": Species(9, 0.28, 0.62, 0.34, 0.13, "leaf:35551c:6f8f36", 0.16, limbs=8, flatness=0.45),
    "almendro": Species(
        6.5, 0.34, 0.42, 0.4, 0.14, "leaf:3c6424:86a03f", 0.26, 0.55, limbs=7, flatness=0.5
    ),
    "nogal": Species(12, 0.42, 0.25, 1.1, 0.115, "leaf:3a5a22:799440", 0.2, limbs=9),
    "joven": Species(4.6, 0.38, 0.26, 1.1, 0.15, "leaf:47662a:8aa14b", 0.12, limbs=6),
}
LEAVES_FAR = 15000
LEAVES_NEAR = 52000


def tree(species, key, near=False, leaves=None, fullness=1.0):
    """Mesh of one tree; `key` picks the individual, `near` makes fine folded leaves;
    `fullness` makes leaves larger where few must do, far away."""
    kind = SPECIES[species]
    dice = random.Random(f"{species}/{key}")
    bulk = np.random.default_rng(dice.randrange(1 << 30))
    builder = MeshBuilder(f"tree-{species}")
    twigs = grow(builder, kind, dice)
    total = leaves or (LEAVES_NEAR if near else LEAVES_FAR)
    length = kind.leaf_length * (0.72 if near else 1.25) * fullness
    per_twig = max(12, total // len(twigs))
    radius = kind.height * kind.tuft
    for twig in twigs:
        size = radius * dice.uniform(0.75, 1.25)
        radii = (size, size, size * kind.flatness)
        flowers = round(per_twig * kind.flower_share * dice.uniform(0.8, 1.15))
        options = {"aspect": kind.aspect, "droop": kind.droop, "near": near}
        leaf_cloud(builder, twig, radii, per_twig - flowers, length, kind.leaf, bulk, **options)
        if flowers > 0:
            leaf_cloud(
                builder, twig, radii, flowers, length * 0.75, kind.flower, bulk, 0.8, near=near
            )
    return builder.to_mesh()


def grow(builder, kind, dice):
    """Wood of the tree; gives the ends of its twigs."""
    height = kind.height
    girth = height * 0.019
    trunk, directions = limb(
        Vector((0, 0, 0)), Vector((0, 0, 1)), height * (kind.trunk + 0.22), dice, 6, 0.06
    )
    radii = [girth * (1.25 if i == 0 else 1 - 0.62 * i / 6) for i in range(7)]
    builder.tube(trunk, radii, kind.bark, 9)
    twigs = [trunk[-1] + directions[-1] * height * 0.12]
    for i in range(kind.limbs):
        share = 0.55 + 0.45 * i / max(1, kind.limbs - 1)
        start = trunk[min(6, max(3, round(share * 6)))]
        angle = i * 2.39996 + dice.uniform(-0.35, 0.35)
        rise = kind.lift * dice.uniform(0.75, 1.25) * (0.7 + 0.6 * share)
        heading = Vector((math.cos(angle), math.sin(angle), rise)).normalized()
        reach = height * kind.spread * dice.uniform(0.75, 1.15) * math.hypot(1, rise) ** 0.6
        path, turns = limb(start, heading, reach, dice, 4, 0.12)
        builder.tube(path, [girth * (0.5 - 0.08 * k) for k in range(5)], kind.bark, 6)
        twigs.append(path[-1])
        for side in range(4):
            joint = path[2 + side % 3]
            spin = angle + dice.uniform(-1.3, 1.3) + (side - 1.5) * 0.7
            away = Vector((math.cos(spin), math.sin(spin), kind.lift * dice.uniform(0.2, 1.1)))
            tip, _ = limb(joint, away.normalized(), reach * dice.uniform(0.3, 0.55), dice, 3, 0.14)
            builder.tube(tip, [girth * (0.2 - 0.045 * k) for k in range(4)], kind.bark, 4)
            twigs.append(tip[-1])
    return twigs


def limb(start, heading, length, dice, steps, wander):
    """Points of a wandering limb that bends up a little, and its directions."""
    points, directions = [start], [heading]
    for _ in range(steps):
        turn = Vector((dice.gauss(0, wander), dice.gauss(0, wander), dice.gauss(0.03, wander / 2)))
        heading = (heading + turn).normalized()
        points.append(points[-1] + heading * length / steps)
        directions.append(heading)
    return points, directions


def conifer(key, height=11, near=False):
    """Mesh of a cypress or pine: whorls of falling branches, shorter to the top."""
    dice = random.Random(f"conifer/{key}")
    bulk = np.random.default_rng(dice.randrange(1 << 30))
    builder = MeshBuilder("conifer")
    trunk = [Vector((0, 0, height * i / 8)) for i in range(9)]
    builder.tube(trunk, [height * 0.016 * (1 - 0.11 * i) for i in range(9)], "bark", 8)
    whorls = 17
    for i in range(whorls):
        share = i / whorls
        reach = height * 0.24 * (1 - share) ** 0.8 + 0.15
        for k in range(7):
            angle = k * 0.8976 + i * 1.1 + dice.uniform(-0.2, 0.2)
            middle = reach * 0.62
            center = (
                math.cos(angle) * middle,
                math.sin(angle) * middle,
                height * (0.1 + 0.9 * share) - reach * 0.12,
            )
            size = reach * 0.42
            leaf_cloud(
                builder,
                center,
                (size, size, size * 0.5),
                90 if near else 32,
                0.24 if near else 0.42,
                "leaf:223a20:48623a:.15",
                bulk,
                0.22,
                0.6,
                near,
            )
    return builder.to_mesh()
