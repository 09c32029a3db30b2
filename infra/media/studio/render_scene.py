"""Renders one job inside Blender.

    blender -b --python render_scene.py -- job.json out.exr

The job says what to see: { scene, shot, building | city, width, height, samples }. Beside
the EXR goes `<out.exr>.look.json`: the grade that `finish/finish.py` applies.
"""

import importlib
import json
import os
import sys
import time

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))

from core.render import (  # noqa: E402
    EXTERIOR_BOUNCES,
    INTERIOR_BOUNCES,
    new_scene,
    render,
)

SCENES = {
    "exterior": ("exterior.scene", EXTERIOR_BOUNCES),
    "city": ("exterior.city_scene", EXTERIOR_BOUNCES),
    "interior": ("interior.scene", INTERIOR_BOUNCES),
    "panorama": ("interior.scene", INTERIOR_BOUNCES),
}


def main(job_path, exr_path):
    """Builds the job's scene, writes its look, renders it."""
    with open(job_path, encoding="utf-8") as file:
        job = json.load(file)
    module_name, bounces = SCENES[job["scene"]]
    start = time.time()
    new_scene(job["width"], job["height"])
    look = importlib.import_module(module_name).build(job)
    with open(exr_path + ".look.json", "w", encoding="utf-8") as file:
        json.dump(look, file)
    built = time.time() - start
    seconds = render(exr_path, job["samples"], bounces)
    print(f"{job['scene']}/{job['shot']}: built in {built:.1f} s, rendered in {seconds:.1f} s")


if __name__ == "__main__":
    main(*sys.argv[sys.argv.index("--") + 1 :][:2])
