"""Bedding: a duvet that hangs over the mattress, its turned-back edge, a throw."""

import math

from mathutils import Vector, noise

from furniture.forms import sheet


def duvet(width, length, top, surface, turn_back=0.62, seed=0.0):
    """A soft cover over the mattress that hangs over three sides; its head end lies `turn_back` metres from the headboard."""
    half, drop = width / 2 + 0.035, 0.3

    def point(u, v):
        x = (u * 2 - 1) * (half + drop)
        y = -length - 0.02 - drop * 0.9 + v * (length + drop * 0.9 - turn_back)
        fold = 0.022 * noise.noise(
            Vector((u * 5.3 + seed, v * 4.1 + 0.2, 0.4))
        ) + 0.01 * noise.noise(Vector((u * 13 + seed, v * 11, 0.9)))
        out_x, out_y = max(0.0, abs(x) - half), max(0.0, -length - 0.02 - y)
        z = top + 0.05 + fold + 0.02 * math.sin(math.pi * min(1, max(0, u)))
        px, py = x, y
        if out_x > 0:
            bend = min(out_x, 0.05)
            px = math.copysign(
                half + bend + 0.018 * math.sin(v * 31 + seed) * min(1, out_x / 0.2) + 0.03 * out_x,
                x,
            )
            z -= max(0, out_x - 0.03)
        if out_y > 0:
            py = (
                -length
                - 0.02
                - min(out_y, 0.05)
                - 0.018 * math.sin(u * 27 + seed) * min(1, out_y / 0.2)
                - 0.03 * out_y
            )
            z -= max(0, out_y - 0.03)
        return (px, py, max(z, top - 0.31 + 0.012 * math.sin(u * 40) + 0.01 * math.sin(v * 37)))

    return sheet(point, 84, 84, surface, thickness=0.022, name="duvet")


def folded_edge(width, top, turn_back, surface, seed):
    """The part of the cover that is turned back towards the foot."""
    half = width / 2 + 0.06

    def point(u, v):
        x = (u * 2 - 1) * half
        fold = 0.014 * noise.noise(Vector((u * 6 + seed, v * 3, 0.2)))
        down = max(0.0, abs(x) - width / 2) * 1.2
        return (
            x,
            -turn_back + 0.03 - 0.34 * v,
            top + 0.086 + 0.028 * math.sin(math.pi * v) ** 0.6 + fold - down,
        )

    return sheet(point, 50, 14, surface, thickness=0.02, name="fold")


def bed_throw(width, length, top, surface, seed):
    """A knitted throw across the foot of the bed."""
    half = width / 2 + 0.075

    def point(u, v):
        reach = half + 0.24
        x = (u * 2 - 1) * reach
        out = max(0.0, abs(x) - half)
        fold = 0.016 * noise.noise(Vector((u * 7 + seed, v * 5, 0.3)))
        z = top + 0.105 + fold - max(0, out - 0.03)
        px = (
            math.copysign(half + min(out, 0.045) + 0.012 * math.sin(v * 17 + seed), x)
            if out > 0
            else x
        )
        return (
            px,
            -length + 0.12 + 0.62 * v + 0.05 * math.sin(u * 3 + seed) + 0.012 * math.sin(u * 23),
            z,
        )

    return sheet(point, 60, 24, surface, thickness=0.012, name="throw")
