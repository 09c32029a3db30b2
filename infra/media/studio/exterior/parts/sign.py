"""Letters on a wall: the building's own name."""

import math

import bpy

from core.materials.registry import material


def sign(text, location, size, name="metal:c9a76a:.3", rotation=(math.pi / 2, 0, 0)):
    """Raised letters centred on a point; `size` is their height in metres."""
    curve = bpy.data.curves.new("sign", "FONT")
    curve.body, curve.size = text, size
    curve.align_x, curve.align_y = "CENTER", "CENTER"
    curve.extrude, curve.space_character = 0.03, 1.25
    curve.materials.append(material(name))
    item = bpy.data.objects.new("sign", curve)
    item.location, item.rotation_euler = location, rotation
    bpy.context.scene.collection.objects.link(item)
    return item
