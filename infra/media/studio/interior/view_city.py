"""The built city beyond the window: towers with slabs and balconies, rows of houses, street trees."""
import math
import random

from mathutils import Matrix, Vector

from core.colors import linear_rgb, scaled
from core.materials.haze import hazed
from core.materials.mineral import courses
from core.materials.registry import family
from core.mesh import MeshBuilder, place
from core.vegetation.trees import tree

STOREY = 3.0
BAY = 3.2


@family
def facade(s, color="b79d86", lit="0", pane=".62"):
    """Wall with a window in every bay: frames, blinds drawn in some, lights on in others."""
    base = linear_rgb(color)
    grid = courses(
        s,
        s.uv(),
        BAY,
        STOREY,
        float(pane),
        ((1,) * 3, (1,) * 3, (0,) * 3),
        offset=0,
        **{"Mortar Smooth": 0.0},
    )
    inside = s.math("GREATER_THAN", grid["Color"], 0.5)
    cell = s.vector("FLOOR", s.mapped(s.uv(), (1 / BAY, 1 / STOREY, 1)), (0, 0, 0))
    per_building = s.node("ObjectInfo").outputs["Random"]
    chance = s.node(
        "TexWhiteNoise", {"Vector": cell, "W": per_building}, noise_dimensions="4D"
    ).outputs["Value"]
    pane_tint = s.ramp(
        chance,
        [
            (0.0, (0.03, 0.04, 0.05)),
            (0.55, (0.08, 0.1, 0.12)),
            (0.6, (0.32, 0.3, 0.27)),
            (0.78, (0.07, 0.09, 0.11)),
        ],
    )
    stain = s.noise(0.12, 5, s.uv())
    plaster = s.mix(s.ramp(stain, [(0.35, 0), (0.7, 0.3)]), base, scaled(base, 0.7))
    plaster = s.node(
        "HueSaturation",
        {"Color": plaster, "Value": s.math("ADD", s.math("MULTIPLY", per_building, 0.35), 0.8)},
    ).outputs[0]
    surface = s.surface(s.mix(inside, plaster, pane_tint), s.ramp(inside, [(0, 0.85), (1, 0.16)]))
    if float(lit) > 0:
        on = s.math("MULTIPLY", s.math("GREATER_THAN", chance, 0.7), inside)
        warm = s.mix(chance, linear_rgb("ffb163"), linear_rgb("ffe2b8"))
        surface = s.added(surface, s.emission(warm, s.math("MULTIPLY", on, float(lit))))
    return hazed(s, surface)


@family
def far_wall(s, color="c9c0b2"):
    """Plain trim of a far building."""
    return hazed(s, s.surface(linear_rgb(color), 0.9))


def tower(chance, tones, lit, floors=None):
    """Mesh of one tower or slab standing on the ground."""
    builder = MeshBuilder("far-tower")
    floors = floors or chance.randint(9, 24)
    width, depth, height = BAY * chance.randint(4, 7), BAY * chance.randint(4, 6), floors * STOREY
    tone, trim = chance.choice(tones), chance.choice(("e6e0d6", "cfc8bc", "f0ece4", "8f8a82"))
    skin = f"facade:{tone}:{lit}:{chance.choice(('.5', '.62', '.75'))}"
    x0, y0 = -width / 2, -depth / 2
    builder.box(x0, y0, 0, -x0, -y0, height, skin, "b")
    style = chance.choice(("bands", "balconies", "balconies", "piers"))
    for floor in range(1, floors + 1):
        z = floor * STOREY
        if style == "bands":
            builder.box(
                x0 - 0.35, y0 - 0.35, z - 0.3, -x0 + 0.35, -y0 + 0.35, z + 0.25, f"far-wall:{trim}"
            )
        elif style == "balconies":
            for left, right in ((x0 + 0.8, x0 + width * 0.42), (x0 + width * 0.58, -x0 - 0.8)):
                builder.box(left, y0 - 1.5, z - 0.22, right, y0, z + 0.95, f"far-wall:{trim}", "k")
                builder.box(
                    left, -y0, z - 0.22, right, -y0 + 1.5, z + 0.95, f"far-wall:{trim}", "f"
                )
    if style == "piers":
        for index in range(5):
            x = x0 + width * index / 4
            builder.box(
                x - 0.5, y0 - 0.6, 0, x + 0.5, -y0 + 0.6, height + 1, f"far-wall:{trim}", "b"
            )
    builder.box(
        x0 - 0.2, y0 - 0.2, height, -x0 + 0.2, -y0 + 0.2, height + 0.9, f"far-wall:{trim}", "b"
    )
    builder.box(
        -width / 5,
        -depth / 5,
        height + 0.9,
        width / 5,
        depth / 5,
        height + chance.uniform(3, 6),
        f"far-wall:{tone}",
        "b",
    )
    return builder.to_mesh()


