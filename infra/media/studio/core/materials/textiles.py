"""Cloth, sheer curtains, rugs, pictures."""

from core.colors import linear_rgb, scaled
from core.materials.registry import family


@family
def fabric(s, color="cfc6b8", thread="900"):
    base = linear_rgb(color)
    folds = s.noise(5, 5)
    weave = s.noise(float(thread) * 0.5, 2)
    tint = s.mix(s.ramp(folds, [(0.3, 0), (0.7, 0.3)]), base, scaled(base, 0.75))
    tint = s.mix(s.math("MULTIPLY", weave, 0.5), tint, scaled(base, 0.6))
    height = s.math("ADD", weave, s.math("MULTIPLY", folds, 2.0))
    return s.finish(s.surface(tint, 0.92, s.bump(height, 0.004, 0.5), specular=0.2, Sheen=0.6))


@family
def sheer(s, color="f4f0e8"):
    base = linear_rgb(color)
    cloth = s.mixed(0.5, s.diffuse(base), s.translucent(base))
    return s.finish(s.mixed(0.68, s.transparent(), cloth))


@family
def rug(s, color="d8cfc0", line="8d6f57"):
    base = linear_rgb(color)
    edges = s.node(
        "TexVoronoi",
        {"Vector": s.mapped(s.uv(), (2.2, 2.2, 1))},
        feature="DISTANCE_TO_EDGE",
        distance="EUCLIDEAN",
    ).outputs[0]
    pattern = s.ramp(edges, [(0.015, 1), (0.05, 0)])
    pile = s.noise(260, 3, s.uv())
    wear = s.noise(2.5, 4, s.uv())
    tint = s.mix(s.math("MULTIPLY", pattern, 0.65), base, linear_rgb(line))
    tint = s.mix(s.math("MULTIPLY", pile, 0.5), tint, scaled(base, 0.55))
    height = s.math("ADD", pile, s.math("MULTIPLY", wear, 0.8))
    return s.finish(s.surface(tint, 1.0, s.bump(height, 0.02, 0.9), specular=0.05, Sheen=0.4))


@family
def art(s, ground="d9c9b0", band="b5532f", shape="24424a", scale="1.6"):
    """Abstract painting of three flat colours."""
    first = s.noise(float(scale), 2, roughness=0.35)
    second = s.noise(float(scale) * 1.7, 1.5, roughness=0.3)
    a, b, c = linear_rgb(ground), linear_rgb(band), linear_rgb(shape)
    tint = s.ramp(first, [(0.0, a), (0.47, a), (0.475, b), (0.56, b), (0.565, c), (1, c)])
    tint = s.mix(s.ramp(second, [(0.58, 0), (0.585, 0.85)]), tint, linear_rgb("e8ddcb"))
    return s.finish(s.surface(s.mix(0.15, tint, s.noise(90, 3)), 0.85))
