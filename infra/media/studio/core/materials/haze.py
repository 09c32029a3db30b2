"""Air between the camera and far things: one setting per scene."""

HAZE = {"color": (0.55, 0.5, 0.5), "distance": 2600.0, "strength": 1.0}


def set_haze(color, distance, strength):
    """Linear colour, the distance in metres at which 63 % is air, and its glow."""
    HAZE.update(color=color, distance=distance, strength=strength)


def hazed(shader, surface):
    """A surface that fades into the air with its distance from the camera."""
    distance = shader.node("CameraData").outputs["View Distance"]
    kept = shader.math("POWER", 2.71828, shader.math("MULTIPLY", distance, -1 / HAZE["distance"]))
    air = shader.emission(HAZE["color"], HAZE["strength"])
    return shader.finish_unsampled(shader.mixed(shader.math("SUBTRACT", 1.0, kept), surface, air))
