"""What is seen from the window: a city of the Andes or of a valley, the sea, hills, plains, a garden."""

import bpy

from core.environment import ridge
from interior.garden import GARDEN_TREES, garden
from interior.land import grove, land, rolling
from interior.seaside import sea
from interior.view_city import city

BRICK = ("a8694e", "b57d5c", "9b6a50", "c9b49a", "d8cdbb", "a8a29a")
PALE = ("efe9df", "e6ddd0", "d9d2c6", "f3efe8", "cfd6d6", "e2d3bd")
MIXED = ("b98a6a", "d8c3a2", "e6ddd0", "a8694e", "c9c0b2", "b7a78f")
TILES = ("9a5a40", "a8654a", "8a4e38", "7d6a5c")
SHEETS = ("8f8a84", "a39c92", "9a5a40", "b0a89c")


def andes(key, lit):
    """A city at the foot of green mountains."""
    height = rolling(150, 900, 700, key, 900)
    land(height, "ground:6d7a4a:8d8a5c:.01", 5200)
    city(key, height, BRICK, TILES + SHEETS, lit, 0.42, species=("urapan", "eucalipto", "nogal"))
    grove(key, height, ("eucalipto", "urapan"), 260, 900, 2000, scale=1.3)
    ridge(-88, 88, 2500, 1000, 1.3 + len(key), material="mount:4a6034:7d7a4c")
    ridge(-88, 88, 4700, 1500, 7.7, material="mount:52664a:74785c")


def valley(key, lit):
    """A city that climbs the slopes of its valley."""
    height = rolling(330, 350, 900, key, 1500)
    land(height, "ground:60753f:8a8a55:.01", 4500)
    city(
        key,
        height,
        BRICK + MIXED,
        TILES,
        lit,
        0.45,
        farthest=1900,
        species=("saman", "guayacan", "nogal"),
    )
    grove(key, height, ("saman", "nogal", "guayacan"), 320, 300, 2300, scale=1.3)
    ridge(-88, 88, 3000, 1150, 3.1 + len(key), material="mount:41602f:6f7a44")


def hills(key, lit):
    """Green hills with coffee, guadua and a few farms."""
    height = rolling(95, 60, 330, key, 500)
    land(height, "ground:64803c:8fa050:.013", 5200)
    city(
        key,
        height,
        PALE + MIXED,
        TILES,
        lit,
        0.06,
        nearest=120,
        farthest=480,
        species=("guayacan", "nogal"),
        half_angle=50,
    )
    grove(key, height, ("nogal", "guayacan", "saman", "urapan"), 620, 55, 1700, scale=1.1)
    ridge(-88, 88, 2900, 820, 5.3 + len(key), material="mount:4a6a34:74844a")
    ridge(-88, 88, 5200, 1500, 2.2, material="mount:566c50:7a7e66")


def plains(key, lit):
    """Open country to the horizon, low houses and lines of trees."""
    height = rolling(9, 70, 600, key, 300)
    land(height, "ground:7d8a46:a8a25c:.008", 9000)
    city(
        key,
        height,
        PALE + MIXED,
        TILES + SHEETS,
        lit,
        0.07,
        nearest=80,
        farthest=520,
        species=("saman", "guayacan", "almendro"),
    )
    grove(key, height, ("saman", "guayacan", "nogal"), 560, 60, 2400, scale=1.2)
    ridge(-88, 88, 7500, 700, 4.4, material="mount:5c7260:7f8a74")


VIEWS = {"andes": andes, "valley": valley, "sea": sea, "hills": hills, "plains": plains}


def surround(setting):
    """Builds the outside of a setting, then lowers it so that its ground lies `rise` below the floor."""
    before = set(bpy.data.objects)
    lit = "0.8" if setting.dusk else "0"
    VIEWS[setting.view](setting.seed, lit)
    for item in set(bpy.data.objects) - before:
        if item.name.split(".")[0] != "ridge":
            item.location.z -= setting.rise
    if setting.rise < 3:
        garden(setting.seed, GARDEN_TREES[setting.view], setting.climate in ("warm", "coast"))
