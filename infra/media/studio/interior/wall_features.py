"""What makes one wall special: slats, panels, brushed lime paint, a niche with light, brick."""
from core.mesh import MeshBuilder
from furniture.forms import block


def slats(x, y0, y1, height, palette, low=0.09):
    """Upright wooden slats before a dark ground on the side wall at `x`."""
    inwards = 1 if x < 0 else -1
    builder = MeshBuilder("slats")
    edges = sorted((x, x + inwards * 0.018))
    builder.box(edges[0], y0, low, edges[1], y1, height, "wall:2a211b:.8")
    y = y0 + 0.01
    tone = palette.wood + ":z"
    outer = sorted((x + inwards * 0.018, x + inwards * 0.05))
    while y + 0.034 < y1:
        builder.box(outer[0], y, low, outer[1], y + 0.034, height, tone)
        y += 0.056
    builder.to_object()


def panelling(x, y0, y1, height, surface, count=3, rise=0.0):
    """Painted panels with a raised moulding on the side wall at `x`."""
    inwards = 1 if x < 0 else -1

    def strip(a0, a1, z0, z1, thick):
        block(
            (min(x, x + inwards * thick), a0, z0),
            (max(x, x + inwards * thick), a1, z1),
            surface,
            0.004,
        )

    span = (y1 - y0) / count
    for index in range(count):
        a0, a1 = y0 + span * index + 0.12, y0 + span * (index + 1) - 0.12
        z0, z1 = 0.22 + rise, height - 0.22
        for low, high, z_low, z_high in (
            (a0, a1, z0, z0 + 0.035),
            (a0, a1, z1 - 0.035, z1),
            # Between the others: faces in one place would shade one another black.
            (a0, a0 + 0.035, z0 + 0.035, z1 - 0.035),
            (a1 - 0.035, a1, z0 + 0.035, z1 - 0.035),
        ):
            strip(low, high, z_low, z_high, 0.018)


def wooden_panels(x, y0, y1, height, palette, count=4):
    """Flush veneer panels with fine joints on the side wall at `x`."""
    inwards = 1 if x < 0 else -1
    span = (y1 - y0) / count
    for index in range(count):
        block(
            (min(x, x + inwards * 0.02), y0 + span * index + 0.003, 0.02),
            (max(x, x + inwards * 0.02), y0 + span * (index + 1) - 0.003, height),
            palette.wood + ":z",
            0.002,
        )


def beams(room, palette, count=5):
    """Wooden beams under the ceiling, across the room."""
    for index in range(count):
        y = room.back + room.depth * (index + 0.5) / count
        block(
            (room.left, y - 0.06, room.height - 0.16),
            (room.right, y + 0.06, room.height),
            palette.wood,
            0.006,
        )


def cove(room, strength, width=0.32, drop=0.12):
    """A dropped border around the ceiling with hidden light."""
    x0, x1, back, top = room.left, room.right, room.back, room.height
    builder = MeshBuilder("cove")
    for left, right, near, far in (
        (x0, x1, back, back + width),
        (x0, x0 + width, back + width, -0.02),
        (x1 - width, x1, back + width, -0.02),
    ):
        builder.box(left, near, top - drop, right, far, top - drop + 0.05, "wall:f8f6f1:.85")
    builder.to_object()
    glow = MeshBuilder("cove-light")
    z = top - drop + 0.055
    tone = f"glow:ffd9a8:{strength}"
    glow.box(x0 + width - 0.06, back + width, z, x0 + width - 0.03, -0.05, z + 0.012, tone)
    glow.box(x1 - width + 0.03, back + width, z, x1 - width + 0.06, -0.05, z + 0.012, tone)
    glow.box(x0 + width, back + width - 0.06, z, x1 - width, back + width - 0.03, z + 0.012, tone)
    glow.to_object()
