"""Rendering: Cycles on the processor into a multilayer EXR with denoising guides."""

import time

import bpy

from core.materials import families  # noqa: F401
from core.materials.registry import forget_materials

EXTERIOR_BOUNCES = {"total": 5, "diffuse": 2, "glossy": 3, "transmission": 4, "clamp": 6}
INTERIOR_BOUNCES = {"total": 6, "diffuse": 3, "glossy": 2, "transmission": 4, "clamp": 4}
TRANSPARENT_BOUNCES = 18
NOISE_THRESHOLD = 0.05
LEAST_SAMPLES = 5
THREADS = 2


def new_scene(width, height):
    """An empty scene whose pictures have the given size in pixels."""
    bpy.ops.wm.read_factory_settings(use_empty=True)
    forget_materials()
    render = bpy.context.scene.render
    render.resolution_x, render.resolution_y = width, height
    render.resolution_percentage = 100


def render(path, samples, bounces):
    """Renders the scene's camera into an EXR at `path`; gives the seconds it took."""
    scene = bpy.context.scene
    output, cycles = scene.render, scene.cycles
    output.engine = "CYCLES"
    output.threads_mode, output.threads = "FIXED", THREADS
    cycles.device = "CPU"
    cycles.samples = samples
    cycles.use_adaptive_sampling = True
    cycles.adaptive_threshold = NOISE_THRESHOLD
    cycles.adaptive_min_samples = LEAST_SAMPLES
    cycles.use_denoising = False
    cycles.max_bounces = bounces["total"]
    cycles.diffuse_bounces = bounces["diffuse"]
    cycles.glossy_bounces = bounces["glossy"]
    cycles.transmission_bounces = bounces["transmission"]
    cycles.transparent_max_bounces = TRANSPARENT_BOUNCES
    cycles.sample_clamp_indirect = bounces["clamp"]
    cycles.caustics_reflective = False
    cycles.caustics_refractive = False
    cycles.blur_glossy = 1.0
    cycles.use_auto_tile = False
    cycles.seed = 1
    cycles.pixel_filter_type = "BLACKMAN_HARRIS"
    output.film_transparent = False
    scene.view_layers[0].cycles.denoising_store_passes = True
    output.image_settings.file_format = "OPEN_EXR_MULTILAYER"
    output.image_settings.color_depth = "16"
    output.image_settings.exr_codec = "ZIP"
    output.filepath = path
    start = time.time()
    bpy.ops.render.render(write_still=True)
    return time.time() - start
