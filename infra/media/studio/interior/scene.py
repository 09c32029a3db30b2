"""Interiors and panoramas: reads the job, builds its room."""
import importlib

import bpy

from furniture import surfaces_hard, surfaces_soft  # noqa: F401
from furniture.forms import mirrored
from interior.setting import setting_of

ROOMS = ("living", "kitchen", "bedroom", "bath", "balcony", "lobby")


def module_of(job, room):
    """The module that builds a room: the living room has one of its own for what is seen all around."""
    if job["scene"] != "panorama":
        return room
    return "panorama" if room == "living" else "around"


def build(job):
    """Builds the room that a job asks for, mirrored alike in all its pictures; gives the look of its finish."""
    setting = setting_of(job)
    if setting.room not in ROOMS:
        raise ValueError(f"there is no scene for the room '{setting.room}'")
    look = importlib.import_module(f"interior.{module_of(job, setting.room)}").build(setting)
    if setting.pick("mirror", (True, False)):
        mirrored(bpy.context.scene)
    return look
