"""Colours: hexadecimal sRGB text to the linear values that Cycles wants."""


def linear_rgb(hex_text):
    """Linear (r, g, b) of a colour such as 'a87c62'."""
    channels = [int(hex_text[i : i + 2], 16) / 255 for i in (0, 2, 4)]
    return tuple(c / 12.92 if c <= 0.04045 else ((c + 0.055) / 1.055) ** 2.4 for c in channels)


def scaled(color, factor):
    """A linear colour made darker or lighter, never above 1."""
    return tuple(min(1.0, channel * factor) for channel in color)


def shade(hex_text, factor):
    """A hexadecimal colour made darker (below 1) or lighter (above 1) in sRGB."""
    channels = [int(hex_text[i : i + 2], 16) for i in (0, 2, 4)]
    return "".join(f"{max(0, min(255, round(c * factor))):02x}" for c in channels)
