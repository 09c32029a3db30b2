"""Materials by name: 'brick:8a5844:a87c62' is family `brick` with two arguments."""

from core.shader import Shader

FAMILIES = {}
CACHE = {}


def family(function):
    """Registers a material family under its function's name, '_' written '-'."""
    FAMILIES[function.__name__.replace("_", "-")] = function
    return function


def material(name):
    """The Blender material of a name; made once per scene."""
    if name not in CACHE:
        key, *arguments = name.split(":")
        CACHE[name] = FAMILIES[key](Shader(name), *arguments)
    return CACHE[name]


def forget_materials():
    """Empties the cache when a new scene begins."""
    CACHE.clear()
