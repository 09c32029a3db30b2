"""Buildings that are only seen from afar, in the builder's current frame."""

ROOF_GREYS = ("8c8780", "a39c92", "b5aea4", "9a8f84")
PLANT_ROOM = "far-roof:a39c92"


def flat_roofed(builder, dice, width, depth, top, wall):
    """A box with a grey roof and a plant room on it; stands at z 0."""
    w, d = width / 2, depth / 2
    builder.box(-w, -d, 0, w, d, top, wall, "bt")
    builder.face(
        [(-w, -d, top), (w, -d, top), (w, d, top), (-w, d, top)],
        f"far-roof:{dice.choice(ROOF_GREYS)}",
    )
    share = dice.uniform(0.24, 0.5)
    builder.box(
        -w * share,
        -d * share,
        top,
        w * share,
        d * share,
        top + dice.uniform(1.5, 3.5),
        PLANT_ROOM,
        "b",
    )


def pitched(builder, width, depth, top, wall, roof, rise=1.8, eave=0.4):
    """A box under two slopes whose ridge runs along its width."""
    w, d = width / 2, depth / 2
    builder.box(-w, -d, 0, w, d, top, wall, "bt")
    for s in (-1, 1):
        slope = [
            (-w - eave, s * (d + eave), top - 0.2),
            (w + eave, s * (d + eave), top - 0.2),
            (w + eave, 0, top + rise),
            (-w - eave, 0, top + rise),
        ]
        builder.face(slope if s < 0 else slope[::-1], roof)
        builder.face([(s * w, -d, top), (s * w, d, top), (s * w, 0, top + rise)], wall)


def chimneys(builder, dice, width, top):
    """Two chimneys beside the ridge."""
    for _ in range(2):
        x = dice.uniform(-width, width) * 0.4
        builder.box(x - 0.6, -1, top + 1.5, x + 0.6, 0.2, top + 4.2, PLANT_ROOM, "b")
