"""Far buildings: a window grid that fades into the air; some windows lit at dusk."""

from core.colors import linear_rgb
from core.materials.haze import hazed
from core.materials.mineral import courses
from core.materials.registry import family

BAY = 3.4
STOREY = 3.1


@family
def city(s, color="a89a8c", lit="0"):
    """Facade of a far building; `lit` is the glow of its lit windows."""
    grid = courses(
        s,
        s.uv(),
        BAY,
        STOREY,
        0.75,
        ((0.03, 0.04, 0.05), (0.10, 0.12, 0.14), linear_rgb(color)),
        offset=0,
        **{"Mortar Smooth": 0.0},
    )
    surface = s.surface(grid["Color"], s.ramp(grid["Fac"], [(0, 0.12), (1, 0.85)]))
    if float(lit) > 0:
        cell = s.vector("FLOOR", s.mapped(s.uv(), (1 / BAY, 1 / STOREY, 1)), (0, 0, 0))
        chance = s.node("TexWhiteNoise", {"Vector": cell}, noise_dimensions="2D").outputs["Value"]
        on = s.math(
            "MULTIPLY",
            s.math("GREATER_THAN", chance, 0.62),
            s.math("SUBTRACT", 1.0, grid["Fac"]),
        )
        glow = s.emission(linear_rgb("ffc27a"), s.math("MULTIPLY", on, float(lit)))
        surface = s.added(surface, glow)
    return hazed(s, surface)


@family
def far_roof(s, color="9a5a40"):
    return hazed(s, s.surface(linear_rgb(color), 0.9))
