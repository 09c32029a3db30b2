"""Leaves, bark, ground and hills."""

from core.colors import linear_rgb, scaled
from core.materials.haze import hazed
from core.materials.registry import family


@family
def leaf(s, dark="3d5722", light="6b8238", through=".3"):
    """Leaf of a colour between two; `through` is the share of light that passes it."""
    per_leaf = s.node("NewGeometry").outputs["Random Per Island"]
    per_plant = s.node("ObjectInfo").outputs["Random"]
    tint = s.node(
        "HueSaturation",
        {
            "Color": s.mix(per_leaf, linear_rgb(dark), linear_rgb(light)),
            "Hue": s.math("ADD", s.math("MULTIPLY", per_plant, 0.04), 0.48),
            "Value": s.math("ADD", s.math("MULTIPLY", per_plant, 0.45), 0.78),
        },
    ).outputs[0]
    lit_through = s.translucent(s.mix(1, tint, (1.5, 1.45, 0.7), "MULTIPLY"))
    upper = s.surface(tint, 0.45, specular=0.35)
    return s.finish(s.mixed(float(through), upper, lit_through))


@family
def petal(s, dark="d9a514", light="f3cf3a"):
    per_leaf = s.node("NewGeometry").outputs["Random Per Island"]
    tint = s.mix(per_leaf, linear_rgb(dark), linear_rgb(light))
    return s.finish(s.mixed(0.35, s.diffuse(tint), s.translucent(tint)))


@family
def bark(s, color="5b4a3c"):
    base = linear_rgb(color)
    rings = s.noise(1, 6, s.mapped(s.position(), (14, 14, 3)))
    return s.finish(s.surface(s.mix(rings, scaled(base, 0.4), base), 0.9, s.bump(rings, 0.03, 0.8)))


@family
def grass(s, color="5c6838", dry="9a9a4c"):
    base = linear_rgb(color)
    fields = s.noise(0.5, 6)
    tufts = s.noise(30, 4)
    tint = s.mix(fields, scaled(base, 0.55), s.mix(tufts, base, linear_rgb(dry)))
    return s.finish(s.surface(tint, 0.95, s.bump(tufts, 0.05, 0.8)))


@family
def sand(s, color="d9c7a1"):
    base = linear_rgb(color)
    ripple = s.noise(2.5, 6)
    tint = s.mix(s.noise(0.2, 5), scaled(base, 0.8), base)
    return s.finish(s.surface(tint, 0.95, s.bump(ripple, 0.06, 0.7)))


@family
def ground(s, color="5c6838", other="7d7a48", scale=".02"):
    """Far land: fields and scrub in two tones, fading into the air."""
    base = linear_rgb(color)
    fields = s.noise(float(scale), 9, roughness=0.6)
    tufts = s.noise(0.6, 6)
    tint = s.mix(s.ramp(fields, [(0.38, 0), (0.62, 1)]), scaled(base, 0.7), linear_rgb(other))
    tint = s.mix(s.ramp(tufts, [(0.35, 0.5), (0.7, 0)]), tint, scaled(base, 0.4))
    return hazed(s, s.surface(tint, 0.95, s.bump(tufts, 0.3, 0.6)))


@family
def mount(s, color="3c4a2c", rock="6d6a44"):
    base = linear_rgb(color)
    ridges = s.noise(0.004, 10, roughness=0.65)
    scrub = s.noise(0.06, 6)
    tint = s.mix(ridges, scaled(base, 0.45), s.mix(scrub, base, linear_rgb(rock)))
    return hazed(s, s.surface(tint, 1, s.bump(scrub, 12.0, 1)))
