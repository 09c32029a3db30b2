import type { MapFrame } from './map-frame.ts';
import { zoomOf } from './map-view.ts';

/** Pictures of a tile server by a template with `{z}`, `{x}` and `{y}`. */
export interface TileSource {
  readonly url: string;
  /** Called when a tile has come. */
  readonly onTile: () => void;
}

const farthest = 19;
/** As many as two large screens show, with what lies around them. */
const mostKept = 600;
const tilesOfStep = 6;
/** A tile that did not come is asked for again when its place is painted after this time. */
const retryMs = 15_000;
const kept = new Map<string, HTMLImageElement>();

interface Spot {
  readonly name: string;
  readonly x: number;
  readonly y: number;
  readonly side: number;
}

/** Whether no place of a view would be left without its tile; asks for those that are missing. */
export function hasAllTiles(frame: MapFrame, source: TileSource): boolean {
  return spotsOf(frame).filter(({ name }) => !isThere(tileOf(source, name))).length === 0;
}

/** Draws the tiles of a view that have come. */
export function* drawTiles(frame: MapFrame, source: TileSource): Generator<undefined, void> {
  let drawn = 0;
  for (const { name, x, y, side } of spotsOf(frame)) {
    const image = tileOf(source, name);
    if (!isThere(image)) continue;
    frame.context.drawImage(image, x, y, side + 0.5, side + 0.5);
    drawn += 1;
    if (drawn % tilesOfStep === 0) yield;
  }
}

function spotsOf({ view, size }: MapFrame): Spot[] {
  const zoom = Math.max(0, Math.min(farthest, Math.round(zoomOf(view))));
  const count = 2 ** zoom;
  const side = view.k / count;
  const between = (offset: number, length: number) => {
    const at = (pixels: number) => Math.max(0, Math.min(count - 1, Math.floor((pixels - offset) / side)));
    const [first, last] = [at(0), at(length)];
    return Array.from({ length: last - first + 1 }, (_, index) => first + index);
  };
  const rows = between(view.y, size.height);
  return between(view.x, size.width).flatMap((column) =>
    rows.map((row) => ({
      name: `${zoom}/${column}/${row}`,
      x: column * side + view.x,
      y: row * side + view.y,
      side,
    })),
  );
}

function isThere(image: HTMLImageElement): boolean {
  return image.complete && image.naturalWidth > 0;
}

/** The picture of a tile; the ones that were not needed for longest are forgotten. */
function tileOf({ url, onTile }: TileSource, name: string): HTMLImageElement {
  const known = kept.get(name);
  const image = known ?? new Image();
  kept.delete(name);
  kept.set(name, image);
  if (known) return known;
  const [z = '', x = '', y = ''] = name.split('/');
  image.onload = onTile;
  image.onerror = () => setTimeout(() => kept.delete(name), retryMs);
  image.src = url.replace('{z}', z).replace('{x}', x).replace('{y}', y);
  const [oldest] = kept.keys();
  if (kept.size > mostKept && oldest !== undefined) kept.delete(oldest);
  return image;
}
