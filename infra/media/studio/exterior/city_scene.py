"""Views over a city from a hill, from the air or across the water."""

import random

import numpy as np

from core.camera import camera
from core.environment import ridge
from core.mesh import MeshBuilder, place
from core.vegetation.leaves import leaf_cloud
from core.vegetation.palms import palm
from core.vegetation.trees import tree
from exterior.city.land import Land
from exterior.city.presets import PRESETS
from exterior.city.quarters import Quarters
from exterior.light import clear_air, set_light

BACK = {"bay": 330.0, "beach": 300.0}
LENS = 30
NEAR_SLOPE = ("urapan", "nogal", "saman")


def build(job):
    """Builds the view of one city; gives the grade's look."""
    preset = PRESETS[job["preset"]]
    dice = random.Random(f"city/{job['shot']}/{job.get('seed', 0)}")
    back = BACK.get(preset.water, 420.0)
    lit = 0.9 if job["light"] == "dusk" else 0
    side = dice.choice((-1, 1))
    look = set_light(job["light"], 0, side, dice)
    clear_air(job["light"])
    land = Land(preset, dice.uniform(1, 90), back)
    land.build()
    spots = Quarters(land, preset, job["shot"], back, lit).build()
    plant(preset, land, spots, dice, back)
    seed = dice.uniform(1, 60)
    for i, (distance, height, base) in enumerate(preset.ridges):
        ridge(-80, 80, distance, height * dice.uniform(0.85, 1.15), seed + 5.3 * i, base - 60)
    eye = (dice.uniform(-40, 40), -back, preset.eye * dice.uniform(0.95, 1.1) + 6)
    camera(eye, (dice.uniform(-60, 60), 420, preset.eye * 0.32), lens=LENS * dice.uniform(0.9, 1.1))
    return look


def copse(key):
    """A clump of crowns for the middle distance."""
    bulk = np.random.default_rng(key)
    builder = MeshBuilder("copse")
    for _ in range(4):
        at = (bulk.uniform(-4, 4), bulk.uniform(-4, 4), bulk.uniform(3.2, 5))
        leaf_cloud(builder, at, (3.2, 3.2, 2.6), 260, 1.2, "far-leaf", bulk, 0.6)
    return builder.to_mesh()


def plant(preset, land, spots, dice, back):
    """Street trees, woods where nothing is built, big trees on the camera's own slope."""
    clumps = [copse(i) for i in range(3)]
    for x, y, z, scale in spots:
        place(dice.choice(clumps), (x, y, z), dice.uniform(0, 6.28), scale * 1.05, "tree")
    for _ in range(2600):
        depth = 150 + 3300 * dice.random() ** 1.7
        x, y = dice.uniform(-0.8, 0.8) * depth, depth - back
        if not land.is_urban(x, y) and not land.water(x, y):
            place(
                dice.choice(clumps),
                (x, y, land.height(x, y) - 0.5),
                dice.uniform(0, 6.28),
                dice.uniform(0.9, 1.7),
                "wood",
            )
    foreground(preset, land, dice, back)


def foreground(preset, land, dice, back):
    """Trees below the camera; palms where the city lies by the sea."""
    if preset.water in ("bay", "beach"):
        return
    warm = preset.water in ("sea", "river")
    meshes = [tree(kind, 1, leaves=16000) for kind in NEAR_SLOPE]
    if warm:
        meshes += [palm("coco", 1), palm("real", 2)]
    for _ in range(90):
        depth = dice.uniform(45, 190)
        x, y = dice.uniform(-0.75, 0.75) * depth, depth - back
        place(
            dice.choice(meshes),
            (x, y, land.height(x, y) - 0.5),
            dice.uniform(0, 6.28),
            dice.uniform(0.7, 1.05),
            "near",
        )
