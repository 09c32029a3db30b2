"""Clouds of single leaves, made in bulk."""

import numpy as np

# One leaf, base at the origin, along x, 1 long and 1 wide: two halves folded at the rib.
BLADE_POINTS = np.array(
    [
        (0.0, 0.0, 0.0),
        (0.55, 0.0, -0.06),
        (1.0, 0.0, -0.22),
        (0.22, 0.42, 0.10),
        (0.62, 0.40, 0.06),
        (0.62, -0.40, 0.06),
        (0.22, -0.42, 0.10),
    ]
)
BLADE_FACES = ((0, 1, 2, 4, 3), (0, 6, 5, 2, 1))
KITE_POINTS = np.array([(0.0, 0.0, 0.0), (0.45, 0.5, 0.05), (1.0, 0.0, -0.2), (0.45, -0.5, 0.05)])
KITE_FACES = ((0, 3, 2, 1),)


def unit(vectors):
    """Rows scaled to length 1."""
    return vectors / np.maximum(np.linalg.norm(vectors, axis=1, keepdims=True), 1e-9)


def leaf_cloud(
    builder, center, radii, count, length, material, dice, aspect=0.4, droop=0.35, near=False
):
    """Leaves in an ellipsoid's outer part, thinning out beyond it.

    `dice` is a numpy generator; lengths in metres; `droop` bends leaves downwards;
    `near` gives each leaf its outline and fold (7 points), else a kite of 4.
    """
    if count <= 0:
        return
    outward = unit(dice.normal(size=(count, 3)))
    depth = dice.random((count, 1)) ** 0.38 * (1 + 0.13 * dice.normal(size=(count, 1)))
    bases = np.array(tuple(center)) + outward * depth * np.array(tuple(radii))
    normals = unit(outward + dice.normal(scale=(0.45, 0.45, 0.35), size=(count, 3)) + (0, 0, 0.45))
    along = unit(outward * 0.5 + dice.normal(size=(count, 3)) * 0.9 - (0, 0, droop))
    along = unit(along - normals * np.sum(along * normals, axis=1, keepdims=True))
    across = np.cross(normals, along)
    lengths = length * dice.uniform(0.7, 1.3, (count, 1))
    shape, faces = (BLADE_POINTS, BLADE_FACES) if near else (KITE_POINTS, KITE_FACES)
    points = (
        bases[:, None, :]
        + along[:, None, :] * (shape[None, :, 0:1] * lengths[:, :, None])
        + across[:, None, :] * (shape[None, :, 1:2] * lengths[:, :, None] * aspect)
        + normals[:, None, :] * (shape[None, :, 2:3] * lengths[:, :, None])
    )
    size = len(shape)
    starts = np.arange(count)[:, None, None] * size
    indices = (starts + np.array(faces)[None]).reshape(-1, len(faces[0]))
    builder.many(points.reshape(-1, 3), indices, material)
