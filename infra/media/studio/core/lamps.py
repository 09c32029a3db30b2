"""Real lights: few of them, because each one costs samples."""

import bpy

WARM = (1, 0.74, 0.46)


def area_lamp(location, width, depth, energy, rotation=(0, 0, 0), color=WARM):
    """Rectangular lamp in watts, unseen by the camera and in mirrors."""
    lamp = bpy.data.lights.new("area", "AREA")
    lamp.shape, lamp.size, lamp.size_y = "RECTANGLE", width, depth
    lamp.energy, lamp.color = energy, color
    item = link_lamp(lamp, location)
    item.rotation_euler = rotation
    item.visible_camera = False
    item.visible_glossy = False
    return item


def point_lamp(location, energy, color=(1, 0.72, 0.42), radius=0.08):
    """Small round lamp in watts."""
    lamp = bpy.data.lights.new("point", "POINT")
    lamp.energy, lamp.color, lamp.shadow_soft_size = energy, color, radius
    return link_lamp(lamp, location)


def link_lamp(lamp, location):
    item = bpy.data.objects.new(lamp.name, lamp)
    item.location = location
    bpy.context.scene.collection.objects.link(item)
    return item
