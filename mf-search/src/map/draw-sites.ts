import type { MapFrame } from './map-frame.ts';
import { type ScreenPoint, zoomOf } from './map-view.ts';
import type { SiteSet } from './sites.ts';

/** Dots nearer to one another than this many pixels are one dot to the eye. */
const grain = 2;

/** Sites that are looked at, and dots that are painted, in one step. */
const sitesOfStep = 30_000;
const dotsOfStep = 1500;

/** A dot for every site in sight, whatever the zoom; those in the same spot are painted once. */
export function* drawSites(frame: MapFrame, { xs, ys }: SiteSet): Generator<undefined, void> {
  const { context, view, size } = frame;
  const density = context.getTransform().a;
  const { sprite, side } = dotSprite(frame, dotRadius(frame), density);
  const columns = Math.ceil(size.width / grain) + 1;
  const painted = new Uint8Array(columns * (Math.ceil(size.height / grain) + 1));
  let [looked, dots] = [0, 0];
  for (let site = 0; site < xs.length; site++) {
    looked += 1;
    const x = (xs[site] ?? 0) * view.k + view.x;
    const y = (ys[site] ?? 0) * view.k + view.y;
    const cell = Math.floor(y / grain) * columns + Math.floor(x / grain);
    if (x >= 0 && y >= 0 && x <= size.width && y <= size.height && painted[cell] === 0) {
      painted[cell] = 1;
      dots += 1;
      // On whole pixels of the screen a picture is copied, not blended anew.
      const [left, top] = [Math.round((x - side / 2) * density), Math.round((y - side / 2) * density)];
      context.drawImage(sprite, left / density, top / density, side, side);
    }
    if (looked < sitesOfStep && dots < dotsOfStep) continue;
    [looked, dots] = [0, 0];
    yield;
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
  readonly sprite: ImageBitmap;
  /** CSS pixels. */
  readonly side: number;
}

let lastDot: Dot | undefined;

/** One dot drawn once: painting a picture of it is many times faster than an arc each. */
function dotSprite({ colours }: MapFrame, radius: number, density: number): Dot {
  const rounded = Math.round(radius * 4) / 4;
  const key = `${rounded} ${density} ${colours.dot} ${colours.halo}`;
  if (lastDot?.key === key) return lastDot;
  const pixels = Math.ceil((rounded * 2 + 3) * density);
  const side = pixels / density;
  const canvas = new OffscreenCanvas(pixels, pixels);
  const brush = canvas.getContext('2d');
  if (brush) {
    brush.scale(density, density);
    brush.beginPath();
    brush.arc(side / 2, side / 2, rounded, 0, 2 * Math.PI);
    brush.fillStyle = colours.dot;
    brush.fill();
    brush.lineWidth = 1;
    brush.strokeStyle = colours.halo;
    brush.stroke();
  }
  // A bitmap is painted as it is; of a canvas each painting would take a picture first.
  const sprite = canvas.transferToImageBitmap();
  lastDot = { key, sprite, side };
  return lastDot;
}
