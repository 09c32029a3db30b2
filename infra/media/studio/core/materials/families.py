"""Importing this module registers every material family."""

from core.materials import (  # noqa: F401
    city,
    glass_and_water,
    light,
    mineral,
    nature,
    textiles,
    wood_and_metal,
)
