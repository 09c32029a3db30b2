"""Boards, metals, car paint."""

import math

from core.colors import linear_rgb, scaled
from core.materials.mineral import courses
from core.materials.registry import family


@family
def wood(s, color="8a5a34", board=".12", upright="1"):
    """Boards of the given width in metres; upright '1' stands them on end."""
    base = linear_rgb(color)
    turn = math.pi / 2 if upright == "1" else 0
    grain_space = s.mapped(s.uv(), rotation=(0, 0, turn))
    boards = courses(
        s,
        grain_space,
        1.9,
        float(board),
        0.003,
        ((0.78,) * 3, (1.15,) * 3, (0.15,) * 3),
        offset=0.37,
    )
    grain = s.noise(1, 6, s.mapped(grain_space, (1.5, 38, 1)), 0.6)
    knots = s.noise(1, 3, s.mapped(grain_space, (0.6, 5, 1)))
    tint = s.mix(grain, scaled(base, 0.62), scaled(base, 1.25))
    tint = s.mix(s.ramp(knots, [(0.4, 0), (0.7, 0.35)]), tint, scaled(base, 0.6))
    tint = s.mix(1, tint, boards["Color"], "MULTIPLY")
    height = s.math("ADD", s.math("MULTIPLY", boards["Fac"], -1.0), s.math("MULTIPLY", grain, 0.15))
    roughness = s.ramp(grain, [(0.3, 0.32), (0.7, 0.5)])
    return s.finish(s.surface(tint, roughness, s.bump(height, 0.004, 0.4)))


@family
def metal(s, color="2b2b2d", roughness=".4"):
    rough = float(roughness)
    spread = s.ramp(s.noise(3, 3), [(0.3, rough * 0.8), (0.7, min(1, rough * 1.3))])
    return s.finish(s.surface(linear_rgb(color), spread, metallic=0.85))


@family
def car_paint(s, color="8a8d90"):
    return s.finish(s.surface(linear_rgb(color), 0.25, metallic=0.3, Clearcoat=1.0))


@family
def corrugated(s, color="8f9498"):
    """Metal roof sheet with ribs along the slope."""
    ribs = s.node("TexWave", {"Vector": s.uv(), "Scale": 1.2}, bands_direction="X").outputs["Fac"]
    return s.finish(s.surface(linear_rgb(color), 0.45, s.bump(ribs, 0.03, 0.8), metallic=0.4))
