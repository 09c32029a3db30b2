"""The camera: level by default, so that verticals stay vertical."""

import math

import bpy
from mathutils import Vector

SENSOR = 36
NEAR, FAR = 0.05, 30000


def camera(
    location, target, lens=26, shift=None, f_stop=None, focus=None, level=True, panorama=False
):
    """Points the scene's camera at a target.

    `lens` in millimetres on a 36 mm sensor; `level` looks straight ahead and shifts the
    picture instead of tilting; `f_stop` blurs what is off `focus` metres; `panorama`
    sees the whole sphere with the target in the middle.
    """
    scene = bpy.context.scene
    data = bpy.data.cameras.new("camera")
    item = bpy.data.objects.new("camera", data)
    scene.collection.objects.link(item)
    scene.camera = item
    item.location = location
    data.clip_start, data.clip_end = NEAR, FAR
    toward = Vector(target) - Vector(location)
    heading = math.atan2(-toward.x, toward.y)
    if panorama:
        data.type = "PANO"
        data.cycles.panorama_type = "EQUIRECTANGULAR"
        item.rotation_euler = (math.pi / 2, 0, heading)
        return item
    data.lens = lens
    if level:
        item.rotation_euler = (math.pi / 2, 0, heading)
        reach = math.hypot(toward.x, toward.y)
        data.shift_y = toward.z / reach * lens / SENSOR if shift is None else shift
    else:
        item.rotation_euler = toward.to_track_quat("-Z", "Y").to_euler()
    if f_stop:
        data.dof.use_dof = True
        data.dof.aperture_fstop = f_stop
        data.dof.focus_distance = focus or toward.length
    return item
