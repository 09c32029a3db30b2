"""A building's body: two seen facades, two plain ones, and the crown."""

from core.mesh import placed
from exterior.parts.balcony import soffit
from exterior.parts.facade import facade
from exterior.parts.planter import planter
from exterior.parts.railing import railing
from exterior.parts.window import window


def block(builder, setting, x, y, storeys, front, side_pattern, side, crown="pergola"):
    """Body whose front starts at (x - width/2, y); `side` -1 shows the left side facade.

    Gives (width, depth, top) in metres.
    """
    width, depth = storeys.bay * len(front), storeys.bay * len(side_pattern)
    left, right = x - width / 2, x + width / 2
    corner = "l" if side < 0 else "r"
    builder.transform = placed(left, y)
    facade(builder, setting, "front", front, storeys, corner)
    if side < 0:
        builder.transform = placed(left, y + depth, 0, -90)
        facade(builder, setting, "side", side_pattern, storeys, "r")
    else:
        builder.transform = placed(right, y, 0, 90)
        facade(builder, setting, "side", side_pattern, storeys, "l")
    builder.transform = placed(left, y)
    plain_back(builder, setting, width, depth, storeys, hidden="r" if side < 0 else "l")
    CROWNS[crown](builder, setting, width, depth, storeys.top, side)
    builder.transform = None
    return width, depth, storeys.top


def plain_back(builder, setting, width, depth, storeys, hidden):
    """The walls that no picture shows."""
    z0, z1 = storeys.base, storeys.top
    wall = setting.walls[0]
    x = width if hidden == "r" else 0
    builder.face([(x, 0, z0), (x, depth, z0), (x, depth, z1), (x, 0, z1)], wall)
    builder.face([(width, depth, z0), (0, depth, z0), (0, depth, z1), (width, depth, z1)], wall)


def parapet_crown(builder, setting, width, depth, top, side):
    """Flat roof with a parapet and the lift's head."""
    slab = setting.accents["slab"]
    builder.box(-0.12, -0.12, top - 0.22, width + 0.12, depth + 0.12, top + 0.12, slab)
    for x0, y0, x1, y1 in (
        (-0.12, -0.12, width + 0.12, 0.08),
        (-0.12, 0.08, 0.08, depth),
        (width - 0.08, 0.08, width + 0.12, depth),
    ):
        builder.box(x0, y0, top + 0.1, x1, y1, top + 1.0, setting.walls[0])
        builder.box(x0 - 0.04, y0 - 0.03, top + 1.0, x1 + 0.04, y1 - 0.03, top + 1.08, slab)
    middle = width / 2
    builder.box(middle - 4, depth * 0.4, top, middle + 3, depth * 0.75, top + 3.6, setting.walls[1])
    builder.box(
        middle - 4.2,
        depth * 0.4 - 0.2,
        top + 3.6,
        middle + 3.2,
        depth * 0.75 + 0.2,
        top + 3.8,
        slab,
    )


def terrace_crown(builder, setting, width, depth, top, side):
    """Roof garden: railing, planters and a light pavilion."""
    slab = setting.accents["slab"]
    builder.box(-0.2, -0.2, top - 0.22, width + 0.2, depth + 0.2, top + 0.12, slab)
    railing(builder, setting, 0.1, width - 0.1, top + 0.12, 0.1, depth - 0.1)
    count = max(4, int(width / 3))
    for i in range(count):
        x = 1.2 + i * (width - 2.4) / (count - 1)
        planter(builder, setting, f"roof/{i}", x, 0.8, top + 0.12, 1.2, 0.65, 0.5)
    x0, x1, y0, y1 = width * 0.2, width * 0.7, 3.0, depth * 0.7
    for x in (x0, (x0 + x1) / 2, x1):
        for y in (y0, y1):
            builder.box(
                x - 0.08, y - 0.08, top, x + 0.08, y + 0.08, top + 2.9, setting.accents["frame"]
            )
    builder.box(x0 - 0.5, y0 - 0.5, top + 2.9, x1 + 0.5, y1 + 0.5, top + 3.1, slab, "b")
    soffit(builder, x0 - 0.5, x1 + 0.5, y0 - 0.5, y1 + 0.5, top + 2.9, setting.accents["soffit"])
    builder.box(x1 + 1.5, depth * 0.45, top, x1 + 6, depth * 0.8, top + 3.4, setting.walls[1])


def pergola_crown(builder, setting, width, depth, top, side):
    """Recessed top floor behind a terrace, under a roof with a pergola in front."""
    accents = setting.accents
    slab = accents["slab"]
    builder.box(-0.25, -0.25, top - 0.22, width + 0.25, depth + 0.25, top + 0.12, slab)
    railing(builder, setting, 0.1, width - 0.1, top + 0.12, 0.1, depth - 0.1)
    frame = builder.transform
    x0, x1, y0, y1 = 3.5, width - 3.5, 3.2, depth - 3
    side_lit = 0.95 if setting.dusk else 0.5
    builder.transform = frame @ placed(x0, y0)
    panes = max(4, int((x1 - x0) / 2.1))
    window(
        builder,
        setting,
        "crown/front",
        (0, x1 - x0, top + 0.12, top + 3.4),
        0,
        panes,
        lit=side_lit,
        depth=4,
    )
    turned = placed(x0, y1, 0, -90) if side < 0 else placed(x1, y0, 0, 90)
    builder.transform = frame @ turned
    panes = max(3, int((y1 - y0) / 2.1))
    window(
        builder,
        setting,
        "crown/side",
        (0, y1 - y0, top + 0.12, top + 3.4),
        0,
        panes,
        furnished=False,
    )
    builder.transform = frame
    builder.box(x0 + 4.3, y0 + 4.2, top, x1 - 0.2, y1 - 0.2, top + 3.4, "plaster:8f877c")
    builder.box(2, 1.6, top + 3.4, width - 2, depth - 2, top + 3.75, slab, "b")
    soffit(builder, 2, width - 2, 1.6, depth - 2, top + 3.4, accents["soffit"])
    builder.box(
        width * 0.35,
        depth * 0.4,
        top + 3.7,
        width * 0.56,
        depth * 0.65,
        top + 6.4,
        accents["spandrel"],
    )
    for i in range(int((width - 5) / 0.5)):
        x = 2.5 + i * 0.5
        builder.box(x, 0.35, top + 3.45, x + 0.09, 1.6, top + 3.62, accents["frame"])
    for i in range(9):
        x = 1.2 + i * (width - 2.4) / 8
        planter(builder, setting, f"crown/{i}", x, 0.8, top + 0.12, 1.2, 0.65, 0.5)


CROWNS = {"parapet": parapet_crown, "terrace": terrace_crown, "pergola": pergola_crown}
