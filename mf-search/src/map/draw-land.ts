import { groundColours } from './ground-colours.ts';
import type { MapFrame } from './map-frame.ts';
import { toWorld, type WorldPoint } from './map-view.ts';
import outlines from './outlines.json' with { type: 'json' };
import { decodeRing } from './ring-text.ts';

/** Countries where homes are sold: lighter than the land around them. */
const homeCountries: readonly string[] = ['Colombia', 'Panama', 'Dominican Rep.', 'Spain', 'United States of America'];

/** Paths hold short numbers: around this point, and so large, they are fine enough for the closest view. */
const origin = toWorld({ lat: 4, lng: -74 });
const unit = 4096;

interface Country {
  readonly isHome: boolean;
  readonly path: Path2D;
  readonly from: WorldPoint;
  readonly to: WorldPoint;
}

let countries: readonly Country[] | undefined;

/** Water, land and borders; without lines where finer ones are drawn over it. */
export function drawLand({ context, view, size, colours }: MapFrame, isPlain: boolean): void {
  countries ??= Object.entries(outlines).flatMap(([name, rings]) => rings.map((ring) => countryOf(name, ring)));
  context.fillStyle = groundColours(colours).water;
  context.fillRect(0, 0, size.width, size.height);
  context.save();
  context.translate(view.x + origin.x * view.k, view.y + origin.y * view.k);
  context.scale(view.k / unit, view.k / unit);
  context.lineJoin = 'round';
  for (const { isHome, path, from, to } of countries) {
    const isSeen =
      to.x * view.k + view.x > 0 &&
      to.y * view.k + view.y > 0 &&
      from.x * view.k + view.x < size.width &&
      from.y * view.k + view.y < size.height;
    if (!isSeen) continue;
    context.fillStyle = isHome ? colours.home : colours.land;
    context.fill(path);
    if (isPlain) continue;
    context.lineWidth = ((isHome ? 1 : 0.5) * unit) / view.k;
    context.strokeStyle = isHome ? colours.border : colours.line;
    context.stroke(path);
  }
  context.restore();
}

function countryOf(name: string, ring: string): Country {
  const degrees = decodeRing(ring);
  const path = new Path2D();
  const from = { x: 1, y: 1 };
  const to = { x: 0, y: 0 };
  for (let index = 0; index < degrees.length; index += 2) {
    const { x, y } = toWorld({ lng: degrees[index] ?? 0, lat: degrees[index + 1] ?? 0 });
    path.lineTo((x - origin.x) * unit, (y - origin.y) * unit);
    from.x = Math.min(from.x, x);
    from.y = Math.min(from.y, y);
    to.x = Math.max(to.x, x);
    to.y = Math.max(to.y, y);
  }
  path.closePath();
  return { isHome: homeCountries.includes(name), path, from, to };
}
