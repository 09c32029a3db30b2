"""Interiors and panoramas: reads the job, builds its room."""
import importlib
from dataclasses import replace

import bpy

from furniture import surfaces_hard, surfaces_soft  # noqa: F401
from furniture.forms import mirrored
from interior.setting import setting_of

ROOMS = ("living", "kitchen", "bedroom", "bath", "balcony", "lobby", "panorama")


def build(job):
    """Builds the room that a job asks for; gives the look of its finish."""
    setting = setting_of(job)
    if setting.room not in ROOMS:
        raise ValueError(f"there is no scene for the room '{setting.room}'")
    look = importlib.import_module(f"interior.{setting.room}").build(setting)
    # A panorama is mirrored as the living room that it shows.
    home = replace(setting, room="living") if setting.room == "panorama" else setting
    if home.pick("mirror", (True, False)):
        mirrored(bpy.context.scene)
    return look
