"""Materials of rooms: timber, floors, stone, metal, glaze, wall paint."""
import math

from core.colors import linear_rgb, scaled
from core.materials.mineral import courses
from core.materials.registry import family

ALONG = {"x": (1.4, 26, 26), "y": (26, 1.4, 26), "z": (26, 26, 1.4)}
BROAD = {"x": (0.5, 5, 5), "y": (5, 0.5, 5), "z": (5, 5, 0.5)}


def shifted(s, spread=7.0):
    """Position in the object moved by chance, so that no two pieces carry the same figure."""
    drift = s.math("MULTIPLY", s.node("ObjectInfo").outputs["Random"], spread)
    return s.vector(
        "ADD", s.position(), s.node("CombineXYZ", {0: drift, 1: drift, 2: drift}).outputs[0]
    )


@family
def timber(s, color="8a5a34", grain="x", gloss=".42"):
    """Solid wood or veneer with its grain along one axis of the piece."""
    base = linear_rgb(color)
    place = shifted(s)
    fibre = s.noise(1, 7, s.mapped(place, ALONG[grain]), 0.62)
    figure = s.noise(1, 3, s.mapped(place, BROAD[grain]))
    pores = s.noise(5, 3, s.mapped(place, ALONG[grain]), 0.5)
    tint = s.mix(s.ramp(fibre, [(0.32, 0), (0.68, 1)]), scaled(base, 0.7), scaled(base, 1.18))
    tint = s.mix(s.ramp(figure, [(0.42, 0), (0.62, 0.3)]), tint, scaled(base, 0.62))
    tint = s.mix(s.ramp(pores, [(0.56, 0), (0.7, 0.28)]), tint, scaled(base, 0.4))
    rough = float(gloss)
    roughness = s.ramp(fibre, [(0.3, rough * 0.85), (0.7, rough * 1.15)])
    return s.finish(s.surface(tint, roughness, s.bump(fibre, 0.0012, 0.35)))


@family
def planks(s, color="b08a62", width=".18"):
    """Floor boards laid towards the window: every board its own tone, fine joints."""
    base = linear_rgb(color)
    lie = s.mapped(s.uv(), rotation=(0, 0, math.pi / 2))
    size = float(width)
    boards = courses(
        s, lie, size * 10, size, 0.0011, ((0.82,) * 3, (1.12,) * 3, (0.3,) * 3), offset=0.41
    )
    cell = s.vector("FLOOR", s.mapped(lie, (1 / (size * 10), 1 / size, 1)), (0, 0, 0))
    own = s.node("TexWhiteNoise", {"Vector": cell}, noise_dimensions="2D").outputs["Color"]
    offset = s.vector("ADD", lie, s.vector("SCALE", own, 9.0))
    fibre = s.noise(1, 7, s.mapped(offset, (1.5, 34, 1)), 0.62)
    figure = s.noise(1, 4, s.mapped(offset, (0.8, 7, 1)))
    tint = s.mix(fibre, scaled(base, 0.72), scaled(base, 1.16))
    tint = s.mix(s.ramp(figure, [(0.42, 0), (0.68, 0.32)]), tint, scaled(base, 0.64))
    tint = s.mix(1, tint, boards["Color"], "MULTIPLY")
    height = s.math("SUBTRACT", s.math("MULTIPLY", fibre, 0.18), boards["Fac"])
    roughness = s.ramp(fibre, [(0.3, 0.3), (0.75, 0.44)])
    return s.finish(s.surface(tint, roughness, s.bump(height, 0.002, 0.5)))


@family
def tile(s, color="d8d0c4", size=".6", gloss=".26"):
    """Square porcelain tiles with thin joints and a soft cloud in the body."""
    base = linear_rgb(color)
    side = float(size)
    joints = courses(
        s, s.uv(), side, side, 0.0022, ((0.97,) * 3, (1.03,) * 3, (0.72,) * 3), offset=0
    )
    cloud = s.noise(1.6, 8, s.uv(), 0.62)
    tint = s.mix(s.ramp(cloud, [(0.2, 0), (0.85, 0.4)]), scaled(base, 1.03), scaled(base, 0.84))
    tint = s.mix(1, tint, joints["Color"], "MULTIPLY")
    roughness = s.ramp(cloud, [(0.35, float(gloss)), (0.7, float(gloss) * 1.4)])
    return s.finish(
        s.surface(tint, roughness, s.bump(s.math("MULTIPLY", joints["Fac"], -1.0), 0.002, 0.6))
    )


@family
def handmade(s, color="dfe0d6", width=".2", height=".065"):
    """Glazed wall tiles laid like bricks, each a little different."""
    base = linear_rgb(color)
    rows = courses(
        s, s.uv(), float(width), float(height), 0.002, ((0.88,) * 3, (1.06,) * 3, (0.8,) * 3)
    )
    wave = s.noise(9, 3, s.uv())
    tint = s.mix(1, s.mix(wave, scaled(base, 0.9), scaled(base, 1.05)), rows["Color"], "MULTIPLY")
    relief = s.math("SUBTRACT", s.math("MULTIPLY", wave, 0.8), rows["Fac"])
    return s.finish(s.surface(tint, 0.14, s.bump(relief, 0.004, 0.5)))


