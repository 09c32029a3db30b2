"""Exterior pictures: the module of its typology builds the shot that a job asks for."""

import importlib

from exterior.setting import Setting

MODULES = {
    "tower": "exterior.high_rise",
    "mid-rise": "exterior.mid_rise",
    "slab": "exterior.high_rise",
    "row-houses": "exterior.row_houses",
    "country-house": "exterior.country_house",
    "coast": "exterior.coast",
    "lots": "exterior.lots",
}


def build(job):
    """Builds the scene of one job and gives the look of its grade."""
    building = job["building"]
    setting = Setting(building, job["shot"], job["light"], job["width"] / job["height"])
    return importlib.import_module(MODULES[building["typology"]]).build(setting)
