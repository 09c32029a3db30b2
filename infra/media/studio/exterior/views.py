"""The side, angle and lens from which each shot of a building is taken."""

from dataclasses import dataclass


@dataclass(frozen=True)
class View:
    """`side` -1 stands to the left of the front; the angle is off the front's normal."""

    side: int
    angle: float
    lens: float
    fill: float


def view_of(setting, lens=24.0, fill=0.8):
    """Golden from one side, dusk from the other and nearer, the rest by chance."""
    first = setting.dice("side").choice((-1, 1))
    dice = setting.shot_dice("view")
    if setting.shot == "dusk":
        return View(-first, dice.uniform(18, 30), lens * 0.92, fill * 1.04)
    if setting.shot == "golden":
        return View(first, dice.uniform(24, 38), lens, fill)
    return View(first, dice.uniform(12, 24), lens, fill)
