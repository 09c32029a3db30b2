"""Materials of rooms: cloth, leather, curtains, rugs, paper."""
from core.colors import linear_rgb, scaled
from core.materials.registry import family


def cloth(s, color, thread, relief, sheen, slubs=0.3):
    """Woven surface: crossing threads, irregular yarn, soft shadow in the folds."""
    base = linear_rgb(color)
    warp = s.node(
        "TexWave", {"Vector": s.position(), "Scale": thread, "Distortion": 1.4}, bands_direction="X"
    ).outputs["Fac"]
    weft = s.node(
        "TexWave",
        {"Vector": s.position(), "Scale": thread, "Distortion": 1.4},
        bands_direction="DIAGONAL",
    ).outputs["Fac"]
    yarn = s.noise(thread * 1.2, 3)
    folds = s.noise(5, 4)
    weave = s.math("MULTIPLY", s.math("ADD", warp, weft), 0.5)
    tint = s.mix(s.ramp(folds, [(0.3, 0), (0.7, 0.16)]), base, scaled(base, 0.82))
    tint = s.mix(s.math("MULTIPLY", weave, slubs), tint, scaled(base, 0.68))
    tint = s.mix(s.ramp(yarn, [(0.5, 0), (0.75, slubs)]), tint, scaled(base, 1.18))
    height = s.math("ADD", s.math("ADD", yarn, weave), s.math("MULTIPLY", folds, 1.2))
    return s.surface(tint, 0.93, s.bump(height, relief, 0.5), specular=0.15, Sheen=sheen)


@family
def weave(s, color="cfc6b8"):
    """Upholstery linen."""
    return s.finish(cloth(s, color, 150, 0.003, 0.5))


@family
def linen(s, color="f3eee6"):
    """Bed linen: fine thread, pressed creases."""
    base = linear_rgb(color)
    creases = s.noise(7, 6, roughness=0.6)
    long_folds = s.noise(1, 4, s.mapped(s.position(), (2.2, 5, 3), (0.3, 0.2, 0.6)))
    tint = s.mix(s.ramp(creases, [(0.35, 0), (0.75, 0.1)]), base, scaled(base, 0.85))
    height = s.math("ADD", s.math("MULTIPLY", creases, 0.7), long_folds)
    return s.finish(s.surface(tint, 0.9, s.bump(height, 0.02, 0.45), specular=0.15, Sheen=0.35))


@family
def boucle(s, color="e6dfd2"):
    """Looped wool."""
    base = linear_rgb(color)
    loops = s.node(
        "TexVoronoi", {"Vector": s.position(), "Scale": 130.0}, feature="SMOOTH_F1"
    ).outputs[0]
    clumps = s.noise(28, 4)
    tint = s.mix(s.ramp(loops, [(0.1, 0), (0.6, 0.5)]), base, scaled(base, 0.62))
    height = s.math("SUBTRACT", s.math("MULTIPLY", clumps, 0.8), loops)
    return s.finish(s.surface(tint, 1.0, s.bump(height, 0.012, 0.8), specular=0.05, Sheen=0.8))


@family
def velvet(s, color="3f5550"):
    base = linear_rgb(color)
    nap = s.noise(9, 4)
    tint = s.mix(s.ramp(nap, [(0.35, 0), (0.7, 0.4)]), base, scaled(base, 0.7))
    return s.finish(s.surface(tint, 0.7, s.bump(nap, 0.004, 0.3), specular=0.2, Sheen=1.0))


@family
def leather(s, color="9c6239"):
    base = linear_rgb(color)
    grain = s.node(
        "TexVoronoi", {"Vector": s.position(), "Scale": 260.0}, feature="DISTANCE_TO_EDGE"
    ).outputs[0]
    patina = s.noise(4, 5)
    tint = s.mix(s.ramp(patina, [(0.35, 0), (0.7, 0.45)]), base, scaled(base, 0.62))
    height = s.math("ADD", s.ramp(grain, [(0, 0), (0.12, 1)]), s.math("MULTIPLY", patina, 1.5))
    return s.finish(
        s.surface(tint, s.ramp(patina, [(0.3, 0.36), (0.7, 0.52)]), s.bump(height, 0.0015, 0.4))
    )


