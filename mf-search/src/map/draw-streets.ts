import { groundLines, widthAt } from '@umbral/domain/ground/ground-layers.ts';
import type { StreetTile } from './decode-streets.ts';
import { groundColours, mix } from './ground-colours.ts';
import type { MapFrame } from './map-frame.ts';
import { zoomOf } from './map-view.ts';
import { type StreetStore, streetsFrom } from './street-store.ts';

const classes = ['minor', 'primary', 'major'] as const;

interface PlacedStreets {
  readonly tile: StreetTile;
  readonly x: number;
  readonly y: number;
  readonly side: number;
}

/** Draws parks, water, buildings and streets of an archive over the ground, one kind in a step. */
export function* drawStreets(frame: MapFrame, store: StreetStore): Generator<undefined, void> {
  const { context, view, colours } = frame;
  const zoom = zoomOf(view);
  const placed = zoom < streetsFrom ? [] : placedStreets(frame, store);
  if (placed.length === 0) return;
  const { water, lines } = groundColours(colours);
  const areas = [
    { read: (tile: StreetTile) => tile.park, colour: mix(colours.home, colours.include, 0.12) },
    { read: (tile: StreetTile) => tile.water, colour: water },
    ...(zoom < 15 ? [] : [{ read: (tile: StreetTile) => tile.building, colour: mix(colours.home, colours.ink, 0.09) }]),
  ];
  for (const { read, colour } of areas) {
    context.fillStyle = colour;
    eachTile(frame, placed, (tile) => {
      const path = read(tile);
      if (path) context.fill(path);
    });
    yield;
  }
  context.lineJoin = 'round';
  context.lineCap = 'round';
  for (const name of classes) {
    context.strokeStyle = lines[`road/${name}`];
    eachTile(frame, placed, ({ roads }, unit) => {
      const path = roads.get(name);
      context.lineWidth = widthAt(groundLines[`road/${name}`], zoom) * unit;
      if (path) context.stroke(path);
    });
    yield;
  }
}

/** The tiles of a view, each cut to its own square: streets have no margin that could be relied on. */
function placedStreets({ view, size }: MapFrame, store: StreetStore): PlacedStreets[] {
  const closest = store.closest();
  if (closest === undefined) return [];
  const level = Math.min(closest, Math.floor(zoomOf(view)));
  const count = 2 ** level;
  const side = view.k / count;
  const between = (offset: number, length: number) => {
    const at = (pixels: number) => Math.max(0, Math.min(count - 1, Math.floor((pixels - offset) / side)));
    const [first, last] = [at(0), at(length)];
    return Array.from({ length: last - first + 1 }, (_, index) => first + index);
  };
  const rows = between(view.y, size.height);
  return between(view.x, size.width).flatMap((x) =>
    rows.flatMap((y) => {
      const tile = store.tile(level, x, y);
      return tile ? [{ tile, x: x * side + view.x, y: y * side + view.y, side }] : [];
    }),
  );
}

function eachTile(
  { context }: MapFrame,
  placed: readonly PlacedStreets[],
  draw: (tile: StreetTile, unit: number) => void,
): void {
  for (const { tile, x, y, side } of placed) {
    context.save();
    context.beginPath();
    context.rect(x, y, side, side);
    context.clip();
    context.translate(x, y);
    context.scale(side / tile.extent, side / tile.extent);
    draw(tile, tile.extent / side);
    context.restore();
  }
}
