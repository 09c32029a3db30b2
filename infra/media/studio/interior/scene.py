"""Interiors and panoramas: reads the job, builds its room."""
import importlib

import bpy

from core.materials.registry import FAMILIES  # noqa: F401
from furniture import surfaces_hard, surfaces_soft  # noqa: F401
from furniture.forms import mirrored
from interior.setting import setting_of

ROOMS = {
    "living": "living",
    "kitchen": "kitchen",
    "bedroom": "bedroom",
    "bath": "bath",
    "balcony": "balcony",
    "lobby": "lobby",
    "panorama": "panorama",
}


def build(job):
    """Builds the room that a job asks for (`job["shot"]`); gives the look of its finish."""
    setting = setting_of(job)
    look = importlib.import_module(f"interior.{ROOMS[setting.room]}").build(setting)
    if setting.pick("mirror", (True, False)):
        mirrored(bpy.context.scene)
    return look
