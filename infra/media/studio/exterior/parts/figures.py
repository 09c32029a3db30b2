"""People and cars: they hold only when small, so scenes keep them 20 m away or more."""

import math

from mathutils import Matrix, Vector

from core.mesh import MeshBuilder

TOPS = ("b8b2a6", "7d3b30", "dcd6cc", "33424d", "9c8358", "4d5a4a", "c9a27a", "e0dad0")
LEGS = ("3a4250", "2a2a2e", "42352c", "202124", "2d2f35", "31465a")
CARS = ("7d1d1a", "22282e", "b9bcc0", "e4e4e0", "31465a", "5a6058")
PROFILE = (
    (-2.15, 0.35),
    (-2.2, 0.62),
    (-2.05, 0.9),
    (-1.3, 1.0),
    (-0.55, 1.42),
    (0.75, 1.46),
    (1.55, 1.08),
    (2.05, 0.98),
    (2.15, 0.62),
    (2.1, 0.32),
)
SIDE_GLASS = ((-1.2, 0.99), (-0.5, 1.36), (0.7, 1.4), (1.4, 1.06), (1.35, 0.98))


def person(x, y, dice, facing=None, z=0.0):
    """A walking figure on the ground."""
    turn = dice.uniform(0, math.tau) if facing is None else facing
    tall = dice.uniform(1.58, 1.8)
    top, leg = f"fabric:{dice.choice(TOPS)}", f"fabric:{dice.choice(LEGS)}"
    builder = MeshBuilder("person")
    builder.transform = (
        Matrix.Translation((x, y, z)) @ Matrix.Rotation(turn, 4, "Z") @ Matrix.Scale(tall / 1.75, 4)
    )

    def part(points, radii, cloth):
        builder.tube([Vector(p) for p in points], radii, cloth, 10, 0.7)

    for sign, stride in ((-1, 0.18), (1, -0.16)):
        part(
            [(sign * 0.09, 0, 0.88), (sign * 0.1, stride * 0.5, 0.48), (sign * 0.1, stride, 0.07)],
            [0.095, 0.07, 0.05],
            leg,
        )
        part(
            [(sign * 0.1, stride + 0.06, 0.03), (sign * 0.1, stride - 0.17, 0.03)],
            [0.05, 0.045],
            "fabric:1d1b1a",
        )
        part(
            [
                (sign * 0.21, 0, 1.42),
                (sign * 0.27, -stride * 0.5, 1.15),
                (sign * 0.24, -stride * 1.2 - 0.05, 0.92),
            ],
            [0.06, 0.05, 0.035],
            top,
        )
    part(
        [(0, 0, 0.82), (0, 0, 0.98), (0, 0, 1.15), (0, 0, 1.35), (0, 0, 1.47), (0, 0, 1.53)],
        [0.15, 0.165, 0.155, 0.19, 0.15, 0.06],
        top,
    )
    skin = f"paint:{dice.choice(('8d5f45', 'a87c5f', '6b4632', 'c39a7c'))}"
    part(
        [(0, -0.01, 1.5), (0, -0.01, 1.57), (0, -0.02, 1.64), (0, -0.01, 1.73), (0, 0, 1.77)],
        [0.055, 0.075, 0.1, 0.085, 0.02],
        skin,
    )
    part([(0, 0.02, 1.62), (0, 0.02, 1.7), (0, 0.01, 1.78)], [0.1, 0.11, 0.04], "paint:1c1512")
    item = builder.to_object(smooth=True)
    item.modifiers.new("round", "SUBSURF").render_levels = 2
    return item


def car(x, y, turn, dice, lamps=1.0):
    """A hatchback heading along +x turned by `turn`; `lamps` is the glow of its lights."""
    builder = MeshBuilder("car")
    builder.transform = Matrix.Translation((x, y, 0)) @ Matrix.Rotation(turn, 4, "Z")
    body = f"car-paint:{dice.choice(CARS)}"

    def half_width(z):
        return 0.88 if z < 0.95 else 0.88 - 0.26 * (z - 0.95) / 0.5

    left = [Vector((px, -half_width(pz), pz)) for px, pz in PROFILE]
    right = [Vector((px, half_width(pz), pz)) for px, pz in PROFILE]
    for i in range(len(PROFILE) - 1):
        surface = "dark-glass" if i in (3, 5) else body
        builder.face([left[i], right[i], right[i + 1], left[i + 1]], surface)
    builder.face(left, body)
    builder.face(right[::-1], body)
    for sign in (-1, 1):
        glass = [Vector((a, sign * (half_width(b) + 0.012), b)) for a, b in SIDE_GLASS]
        builder.face(glass if sign < 0 else glass[::-1], "dark-glass")
        for wheel in (-1.32, 1.35):
            inner = 0.70 if sign > 0 else -0.92
            builder.cylinder(
                (wheel, inner, 0.32), 0.32, 0.32, 0.22, "paint:141414:.8", 20, (0, 1, 0)
            )
            builder.cylinder(
                (wheel, sign * 0.925, 0.32), 0.2, 0.2, 0.01 * sign, "metal:9a9a9a:.3", 12, (0, 1, 0)
            )
        near, far = sign * 0.45 - 0.18, sign * 0.45 + 0.18
        builder.box(2.05, near, 0.68, 2.17, far, 0.8, f"glow:fff2d8:{14 * lamps:.1f}")
        builder.box(-2.2, near, 0.72, -2.1, far, 0.84, f"glow:c01510:{5 * lamps:.1f}")
    return builder.to_object(bevel=0.05, segments=2)