@family
def drape(s, color="d6c9b6"):
    """Heavy curtain: lets a little light through."""
    base = linear_rgb(color)
    thread = s.noise(400, 2)
    tint = s.mix(s.math("MULTIPLY", thread, 0.4), base, scaled(base, 0.78))
    return s.finish(s.mixed(0.3, s.diffuse(tint), s.translucent(tint)))


@family
def voile(s, color="f4f0e8"):
    """Sheer curtain."""
    base = linear_rgb(color)
    body = s.mixed(0.55, s.diffuse(base), s.translucent(base))
    return s.finish(s.mixed(0.6, s.transparent(), body))


@family
def lampshade(s, color="f0e5d2"):
    base = linear_rgb(color)
    return s.finish(s.mixed(0.6, s.diffuse(base), s.translucent(base)))


def pile(s, tint, base, depth=0.014):
    """Rug wool over a drawn pattern."""
    tufts = s.noise(240, 3, s.position())
    wear = s.noise(2.2, 4, s.position())
    tint = s.mix(s.math("MULTIPLY", tufts, 0.4), tint, scaled(base, 0.6))
    tint = s.mix(s.ramp(wear, [(0.4, 0), (0.7, 0.14)]), tint, scaled(base, 0.7))
    height = s.math("ADD", tufts, s.math("MULTIPLY", wear, 0.7))
    return s.finish(s.surface(tint, 1.0, s.bump(height, depth, 0.8), specular=0.04, Sheen=0.4))


@family
def rug_plain(s, color="d8cfc0", line="8d6f57"):
    """Thick wool in one tone with woven ribs."""
    base = linear_rgb(color)
    ribs = s.node(
        "TexWave", {"Vector": s.position(), "Scale": 22.0, "Distortion": 0.6}, bands_direction="Y"
    ).outputs["Fac"]
    return pile(s, s.mix(s.math("MULTIPLY", ribs, 0.28), base, scaled(base, 0.68)), base)


@family
def rug_berber(s, color="e8e0d2", line="6d5a48"):
    """Lozenges drawn by hand on pale wool."""
    base = linear_rgb(color)
    waver = s.vector("SCALE", s.noise(3.2, 3, output="Color"), 0.11)
    turned = s.mapped(s.vector("ADD", s.position(), waver), (1.35, 2.3, 1), (0, 0, 0))
    split = s.node("SeparateXYZ", {0: turned}).outputs
    first = s.math("PINGPONG", s.math("ADD", split[0], split[1]), 0.5)
    second = s.math("PINGPONG", s.math("SUBTRACT", split[0], split[1]), 0.5)
    near = s.math("MINIMUM", first, second)
    lines = s.ramp(near, [(0.018, 0.85), (0.04, 0)])
    return pile(s, s.mix(lines, base, linear_rgb(line)), base, 0.022)


@family
def rug_checked(s, color="e8e0d2", line="b0623f"):
    """A loose grid of thin lines, drawn by hand."""
    base = linear_rgb(color)
    waver = s.vector("SCALE", s.noise(2.6, 3, output="Color"), 0.05)
    split = s.node("SeparateXYZ", {0: s.vector("ADD", s.position(), waver)}).outputs
    across = s.math("PINGPONG", split[0], 0.24)
    along = s.math("PINGPONG", split[1], 0.24)
    lines = s.ramp(s.math("MINIMUM", across, along), [(0.004, 0.85), (0.009, 0)])
    return pile(s, s.mix(lines, base, linear_rgb(line)), base, 0.018)


