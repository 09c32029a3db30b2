"""Openings: a wall with a hole and its reveals, and the window that closes it."""

from exterior.parts.room import room

FRAME = 0.055
SILL = "concrete:c9c3b8"
GLASS = "glass:dfe9e6:.07"


def wall_with_opening(builder, wall, opening, material, reveal=0.28, y=0.0, sill=True):
    """Wall and opening are (x0, x1, z0, z1); the reveals go `reveal` metres inwards."""
    x0, x1, z0, z1 = wall
    a, b, c, d = opening
    builder.face([(x0, y, z0), (a, y, z0), (a, y, z1), (x0, y, z1)], material)
    builder.face([(b, y, z0), (x1, y, z0), (x1, y, z1), (b, y, z1)], material)
    if c > z0:
        builder.face([(a, y, z0), (b, y, z0), (b, y, c), (a, y, c)], material)
    if d < z1:
        builder.face([(a, y, d), (b, y, d), (b, y, z1), (a, y, z1)], material)
    deep = y + reveal
    builder.face([(a, y, c), (a, deep, c), (a, deep, d), (a, y, d)], material)
    builder.face([(b, deep, c), (b, y, c), (b, y, d), (b, deep, d)], material)
    builder.face([(a, y, d), (a, deep, d), (b, deep, d), (b, y, d)], material)
    if sill:
        builder.box(a - 0.03, y - 0.05, c - 0.05, b + 0.03, deep, c, SILL)


def window(
    builder,
    setting,
    key,
    opening,
    y=0.1,
    panes=2,
    transom=None,
    furnished=True,
    depth=4.2,
    lit=None,
    open_sides="",
):
    """Frame, glass a hair out of plane, and the room behind it when `furnished`."""
    x0, x1, z0, z1 = opening
    frame = setting.accents["frame"]
    dice = setting.dice(f"pane/{key}")
    tilt = [dice.uniform(-0.012, 0.012) for _ in range(2)]
    corners = [(x0, y, z0), (x1, y + tilt[0], z0), (x1, y + tilt[1], z1), (x0, y, z1)]
    builder.face(corners, GLASS)
    builder.box(x0, y - 0.05, z0, x1, y + 0.04, z0 + FRAME, frame)
    builder.box(x0, y - 0.05, z1 - FRAME, x1, y + 0.04, z1, frame)
    for i in range(panes + 1):
        x = x0 + (x1 - x0) * i / panes
        left = min(max(x - FRAME / 2, x0), x1 - FRAME)
        builder.box(left, y - 0.05, z0, left + FRAME, y + 0.04, z1, frame)
    if transom:
        builder.box(
            x0, y - 0.05, z0 + transom - FRAME / 2, x1, y + 0.04, z0 + transom + FRAME / 2, frame
        )
    if furnished:
        room(
            builder,
            setting,
            key,
            x0 - 0.1,
            x1 + 0.1,
            z0 - 0.02,
            z1 + 0.1,
            y + 0.06,
            depth,
            lit,
            open_sides,
        )
