"""Coast: white buildings behind a pool with palms, the sea on the horizon."""

from core.mesh import MeshBuilder
from core.environment import WHITE_CITY, skyline
from exterior.framing import heading_of, shoot, three_quarter
from exterior.light import set_light
from exterior.parts.block import block
from exterior.parts.facade import Storeys
from exterior.parts.figures import person
from exterior.parts.garden import Garden
from exterior.parts.podium import canopy, podium
from exterior.parts.pool import lounger_row, pool
from exterior.parts.street import bollard
from exterior.views import view_of

FRONT = 6.0
CROWN = 6.5
FAR = 9000.0
POOL_BACK = -13.0


def build(setting):
    """The shot of a building by the sea; gives the grade's look."""
    bays = setting.building["bays"]
    storeys = Storeys(bays["podium"], setting.building["floors"], bays["storey"], bays["width"])
    width = bays["width"] * len(bays["front"])
    view = view_of(setting, 21, 0.68)
    side, lens = view.side, view.lens
    if setting.shot == "pool":
        eye = (side * 19, -33.5, 1.45)
        target, lens = (-side * 9, 2, 6.2), 21
    else:
        eye, target = three_quarter(
            setting,
            (-side * 3, FRONT),
            storeys.top + CROWN,
            width * 1.2,
            side,
            view.angle,
            lens,
            view.fill,
            4.4 if setting.shot == "golden" else 2.6,
        )
    heading = heading_of(eye, target)
    look = set_light(setting.light, heading, side, setting.shot_dice("light"))
    garden = Garden(setting, eye)
    buildings(setting, storeys, side, width)
    deck(setting, garden, eye, side, width)
    sea(setting, heading)
    shoot(eye, target, lens)
    return look


def buildings(setting, storeys, side, width):
    """The building on its podium and its sisters towards the open side."""
    bays = setting.building["bays"]
    crown = bays.get("crown", "pergola")
    builder = MeshBuilder("coast")
    _, depth, _ = block(
        builder, setting, 0, FRONT, storeys, bays["front"], bays["side"], side, crown
    )
    podium(
        builder, setting, -width / 2 - 4, width / 2 + 6, FRONT - 2, depth + 2, storeys.base, side
    )
    canopy(builder, setting, 0, FRONT - 2.3, 9, 3.4, 3.6)
    for i in range(bays.get("towers", 1) - 1):
        floors = max(4, storeys.count - 2 - i)
        sister = Storeys(storeys.base, floors, storeys.height, storeys.bay)
        if storeys.count > 8:
            x, y = side * (width + 20) * (i + 1), 40.0
        else:
            x, y = -side * (width + 14) * (i + 1), 10.0 + 6 * i
        block(builder, setting, x, y, sister, bays["front"], bays["side"], side, crown)
        podium(
            builder,
            setting,
            x - width / 2 - 3,
            x + width / 2 + 3,
            y - 2,
            depth + 2,
            storeys.base,
            side,
        )
    builder.to_object()


def deck(setting, garden, eye, side, width):
    """Pool, loungers, beds and palms between the camera and the building."""
    builder = MeshBuilder("deck")
    stone = setting.dice("deck").choice(
        ("paver:d8cbb4:.6:.6:.3", "paver:cfc3b0:.4:1.2:.35", "paver:c8b08c:.15:1.8:.4")
    )
    front = max(-46.0, min(-30.0, eye[1] + 7.5)) if setting.shot != "pool" else -31.0
    x0, x1 = (-26.0, 12.0) if side < 0 else (-12.0, 26.0)
    pool(builder, x0, x1, front, POOL_BACK, stone, (-90, 90, -110, 60))
    cloth = setting.dice("cloth").choice(("sheer:efe4d0", "sheer:e8c9a0", "sheer:b9d6d2"))
    lounger_row(builder, x0 + 3, x1 - 3, POOL_BACK + 1.8, cloth)
    bed = (x0 - 8, x0 - 1) if side < 0 else (x1 + 1, x1 + 8)
    builder.box(bed[0], front + 4, -0.1, bed[1], front + 14, 0.5, "marble:e8e0d0:b8a88c:.5")
    builder.to_object()
    garden.bushes(90, bed[0] + 0.5, bed[1] - 0.5, front + 4.5, front + 13.5, "bed", 0.5, 0.6, 1.15)
    garden.bushes(110, x0, x1, POOL_BACK + 4.2, POOL_BACK + 6, "hedge", 0, 0.7, 1.3)
    far = x1 + 2 if side < 0 else x0 - 2
    garden.bushes(44, far - 2.2, far + 2.2, front, POOL_BACK, "far", 0, 0.6, 1.1)
    palms(setting, garden, front, (x0, x1), bed, side)
    for i in range(6):
        bollard(setting, x0 + 3 + i * (x1 - x0 - 6) / 5, POOL_BACK + 3.6)
    for i in range(4):
        walker = setting.shot_dice(f"walker/{i}")
        person(walker.uniform(x0 + 3, x1 - 2), POOL_BACK + walker.uniform(0.7, 4), walker)


def palms(setting, garden, front, span, bed, side):
    """Palms at the pool's corners, behind the loungers and along the building."""
    x0, x1 = span
    for i, (x, y) in enumerate(
        ((bed[0] + 1.5, front + 5), (bed[1] - 2, front + 12), (bed[0] + 2.5, front + 13))
    ):
        garden.tree(x, y, f"bed/{i}", 1.0, "coco" if i != 1 else "real")
    for i in range(6):
        garden.tree(x0 + 2 + i * (x1 - x0 - 4) / 5, POOL_BACK + 4.6, f"row/{i}", 0.85, "coco")
    for i in range(10):
        dice = setting.dice(f"palm/{i}")
        sign = -1 if i % 2 else 1
        garden.tree(
            sign * dice.uniform(32, 62),
            dice.uniform(-26, 20),
            f"side/{i}",
            1.0,
            dice.choice(("coco", "real", "almendro")),
        )
    garden.tree(x1 + 3.5 if side < 0 else x0 - 3.5, front + 3, "corner", 0.95, "coco")


def sea(setting, heading):
    """Beach, sea to the horizon and, far along the bay, more white towers."""
    builder = MeshBuilder("sea")
    builder.face([(-FAR, 60, -0.5), (FAR, 60, -0.5), (FAR, 84, -0.55), (-FAR, 84, -0.55)], "sand")
    for corners in (
        [(-FAR, 84, -0.6), (FAR, 84, -0.6), (FAR, FAR, -0.6), (-FAR, FAR, -0.6)],
        [(-FAR, -110, -0.6), (-130, -110, -0.6), (-130, 84, -0.6), (-FAR, 84, -0.6)],
        [(130, -110, -0.6), (FAR, -110, -0.6), (FAR, 84, -0.6), (130, 84, -0.6)],
    ):
        builder.face(corners, "sea")
    for x0, x1 in ((-130, -90), (90, 130)):
        builder.face([(x0, -110, -0.5), (x1, -110, -0.5), (x1, 60, -0.5), (x0, 60, -0.5)], "grass")
    builder.to_object()
    lit = 1 if setting.dusk else 0
    turn = -setting.dice("bay").choice((-1, 1)) * 38
    name = f"{setting.building['id']}/bay"
    skyline(28, heading + turn - 22, heading + turn + 22, 1500, 3000, 120, lit, name, WHITE_CITY)
