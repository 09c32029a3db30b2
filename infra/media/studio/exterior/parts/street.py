"""Streets: carriageway, kerbs, pavement, crossing, lamps, bollards."""

from core.lamps import area_lamp, point_lamp
from core.mesh import MeshBuilder

LONG = 260.0
METAL = "metal:26272a:.4"
KERB = "concrete:c9c3b8"


def street(builder, y_near, y_far, pavement=4.5, crossing=None, paver="paver:a5988a:.3:.6"):
    """A street along x between two kerbs (y_far is the building's side)."""
    z = -0.15
    builder.face(
        [(-LONG, y_near, z), (LONG, y_near, z), (LONG, y_far, z), (-LONG, y_far, z)], "asphalt"
    )
    middle = (y_near + y_far) / 2
    for i in range(-40, 41):
        x = i * 5
        dash(builder, x, middle - 0.07, x + 2.4, middle + 0.07, z + 0.005)
    if crossing is not None:
        for i in range(9):
            x = crossing + i - 4.5
            dash(builder, x, y_near + 0.6, x + 0.5, y_far - 0.6, z + 0.006)
    for kerb, outward in ((y_far, 1), (y_near, -1)):
        inner = kerb + outward * 0.3
        builder.box(-LONG, min(kerb, inner), -0.3, LONG, max(kerb, inner), 0.01, KERB, "b")
        outer = inner + outward * pavement
        builder.box(-LONG, min(inner, outer), -0.3, LONG, max(inner, outer), 0.0, paver, "b")


def dash(builder, x0, y0, x1, y1, z):
    """A painted mark on the road."""
    builder.face([(x0, y0, z), (x1, y0, z), (x1, y1, z), (x0, y1, z)], "paint:d8d4c8:.6")


def street_lamp(setting, x, y, reach=1.4, height=6.5):
    """Lamp post whose arm reaches towards +y (or -y for a negative reach)."""
    builder = MeshBuilder("street-lamp")
    builder.cylinder((x, y, 0), 0.08, 0.05, height, METAL, 12)
    y0, y1 = min(y, y + reach), max(y, y + reach)
    builder.box(x - 0.06, y0, height, x + 0.06, y1, height + 0.05, METAL)
    end = y + reach
    builder.box(
        x - 0.09,
        min(end, end - reach * 0.4),
        height - 0.012,
        x + 0.09,
        max(end, end - reach * 0.4),
        height - 0.002,
        f"glow:ffd8a4:{setting.lamp(60)}",
    )
    builder.to_object()
    if setting.dusk:
        area_lamp((x, end, height - 0.05), 0.4, 0.7, 380)


def bollard(setting, x, y, height=0.7):
    """Low path light."""
    builder = MeshBuilder("bollard")
    builder.cylinder((x, y, 0), 0.06, 0.06, height, METAL, 12)
    builder.cylinder((x, y, height), 0.055, 0.055, 0.1, f"glow:ffd49a:{setting.lamp(30)}", 12)
    builder.cylinder((x, y, height + 0.1), 0.07, 0.07, 0.03, METAL, 12)
    builder.to_object()
    if setting.dusk:
        point_lamp((x, y, height + 0.25), 20)
