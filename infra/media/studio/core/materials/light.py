"""Things that glow: rooms behind windows, lamps."""

from core.colors import linear_rgb, scaled
from core.materials.registry import family


@family
def room(s, color="ffca8a", strength="0", wall="cfc5b6"):
    """Wall of a room behind a window; strength 0 leaves it dark."""
    walls = s.diffuse(linear_rgb(wall))
    if float(strength) == 0:
        return s.finish_unsampled(walls)
    warm = linear_rgb(color)
    glow = s.emission(s.mix(s.noise(0.8, 2), warm, scaled(warm, 0.6)), float(strength))
    return s.finish_unsampled(s.added(walls, glow))


@family
def emit(s, color="ffd9a8", strength="4"):
    """A light source that Cycles samples."""
    return s.finish(s.emission(linear_rgb(color), float(strength)))


@family
def glow(s, color="ffd9a8", strength="4"):
    """Looks lit, but is not sampled as a light."""
    return s.finish_unsampled(s.emission(linear_rgb(color), float(strength)))
