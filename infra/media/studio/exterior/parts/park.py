"""The foreground of a big building: a strip of park with a path to the crossing."""

import math

from core.camera import SENSOR

from exterior.parts.street import bollard

SQUARES = ("paver:b3a695:.4:.8", "paver:a39a90:.6:1.2", "paver:b89e86:.2:.4")
FRAME_SHARES = (0.3, 0.45, 0.62, 0.78, 0.92)
NEAREST_FRAME = 17.0


def path_points(start, end, sway):
    """Centre line of a path that swings once between two points."""
    points = []
    for i in range(27):
        share = i / 26
        swing = sway * math.sin(share * math.pi * 1.3)
        points.append(
            (start[0] + (end[0] - start[0]) * share + swing, start[1] + (end[1] - start[1]) * share)
        )
    return points


def park(builder, garden, setting, eye, target, lens, crossing, y_edge, paved=False):
    """Lawn (or a paved square), path, beds and trees up to the street's near pavement."""
    dice = setting.shot_dice("park")
    ground = dice.choice(SQUARES) if paved else "grass"
    corners = [(-260, -240, -0.02), (260, -240, -0.02), (260, y_edge, -0.02), (-260, y_edge, -0.02)]
    builder.face(corners, ground)
    turn = dice.choice((-1, 1))
    start = (eye[0] + turn * 2.2, eye[1] + 1)
    points = path_points(start, (crossing, y_edge), turn * dice.uniform(1, 4))
    stone = dice.choice(("paver:c2b39c:.3:.3", "paver:b0a79a:.4:.8", "paver:a98a70:.2:.1"))
    for (ax, ay), (bx, by) in zip(points, points[1:]):
        builder.face(
            [(ax - 1.2, ay, 0), (ax + 1.2, ay, 0), (bx + 1.2, by, 0), (bx - 1.2, by, 0)], stone
        )
    count = 170
    for i in range(count):
        plant = setting.shot_dice(f"bed/{i}")
        x, y = points[plant.randrange(3, 25)]
        offset = plant.choice((-1, 1)) * plant.uniform(1.8, 3.8)
        garden.bush(x + offset, y + plant.uniform(-0.8, 0.8), plant)
    if not paved:
        garden.lawn(-80, 80, eye[1] + 2.5, y_edge - 1)
    for i in (7, 12, 17, 22):
        bollard(setting, points[i][0] - 1.6, points[i][1])
    promenade(builder, garden, eye, y_edge, stone)
    frame_trees(garden, eye, target, lens, dice, y_edge)
    return points


def promenade(builder, garden, eye, y_edge, stone):
    """A path along the street with a hedge and benches."""
    y = y_edge - max(6, (y_edge - eye[1]) * 0.3)
    builder.face(
        [
            (-200, y - 1.4, -0.01),
            (200, y - 1.4, -0.01),
            (200, y + 1.4, -0.01),
            (-200, y + 1.4, -0.01),
        ],
        stone,
    )
    for i in range(-5, 6):
        x = eye[0] + i * 12
        garden.hedge(x - 4.5, y + 2.2, x + 2.5, y + 2.2, f"promenade/{i}", scale=0.75)
        builder.box(x + 3.6, y + 1.7, 0.38, x + 5.4, y + 2.2, 0.46, "wood:9a6a40:.1")
        builder.box(x + 3.6, y + 2.14, 0.46, x + 5.4, y + 2.2, 0.9, "wood:9a6a40:.1")
        for leg in (3.8, 5.15):
            builder.box(x + leg, y + 1.75, 0, x + leg + 0.06, y + 2.15, 0.38, "metal:26272a:.4")


def frame_trees(garden, eye, target, lens, dice, y_edge):
    """Trees at both sides of the picture, from near to far, that leave the building free;
    a few behind the camera shade the lawn."""
    toward = (target[0] - eye[0], target[1] - eye[1])
    reach = math.hypot(*toward)
    ahead = (toward[0] / reach, toward[1] / reach)
    across = (ahead[1], -ahead[0])
    half = SENSOR / 2 / lens
    limit = (y_edge - eye[1] - 2) / ahead[1]
    for i, share in enumerate(FRAME_SHARES):
        for sign in (-1, 1):
            depth = max(NEAREST_FRAME, limit * share) * dice.uniform(0.95, 1.15)
            aside = sign * depth * half * dice.uniform(0.86, 1.1) + sign * 2.5
            x = eye[0] + ahead[0] * depth + across[0] * aside
            y = eye[1] + ahead[1] * depth + across[1] * aside
            if y < y_edge - 1.5 and dice.random() < 0.8:
                garden.tree(x, y, f"frame/{i}/{sign}", dice.uniform(0.7, 0.8 + 0.3 * share))
    for i in range(6):
        garden.tree(
            eye[0] + dice.uniform(-30, 30), eye[1] - dice.uniform(12, 26), f"behind/{i}", 1.2
        )
