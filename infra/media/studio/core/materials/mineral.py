"""Walls and floors of stone, clay and paint."""

from core.colors import linear_rgb, scaled
from core.materials.registry import family


def courses(shader, vector, width, height, mortar, colors, offset=0.5, **extra):
    """Brick texture node in metres: (first, second, mortar) colours."""
    return shader.node(
        "TexBrick",
        {
            "Vector": vector,
            "Scale": 1.0,
            "Mortar Size": mortar,
            "Brick Width": width,
            "Row Height": height,
            "Color1": colors[0],
            "Color2": colors[1],
            "Mortar": colors[2],
            **extra,
        },
        offset=offset,
    ).outputs


@family
def plaster(s, color="efe9de", roughness=".8"):
    base = linear_rgb(color)
    cloud = s.noise(0.35, 7)
    grain = s.noise(60, 4)
    streaks = s.noise(1, 5, s.mapped(s.uv(), (1.2, 0.07, 1)))
    tint = s.mix(s.ramp(cloud, [(0.35, 0), (0.7, 0.22)]), base, scaled(base, 0.72))
    tint = s.mix(s.ramp(streaks, [(0.5, 0), (0.8, 0.22)]), tint, scaled(base, 0.6))
    return s.finish(s.surface(tint, float(roughness), s.bump(grain, 0.004, 0.35)))


@family
def paint(s, color="f1eee8", roughness=".6"):
    base = linear_rgb(color)
    tint = s.mix(s.ramp(s.noise(0.8, 3), [(0.3, 0), (0.8, 0.08)]), base, scaled(base, 0.85))
    normal = s.bump(s.noise(180, 2), 0.001, 0.2)
    return s.finish(s.surface(tint, float(roughness), normal))


@family
def concrete(s, color="b5afa6"):
    base = linear_rgb(color)
    cloud = s.noise(0.5, 8, roughness=0.65)
    grain = s.noise(25, 6)
    streaks = s.noise(1, 5, s.mapped(s.uv(), (1.4, 0.08, 1)))
    panels = courses(s, s.uv(), 2.4, 1.2, 0.008, ((1, 1, 1), (0.9,) * 3, (0.55,) * 3), offset=0)[
        "Color"
    ]
    tint = s.mix(cloud, scaled(base, 0.74), scaled(base, 1.12))
    tint = s.mix(s.ramp(streaks, [(0.45, 0), (0.8, 0.4)]), tint, scaled(base, 0.5))
    tint = s.mix(1, tint, panels, "MULTIPLY")
    height = s.math("ADD", s.math("MULTIPLY", grain, 0.4), panels)
    roughness = s.ramp(cloud, [(0.3, 0.55), (0.7, 0.85)])
    return s.finish(s.surface(tint, roughness, s.bump(height, 0.006, 0.5)))


@family
def brick(s, dark="8a5844", light="a87c62", mortar="b3a595"):
    first, second = linear_rgb(dark), linear_rgb(light)
    wall = courses(
        s,
        s.uv(),
        0.29,
        0.075,
        0.006,
        (first, second, linear_rgb(mortar)),
        **{"Mortar Smooth": 0.2, "Bias": 0.0},
    )
    burnt = s.ramp(s.noise(0.4, 6), [(0.35, 0), (0.75, 0.35)])
    tint = s.mix(burnt, wall["Color"], scaled(first, 0.45))
    pale = s.ramp(s.noise(9, 3, s.mapped(s.uv(), (0.35, 1.3, 1))), [(0.4, 0), (0.7, 0.4)])
    tint = s.mix(pale, tint, scaled(second, 1.25))
    height = s.math(
        "ADD",
        s.math("MULTIPLY", wall["Fac"], -1.0),
        s.math("MULTIPLY", s.noise(120, 3), 0.3),
    )
    return s.finish(s.surface(tint, 0.85, s.bump(height, 0.008, 0.8)))


@family
def tile_roof(s, color="9a4f33"):
    """Clay barrel tiles: waves across, rows along the slope (uv in metres)."""
    base = linear_rgb(color)
    waves = s.node(
        "TexWave",
        {"Vector": s.mapped(s.uv(), (1, 0, 0)), "Scale": 1.45},
        bands_direction="X",
    ).outputs["Fac"]
    rows = courses(
        s,
        s.uv(),
        0.22,
        0.34,
        0.02,
        (scaled(base, 0.75), scaled(base, 1.25), scaled(base, 0.35)),
        offset=0,
    )["Color"]
    tint = s.mix(s.ramp(s.noise(0.6, 6), [(0.35, 0), (0.75, 0.5)]), rows, scaled(base, 0.5))
    tint = s.mix(s.ramp(waves, [(0, 0.7), (0.5, 0)]), tint, scaled(base, 0.22))
    return s.finish(s.surface(tint, 0.85, s.bump(waves, 0.05, 0.9)))


@family
def marble(s, color="ece8e2", vein="8d857b", roughness=".12"):
    drift = s.noise(1.1, 8, roughness=0.6, output="Color")
    band = s.noise(1.7, 8, s.vector("ADD", s.position(), drift), 0.6)
    line = s.ramp(s.math("ABSOLUTE", s.math("SUBTRACT", band, 0.5)), [(0, 1), (0.035, 0)])
    tint = s.mix(s.math("MULTIPLY", line, 0.55), linear_rgb(color), linear_rgb(vein))
    return s.finish(s.surface(tint, float(roughness)))


@family
def ceramic(s, color="e6e0d6", roughness=".3"):
    base = linear_rgb(color)
    tint = s.mix(s.ramp(s.noise(8, 4), [(0.4, 0), (0.7, 0.2)]), base, scaled(base, 0.7))
    return s.finish(s.surface(tint, float(roughness), s.bump(s.noise(20, 3), 0.003, 0.2)))


@family
def asphalt(s):
    patches = s.noise(0.25, 6)
    grain = s.noise(140, 3)
    tint = s.mix(patches, (0.035, 0.035, 0.037), (0.085, 0.083, 0.08))
    tint = s.mix(s.math("MULTIPLY", grain, 0.5), tint, (0.14, 0.135, 0.13))
    roughness = s.ramp(s.noise(0.5, 5), [(0.38, 0.28), (0.62, 0.8)])
    return s.finish(s.surface(tint, roughness, s.bump(grain, 0.006, 0.5)))


@family
def paver(s, color="b3a695", width=".6", length=".6", gloss=".35"):
    base = linear_rgb(color)
    slabs = courses(
        s,
        s.uv(),
        float(length),
        float(width),
        0.006,
        (scaled(base, 0.82), scaled(base, 1.1), scaled(base, 0.35)),
    )
    stain = s.noise(0.7, 6)
    tint = s.mix(s.ramp(stain, [(0.35, 0), (0.75, 0.4)]), slabs["Color"], scaled(base, 0.5))
    roughness = s.ramp(stain, [(0.35, float(gloss)), (0.65, 0.75)])
    height = s.math("SUBTRACT", s.math("MULTIPLY", s.noise(80, 3), 0.3), slabs["Fac"])
    return s.finish(s.surface(tint, roughness, s.bump(height, 0.006, 0.5)))
