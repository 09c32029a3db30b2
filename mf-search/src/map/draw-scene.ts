import type { DrawnArea } from '@umbral/domain/filters/filter-values.ts';
import { coarseEnd } from '@umbral/domain/ground/ground-levels.ts';
import type { Reach } from '@umbral/domain/travel/reach.ts';
import { drawAreas, drawReach, drawSketch, type Sketch } from './draw-areas.ts';
import { drawGraticule } from './draw-graticule.ts';
import { drawGround, type PlacedGround, placeGround } from './draw-ground.ts';
import { drawLabels, type Label, labelsOfTiles } from './draw-labels.ts';
import { drawLand } from './draw-land.ts';
import { drawRing, drawSites } from './draw-sites.ts';
import { drawTiles, hasAllTiles, type TileSource } from './draw-tiles.ts';
import type { GroundStore } from './ground-store.ts';
import type { MapFrame } from './map-frame.ts';
import { onScreen, zoomOf } from './map-view.ts';
import type { SiteSet } from './sites.ts';
import type { StreetStore } from './street-store.ts';

/** What lies still on the map. */
export interface GroundScene {
  readonly siteSet: SiteSet;
  readonly labels: readonly Label[];
  /** Sites that hold a price. */
  readonly priced: readonly number[];
  /** Pictures of a tile server over our own base map. */
  readonly tiles: TileSource | undefined;
  /** Tiles of our own ground. */
  readonly ground: GroundStore | undefined;
  /** An archive of streets over it. */
  readonly streets: StreetStore | undefined;
}

const noGround: PlacedGround = { tiles: [], coast: [] };

/** Paints what lies still, from the base map up. Our own stands wherever a tile is missing. */
export function* paintGround(frame: MapFrame, scene: GroundScene): Generator<undefined, void> {
  const { siteSet, labels, priced, tiles, ground, streets } = scene;
  const hasTiles = tiles !== undefined && hasAllTiles(frame, tiles);
  const placed = ground && !hasTiles ? placeGround(frame, ground) : noGround;
  drawLand(frame, placed.tiles.length > 0 && zoomOf(frame.view) >= coarseEnd);
  yield;
  yield* drawGround(frame, placed, streets);
  if (!hasTiles) {
    if (placed.tiles.length === 0) drawGraticule(frame);
    yield* drawLabels(
      frame,
      [...labels, ...labelsOfTiles(placed.tiles)],
      priced.map((site) => placeOf(frame, siteSet, site)),
    );
  }
  if (tiles) yield* drawTiles(frame, tiles);
  yield* drawSites(frame, siteSet);
}

/** What is drawn over it, and changes more often. */
export interface TopScene {
  readonly siteSet: SiteSet;
  readonly areas: readonly DrawnArea[];
  /** Where one is within some minutes of a place, if that is asked for. */
  readonly reach: Reach | undefined;
  readonly sketch: Sketch | undefined;
  /** Sites that stand out. */
  readonly rings: readonly number[];
}

export function isEmptyTop({ areas, reach, sketch, rings }: TopScene): boolean {
  return areas.length === 0 && reach === undefined && sketch === undefined && rings.length === 0;
}

export function drawTop(frame: MapFrame, { siteSet, areas, reach, sketch, rings }: TopScene): void {
  if (reach) drawReach(frame, reach);
  drawAreas(frame, areas);
  for (const site of rings) drawRing(frame, placeOf(frame, siteSet, site));
  if (sketch) drawSketch(frame, sketch);
}

function placeOf({ view }: MapFrame, { xs, ys }: SiteSet, site: number) {
  return onScreen(view, { x: xs[site] ?? 0, y: ys[site] ?? 0 });
}
