"""Facades from a pattern of bays: one letter a bay, repeated on every floor.

W window in the wall, N narrow window, S glazed strip with a metal spandrel, G glass from
floor to ceiling behind a low railing, B balcony (neighbours merge), L recessed loggia,
P panel of the second wall with a tall window, X blind wall.
"""

from dataclasses import dataclass

from exterior.parts.balcony import balcony, live, soffit
from exterior.parts.railing import railing
from exterior.parts.window import wall_with_opening, window

MERGING = "BL"


@dataclass(frozen=True)
class Storeys:
    """Stack of equal floors: where it begins, how many, how high, how wide a bay is."""

    base: float
    count: int
    height: float
    bay: float

    @property
    def top(self):
        return self.base + self.count * self.height


def runs(pattern):
    """(letter, first bay, bays) of a pattern; merging letters join their neighbours."""
    result, i = [], 0
    while i < len(pattern):
        span = 1
        while pattern[i] in MERGING and i + span < len(pattern) and pattern[i + span] == pattern[i]:
            span += 1
        result.append((pattern[i], i, span))
        i += span
    return result


def facade(builder, setting, name, pattern, storeys, corner=""):
    """Builds every bay of every floor; `corner` 'l' or 'r' is the end that another facade
    meets: the room there opens to it, and a facade named 'side' leaves its room to it."""
    slab = setting.accents["slab"]
    for floor in range(storeys.count):
        z = storeys.base + floor * storeys.height
        for letter, first, span in runs(pattern):
            at_corner = (corner == "l" and first == 0) or (
                corner == "r" and first + span == len(pattern)
            )
            bay = Bay(
                key=f"{name}/{floor}/{first}",
                floor=floor,
                x0=first * storeys.bay,
                x1=(first + span) * storeys.bay,
                z=z,
                storey=storeys.height,
                span=span,
                furnished=not (at_corner and name == "side"),
                open_sides=corner if at_corner else "",
            )
            BAYS[letter](builder, setting, bay)
        if setting.building["bays"].get("slabs", True):
            builder.box(-0.02, -0.06, z - 0.22, len(pattern) * storeys.bay + 0.02, 0.0, z, slab)


@dataclass(frozen=True)
class Bay:
    """One run of bays on one floor, in the facade's own space."""

    key: str
    floor: int
    x0: float
    x1: float
    z: float
    storey: float
    span: int
    furnished: bool
    open_sides: str

    @property
    def wall(self):
        return (self.x0, self.x1, self.z, self.z + self.storey)

    def opening(self, margin, low, high):
        """An opening inside the bay; margins and heights in metres (`high` from the top)."""
        return (self.x0 + margin, self.x1 - margin, self.z + low, self.z + self.storey - high)

    def glaze(self, builder, setting, opening, y, panes, depth=4.2, transom=None):
        """The window of the bay; a house may be lit in every room."""
        window(
            builder,
            setting,
            self.key,
            opening,
            y=y,
            panes=panes,
            transom=transom,
            furnished=self.furnished,
            depth=depth,
            lit=0.95 if setting.dusk and setting.building["bays"].get("lit") else None,
            open_sides=self.open_sides,
        )


def window_bay(builder, setting, bay):
    opening = bay.opening(0.75, 0.45, 0.45)
    wall_with_opening(builder, bay.wall, opening, setting.walls[0])
    bay.glaze(builder, setting, opening, 0.22, 2)


def narrow_bay(builder, setting, bay):
    middle = (bay.x0 + bay.x1) / 2
    opening = (middle - 0.55, middle + 0.55, bay.z + 0.9, bay.z + bay.storey - 0.5)
    wall_with_opening(builder, bay.wall, opening, setting.walls[0])
    bay.glaze(builder, setting, opening, 0.2, 1)


def strip_bay(builder, setting, bay):
    opening = bay.opening(0.9, 0, 0)
    wall_with_opening(builder, bay.wall, opening, setting.walls[0], sill=False)
    bay.glaze(builder, setting, (opening[0], opening[1], bay.z + 0.35, opening[3]), 0.24, 2)
    builder.box(
        opening[0], 0.1, bay.z - 0.02, opening[1], 0.3, bay.z + 0.35, setting.accents["spandrel"]
    )


def glass_bay(builder, setting, bay):
    opening = bay.opening(0.3, 0.02, 0.35)
    wall_with_opening(builder, bay.wall, opening, setting.walls[0], reveal=0.4)
    bay.glaze(builder, setting, opening, 0.34, 3)
    railing(builder, setting, opening[0] + 0.03, opening[1] - 0.03, bay.z, 0.08, 0.1, False, False)


def panel_bay(builder, setting, bay):
    opening = bay.opening(1.0, 0.02, 0.3)
    wall_with_opening(builder, bay.wall, opening, setting.walls[1], reveal=0.3, y=0.06)
    bay.glaze(builder, setting, opening, 0.26, 1, transom=0.9)


def blind_bay(builder, setting, bay):
    x0, x1, z0, z1 = bay.wall
    builder.face([(x0, 0, z0), (x1, 0, z0), (x1, 0, z1), (x0, 0, z1)], setting.walls[1])


def balcony_bay(builder, setting, bay):
    opening = bay.opening(0.35, 0.02, 0.42)
    wall_with_opening(builder, bay.wall, opening, setting.walls[0])
    bay.glaze(builder, setting, opening, 0.22, 2 * bay.span)
    rhythm = setting.building["bays"].get("balconies", "shift")
    odd = bay.floor % 2
    left, right, screen = bay.x0 + 0.1, bay.x1 - 0.1, 0
    if rhythm == "shift":
        left, right, screen = (
            left - (0 if odd else 0.8),
            right + (0.8 if odd else 0),
            -1 if odd else 1,
        )
    elif rhythm == "alternate":
        left, right = left - (0.5 if odd else -0.6), right + (0.5 if odd else -0.6)
    elif rhythm == "screened":
        screen = -1 if (bay.floor + int(bay.x0)) % 3 else 1
    balcony(builder, setting, bay.key, left, right, bay.z, bay.storey, 1.75, screen)


def loggia_bay(builder, setting, bay):
    """A balcony cut into the body: deep reveal, window at its back, railing in front."""
    deep = 1.5
    opening = bay.opening(0.3, 0.0, 0.32)
    a, b, c, d = opening
    wall_with_opening(builder, bay.wall, opening, setting.walls[0], reveal=deep, sill=False)
    builder.face(
        [(a, 0, c + 0.01), (b, 0, c + 0.01), (b, deep, c + 0.01), (a, deep, c + 0.01)],
        "paver:b9ad9c",
    )
    soffit(builder, a, b, 0, deep, d - 0.01, setting.accents["soffit"])
    bay.glaze(builder, setting, (a, b, c + 0.02, d), deep - 0.05, 2 * bay.span, depth=3.4)
    railing(builder, setting, a + 0.02, b - 0.02, bay.z, 0.08, 0.1, False, False)
    live(builder, setting, bay.key, a, b, 0.0, bay.z)
    if setting.dusk:
        middle = (a + b) / 2
        builder.box(middle - 0.08, 0.6, d - 0.04, middle + 0.08, 0.76, d - 0.02, "glow:ffdca6:12")


BAYS = {
    "W": window_bay,
    "N": narrow_bay,
    "S": strip_bay,
    "G": glass_bay,
    "P": panel_bay,
    "X": blind_bay,
    "B": balcony_bay,
    "L": loggia_bay,
}
