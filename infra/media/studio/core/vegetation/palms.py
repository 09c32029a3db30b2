"""Palms: royal (straight), coconut (leaning) and wax palm (very tall)."""

import math
import random

from mathutils import Vector

from core.mesh import MeshBuilder

KINDS = {
    "real": {
        "height": 8.5,
        "fronds": 22,
        "length": 3.4,
        "girth": 0.03,
        "lean": 0.02,
        "bark": "bark:b3aa9c",
    },
    "coco": {
        "height": 9.5,
        "fronds": 26,
        "length": 3.6,
        "girth": 0.017,
        "lean": 0.16,
        "bark": "bark:8a7a66",
    },
    "cera": {
        "height": 19,
        "fronds": 20,
        "length": 3.2,
        "girth": 0.009,
        "lean": 0.01,
        "bark": "bark:cfc8bb",
    },
}
RIB_STEPS = 12
LEAFLETS = 40


def palm(kind, key, leaf="leaf:35521e:68803a:.25"):
    """Mesh of one palm of a kind; `key` picks the individual."""
    form = KINDS[kind]
    dice = random.Random(f"palm/{kind}/{key}")
    builder = MeshBuilder(f"palm-{kind}")
    height = form["height"] * dice.uniform(0.85, 1.15)
    turn = dice.uniform(0, math.tau)
    lean = Vector((math.cos(turn), math.sin(turn), 0)) * form["lean"] * height
    trunk = [Vector((0, 0, height * t / 10)) + lean * (t / 10) ** 2 for t in range(11)]
    swell = 1.35 if kind == "real" else 1.25
    radii = [
        height * form["girth"] * (swell - 0.5 * t / 10) + (0.06 if t == 0 else 0) for t in range(11)
    ]
    builder.tube(trunk, radii, form["bark"], 10)
    top = trunk[-1]
    if kind == "real":
        shaft = [top, top + Vector((0, 0, 0.7)), top + Vector((0, 0, 1.3))]
        builder.tube(
            shaft, [radii[-1] * 1.1, radii[-1] * 0.95, radii[-1] * 0.5], "leaf:5c7a34:7c9a48:.1", 10
        )
        top = shaft[-1]
    for i in range(form["fronds"]):
        elevation = 1.2 - 1.55 * (i / form["fronds"]) + dice.uniform(-0.12, 0.12)
        frond(
            builder,
            top,
            i * 2.39996,
            elevation,
            form["length"] * dice.uniform(0.85, 1.12),
            leaf,
            dice,
        )
    return builder.to_mesh()


def frond(builder, top, angle, elevation, length, leaf, dice):
    """One arching frond: a rib with paired leaflets that hang to both sides."""
    heading = Vector((math.cos(angle), math.sin(angle), 0))
    side = Vector((-heading.y, heading.x, 0))
    rib, slope = [top.copy()], elevation
    for k in range(RIB_STEPS):
        slope -= 0.085 + 0.07 * k / RIB_STEPS
        rise = heading * math.cos(slope) + Vector((0, 0, math.sin(slope)))
        rib.append(rib[-1] + rise * length / RIB_STEPS)
    builder.tube(rib, [0.028 * (1 - 0.8 * k / RIB_STEPS) for k in range(RIB_STEPS + 1)], leaf, 4)
    points, faces = [], []
    for k in range(2, LEAFLETS):
        share = k / LEAFLETS
        j = min(RIB_STEPS - 1, int(share * RIB_STEPS))
        root = rib[j].lerp(rib[j + 1], share * RIB_STEPS - j)
        along = (rib[j + 1] - rib[j]).normalized()
        up = along.cross(side)
        size = length * 0.30 * math.sin(math.pi * min(1, 0.12 + share * 0.93)) ** 0.7 + 0.06
        for sign in (-1, 1):
            hang = Vector((0, 0, 0.35 + 0.25 * dice.random()))
            out = (side * sign + along * 0.75 - hang).normalized()
            half = along * 0.024
            middle = root + out * size * 0.5 + up * 0.03
            tip = root + out * size - Vector((0, 0, 0.10 * size))
            first = len(points)
            points += [root - half, root + half, middle + half * 1.2, middle - half * 1.2, tip]
            faces += [(first, first + 1, first + 2, first + 3), (first + 3, first + 2, first + 4)]
    builder.polygons(points, faces, leaf)
