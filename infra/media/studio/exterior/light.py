"""The three lights of the exteriors and how each is developed."""

from core.environment import sky
from core.materials.haze import set_haze

AIR = {
    "golden": ((0.80, 0.72, 0.70), 11000.0, 0.85),
    "day": ((0.58, 0.70, 0.86), 11000.0, 1.0),
    "dusk": ((0.22, 0.20, 0.32), 6000.0, 0.7),
}


def clear_air(light):
    """Thinner haze than around one building, for views that are kilometres deep."""
    color, distance, strength = AIR[light]
    set_haze(color, distance, strength)


def set_light(light, heading, side, dice):
    """Sky, sun and haze for a camera that looks towards `heading` (degrees from north).

    `side` -1 puts the sun behind the camera's left shoulder, 1 behind the right one.
    Gives the look for the grade.
    """
    return {"golden": golden, "day": day, "dusk": dusk}[light](heading, side, dice)


def golden(heading, side, dice):
    azimuth = heading + 180 - side * dice.uniform(28, 52)
    warmth = dice.uniform(0, 1)
    set_haze((0.86, 0.74 + 0.03 * warmth, 0.66), 4300.0, 1.1)
    sky(
        dice.uniform(14, 20),
        azimuth % 360,
        strength=0.30,
        clouds=dice.uniform(0.3, 0.62),
        sun=7.4,
        sun_color=(1, 0.70 + 0.07 * warmth, 0.44 + 0.1 * warmth),
        tint=(1.02, 1.0, 0.98),
        cloud_lit=(1, 0.84, 0.68),
        cloud_shade=(0.62, 0.56, 0.58),
        cloud_strength=1.9,
        dust=dice.uniform(2, 3.4),
        sun_angle=0.7,
        cloud_seed=dice.uniform(0, 40),
    )
    return {"ev": 0.4, "bloom": 0.07, "sat": 1.18, "power": 1.28, "slope": [1.04, 1.02, 0.99]}


def day(heading, side, dice):
    azimuth = heading + 180 - side * dice.uniform(30, 60)
    set_haze((0.62, 0.72, 0.84), 4200.0, 1.3)
    sky(
        dice.uniform(34, 46),
        azimuth % 360,
        strength=0.27,
        clouds=dice.uniform(0.35, 0.65),
        sun=6.4,
        sun_color=(1, 0.91, 0.78),
        tint=(1.04, 1.0, 0.96),
        cloud_lit=(1, 0.98, 0.95),
        cloud_shade=(0.6, 0.63, 0.7),
        cloud_strength=2.2,
        dust=1.0,
        sun_angle=0.6,
        cloud_seed=dice.uniform(0, 40),
    )
    return {"ev": 0.0, "bloom": 0.06, "sat": 1.12, "power": 1.22, "slope": [1.03, 1.01, 0.99]}


def dusk(heading, side, dice):
    azimuth = heading + side * dice.uniform(5, 55)
    rose = dice.uniform(0, 1)
    set_haze((0.22, 0.20, 0.30), 3000.0, 0.8)
    sky(
        dice.uniform(0.6, 2.2),
        azimuth % 360,
        strength=0.30,
        clouds=dice.uniform(0.25, 0.6),
        sun=0,
        tint=(0.86, 0.88, 1.2),
        cloud_lit=(1, 0.42 + 0.16 * rose, 0.30 + 0.14 * rose),
        cloud_shade=(0.18, 0.18, 0.28),
        cloud_strength=0.5,
        dust=2.5,
        cloud_seed=dice.uniform(0, 40),
    )
    return {"ev": 1.0, "bloom": 0.13, "sat": 1.18, "power": 1.14, "slope": [1.02, 1, 1.0]}
