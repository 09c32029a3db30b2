"""What one exterior picture is about: the building, the shot, its light and its dice."""

import random
from dataclasses import dataclass

PLANTING = {
    "cold": ("urapan", "nogal", "joven", "eucalipto"),
    "temperate": ("guayacan", "ocobo", "nogal", "urapan"),
    "warm": ("saman", "guayacan", "ocobo", "almendro"),
    "coast": ("almendro", "saman", "guayacan", "joven"),
}
PALMS = {
    "cold": (),
    "temperate": ("real",),
    "warm": ("real", "real"),
    "coast": ("coco", "coco", "real"),
}


@dataclass(frozen=True)
class Setting:
    """One picture of one building; `light` is golden, dusk or day."""

    building: dict
    shot: str
    light: str
    aspect: float

    @property
    def dusk(self):
        return self.light == "dusk"

    @property
    def climate(self):
        return self.building["climate"]

    @property
    def species(self):
        return PLANTING[self.climate]

    @property
    def palms(self):
        return PALMS[self.climate]

    @property
    def walls(self):
        return self.building["walls"]

    @property
    def accents(self):
        return self.building["accents"]

    def dice(self, key):
        """Random numbers of one element, the same in every shot of the building."""
        return random.Random(f"{self.building['id']}/{self.building['seed']}/{key}")

    def shot_dice(self, key):
        """Random numbers that differ between the shots (camera, sky, passers-by)."""
        return random.Random(f"{self.building['id']}/{self.building['seed']}/{self.shot}/{key}")

    def lamp(self, dusk, other=1.0):
        """Glow of a lamp: bright at dusk, faint before."""
        return dusk if self.dusk else other
