import type { MapFrame } from './map-frame.ts';
import { zoomOf } from './map-view.ts';

/** Pictures of a tile server by a template with `{z}`, `{x}` and `{y}`. */
export interface TileSource {
  readonly url: string;
  /** Called when a tile has come. */
  readonly onTile: () => void;
}

const farthest = 19;
const mostKept = 400;
const kept = new Map<string, HTMLImageElement>();

/** Draws the tiles of a view; one that is still on its way leaves the ground below it. */
export function drawTiles({ context, view, size }: MapFrame, source: TileSource): void {
  const zoom = Math.max(0, Math.min(farthest, Math.round(zoomOf(view))));
  const count = 2 ** zoom;
  const side = view.k / count;
  const column = (pixels: number) => Math.max(0, Math.min(count - 1, Math.floor((pixels - view.x) / side)));
  const row = (pixels: number) => Math.max(0, Math.min(count - 1, Math.floor((pixels - view.y) / side)));
  for (let x = column(0); x <= column(size.width); x++) {
    for (let y = row(0); y <= row(size.height); y++) {
      const image = tileOf(source, `${zoom}/${x}/${y}`);
      if (image.complete && image.naturalWidth > 0) {
        context.drawImage(image, x * side + view.x, y * side + view.y, side + 0.5, side + 0.5);
      }
    }
  }
}

/** The picture of a tile; the ones that were not needed for longest are forgotten. */
function tileOf({ url, onTile }: TileSource, name: string): HTMLImageElement {
  const known = kept.get(name);
  if (known) return known;
  const [z = '', x = '', y = ''] = name.split('/');
  const image = new Image();
  image.onload = onTile;
  image.src = url.replace('{z}', z).replace('{x}', x).replace('{y}', y);
  kept.set(name, image);
  const [oldest] = kept.keys();
  if (kept.size > mostKept && oldest !== undefined) kept.delete(oldest);
  return image;
}
