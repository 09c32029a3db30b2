"""Development of a linear picture: exposure, bloom, AgX curve, contrast, vignette, grain."""

import numpy as np
import torch
import torch.nn.functional as functional

LUMA = np.array([0.2126, 0.7152, 0.0722])
AGX_IN = np.array(
    [
        [0.842479062253094, 0.0784335999999992, 0.0792237451477643],
        [0.0423282422610123, 0.878468636469772, 0.0791661274605434],
        [0.0423756549057051, 0.0784336, 0.879142973793104],
    ]
)
AGX_OUT = np.linalg.inv(AGX_IN)
AGX_LOW, AGX_HIGH = -12.47393, 4.026069
BLOOM_WIDTH = 1600
DEFAULTS = {
    "ev": 0.0,
    "meter": 0.0,
    "wb": [1, 1, 1],
    "bloom": 0.06,
    "slope": [1, 1, 1],
    "lift": [0, 0, 0],
    "power": 1.25,
    "sat": 1.25,
    "vig": 0.12,
    "sharp": 0.35,
    "grain": 0.006,
}


def blurred(image, sigma):
    """Gaussian blur on a reduced picture, cheap for wide radii."""
    tensor = torch.from_numpy(image.transpose(2, 0, 1)[None].astype(np.float32))
    size = tensor.shape[2:]
    step = max(1, int(sigma / 3))
    small = functional.avg_pool2d(tensor, step, ceil_mode=True) if step > 1 else tensor
    radius = sigma / step
    half = int(radius * 3)
    window = torch.exp(-(torch.arange(-half, half + 1).float() ** 2) / (2 * radius**2))
    window /= window.sum()
    count = image.shape[2]
    for shape, padding in (((1, -1), (half, half, 0, 0)), ((-1, 1), (0, 0, half, half))):
        kernel = window.view(1, 1, *shape).repeat(count, 1, 1, 1)
        padded = functional.pad(small, padding, mode="replicate")
        small = functional.conv2d(padded, kernel, groups=count)
    wide = functional.interpolate(small, size=size, mode="bilinear", align_corners=False)
    return wide[0].numpy().transpose(1, 2, 0)


def with_bloom(image, amount):
    """Adds the glow around what is brighter than white."""
    bright = np.minimum(np.maximum(image - 0.9, 0), 12)
    unit = image.shape[1] / BLOOM_WIDTH
    glow = (
        0.5 * blurred(bright, 6 * unit)
        + 0.3 * blurred(bright, 22 * unit)
        + 0.2 * blurred(bright, 70 * unit)
    )
    return image + amount * glow


def agx(image):
    """AgX base curve, before its outset matrix."""
    values = np.maximum(image @ AGX_IN.T, 1e-10)
    v = (np.clip(np.log2(values), AGX_LOW, AGX_HIGH) - AGX_LOW) / (AGX_HIGH - AGX_LOW)
    return (
        15.5 * v**6
        - 40.14 * v**5
        + 31.96 * v**4
        - 6.868 * v**3
        + 0.4298 * v**2
        + 0.1191 * v
        - 0.00232
    )


def graded(image, look):
    """Display values 0 to 1 of a linear picture; `look` overrides DEFAULTS."""
    look = {**DEFAULTS, **look}
    height, width, _ = image.shape
    exposure = 2.0 ** look["ev"]
    if look["meter"]:
        exposure *= look["meter"] / max(1e-6, float(np.median(image @ LUMA)))
    image = image * exposure * np.array(look["wb"])
    if look["bloom"]:
        image = with_bloom(image, look["bloom"])
    values = agx(image) * np.array(look["slope"]) + np.array(look["lift"])
    values = np.maximum(values, 0) ** look["power"]
    gray = (values @ LUMA)[..., None]
    values = np.clip((gray + look["sat"] * (values - gray)) @ AGX_OUT.T, 0, 1)
    if look["vig"]:
        y, x = np.mgrid[-1 : 1 : height * 1j, -1 : 1 : width * 1j]
        corner = np.clip(x**2 * 0.8 + y**2 * 0.6, 0, 1.4)[..., None] ** 1.5
        values = values * (1 - look["vig"] * corner)
    if look["sharp"]:
        values = np.clip(values + look["sharp"] * (values - blurred(values, 1.0)), 0, 1)
    grain = np.random.default_rng(1).normal(0, look["grain"], (height, width, 1))
    return np.clip(values + grain, 0, 1)
