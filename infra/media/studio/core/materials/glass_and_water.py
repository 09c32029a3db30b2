"""Glass is a Fresnel mix of transparent and glossy: never refraction."""

from core.colors import linear_rgb
from core.materials.haze import hazed
from core.materials.mineral import courses
from core.materials.registry import family


@family
def glass(s, tint="dfe9e6", reflection=".0"):
    """Window pane; `reflection` adds to the Fresnel share."""
    share = s.math("ADD", s.fresnel(1.6), float(reflection))
    waver = s.bump(s.noise(0.6, 2), 0.02, 0.04)
    mirror = s.glossy(0.0, waver, (0.95, 0.97, 1))
    return s.finish(s.mixed(share, s.transparent(linear_rgb(tint)), mirror))


@family
def dark_glass(s):
    return s.finish(s.surface((0.01, 0.012, 0.014), 0.05, specular=0.9))


@family
def water(s, color="2f8f9a"):
    mirror = s.glossy(0.02, s.bump(s.noise(3.0, 4), 0.05, 0.3))
    return s.finish(s.mixed(s.fresnel(1.33), s.surface(linear_rgb(color), 0.1), mirror))


@family
def pool(s):
    """Tiled pool floor seen through moving water, with bright caustic patches."""
    drift = s.vector("MULTIPLY", s.noise(0.9, 2, output="Color"), (0.25, 0.25, 0))
    tiles = courses(
        s,
        s.vector("ADD", s.uv(), drift),
        0.5,
        0.5,
        0.02,
        (linear_rgb("3fb7bd"), linear_rgb("54c4c6"), linear_rgb("8adad6")),
        offset=0,
    )["Color"]
    caustic = s.node(
        "TexVoronoi",
        {
            "Vector": s.vector("ADD", s.position(), s.noise(1.2, 2, output="Color")),
            "Scale": 0.9,
        },
        feature="SMOOTH_F1",
    ).outputs[0]
    tint = s.mix(s.ramp(caustic, [(0.45, 0), (0.75, 0.55)]), tiles, linear_rgb("b8f0ea"))
    mirror = s.glossy(0.01, s.bump(s.noise(1.6, 3), 0.06, 0.35))
    return s.finish(s.mixed(s.fresnel(1.33), s.diffuse(tint), mirror))


@family
def sea(s, deep="1f6f86", shallow="2f9aa2"):
    tint = s.mix(s.noise(0.004, 4), linear_rgb(deep), linear_rgb(shallow))
    swell = s.math("ADD", s.noise(0.35, 5), s.math("MULTIPLY", s.noise(0.05, 3), 3.0))
    mirror = s.glossy(0.15, s.bump(swell, 0.4, 0.5))
    share = s.math("MULTIPLY", s.fresnel(1.33), 0.6)
    return hazed(s, s.mixed(share, s.diffuse(tint), mirror))
