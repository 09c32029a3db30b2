"""The garden in front of a ground-floor room."""

import random


from core.mesh import MeshBuilder, place
from core.vegetation.plants import blades, lawn_tuft, shrub
from core.vegetation.trees import tree

WARM_FLOWERS = ("", "", "petal:d9a514:f5d545", "petal:c76a9a:efb3cf", "petal:e8e4da:ffffff")
COOL_FLOWERS = ("", "petal:8f7fc0:c9bfe8", "petal:e8e4da:ffffff")
WALLS = ("plaster:e9e2d4", "plaster:d9c9b0", "brick:9b6a50:b98468")
LAWN = -0.05


def scatter(chance, meshes, count, spot, smallest, largest):
    """Sets down `count` of the meshes where `spot()` says, turned and sized by chance."""
    for _ in range(count):
        place(
            chance.choice(meshes), spot(), chance.uniform(0, 6), chance.uniform(smallest, largest)
        )


def ground(chance, key):
    """A paved strip before the glass, a lawn with its blades, a wall at its end."""
    builder = MeshBuilder("lawn")
    lawn = [(-16, 2.4, -0.06), (16, 2.4, -0.06), (16, 15, -0.02), (-16, 15, -0.02)]
    paving = [(-16, 0.2, LAWN), (16, 0.2, LAWN), (16, 2.4, LAWN), (-16, 2.4, LAWN)]
    builder.face(lawn, "grass:5f7a38:8f9a4c")
    builder.face(paving, "paver:c2b8a8:.6:.6:.5")
    builder.box(-16, 12.5, -0.1, 16, 12.8, 2.1, chance.choice(WALLS))
    builder.to_object()
    tufts = [lawn_tuft(f"{key}/{index}") for index in range(3)]
    spot = lambda: (chance.uniform(-9, 9), 2.5 + 8 * chance.random() ** 1.3, LAWN)
    scatter(chance, tufts, 420, spot, 0.8, 1.2)


def beds(chance, key, warm):
    """A hedge along the wall, grasses and flowering shrubs at both sides of the lawn."""
    flowers = WARM_FLOWERS if warm else COOL_FLOWERS
    bushes = [
        shrub(f"{key}/{index}", 0.55, 800, 0.075, flower=chance.choice(flowers))
        for index in range(4)
    ]
    for step in range(29):
        spot = (-12 + 0.85 * step, 11.6 + chance.uniform(-0.3, 0.3), LAWN)
        place(chance.choice(bushes), spot, chance.uniform(0, 6), chance.uniform(1.0, 1.9))
    grasses = [blades(f"{key}/{index}", 240, 0.7, 0.8) for index in range(2)]
    spot = lambda: (chance.choice((-1, 1)) * chance.uniform(2.6, 8), chance.uniform(3.2, 9.5), LAWN)
    scatter(chance, grasses + bushes, 26, spot, 0.6, 1.1)


def garden(key, species, warm):
    """A lawn with beds, a hedge and trees in front of a ground-floor room."""
    chance = random.Random(f"garden/{key}")
    ground(chance, key)
    beds(chance, key, warm)
    near = [
        tree(chance.choice(species), f"{key}/near/{index}", near=True, leaves=42000)
        for index in range(2)
    ]
    for x, y in ((-5.6, 8.6), (4.4, 10.2), (9.5, 7.5)):
        spot = (x + chance.uniform(-1, 1), y, LAWN)
        place(chance.choice(near), spot, chance.uniform(0, 6), chance.uniform(0.62, 0.85))
    far = [tree(chance.choice(species), f"{key}/far/{index}", leaves=2600) for index in range(3)]
    scatter(
        chance, far, 26, lambda: (chance.uniform(-42, 42), chance.uniform(17, 46), -0.5), 0.8, 1.3
    )


GARDEN_TREES = {
    "andes": ("urapan", "nogal"),
    "valley": ("guayacan", "saman"),
    "sea": ("almendro",),
    "hills": ("guayacan", "nogal"),
    "plains": ("saman", "guayacan"),
}
