"""What surrounds a building: sky and sun, ridges, a far skyline."""

import math
import random

import bpy
from mathutils import Matrix, Vector, noise

from core.mesh import MeshBuilder
from core.shader import Shader


def sky(
    elevation,
    azimuth,
    strength=1.0,
    clouds=0.45,
    tint=None,
    sun=3.2,
    sun_color=(1, 0.72, 0.45),
    cloud_lit=(1, 0.86, 0.72),
    cloud_shade=(0.45, 0.45, 0.55),
    cloud_strength=1.0,
    dust=2.0,
    sun_angle=0.8,
    cloud_seed=0.0,
):
    """World light: a Nishita sky with drifting clouds, and the sun as a lamp.

    Angles in degrees (azimuth from north, clockwise, y is north); `sun` 0 leaves no sun;
    `cloud_seed` shifts the clouds so that two pictures do not share a sky.
    """
    world = bpy.data.worlds.new("world")
    bpy.context.scene.world = world
    world.use_nodes = True
    world.node_tree.nodes.clear()
    s = Shader("world", world.node_tree)
    output = s.node("OutputWorld")
    air = s.node(
        "TexSky",
        sky_type="NISHITA",
        sun_disc=False,
        sun_elevation=math.radians(elevation),
        sun_rotation=math.radians(azimuth),
        altitude=1500,
        air_density=1.0,
        dust_density=dust,
        ozone_density=2.0,
    ).outputs[0]
    color = s.vector("SCALE", air, strength)
    if tint:
        color = s.mix(1, color, tint, "MULTIPLY")
    if clouds > 0:
        mask, shade = cloud_layer(s, clouds, azimuth, cloud_seed)
        lit = s.vector("SCALE", s.mix(shade, cloud_lit, cloud_shade), cloud_strength)
        color = s.mix(mask, color, lit)
    background = s.node("Background", {"Color": color, "Strength": 1.0})
    s.tree.links.new(background.outputs[0], output.inputs[0])
    world.cycles.sampling_method = "MANUAL"
    world.cycles.sample_map_resolution = 512
    if sun > 0:
        sun_lamp(elevation, azimuth, sun, sun_color, sun_angle)


def cloud_layer(s, amount, azimuth, seed):
    """(mask, shade) of clouds on a flat layer above; shade is lit from the sun's side."""
    view = s.node("TexCoord").outputs["Generated"]
    parts = s.node("SeparateXYZ", {0: view}).outputs
    height = s.math("MAXIMUM", parts[2], 0.0)
    divisor = s.math("ADD", height, 0.16)
    plane = s.node(
        "CombineXYZ",
        {0: s.math("DIVIDE", parts[0], divisor), 1: s.math("DIVIDE", parts[1], divisor)},
    ).outputs[0]
    plane = s.mapped(plane, location=(seed * 3.7, seed * 1.9, seed))
    fine = s.noise(1.25, 9, plane, 0.58)
    broad = s.noise(0.35, 3, s.mapped(plane, location=(3, 7, 0)))
    field = s.math("ADD", s.math("MULTIPLY", fine, 0.75), s.math("MULTIPLY", broad, 0.25))
    mask = s.ramp(field, [(0.60 - amount * 0.22, 0), (0.74 - amount * 0.12, 1)])
    mask = s.math("MULTIPLY", mask, s.ramp(height, [(0.01, 0), (0.12, 0.92)]))
    angle = math.radians(azimuth)
    shifted = s.mapped(plane, location=(math.sin(angle) * 0.14, math.cos(angle) * 0.14, 0))
    return mask, s.ramp(s.noise(1.25, 5, shifted, 0.58), [(0.4, 0), (0.62, 1)])