@family
def rug_jute(s, color="d0bb9c", line="a8906e"):
    """Braided natural fibre."""
    base = linear_rgb(color)
    braid = s.node(
        "TexWave",
        {"Vector": s.position(), "Scale": 16.0, "Distortion": 2.5, "Detail": 3},
        bands_direction="X",
    ).outputs["Fac"]
    cross = s.node(
        "TexWave", {"Vector": s.position(), "Scale": 44.0, "Distortion": 2.0}, bands_direction="Y"
    ).outputs["Fac"]
    tint = s.mix(s.math("MULTIPLY", braid, 0.5), base, linear_rgb(line))
    height = s.math("ADD", braid, s.math("MULTIPLY", cross, 0.6))
    tint = s.mix(s.math("MULTIPLY", cross, 0.25), tint, scaled(base, 0.5))
    return s.finish(s.surface(tint, 1.0, s.bump(height, 0.012, 0.8), specular=0.04))


@family
def rug_striped(s, color="e8e4d6", line="93a189"):
    """Flat weave with bands across."""
    base, other = linear_rgb(color), linear_rgb(line)
    split = s.node("SeparateXYZ", {0: s.position()}).outputs
    broad = s.ramp(s.math("PINGPONG", split[0], 0.31), [(0.2, 0), (0.203, 0.8)])
    fine = s.ramp(
        s.math("PINGPONG", s.math("ADD", split[0], 0.09), 0.155), [(0.012, 0.7), (0.015, 0)]
    )
    return pile(s, s.mix(fine, s.mix(broad, base, other), scaled(other, 0.6)), base, 0.008)


@family
def painting(s, ground="d9c9b0", band="b5532f", shape="24424a", scale="1.5"):
    """Abstract painting: calm fields of three colours with dry edges."""
    place = s.vector(
        "ADD",
        s.position(),
        s.node(
            "CombineXYZ", {0: s.math("MULTIPLY", s.node("ObjectInfo").outputs["Random"], 11.0)}
        ).outputs[0],
    )
    size = float(scale)
    edge = s.vector("SCALE", s.noise(38, 4, place, output="Color"), 0.012)
    field = s.noise(size, 1.6, s.vector("ADD", place, edge), 0.35)
    second = s.noise(
        size * 1.6, 1.2, s.vector("ADD", s.mapped(place, location=(5, 2, 1)), edge), 0.3
    )
    a, b, c = linear_rgb(ground), linear_rgb(band), linear_rgb(shape)
    tint = s.ramp(field, [(0.0, a), (0.455, a), (0.46, b), (0.545, b), (0.55, c), (1, c)])
    tint = s.mix(
        s.ramp(second, [(0.58, 0), (0.585, 0.9)]), tint, s.mix(0.6, linear_rgb("efe6d6"), a)
    )
    strokes = s.noise(1, 4, s.mapped(place, (60, 9, 14)))
    return s.finish(
        s.surface(
            s.mix(s.ramp(strokes, [(0.4, 0), (0.7, 0.14)]), tint, scaled(a, 0.6)),
            0.9,
            s.bump(strokes, 0.001, 0.3),
        )
    )


@family
def line_drawing(s, ground="efe6d8", ink="24424a", wash="c9a26b", scale="2.2"):
    """Ink contours over a pale wash."""
    place = s.vector(
        "ADD",
        s.position(),
        s.node(
            "CombineXYZ", {0: s.math("MULTIPLY", s.node("ObjectInfo").outputs["Random"], 13.0)}
        ).outputs[0],
    )
    field = s.noise(float(scale), 1.2, place, 0.3)
    contours = s.math("PINGPONG", s.math("MULTIPLY", field, 12.0), 0.5)
    lines = s.ramp(contours, [(0.02, 0.9), (0.045, 0)])
    tint = s.mix(s.ramp(field, [(0.5, 0), (0.62, 0.75)]), linear_rgb(ground), linear_rgb(wash))
    return s.finish(s.surface(s.mix(lines, tint, linear_rgb(ink)), 0.9))
