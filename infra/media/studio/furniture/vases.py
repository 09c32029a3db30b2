"""Vases with dried grass, branches or leaves."""

import math

from mathutils import Vector

from core.mesh import MeshBuilder
from furniture.forms import placed, turned

VASES = (
    [
        (0, 0),
        (0.05, 0),
        (0.075, 0.03),
        (0.085, 0.08),
        (0.06, 0.15),
        (0.032, 0.19),
        (0.036, 0.22),
        (0.03, 0.22),
        (0.026, 0.19),
    ],
    [(0, 0), (0.06, 0), (0.066, 0.01), (0.07, 0.2), (0.062, 0.26), (0.056, 0.26), (0.06, 0.2)],
    [
        (0, 0),
        (0.04, 0),
        (0.1, 0.06),
        (0.115, 0.11),
        (0.09, 0.16),
        (0.04, 0.185),
        (0.036, 0.2),
        (0.03, 0.2),
        (0.03, 0.18),
    ],
    [
        (0, 0),
        (0.07, 0),
        (0.05, 0.06),
        (0.045, 0.12),
        (0.075, 0.22),
        (0.08, 0.3),
        (0.074, 0.3),
        (0.06, 0.2),
    ],
)


def vase(palette, x, y, z, chance, stems="grass", size=1.0, surface=None):
    """A vase with dried grass, branches or leaves, or nothing."""
    profile = chance.choice(VASES)
    mouth = max(height for _, height in profile) * size
    placed([turned(profile, surface or palette.ceramic)], x, y, 0, z, size)
    if stems == "none":
        return
    builder = MeshBuilder("stems")
    leaf = {
        "grass": "leaf:b99a66:d8c190:.3",
        "leaves": "leaf:3f6130:7d9c50:.3",
        "branch": "leaf:6f7f4a:a9ad78:.3",
        "cotton": "leaf:efe8da:fbf8f2:.3",
    }[stems]
    for _ in range(16 if stems == "grass" else 8):
        angle, length, lean = (
            chance.uniform(0, math.tau),
            chance.uniform(0.22, 0.46) * size,
            chance.uniform(0.04, 0.2) * size,
        )
        tip = Vector((math.cos(angle) * lean, math.sin(angle) * lean, mouth + length))
        foot = Vector((math.cos(angle) * 0.01, math.sin(angle) * 0.01, mouth * 0.5))
        knee = foot.lerp(tip, 0.6) + Vector((0, 0, 0.04))
        builder.tube(
            [foot, knee, tip],
            [0.0024, 0.002, 0.0012],
            "bark:b59a6a" if stems == "grass" else "bark:5b4a3c",
            5,
        )
        tuft(builder, knee, tip, leaf, stems, chance)
    placed([builder.to_object()], x, y, 0, z)


def tuft(builder, knee, tip, leaf, stems, chance):
    """Leaves or plumes along the upper part of one stem."""
    count, size = {
        "grass": (44, 0.03),
        "leaves": (16, 0.085),
        "branch": (26, 0.05),
        "cotton": (14, 0.045),
    }[stems]
    for index in range(count):
        spot = knee.lerp(tip, index / count) + Vector([chance.gauss(0, 0.011) for _ in range(3)])
        along = Vector(
            (chance.gauss(0, 0.6), chance.gauss(0, 0.6), chance.uniform(0.1, 0.9))
        ).normalized()
        side = along.orthogonal().normalized() * size * 0.24
        reach = along * size * chance.uniform(0.7, 1.2)
        builder.face(
            [spot, spot + reach * 0.5 + side, spot + reach, spot + reach * 0.5 - side],
            leaf,
            uv=[(0, 0)] * 4,
        )
