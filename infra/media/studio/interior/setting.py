"""What a room knows about its building: palette, comfort, view, light, and its own source of chance."""
import json
import random
from dataclasses import dataclass
from pathlib import Path

PALETTES = json.loads((Path(__file__).parent.parent / "palettes.json").read_text())


@dataclass(frozen=True)
class Palette:
    """The colours of a building's homes, as the names of materials."""

    floor: str
    wet_floor: str
    wall: str
    feature: str
    wood: str
    pale_wood: str
    sofa: str
    armchair: str
    accents: tuple
    rug: tuple
    bedding: tuple
    metal: str
    shine: str
    stone: str
    dark_stone: str
    fronts: str
    curtain: str
    ceramic: str
    art: tuple


def palette_named(name):
    """The palette of palettes.json with that name."""
    colours = PALETTES[name]
    return Palette(
        floor=colours["floor"],
        wet_floor=colours["wetFloor"],
        wall=f'wall:{colours["wall"]}',
        feature=f'wall:{colours["feature"]}',
        wood=f'timber:{colours["wood"]}',
        pale_wood=f'timber:{colours["paleWood"]}',
        sofa=f'weave:{colours["sofa"]}',
        armchair=colours["armchair"],
        accents=tuple(f"weave:{accent}" for accent in colours["accents"]),
        rug=tuple(colours["rug"]),
        bedding=tuple(f"linen:{cloth}" for cloth in colours["bedding"]),
        metal=f'steel:{colours["metal"]}',
        shine=f'brass:{colours["shine"]}',
        stone=colours["stone"],
        dark_stone=colours["darkStone"],
        fronts=f'lacquer:{colours["fronts"]}',
        curtain=colours["curtain"],
        ceramic=f'glaze:{colours["ceramic"]}',
        art=tuple(":".join(tones) for tones in colours["art"]),
    )


@dataclass(frozen=True)
class Setting:
    """One room's brief. `comfort` is 0 (social housing), 1 (middle) or 2 (high); `rise` is the eye's height over ground in metres."""

    palette: Palette
    comfort: int
    view: str
    light: str
    climate: str
    rise: float
    seed: str
    room: str

    @property
    def dusk(self):
        return self.light == "dusk"

    def chance(self, purpose):
        """A source of chance for one purpose: adding another never changes this one."""
        return random.Random(f"{self.seed}/{self.room}/{purpose}")

    def pick(self, purpose, choices):
        """One of the choices, always the same for this room and purpose."""
        return choices[self.chance(purpose).randrange(len(choices))]


# What the building files call the land around them, as the views of window_view.py.
VIEWS = {
    "andes": "andes",
    "savanna": "andes",
    "valley": "valley",
    "coffee": "hills",
    "hills": "hills",
    "sea": "sea",
    "caribbean": "sea",
    "coast": "sea",
    "pacific": "sea",
    "plains": "plains",
}
LOW_HOMES = ("row-houses", "country-house", "lots")


def setting_of(job):
    """The setting of a job: its building's palette, strata, view and climate, and the room that its shot names."""
    building = job["building"]
    room = job.get("room") or job["shot"]
    lowest, highest = building["strata"]
    low = building["typology"] in LOW_HOMES or room == "lobby"
    return Setting(
        palette=palette_named(building["palette"]),
        comfort=0 if highest <= 3 else 1 if lowest <= 4 and highest <= 5 else 2,
        view=VIEWS.get(building["view"]["preset"], "hills"),
        light=job.get("light", "day"),
        climate=building["climate"],
        rise=0.15 if low else max(6.0, float(building["view"]["height"])),
        seed=f'{building["id"]}/{building["seed"]}',
        room=room,
    )