@family
def terrazzo(s, color="e9dccb", chip="b5714f"):
    """Polished cement with stone chips of two sizes."""
    base = linear_rgb(color)
    tint = base
    for scale, share, tone in (
        (34, 0.34, linear_rgb(chip)),
        (62, 0.3, scaled(base, 0.55)),
        (48, 0.26, scaled(base, 1.2)),
    ):
        cells = s.node(
            "TexVoronoi", {"Vector": s.position(), "Scale": scale, "Randomness": 1.0}
        ).outputs
        near = s.ramp(cells["Distance"], [(share - 0.03, 1), (share, 0)])
        some = s.math("GREATER_THAN", s.node("SeparateXYZ", {0: cells["Color"]}).outputs[0], 0.45)
        tint = s.mix(s.math("MULTIPLY", near, some), tint, tone)
    return s.finish(s.surface(tint, 0.2))


@family
def wall(s, color="efe9df", gloss=".72"):
    """Matt interior paint with the faint mark of the roller."""
    base = linear_rgb(color)
    tint = s.mix(s.ramp(s.noise(0.7, 3), [(0.3, 0), (0.8, 0.06)]), base, scaled(base, 0.88))
    return s.finish(
        s.surface(tint, float(gloss), s.bump(s.noise(140, 2), 0.0012, 0.18), specular=0.3)
    )


@family
def limewash(s, color="c4795a"):
    """Brushed lime paint: soft clouds and strokes."""
    base = linear_rgb(color)
    clouds = s.noise(1.3, 8, roughness=0.62)
    strokes = s.noise(1, 5, s.mapped(s.uv(), (9, 2.2, 1), (0, 0, 0.5)))
    tint = s.mix(s.ramp(clouds, [(0.32, 0), (0.7, 0.5)]), scaled(base, 1.08), scaled(base, 0.74))
    tint = s.mix(s.ramp(strokes, [(0.4, 0), (0.75, 0.18)]), tint, scaled(base, 1.3))
    return s.finish(s.surface(tint, 0.85, s.bump(s.noise(30, 5), 0.004, 0.25), specular=0.2))


@family
def lacquer(s, color="54605a", gloss=".38"):
    """Painted furniture fronts."""
    return s.finish(
        s.surface(linear_rgb(color), float(gloss), s.bump(s.noise(90, 2), 0.0006, 0.12))
    )


@family
def steel(s, color="1d1c1b", gloss=".38"):
    """Powder-coated or brushed metal."""
    rough = s.ramp(s.noise(4, 3), [(0.3, float(gloss) * 0.85), (0.7, float(gloss) * 1.2)])
    return s.finish(s.surface(linear_rgb(color), rough, metallic=0.6))


@family
def brass(s, color="b08d57", gloss=".24"):
    """Bright metal."""
    rough = s.ramp(s.noise(5, 3), [(0.3, float(gloss) * 0.8), (0.7, float(gloss) * 1.3)])
    return s.finish(s.surface(linear_rgb(color), rough, metallic=1.0))


@family
def glaze(s, color="d8cdbd", gloss=".36"):
    """Stoneware with a satin glaze."""
    base = linear_rgb(color)
    speck = s.ramp(s.noise(70, 2), [(0.6, 0), (0.68, 0.35)])
    cloud = s.mix(s.ramp(s.noise(7, 4), [(0.35, 0), (0.7, 0.25)]), base, scaled(base, 0.75))
    return s.finish(
        s.surface(
            s.mix(speck, cloud, scaled(base, 0.55)),
            float(gloss),
            s.bump(s.noise(24, 3), 0.002, 0.2),
        )
    )


@family
def porcelain(s, color="f6f5f2"):
    """Sanitary ware."""
    return s.finish(s.surface(linear_rgb(color), 0.08, specular=0.6))


@family
def mirror(s):
    return s.finish(s.glossy(0.0, color=(0.9, 0.92, 0.92)))


@family
def screen(s):
    """A switched-off television."""
    return s.finish(s.surface((0.006, 0.006, 0.007), 0.14, specular=0.6))


@family
def clear(s, tint="f4f8f7"):
    """Thin clear glass of showers; the same from both sides, which a Fresnel node is not."""
    facing = s.node("LayerWeight", {"Blend": 0.5}).outputs["Facing"]
    share = s.math("ADD", s.math("MULTIPLY", s.math("POWER", facing, 5.0), 0.7), 0.035)
    return s.finish(s.mixed(share, s.transparent(linear_rgb(tint)), s.glossy(0.0)))


@family
def bookspine(s, color="7a4a33"):
    """Cloth-bound book."""
    base = linear_rgb(color)
    return s.finish(s.surface(s.mix(s.noise(220, 2), scaled(base, 0.85), base), 0.7))


@family
def veined(s, color="ece8e2", vein="8d857b", gloss=".12"):
    """Polished marble: soft clouds, a few broad veins and a net of hairlines."""
    base, line = linear_rgb(color), linear_rgb(vein)
    place = shifted(s)
    drift = s.vector("SCALE", s.noise(1.4, 6, place, 0.6, "Color"), 0.9)
    bent = s.vector("ADD", place, drift)
    broad = s.math("ABSOLUTE", s.math("SUBTRACT", s.noise(0.9, 5, bent, 0.55), 0.5))
    fine = s.math("ABSOLUTE", s.math("SUBTRACT", s.noise(2.9, 6, bent, 0.6), 0.5))
    cloud = s.ramp(s.noise(1.1, 5, bent), [(0.35, 0), (0.75, 0.16)])
    tint = s.mix(cloud, base, s.mix(0.5, base, line))
    tint = s.mix(s.ramp(fine, [(0, 0.32), (0.012, 0)]), tint, line)
    tint = s.mix(s.ramp(broad, [(0, 0.62), (0.006, 0.4), (0.03, 0)]), tint, line)
    return s.finish(s.surface(tint, float(gloss)))
