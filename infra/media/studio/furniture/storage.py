"""Wardrobes, open shelves, a desk with a chair."""
import bpy

from furniture.chairs import dining_chair
from furniture.decor import book_row, book_stack
from furniture.vases import vase
from furniture.forms import block, placed, rod
from furniture.plants import trailing


def wardrobe(palette, length, height, x, y, turn=0, depth=0.6, surface=None):
    """Full-height doors with slim pulls; its back is at y = 0."""
    doors = max(2, round(length / 0.55))
    front = surface or palette.wood + ":z"
    parts = [
        block((-length / 2, -depth, 0), (length / 2, 0, 0.08), "wall:2a211b:.8", 0.002),
        block((-length / 2, -depth + 0.02, 0.08), (length / 2, 0, height), front, 0.002),
    ]
    for index in range(doors):
        low, high = -length / 2 + length * index / doors, -length / 2 + length * (index + 1) / doors
        parts.append(
            block(
                (low + 0.002, -depth - 0.001, 0.085),
                (high - 0.002, -depth + 0.02, height - 0.005),
                front,
                0.002,
            )
        )
        pull = high - 0.05 if index % 2 == 0 else low + 0.05
        parts.append(
            block(
                (pull - 0.006, -depth - 0.026, 0.95),
                (pull + 0.006, -depth - 0.012, 1.35),
                palette.shine,
                0.003,
            )
        )
    placed(parts, x, y, turn)


def shelves(palette, length, height, x, y, chance, turn=0, levels=4):
    """A metal frame with wooden boards, books and vessels; its back is at y = 0."""
    parts = []
    for side in (-length / 2, length / 2):
        for depth in (-0.3, -0.02):
            parts.append(rod([(side, depth, 0), (side, depth, height)], 0.011, palette.metal))
    for level in range(levels + 1):
        z = 0.12 + (height - 0.2) * level / levels
        parts.append(
            block(
                (-length / 2 - 0.01, -0.32, z),
                (length / 2 + 0.01, 0, z + 0.025),
                palette.wood,
                0.004,
            )
        )
    handle = placed(parts, x, y, turn)
    for level in range(levels):
        z = 0.145 + (height - 0.2) * level / levels
        filled = shelf_things(palette, length, chance, level)
        for item in filled:
            item.parent = handle
            item.location.z += z


def shelf_things(palette, length, chance, level):
    """What stands on one shelf."""
    before = set(bpy.data.objects)
    start = -length / 2 + 0.06
    book_row(start, -0.03, 0, length * chance.uniform(0.25, 0.45), chance)
    if level % 2:
        book_stack(length / 2 - 0.25, -0.15, 0, chance, 2)
    else:
        vase(palette, length / 2 - 0.22, -0.16, 0, chance, "none", 0.85)
    if level == 2:
        trailing(palette, length * 0.12, -0.2, 0, chance.randrange(99))
    return [item for item in set(bpy.data.objects) - before if item.parent is None]


def desk(palette, length, x, y, turn=0):
    """A writing desk with a chair; its back is at y = 0. Gives the height of its top."""
    parts = [
        block((-length / 2, -0.58, 0.72), (length / 2, 0, 0.75), palette.wood, 0.006),
        block(
            (-length / 2 + 0.04, -0.54, 0.62), (-length / 2 + 0.5, -0.02, 0.72), palette.wood, 0.004
        ),
    ]
    for side in (-length / 2 + 0.05, length / 2 - 0.05):
        for depth in (-0.53, -0.05):
            parts.append(
                rod([(side, depth, 0.72), (side * 1.03, depth, 0)], [0.02, 0.013], palette.wood)
            )
    parts.append(dining_chair("shell", palette, 0.1, -0.72, 180))
    placed(parts, x, y, turn)
    return 0.75
