"""What the cities of a region look like from above."""

from dataclasses import dataclass

BRICK = ("a5654a", "8f5540", "b87f62", "c9b8a4", "b9aa98", "9c8f84")
MIXED = ("d8cbb6", "b58a70", "c9c2b6", "a5654a", "e2dacb", "a9a49c")
WHITE = ("ece6dc", "e2dbd0", "d6d2ca", "f0ebe2", "d9cfbd")
TILE = ("8f4a33", "a05a3c", "7d4433", "b0704c")
FLAT = ("8c8780", "a39c92", "b5aea4", "77736d")


@dataclass(frozen=True)
class Preset:
    """Relief, water, how tall and how dense, colours; metres."""

    relief: str
    walls: tuple
    roofs: tuple
    towers: float
    tallest: float
    glass: float = 0.1
    low: float = 0.6
    water: str = ""
    land: str = "ground:4f6234:7f8048:.004"
    ridges: tuple = ()
    green: float = 0.14
    eye: float = 120.0
    courtyards: bool = False


PRESETS = {
    "plateau": Preset(
        "plain", BRICK, FLAT, 0.55, 105, 0.12, 0.45, ridges=((3600, 900, -40), (6500, 1500, 0))
    ),
    "savanna": Preset(
        "plain",
        MIXED,
        TILE,
        0.12,
        34,
        0.0,
        0.8,
        ridges=((5200, 800, -40), (8000, 1300, 0)),
        green=0.32,
        eye=85,
    ),
    "valley": Preset(
        "valley", BRICK, TILE, 0.5, 92, 0.06, 0.5, ridges=((5200, 1500, 0), (7600, 2100, 0))
    ),
    "foothills": Preset(
        "hills",
        MIXED,
        TILE,
        0.25,
        48,
        0.03,
        0.7,
        ridges=((3800, 1000, -40), (6200, 1700, 0)),
        green=0.24,
    ),
    "coffee": Preset(
        "hills",
        MIXED,
        TILE,
        0.3,
        56,
        0.03,
        0.65,
        land="ground:39582a:63803c:.006",
        ridges=((3000, 800, -40), (5600, 1900, 0)),
        green=0.28,
    ),
    "plain": Preset(
        "plain",
        MIXED,
        TILE,
        0.18,
        46,
        0.03,
        0.75,
        "river",
        ridges=((9500, 900, 0),),
        green=0.26,
        eye=95,
    ),
    "caribbean": Preset(
        "plain",
        WHITE,
        FLAT,
        0.5,
        110,
        0.18,
        0.4,
        "sea",
        land="ground:63743c:8f8d52:.006",
        ridges=((11000, 700, 0),),
        green=0.2,
        eye=80,
    ),
    "bay": Preset(
        "plain",
        WHITE,
        FLAT,
        0.8,
        210,
        0.55,
        0.25,
        "bay",
        land="ground:4d6b38:7d8a4a:.006",
        ridges=((9500, 600, 0),),
        eye=62,
    ),
    "beach": Preset(
        "plain",
        WHITE,
        FLAT,
        0.6,
        130,
        0.35,
        0.35,
        "beach",
        land="ground:5d7a3c:86934d:.006",
        eye=75,
    ),
    "resort": Preset(
        "plain",
        WHITE,
        TILE,
        0.06,
        26,
        0.0,
        0.85,
        "beach",
        land="ground:4a7034:78904a:.006",
        green=0.5,
        eye=55,
    ),
    "meseta": Preset(
        "plain",
        ("c9a88a", "d6bfa2", "b58e70", "e0d2bd", "a87f66"),
        TILE,
        0.06,
        85,
        0.3,
        0.02,
        land="ground:7d7a4a:a0925c:.004",
        ridges=((9000, 900, 0),),
        green=0.12,
        courtyards=True,
    ),
    "colonial": Preset(
        "foothills",
        ("f1ece2", "ebe4d6", "f4f0e8"),
        TILE,
        0.03,
        26,
        0.0,
        0.95,
        ridges=((4800, 1100, -40), (7600, 1700, 0)),
        green=0.2,
        eye=60,
    ),
}
