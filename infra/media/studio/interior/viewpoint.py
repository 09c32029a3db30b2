"""Where a room is seen from: its points of view differ a little from building to building."""

from core.camera import camera


def aim(setting, view, play=0.2):
    """Points the camera; `view` is (place, target, lens), `play` the metres by which chance may move it."""
    place, target, lens = view
    chance = setting.chance("viewpoint")
    place = (
        place[0] + chance.uniform(-play, play),
        place[1] + chance.uniform(-0.05, play),
        place[2] + chance.uniform(-0.06, 0.06),
    )
    target = (target[0] + chance.uniform(-play, play), target[1], target[2])
    camera(place, target, lens + chance.uniform(-0.8, 1.4))
