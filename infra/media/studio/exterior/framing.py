"""Cameras that frame a building by its size instead of by hand."""

import math

from core.camera import SENSOR, camera

EYE = 1.65


def heading_of(location, target):
    """Degrees from north in which a camera looks."""
    return math.degrees(math.atan2(target[0] - location[0], target[1] - location[1]))


def three_quarter(setting, center, height, width, side, angle, lens, fill=0.8, rise=EYE):
    """Where a level camera stands to see a whole building, and what it aims at.

    `center` is the middle of the front on the ground; `side` -1 stands to the left;
    `angle` in degrees off the front's normal; `fill` is the share of the picture's height
    that the building takes. Gives (location, target).
    """
    picture = SENSOR / lens / setting.aspect
    turn = math.radians(angle)
    nearer = width / 2 * math.sin(turn)
    by_height = (height - rise) / (picture * fill) + nearer
    by_width = width * math.cos(turn) / (SENSOR / lens * 0.8) + nearer * 0.5
    distance = max(by_height, by_width)
    location = (
        center[0] + side * math.sin(turn) * distance,
        center[1] - math.cos(turn) * distance,
        rise,
    )
    top = (height - rise) / (distance - nearer)
    middle = top + picture * 0.06 - picture / 2
    return location, (center[0], center[1], rise + middle * distance)


def beside(eye, target, depth, share, lens):
    """A ground point at a depth in metres, `share` of the picture's half width to the right
    (left if negative)."""
    heading = math.atan2(target[0] - eye[0], target[1] - eye[1])
    aside = share * depth * SENSOR / 2 / lens
    return (
        eye[0] + math.sin(heading) * depth + math.cos(heading) * aside,
        eye[1] + math.cos(heading) * depth - math.sin(heading) * aside,
    )


def shoot(location, target, lens, **options):
    """Sets the camera; a short name for the shots."""
    camera(location, target, lens=lens, **options)
