"""Far buildings: a window grid that fades into the air; some windows lit at dusk."""

from core.colors import linear_rgb, scaled
from core.materials.haze import hazed
from core.materials.mineral import courses
from core.materials.registry import family

BAY = 3.4
STOREY = 3.1


@family
def city(s, color="a89a8c", lit="0", bay="3.4"):
    """Facade of a far building: panes of `bay` metres; `lit` is the glow of lit windows."""
    width = float(bay)
    grid = courses(
        s,
        s.uv(),
        width,
        STOREY,
        0.62,
        ((0.035, 0.045, 0.055), (0.17, 0.19, 0.21), linear_rgb(color)),
        offset=0,
        **{"Mortar Smooth": 0.0},
    )
    surface = s.surface(grid["Color"], s.ramp(grid["Fac"], [(0, 0.12), (1, 0.85)]))
    if float(lit) > 0:
        surface = s.added(
            surface, lit_windows(s, min(width, BAY), grid["Fac"], 0.7, float(lit) * 0.75)
        )
    return hazed(s, surface)


def lit_windows(s, width, wall, share_dark, strength):
    """Glow of the windows that are lit, each a little different; none on the wall."""
    cell = s.vector("FLOOR", s.mapped(s.uv(), (1 / width, 1 / STOREY, 1)), (0, 0, 0))
    chance = s.node("TexWhiteNoise", {"Vector": cell}, noise_dimensions="2D").outputs["Value"]
    over = s.math("MAXIMUM", s.math("SUBTRACT", chance, share_dark), 0.0)
    level = s.math("MULTIPLY", over, strength * 2.4 / (1 - share_dark))
    pane = s.math("SUBTRACT", 1.0, wall)
    return s.emission(linear_rgb("ffc27a"), s.math("MULTIPLY", level, pane))


@family
def far_roof(s, color="9a5a40"):
    return hazed(s, s.surface(linear_rgb(color), 0.9))


@family
def far_glass(s, color="5d7482", lit="0"):
    """Curtain wall of a far tower: dark panes that mirror the sky, thin mullions."""
    base = linear_rgb(color)
    grid = courses(
        s,
        s.uv(),
        1.7,
        STOREY,
        0.16,
        (scaled(base, 0.35), scaled(base, 0.8), scaled(base, 1.3)),
        offset=0,
        **{"Mortar Smooth": 0.0},
    )
    surface = s.surface(grid["Color"], 0.12, metallic=0.35, specular=0.9)
    if float(lit) > 0:
        surface = s.added(surface, lit_windows(s, 1.7, grid["Fac"], 0.8, float(lit) * 0.4))
    return hazed(s, surface)


@family
def far_paving(s, color="8f8a80"):
    base = linear_rgb(color)
    tint = s.mix(s.noise(0.05, 6), scaled(base, 0.55), base)
    return hazed(s, s.surface(tint, 0.9))


@family
def far_sand(s, color="dccaa4"):
    base = linear_rgb(color)
    return hazed(s, s.surface(s.mix(s.noise(0.1, 5), scaled(base, 0.85), base), 0.95))


@family
def far_leaf(s, dark="2f4a1c", light="64803a"):
    per_leaf = s.node("NewGeometry").outputs["Random Per Island"]
    per_plant = s.node("ObjectInfo").outputs["Random"]
    tint = s.mix(per_leaf, linear_rgb(dark), linear_rgb(light))
    tint = s.node(
        "HueSaturation",
        {"Color": tint, "Value": s.math("ADD", s.math("MULTIPLY", per_plant, 0.6), 0.7)},
    ).outputs[0]
    return hazed(s, s.mixed(0.2, s.diffuse(tint), s.translucent(tint)))
