"""How the plants of a room grow: leaves, stalks and crowns above the rim of a pot."""

import math

from mathutils import Vector
import numpy as np

from core.vegetation.leaves import leaf_cloud


def blade(
    builder, root, heading, rise, length, width, surface, curl=0.16, cup=0.28, steps=8, shape=0.8
):
    """One broad leaf that bends down along its length; its halves rise from the rib."""
    side = Vector((-heading.y, heading.x, 0))
    spot, slope, points = root.copy(), rise, []
    for step in range(steps + 1):
        share = step / steps
        half = (
            width / 2 * math.sin(math.pi * min(1, share * 0.95 + 0.03) ** shape) ** 0.8
            if step < steps
            else 0
        )
        along = heading * math.cos(slope) + Vector((0, 0, math.sin(slope)))
        up = Vector((0, 0, math.cos(slope))) - heading * math.sin(slope)
        points += [
            spot - side * half + up * half * cup,
            spot - side * half * 0.5 + up * half * 0.05,
            spot.copy(),
            spot + side * half * 0.5 + up * half * 0.05,
            spot + side * half + up * half * cup,
        ]
        spot = spot + along * length / steps
        slope -= curl
    faces = [
        (row * 5 + k, row * 5 + k + 1, row * 5 + k + 6, row * 5 + k + 5)
        for row in range(steps)
        for k in range(4)
    ]
    builder.polygons(points, faces, surface)


def fiddle(builder, base, height, chance):
    """Large leaves on three stems."""
    stems = []
    for angle, share in ((0.3, 1.0), (2.4, 0.84), (4.5, 0.68)):
        turn = angle + chance.uniform(-0.5, 0.5)
        stems.append(
            [
                Vector(
                    (
                        math.cos(turn) * 0.26 * t * t,
                        math.sin(turn) * 0.26 * t * t,
                        base + height * 0.86 * share * t,
                    )
                )
                for t in (k / 8 for k in range(9))
            ]
        )
        builder.tube(stems[-1], [0.017 - 0.01 * k / 8 for k in range(9)], "bark:6d5a44", 8)
    for index in range(34):
        stem = stems[index % 3]
        share = 0.34 + 0.66 * index / 34
        angle = index * 2.39996
        heading = Vector((math.cos(angle), math.sin(angle), 0))
        blade(
            builder,
            stem[min(8, int(share * 8.5))],
            heading,
            chance.uniform(0.3, 1.1),
            0.3 * chance.uniform(0.75, 1.2),
            0.2,
            "leaf:2c4a22:557a3a:.2",
        )


def monstera(builder, base, height, chance):
    """Broad leaves on long arching stalks."""
    for index in range(15):
        angle = index * 2.39996 + chance.uniform(-0.2, 0.2)
        heading = Vector((math.cos(angle), math.sin(angle), 0))
        reach, lift = height * chance.uniform(0.22, 0.5), height * chance.uniform(0.35, 0.82)
        stalk = [
            Vector((0, 0, base))
            + heading * reach * t**1.6
            + Vector((0, 0, lift * math.sin(t * 1.4)))
            for t in (k / 6 for k in range(7))
        ]
        builder.tube(stalk, [0.009 - 0.0006 * k for k in range(7)], "leaf:4c6a30:5d7c3c:.1", 6)
        blade(
            builder,
            stalk[-1],
            heading,
            0.25,
            0.34 * chance.uniform(0.8, 1.15),
            0.32,
            "leaf:24481f:4a7434:.18",
            0.2,
            0.18,
            9,
            0.62,
        )


def areca(builder, base, height, chance):
    """Arching fronds with paired narrow leaflets."""
    for index in range(13):
        angle = index * 2.39996 + chance.uniform(-0.3, 0.3)
        heading = Vector((math.cos(angle), math.sin(angle), 0))
        side = Vector((-heading.y, heading.x, 0))
        length, slope = height * chance.uniform(0.62, 0.95), chance.uniform(1.12, 1.45)
        rib = [Vector((0.02 * math.cos(angle), 0.02 * math.sin(angle), base))]
        for step in range(14):
            slope -= 0.03 + 0.085 * (step / 14) ** 1.5
            rib.append(
                rib[-1]
                + (heading * math.cos(slope) + Vector((0, 0, math.sin(slope)))) * length / 14
            )
        builder.tube(
            rib, [0.008 - 0.00045 * step for step in range(15)], "leaf:7a8a3a:93a048:.1", 5
        )
        points, faces = [], []
        for step in range(26):
            share = 0.36 + 0.64 * step / 26
            spot = min(13, int(share * 14))
            root = rib[spot].lerp(rib[spot + 1], share * 14 - spot)
            along = (rib[spot + 1] - rib[spot]).normalized()
            size = height * 0.2 * math.sin(math.pi * min(1, 0.18 + 0.8 * step / 26)) ** 0.8
            for sign in (-1, 1):
                out = (
                    side * sign + along * 0.85 - Vector((0, 0, chance.uniform(0.1, 0.45)))
                ).normalized()
                half = along * 0.011
                first = len(points)
                points += [
                    root - half * 0.4,
                    root + half * 0.4,
                    root + out * size * 0.5 + half,
                    root + out * size * 0.5 - half,
                    root + out * size - Vector((0, 0, size * 0.12)),
                ]
                faces += [
                    (first, first + 1, first + 2, first + 3),
                    (first + 3, first + 2, first + 4),
                ]
        builder.polygons(points, faces, "leaf:3c6424:7d9c40:.28")


def snake(builder, base, height, chance):
    """Stiff upright swords."""
    for index in range(15):
        angle = index * 2.39996
        out = 0.015 + 0.055 * math.sqrt(index / 15)
        heading = Vector((math.cos(angle), math.sin(angle), 0))
        root = Vector((math.cos(angle) * out, math.sin(angle) * out, base - 0.02))
        blade(
            builder,
            root,
            heading,
            1.42 + chance.uniform(-0.08, 0.08),
            height * chance.uniform(0.55, 0.95),
            0.075,
            "leaf:35523a:8f9a52:.05",
            0.008,
            0.35,
            8,
            1.25,
        )


def olive(builder, base, height, chance):
    """A slender trunk with a silvery crown."""
    trunk = [
        Vector((0.03 * math.sin(t * 5), 0.02 * math.cos(t * 4), base + height * 0.62 * t))
        for t in (k / 6 for k in range(7))
    ]
    builder.tube(trunk, [0.02 - 0.0016 * k for k in range(7)], "bark:8a7a66", 9)
    bulk = np.random.default_rng(chance.randrange(1 << 30))
    for index in range(9):
        angle = index * 2.39996
        tip = trunk[-1] + Vector(
            (
                math.cos(angle) * height * 0.16,
                math.sin(angle) * height * 0.16,
                height * (0.06 + 0.03 * index),
            )
        )
        builder.tube(
            [trunk[-1 - index % 3], trunk[-1].lerp(tip, 0.5), tip],
            [0.009, 0.006, 0.003],
            "bark:8a7a66",
            6,
        )
        leaf_cloud(
            builder,
            tip,
            (height * 0.12, height * 0.12, height * 0.1),
            120,
            0.06,
            "leaf:5c6c4a:9aa684:.25",
            bulk,
            0.24,
            0.2,
            True,
        )