def sun_lamp(elevation, azimuth, energy, color, angle):
    """The sun as a lamp in the direction of the sky's bright side."""
    lamp = bpy.data.lights.new("sun", "SUN")
    lamp.energy, lamp.color, lamp.angle = energy, color, math.radians(angle)
    item = bpy.data.objects.new("sun", lamp)
    bpy.context.scene.collection.objects.link(item)
    a, e = math.radians(azimuth), math.radians(max(elevation, 1.5))
    toward = Vector((math.sin(a) * math.cos(e), math.cos(a) * math.cos(e), math.sin(e)))
    item.rotation_euler = toward.to_track_quat("Z", "Y").to_euler()


def ridge(azimuth_from, azimuth_to, distance, height, seed, base=-75.0, material="mount"):
    """A mountain ridge on an arc around the origin; degrees and metres."""
    columns, rows = 220, 26
    scale = 1 / (distance * 0.30)
    builder = MeshBuilder("ridge")
    points = []
    for j in range(rows):
        share = j / (rows - 1)
        radius = distance * (1 + share * 0.7)
        if share < 0.55:
            envelope = math.sin(math.pi * min(1, share * 0.95) * 0.5) ** 0.8
        else:
            envelope = math.sin(math.pi * 0.5 * 0.5425) ** 0.9
        for i in range(columns):
            angle = math.radians(azimuth_from + (azimuth_to - azimuth_from) * i / (columns - 1))
            x, y = math.sin(angle) * radius, math.cos(angle) * radius
            edge = 1.0
            if azimuth_to - azimuth_from < 150:
                edge = min(1, 6 * min(i, columns - 1 - i) / (columns - 1))
            relief = max(0.05, ridge_relief(x * scale, y * scale, seed))
            points.append((x, y, base + height * envelope * edge * relief))
    faces = [
        (j * columns + i, j * columns + i + 1, (j + 1) * columns + i + 1, (j + 1) * columns + i)
        for j in range(rows - 1)
        for i in range(columns - 1)
    ]
    builder.polygons(points, faces, material)
    return builder.to_object(smooth=True)


def ridge_relief(x, y, seed):
    """Height of a ridge at a point, about 0 to 1: a broad back with carved spurs."""

    def at(frequency, offset):
        return noise.noise(Vector((x * frequency, y * frequency, seed + offset)))

    back = 0.62 + 0.38 * at(0.55, 3) + 0.20 * at(1.6, 9)
    spurs, amplitude, frequency = 0.0, 1.0, 1.3
    for octave in range(6):
        spurs += amplitude * (1 - abs(at(frequency, octave * 7.1)) * 2)
        amplitude, frequency = amplitude * 0.5, frequency * 2.1
    return back * 0.72 + 0.20 * (spurs - 0.9)


BRICK_CITY = ("b79d86", "a8a29a", "9b6a50", "c9c0b2", "8d9298")
WHITE_CITY = ("e8e2d8", "d8d4cc", "c9c0b2", "efeae2")


def skyline(
    count,
    azimuth_from,
    azimuth_to,
    nearest,
    farthest,
    tallest=70,
    lit=0,
    seed="skyline",
    tones=BRICK_CITY,
    ground=-2.0,
):
    """Far buildings between two distances of the origin; `lit` makes windows glow."""
    dice = random.Random(seed)
    builder = MeshBuilder("skyline")
    for _ in range(count):
        angle = math.radians(dice.uniform(azimuth_from, azimuth_to))
        distance = dice.uniform(nearest, farthest)
        x, y = math.sin(angle) * distance, math.cos(angle) * distance
        w, d = dice.uniform(12, 26), dice.uniform(12, 26)
        height = dice.uniform(0.15, 1) ** 2 * tallest + 8
        builder.transform = Matrix.Translation((x, y, ground)) @ Matrix.Rotation(
            dice.uniform(0, 1.57), 4, "Z"
        )
        facade = f"city:{dice.choice(tones)}:{lit}"
        builder.box(-w / 2, -d / 2, 0, w / 2, d / 2, height, facade, "b")
        builder.box(-w / 5, -d / 5, height, w / 5, d / 5, height + dice.uniform(2, 5), facade, "b")
    builder.transform = None
    return builder.to_object()
