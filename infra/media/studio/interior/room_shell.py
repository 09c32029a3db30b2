"""The shell of a room: floor, walls, ceiling, and a window wall in the plane y = 0 with what lies right outside."""
from dataclasses import dataclass

from core.mesh import MeshBuilder
from furniture.forms import block
from interior.daylight import window_portal

SKIRTING = "wall:f7f4ee:.4"
CEILING = "wall:f8f6f1:.85"
WALL_DEPTH = 0.24


@dataclass(frozen=True)
class Room:
    """A room of width (x, centred), depth (from y = -depth to the window wall at 0) and height, in metres."""

    width: float
    depth: float
    height: float

    @property
    def left(self):
        return -self.width / 2

    @property
    def right(self):
        return self.width / 2

    @property
    def back(self):
        return -self.depth


@dataclass(frozen=True)
class Opening:
    """A hole in the window wall between two x and two heights, glazed in `panes`; `balcony` metres deep (0 is none)."""

    x0: float
    x1: float
    sill: float
    head: float
    panes: int
    balcony: float = 0.0
    open_pane: int = -1


def shell(room, opening, palette, floor=None, walls=None, skirting=True):
    """Builds the room around its opening; `walls` overrides the materials of left, right and back."""
    walls = {"left": palette.wall, "right": palette.wall, "back": palette.wall, **(walls or {})}
    x0, x1, back, top = room.left, room.right, room.back, room.height
    builder = MeshBuilder("shell")
    builder.face([(x0, back, 0), (x1, back, 0), (x1, 0, 0), (x0, 0, 0)], floor or palette.floor)
    builder.face([(x0, 0, top), (x1, 0, top), (x1, back, top), (x0, back, top)], CEILING)
    builder.face([(x0, back, 0), (x0, 0, 0), (x0, 0, top), (x0, back, top)], walls["left"])
    builder.face([(x1, 0, 0), (x1, back, 0), (x1, back, top), (x1, 0, top)], walls["right"])
    builder.face([(x1, back, 0), (x0, back, 0), (x0, back, top), (x1, back, top)], walls["back"])
    builder.to_object()
    if opening is None:
        return
    window_wall(room, opening, palette)
    window_portal(opening.x0, opening.x1, opening.sill, opening.head, WALL_DEPTH + 0.01)
    if skirting:
        skirtings(room, opening)


def window_wall(room, opening, palette):
    """The wall around the opening, its frames and panes."""
    x0, x1, top = room.left, room.right, room.height
    builder = MeshBuilder("window-wall")
    for left, right, low, high in (
        (x0 - 0.3, opening.x0, -0.2, top),
        (opening.x1, x1 + 0.3, -0.2, top),
        (opening.x0, opening.x1, opening.head, top + 0.4),
        (opening.x0, opening.x1, -0.3, opening.sill),
    ):
        if right - left > 0.001 and high - low > 0.001:
            builder.box(left, 0, low, right, WALL_DEPTH, high, palette.wall)
    frame, y0, y1 = palette.metal, 0.09, 0.16
    width = (opening.x1 - opening.x0) / opening.panes
    for index in range(opening.panes + 1):
        x = opening.x0 + width * index
        builder.box(x - 0.027, y0, opening.sill, x + 0.027, y1, opening.head, frame)
    builder.box(
        opening.x0, y0 - 0.01, opening.sill, opening.x1, y1 + 0.01, opening.sill + 0.05, frame
    )
    builder.box(
        opening.x0, y0 - 0.01, opening.head - 0.055, opening.x1, y1 + 0.01, opening.head, frame
    )
    for index in range(opening.panes):
        if index != opening.open_pane:
            left = opening.x0 + width * index
            builder.face(
                [
                    (left, 0.125, opening.sill),
                    (left + width, 0.125, opening.sill),
                    (left + width, 0.125, opening.head),
                    (left, 0.125, opening.head),
                ],
                "glass:f4f8f6",
            )
    builder.to_object()
    if opening.sill > 0.2:
        block(
            (opening.x0 - 0.02, -0.03, opening.sill - 0.03),
            (opening.x1 + 0.02, 0.09, opening.sill),
            palette.stone,
            0.004,
        )


def skirtings(room, opening):
    """A painted board along the foot of the walls."""
    x0, x1, back = room.left, room.right, room.back
    builder = MeshBuilder("skirting")
    builder.box(x0, back, 0, x0 + 0.014, 0, 0.09, SKIRTING, "bl")
    builder.box(x1 - 0.014, back, 0, x1, 0, 0.09, SKIRTING, "br")
    builder.box(x0, back, 0, x1, back + 0.014, 0.09, SKIRTING, "bf")
    if opening.sill > 0.1:
        builder.box(opening.x0, -0.014, 0, opening.x1, 0, 0.09, SKIRTING, "bk")
    for left, right in ((x0, opening.x0), (opening.x1, x1)):
        if right - left > 0.02:
            builder.box(left, -0.014, 0, right, 0, 0.09, SKIRTING, "bk")
    builder.to_object()


def balcony(room, opening, palette, roofed=True, deck="paver:b9ad9c:.6:.6:.4", rail="glass"):
    """Slab, railing and the slab of the floor above; `rail` is glass, bars or wall."""
    x0, x1, edge = room.left - 2.2, room.right + 2.2, opening.balcony
    builder = MeshBuilder("balcony")
    builder.box(x0, WALL_DEPTH - 0.18, -0.32, x1, edge + 0.1, -0.02, deck)
    if roofed:
        builder.box(
            x0, WALL_DEPTH, room.height + 0.02, x1, edge + 0.1, room.height + 0.32, "plaster:f2ece2"
        )
    if rail == "wall":
        builder.box(x0, edge - 0.06, -0.02, x1, edge + 0.06, 0.72, "plaster:f2ece2")
        builder.box(x0, edge - 0.03, 0.98, x1, edge + 0.03, 1.02, palette.metal)
    else:
        builder.box(x0, edge - 0.035, 1.03, x1, edge + 0.035, 1.07, palette.metal)
    count = round((x1 - x0) / (0.11 if rail == "bars" else 1.3))
    for index in range(count + 1):
        x = x0 + (x1 - x0) * index / count
        half = 0.008 if rail == "bars" else 0.018
        builder.box(
            x - half,
            edge - half,
            0.7 if rail == "wall" else -0.02,
            x + half,
            edge + half,
            1.03,
            palette.metal,
        )
    if rail == "glass":
        builder.face(
            [(x0, edge, 0.05), (x1, edge, 0.05), (x1, edge, 1.02), (x0, edge, 1.02)], "glass:e6efeb"
        )
    builder.to_object()
