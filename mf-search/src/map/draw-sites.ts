import type { MapFrame } from './map-frame.ts';
import { type ScreenPoint, zoomOf } from './map-view.ts';
import type { SiteSet } from './sites.ts';

/** Dots nearer to one another than this many pixels are one dot to the eye. */
const grain = 2;

/** A dot for every site in sight, whatever the zoom; those in the same spot are painted once. */
export function drawSites(frame: MapFrame, { xs, ys }: SiteSet): void {
  const { context, view, size } = frame;
  const radius = dotRadius(frame);
  const columns = Math.ceil(size.width / grain) + 1;
  const painted = new Uint8Array(columns * (Math.ceil(size.height / grain) + 1));
  const { sprite, middle } = dotSprite(frame, radius);
  for (let site = 0; site < xs.length; site++) {
    const x = (xs[site] ?? 0) * view.k + view.x;
    const y = (ys[site] ?? 0) * view.k + view.y;
    if (x < 0 || y < 0 || x > size.width || y > size.height) continue;
    const cell = Math.floor(y / grain) * columns + Math.floor(x / grain);
    if (painted[cell] === 1) continue;
    painted[cell] = 1;
    context.drawImage(sprite, x - middle, y - middle, middle * 2, middle * 2);
  }
}

/** A ring around the chosen or pointed-at site. */
export function drawRing({ context, colours }: MapFrame, { x, y }: ScreenPoint): void {
  context.beginPath();
  context.arc(x, y, 8, 0, 2 * Math.PI);
  context.fillStyle = colours.chosen;
  context.strokeStyle = colours.ink;
  context.lineWidth = 2;
  context.fill();
  context.stroke();
}

/** The site under a pointer, the highest in the listing; nothing where there is none. */
export function siteAt({ xs, ys }: SiteSet, view: MapFrame['view'], point: ScreenPoint, reach: number): number {
  let found = -1;
  let nearest = reach * reach;
  for (let site = 0; site < xs.length; site++) {
    const x = (xs[site] ?? 0) * view.k + view.x - point.x;
    const y = (ys[site] ?? 0) * view.k + view.y - point.y;
    const distance = x * x + y * y;
    if (distance >= nearest) continue;
    nearest = distance;
    found = site;
  }
  return found;
}

function dotRadius({ view }: MapFrame): number {
  return Math.max(2.2, Math.min(5, zoomOf(view) - 6.5));
}

interface Dot {
  readonly key: string;
  readonly sprite: HTMLCanvasElement;
  /** Half the side of the sprite, CSS pixels. */
  readonly middle: number;
}

let lastDot: Dot | undefined;

/** One dot drawn once: painting a picture of it is many times faster than an arc each. */
function dotSprite({ colours, context }: MapFrame, radius: number): Dot {
  const scale = context.getTransform().a;
  const rounded = Math.round(radius * 4) / 4;
  const key = `${rounded} ${scale} ${colours.dot} ${colours.halo}`;
  if (lastDot?.key === key) return lastDot;
  const middle = rounded + 1.5;
  const sprite = document.createElement('canvas');
  sprite.width = Math.ceil(middle * 2 * scale);
  sprite.height = sprite.width;
  const brush = sprite.getContext('2d');
  if (brush) {
    brush.scale(scale, scale);
    brush.beginPath();
    brush.arc(middle, middle, rounded, 0, 2 * Math.PI);
    brush.fillStyle = colours.dot;
    brush.fill();
    brush.lineWidth = 1;
    brush.strokeStyle = colours.halo;
    brush.stroke();
  }
  lastDot = { key, sprite, middle };
  return lastDot;
}