def house_row(chance, tones, roofs, lit):
    """Mesh of a street front of houses of two or three floors, about 40 m long."""
    builder = MeshBuilder("far-houses")
    x = -21.0
    while x < 21:
        width, depth, floors = (
            chance.uniform(6, 9),
            chance.uniform(9, 13),
            chance.choice((1, 2, 2, 3)),
        )
        height = floors * 2.9
        builder.box(
            x,
            -depth / 2,
            0,
            x + width,
            depth / 2,
            height,
            f"facade:{chance.choice(tones)}:{lit}:.8",
            "b",
        )
        roof = f"far-roof:{chance.choice(roofs)}"
        if chance.random() < 0.65:
            rise = chance.uniform(1.2, 2.2)
            front, back = -depth / 2 - 0.5, depth / 2 + 0.5
            builder.face(
                [
                    (x - 0.2, front, height),
                    (x + width + 0.2, front, height),
                    (x + width + 0.2, 0, height + rise),
                    (x - 0.2, 0, height + rise),
                ],
                roof,
            )
            builder.face(
                [
                    (x + width + 0.2, back, height),
                    (x - 0.2, back, height),
                    (x - 0.2, 0, height + rise),
                    (x + width + 0.2, 0, height + rise),
                ],
                roof,
            )
        else:
            builder.box(
                x,
                -depth / 2,
                height,
                x + width,
                depth / 2,
                height + 0.8,
                f"far-wall:{chance.choice(tones)}",
                "b",
            )
        x += width + chance.choice((0, 0, 0, 2.5))
    return builder.to_mesh()


def city(
    key,
    height,
    tones,
    roofs,
    lit,
    density=0.5,
    nearest=75,
    farthest=1500,
    species=("urapan", "nogal"),
    half_angle=68,
):
    """Streets of houses and towers on the land `height(x, y)`; `density` is the share of towers (0 to 1)."""
    chance = random.Random(f"city/{key}")
    towers = [tower(chance, tones, lit) for _ in range(9)] + [
        tower(chance, tones, lit, floors=chance.randint(4, 7)) for _ in range(5)
    ]
    rows = [house_row(chance, tones, roofs, lit) for _ in range(7)]
    trees = [tree(chance.choice(species), f"{key}/{index}", leaves=3600) for index in range(4)]
    turn = chance.uniform(-0.5, 0.5)
    spin = Matrix.Rotation(turn, 2)
    block = 62
    reach = int(farthest / block) + 1
    for column in range(-reach, reach + 1):
        for row in range(1, reach + 1):
            x, y = spin @ Vector((column * block, row * block))
            distance, angle = math.hypot(x, y), abs(math.degrees(math.atan2(x, y)))
            if not nearest < distance < farthest or angle > half_angle:
                continue
            fill_block(chance, x, y, turn, height, towers, rows, trees, density)


def fill_block(chance, x, y, turn, height, towers, rows, trees, density):
    """One block: a park, towers or two rows of houses, with trees along the street."""
    kind = chance.random()
    distance = math.hypot(x, y)

    def at(dx, dy):
        px, py = x + dx * math.cos(turn) - dy * math.sin(turn), y + dx * math.sin(
            turn
        ) + dy * math.cos(turn)
        return (px, py, height(px, py) - 0.5)

    if kind < density:
        pool = towers if distance > 190 else towers[9:]
        place(
            chance.choice(pool),
            at(chance.uniform(-10, 10), chance.uniform(-10, 10)),
            turn + chance.choice((0, math.pi / 2)),
            chance.uniform(0.9, 1.12),
        )
        if chance.random() < 0.4:
            place(chance.choice(rows), at(0, 24), turn)
    elif kind < 0.93:
        for offset in (-17, 17):
            place(
                chance.choice(rows),
                at(chance.uniform(-3, 3), offset),
                turn + chance.choice((0, math.pi)),
            )
    count = (14 if kind >= 0.93 else 5) if distance < 700 else 2
    for _ in range(count):
        place(
            chance.choice(trees),
            at(chance.uniform(-29, 29), chance.choice((-29, 29, chance.uniform(-29, 29)))),
            chance.uniform(0, 6),
            chance.uniform(0.8, 1.35),
        )
