"""Rugs with a body, a slightly uneven pile and a bound edge."""
import math

from mathutils import Vector, noise

from furniture.forms import block, placed, sheet

KINDS = ("plain", "berber", "checked", "jute", "striped")


def rug(kind, palette, width, depth, x=0, y=0, turn=0):
    """A rectangular rug of one of KINDS around (x, y)."""
    pattern = f"rug-{kind}" if kind == "jute" else f"rug-{kind}:{palette.rug[0]}:{palette.rug[1]}"

    def point(u, v):
        edge = min(u, 1 - u, v, 1 - v)
        height = 0.012 + 0.004 * noise.noise(Vector((u * 9.1 + 0.3, v * 7.3 + 0.2, 0.4)))
        return ((u - 0.5) * width, (v - 0.5) * depth, height if edge > 0 else 0.001)

    placed([sheet(point, 60, 48, pattern)], x, y, turn)


def round_rug(kind, palette, radius, x=0, y=0):
    """A round rug around (x, y)."""
    pattern = f"rug-{kind}" if kind == "jute" else f"rug-{kind}:{palette.rug[0]}:{palette.rug[1]}"

    def point(u, v):
        distance = radius * v
        angle = u * math.tau
        return (distance * math.cos(angle), distance * math.sin(angle), 0.012 if v < 1 else 0.001)

    placed([sheet(point, 80, 24, pattern, closed=True)], x, y)


def mat(colour, width, depth, x, y, turn=0):
    """A small thick mat (bath, door)."""
    placed(
        [
            block(
                (-width / 2, -depth / 2, 0.001),
                (width / 2, depth / 2, 0.02),
                f"rug-plain:{colour}",
                0.009,
            )
        ],
        x,
        y,
        turn,
    )
