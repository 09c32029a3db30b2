"""A room seen all around: an eye where somebody would stand, and what pictures leave out because it is behind them."""
from core.camera import camera
from furniture.forms import block, rod
from interior import balcony, bath, bedroom, kitchen
from interior.terrace_shell import open_end

EYE_HEIGHT = 1.5
PAINTED = "lacquer:f3f0ea"
LEAF = (0.82, 2.05)
# How far furniture of a bedroom stands out from its wall, in metres.
BED, BENCH, WARDROBE = 2.05, 0.6, 0.6


def bedroom_eye(setting, room):
    """Between the foot of the bed and the wardrobe; in a small room, where they nearly meet, nearer to the window."""
    if setting.comfort == 0:
        return room.left + 0.83, -1.0
    foot = room.right - BED - (BENCH if setting.comfort == 2 else 0)
    return (room.left + WARDROBE + foot) / 2, room.back * 0.5


def bath_eye(setting, room):
    """On the mat before the vanity."""
    return 0.1, room.back * 0.62


def kitchen_eye(setting, room):
    """Between the units and what stands in the middle."""
    return room.left + room.width * 0.3, room.back * 0.5


def balcony_eye(setting, room):
    """At the open end, the furniture in view."""
    return room.left + (0.8, 1.0, 1.6)[setting.comfort], room.back * 0.5


# Of each room its module, where the eye is, and where on the back wall its door is, as a share of the width.
ROOMS = {
    "bedroom": (bedroom, bedroom_eye, 0.45),
    "bath": (bath, bath_eye, 0.5),
    "kitchen": (kitchen, kitchen_eye, 0.78),
    "balcony": (balcony, balcony_eye, None),
}


def door(palette, room, x):
    """A closed door in the back wall, its middle at x."""
    width, height = LEAF
    y = room.back
    height = min(height, room.height - 0.12)
    left, right = x - width / 2, x + width / 2
    block((left, y + 0.001, 0.006), (right, y + 0.026, height), PAINTED, 0.003)
    for low, high in (
        ((left - 0.07, y + 0.001, 0), (left, y + 0.042, height + 0.07)),
        ((right, y + 0.001, 0), (right + 0.07, y + 0.042, height + 0.07)),
        ((left, y + 0.001, height), (right, y + 0.042, height + 0.07)),
    ):
        block(low, high, PAINTED, 0.004)
    rod([(right - 0.08, y + 0.03, 1.0), (right - 0.08, y + 0.075, 1.0)], 0.012, palette.metal)
    rod([(right - 0.07, y + 0.075, 1.0), (right - 0.2, y + 0.075, 1.0)], 0.01, palette.metal)


def build(setting):
    """Builds a room as its pictures show it, whole; gives the look of a whole sphere."""
    module, eye_of, share = ROOMS[setting.room]
    grade = module.build(setting)
    room = module.ROOMS[setting.comfort]
    if share is None:
        open_end(setting, room)
    else:
        door(setting.palette, room, room.left + room.width * share)
    x, y = eye_of(setting, room)
    camera((x, y, EYE_HEIGHT), (x, 0.5, EYE_HEIGHT), panorama=True)
    # Ceiling and floor take their share of the round, and a dark roof that of an open view: what is between them is to be
    # as bright as in the pictures of the room.
    exposure = 1.3 if share else 0.7
    return {**grade, "pano": 1, "vig": 0, "bloom": 0.05, "meter": grade["meter"] * exposure}
