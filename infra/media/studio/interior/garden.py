"""The garden in front of a ground-floor room."""

import random

import numpy as np

from core.mesh import MeshBuilder, place
from core.vegetation.plants import blades, lawn_tuft, shrub
from core.vegetation.trees import tree


def garden(key, species, warm):
    """A lawn with beds, a hedge and trees in front of a ground-floor room."""
    chance = random.Random(f"garden/{key}")
    builder = MeshBuilder("lawn")
    builder.face(
        [(-16, 2.4, -0.06), (16, 2.4, -0.06), (16, 15, -0.02), (-16, 15, -0.02)],
        "grass:5f7a38:8f9a4c",
    )
    builder.face(
        [(-16, 0.2, -0.05), (16, 0.2, -0.05), (16, 2.4, -0.05), (-16, 2.4, -0.05)],
        "paver:c2b8a8:.6:.6:.5",
    )
    builder.box(
        -16,
        12.5,
        -0.1,
        16,
        12.8,
        2.1,
        chance.choice(("plaster:e9e2d4", "plaster:d9c9b0", "brick:9b6a50:b98468")),
    )
    builder.to_object()
    tufts = [lawn_tuft(f"{key}/{index}") for index in range(3)]
    for _ in range(420):
        place(
            chance.choice(tufts),
            (chance.uniform(-9, 9), 2.5 + 8 * chance.random() ** 1.3, -0.05),
            chance.uniform(0, 6),
            chance.uniform(0.8, 1.2),
        )
    flowers = (
        ("", "", "petal:d9a514:f5d545", "petal:c76a9a:efb3cf", "petal:e8e4da:ffffff")
        if warm
        else ("", "petal:8f7fc0:c9bfe8", "petal:e8e4da:ffffff")
    )
    bushes = [
        shrub(f"{key}/{index}", 0.55, 800, 0.075, flower=chance.choice(flowers))
        for index in range(4)
    ]
    for x in np.arange(-12, 12, 0.85):
        place(
            chance.choice(bushes),
            (float(x), 11.6 + chance.uniform(-0.3, 0.3), -0.05),
            chance.uniform(0, 6),
            chance.uniform(1.0, 1.9),
        )
    grasses = [blades(f"{key}/{index}", 240, 0.7, 0.8) for index in range(2)]
    for _ in range(26):
        place(
            chance.choice(grasses + bushes),
            (chance.choice((-1, 1)) * chance.uniform(2.6, 8), chance.uniform(3.2, 9.5), -0.05),
            chance.uniform(0, 6),
            chance.uniform(0.6, 1.1),
        )
    trees = [
        tree(chance.choice(species), f"{key}/near/{index}", near=True, leaves=42000)
        for index in range(2)
    ]
    for x, y in ((-5.6, 8.6), (4.4, 10.2), (9.5, 7.5)):
        place(
            chance.choice(trees),
            (x + chance.uniform(-1, 1), y, -0.05),
            chance.uniform(0, 6),
            chance.uniform(0.62, 0.85),
        )
    far = [tree(chance.choice(species), f"{key}/far/{index}", leaves=2600) for index in range(3)]
    for index in range(26):
        place(
            chance.choice(far),
            (chance.uniform(-42, 42), chance.uniform(17, 46), -0.5),
            chance.uniform(0, 6),
            chance.uniform(0.8, 1.3),
        )


GARDEN_TREES = {
    "andes": ("urapan", "nogal"),
    "valley": ("guayacan", "saman"),
    "sea": ("almendro",),
    "hills": ("guayacan", "nogal"),
    "plains": ("saman", "guayacan"),
}
