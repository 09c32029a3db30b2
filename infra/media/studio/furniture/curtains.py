"""Curtains along a window that lies in the plane y = 0, seen from inside (y below 0)."""
import math

from mathutils import Vector, noise

from furniture.forms import block, rod, sheet


def pleated(x0, x1, y, low, high, surface, pitch=0.12, depth=0.05, seed=0.0):
    """Pleated cloth between two x, hanging from `high` to `low`, pleats wider at the hem."""
    columns = max(24, int((x1 - x0) / 0.014))

    def point(u, v):
        x = x0 + (x1 - x0) * u
        phase = x / pitch * math.tau + 1.1 * noise.noise(Vector((x * 2.2 + 0.3, seed + 0.1, 0.2)))
        size = (
            depth
            * (0.55 + 0.45 * (1 - v))
            * (1 + 0.35 * noise.noise(Vector((x * 3 + 0.1, seed + 4.2, v + 0.3))))
        )
        return (
            x + 0.016 * math.sin(phase * 0.5 + v * 2),
            y + size * math.sin(phase + 0.25 * math.sin(v * 3)),
            low + (high - low) * v,
        )

    return sheet(point, columns, 14, surface, name="curtain")


def side_panels(x0, x1, high, palette, width=0.65, seed=1.0):
    """Heavy curtains drawn to both ends of the window."""
    pleated(x0 + 0.03, x0 + width, -0.17, 0.01, high, f"drape:{palette.curtain}", seed=seed)
    pleated(x1 - width, x1 - 0.03, -0.17, 0.01, high, f"drape:{palette.curtain}", seed=seed + 1)


def voile(x0, x1, high, palette, seed=3.0):
    """A sheer curtain across part of the window."""
    pleated(x0, x1, -0.09, 0.01, high, f"voile:{palette.curtain}", 0.1, 0.035, seed)


def roller_blind(x0, x1, high, drop, palette):
    """A blind pulled down by `drop` metres."""
    block((x0, -0.055, high - drop), (x1, -0.05, high - 0.03), f"drape:{palette.curtain}", 0.001)
    block((x0, -0.062, high - drop - 0.02), (x1, -0.044, high - drop), palette.metal, 0.004)
    rod([(x0, -0.05, high - 0.03), (x1, -0.05, high - 0.03)], 0.025, f"drape:{palette.curtain}")


def roman_blind(x0, x1, high, drop, palette):
    """A linen blind that gathers in folds."""
    folds = 4

    def point(u, v):
        sag = 0.02 * math.sin(v * folds * math.pi) ** 2
        return (
            x0 + (x1 - x0) * u,
            -0.05 - sag - 0.004 * math.sin(u * 9),
            high - drop * v + 0.012 * math.sin(v * folds * math.tau),
        )

    sheet(point, 20, 40, f"drape:{palette.curtain}", name="blind")
