import { type GroundLineName, groundLines, stationsFrom, widthAt } from '@umbral/domain/ground/ground-layers.ts';
import { coarseEnd, coastLevel, coastReachM } from '@umbral/domain/ground/ground-levels.ts';
import { type GroundTile, tileExtent } from './decode-tile.ts';
import { drawStreets } from './draw-streets.ts';
import { groundColours } from './ground-colours.ts';
import { type PlacedTile, placedTiles } from './ground-spots.ts';
import type { GroundStore } from './ground-store.ts';
import type { MapFrame } from './map-frame.ts';
import { centreOf, onScreen, zoomOf } from './map-view.ts';
import type { StreetStore } from './street-store.ts';

const lineNames: readonly GroundLineName[] = Object.keys(groundLines).filter((name): name is GroundLineName =>
  Object.hasOwn(groundLines, name),
);

/** The tiles of the ground that show a view. */
export interface PlacedGround {
  readonly tiles: readonly PlacedTile[];
  /** Those of the coast, past the zoom where the coarse one is true. */
  readonly coast: readonly PlacedTile[];
}

const equatorM = 40_075_016.7;

/** Places what a view shows of the ground; asks for what has not come. */
export function placeGround(frame: MapFrame, store: GroundStore): PlacedGround {
  const isNear = zoomOf(frame.view) >= coarseEnd;
  return { tiles: placedTiles(frame, store), coast: isNear ? placedTiles(frame, store, coastLevel) : [] };
}

/** Draws the tiles of the ground, one layer over the other, each of them in a step. */
export function* drawGround(
  frame: MapFrame,
  { tiles, coast }: PlacedGround,
  streets: StreetStore | undefined,
): Generator<undefined, void> {
  if (tiles.length === 0) {
    if (streets) yield* drawStreets(frame, streets);
    return;
  }
  const { context, view, colours } = frame;
  const zoom = zoomOf(view);
  const { water, urban, station, lines } = groundColours(colours);
  context.lineJoin = 'round';
  context.lineCap = 'round';
  if (coast.length > 0) {
    drawCoast(frame, coast, water);
    yield;
  }
  const areas = [
    { read: (tile: GroundTile) => tile.land, colour: colours.home },
    { read: (tile: GroundTile) => tile.water, colour: water },
    { read: (tile: GroundTile) => tile.urban, colour: urban },
  ];
  for (const { read, colour } of areas) {
    context.fillStyle = colour;
    eachTile(frame, tiles, (tile) => {
      const path = read(tile);
      if (path) context.fill(path);
    });
    yield;
  }
  if (streets) yield* drawStreets(frame, streets);
  for (const name of lineNames) {
    const line = groundLines[name];
    if (zoom < line.from || zoom > line.to) continue;
    context.strokeStyle = lines[name];
    eachTile(frame, tiles, ({ lines: paths }, unit) => {
      const path = paths.get(name);
      if (!path) return;
      context.lineWidth = widthAt(line, zoom) * unit;
      if (name === 'border/zone') context.setLineDash([5 * unit, 4 * unit]);
      context.stroke(path);
      context.setLineDash([]);
    });
    yield;
  }
  if (zoom >= stationsFrom) drawStations(frame, tiles, station);
}

/** The sea with all that it may be: the outlines of municipalities and zones say later where the land is. */
function drawCoast(frame: MapFrame, coast: readonly PlacedTile[], water: string): void {
  const { context, view, size } = frame;
  const metresPerPixel = (equatorM * Math.cos((centreOf(view, size).lat * Math.PI) / 180)) / view.k;
  context.fillStyle = water;
  context.strokeStyle = water;
  eachTile(frame, coast, (tile, unit) => {
    if (tile.water) context.fill(tile.water);
    context.lineWidth = ((2 * coastReachM) / metresPerPixel) * unit;
    if (tile.coast) context.stroke(tile.coast);
  });
}

/** Draws in the units of each tile; `unit` of them are a pixel. */
function eachTile(
  { context }: MapFrame,
  tiles: readonly PlacedTile[],
  draw: (tile: GroundTile, unit: number) => void,
): void {
  for (const { tile, x, y, side, clip } of tiles) {
    context.save();
    if (clip) {
      context.beginPath();
      context.rect(clip.x, clip.y, clip.side, clip.side);
      context.clip();
    }
    context.translate(x, y);
    context.scale(side / tileExtent, side / tileExtent);
    draw(tile, tileExtent / side);
    context.restore();
  }
}

function drawStations({ context, view, colours }: MapFrame, tiles: readonly PlacedTile[], colour: string): void {
  context.fillStyle = colours.home;
  context.strokeStyle = colour;
  context.lineWidth = 1.5;
  for (const { tile } of tiles) {
    for (const place of tile.stations) {
      const { x, y } = onScreen(view, place);
      context.beginPath();
      context.arc(x, y, 3, 0, 2 * Math.PI);
      context.fill();
      context.stroke();
    }
  }
}
