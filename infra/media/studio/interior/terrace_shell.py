"""The terrace itself: deck, end wall, the glass front of the home, the railing."""

from core.lamps import area_lamp
from core.mesh import MeshBuilder
from furniture.curtains import pleated
from furniture.outdoor import deck


def enclosure(setting, room):
    """Floor, the slab above, an end wall, the glass front of the home at the back, the railing."""
    palette = setting.palette
    kind = setting.pick("floor", ("deck", "deck", "tile"))
    if kind == "deck":
        deck(room.left - 1.2, room.back, room.right, 0.1, palette.wood)
    builder = MeshBuilder("terrace")
    if kind == "tile":
        builder.box(room.left - 1.2, room.back, -0.1, room.right, 0.1, 0, "paver:c9c0b2:.6:.6:.45")
    builder.box(room.left - 1.2, room.back - 0.1, -0.36, room.right, 0.14, -0.1, "plaster:e6dfd2")
    soffit = setting.pick("soffit", (palette.wood + ":x", "plaster:f2ece2"))
    builder.box(
        room.left - 1.2,
        room.back - 0.2,
        room.height,
        room.right + 0.2,
        0.3,
        room.height + 0.02,
        soffit,
    )
    builder.box(
        room.left - 1.2,
        room.back - 0.2,
        room.height + 0.02,
        room.right + 0.2,
        0.3,
        room.height + 0.34,
        "plaster:efe8dc",
    )
    builder.box(
        room.right, room.back - 0.2, -0.1, room.right + 0.2, 0.12, room.height, end_surface(setting)
    )
    builder.to_object()
    home_front(setting, room)
    if setting.rise > 3:
        railing(setting, room)


def end_surface(setting):
    """What the walls at the ends of the terrace are finished with."""
    palette = setting.palette
    tone = palette.feature.split(":")[1]
    return setting.pick(
        "end wall",
        (f"limewash:{tone}", "brick:9b6a50:b98468:c9bcaa", palette.wood + ":z", "plaster:efe8dc"),
    )


def open_end(setting, room):
    """The wall at the end where pictures are taken from: nothing is built behind it."""
    x = room.left - 1.2
    builder = MeshBuilder("open-end")
    builder.box(x - 0.2, room.back - 0.2, -0.1, x, 0.12, room.height, end_surface(setting))
    builder.to_object()


def home_front(setting, room):
    """Sliding doors with a curtain and the lit room behind them."""
    palette, y = setting.palette, room.back
    x0, x1, top = room.left - 1.2, room.right, room.height - 0.1
    builder = MeshBuilder("home-front")
    builder.box(x0, y - 0.1, top, x1, y, room.height, palette.wall)
    panes = 4
    for index in range(panes + 1):
        x = x0 + (x1 - x0) * index / panes
        builder.box(x - 0.03, y - 0.09, 0, x + 0.03, y - 0.02, top, palette.metal)
    builder.box(x0, y - 0.09, 0, x1, y - 0.02, 0.05, palette.metal)
    builder.box(x0, y - 0.09, top - 0.06, x1, y - 0.02, top, palette.metal)
    builder.face(
        [(x1, y - 0.06, 0), (x0, y - 0.06, 0), (x0, y - 0.06, top), (x1, y - 0.06, top)],
        "glass:eef4f2",
    )
    inner = y - 3.2
    builder.face([(x0, inner, 0), (x1, inner, 0), (x1, y, 0), (x0, y, 0)], palette.floor)
    builder.face(
        [
            (x0, y, room.height),
            (x1, y, room.height),
            (x1, inner, room.height),
            (x0, inner, room.height),
        ],
        "wall:f8f6f1",
    )
    builder.face(
        [(x1, inner, 0), (x0, inner, 0), (x0, inner, room.height), (x1, inner, room.height)],
        palette.feature,
    )
    for x in (x0, x1):
        builder.face(
            [(x, inner, 0), (x, y, 0), (x, y, room.height), (x, inner, room.height)], palette.wall
        )
    builder.to_object()
    pleated(
        x1 - 1.1,
        x1 - 0.05,
        y - 0.2,
        0.01,
        top,
        f"voile:{palette.curtain}",
        seed=setting.chance("front").random() * 9,
    )
    area_lamp(((x0 + x1) / 2, y - 1.7, room.height - 0.05), 3.5, 2, 90 if setting.dusk else 50)


def railing(setting, room):
    """Glass with a slim handrail, or upright bars."""
    metal = setting.palette.metal
    kind = setting.pick("rail", ("glass", "glass", "bars"))
    x0, x1 = room.left - 1.2, room.right
    builder = MeshBuilder("railing")
    builder.box(x0, 0.03, 1.04, x1, 0.09, 1.08, metal)
    count = round((x1 - x0) / (0.11 if kind == "bars" else 1.25))
    half = 0.008 if kind == "bars" else 0.016
    for index in range(count + 1):
        x = x0 + (x1 - x0) * index / count
        builder.box(x - half, 0.06 - half, -0.05, x + half, 0.06 + half, 1.04, metal)
    if kind == "glass":
        builder.face(
            [(x0, 0.06, 0.03), (x1, 0.06, 0.03), (x1, 0.06, 1.03), (x0, 0.06, 1.03)], "glass:eaf1ee"
        )
    builder.to_object()
