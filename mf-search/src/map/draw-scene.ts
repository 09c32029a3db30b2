import type { DrawnArea } from 'shared-contracts/routes/search-state.ts';
import { drawAreas, drawCross, drawSketch, type Sketch } from './draw-areas.ts';
import { drawGraticule } from './draw-graticule.ts';
import { drawLabels, type Label } from './draw-labels.ts';
import { drawLand } from './draw-land.ts';
import { drawRing, drawSites } from './draw-sites.ts';
import { drawTiles, type TileSource } from './draw-tiles.ts';
import type { MapFrame } from './map-frame.ts';
import { onScreen } from './map-view.ts';
import type { SiteSet } from './sites.ts';

/** What is on the map now. */
export interface Scene {
  readonly siteSet: SiteSet;
  readonly labels: readonly Label[];
  readonly areas: readonly DrawnArea[];
  readonly sketch: Sketch | undefined;
  /** Sites that hold a price. */
  readonly priced: readonly number[];
  /** Sites that stand out. */
  readonly rings: readonly number[];
  /** Pictures of a tile server in place of our own base map. */
  readonly tiles: TileSource | undefined;
}

/** Draws all of it, from the ground up. */
export function drawScene(frame: MapFrame, scene: Scene): void {
  const { siteSet, labels, areas, sketch, priced, rings, tiles } = scene;
  const placeOf = (site: number) => onScreen(frame.view, { x: siteSet.xs[site] ?? 0, y: siteSet.ys[site] ?? 0 });
  drawLand(frame);
  if (tiles) drawTiles(frame, tiles);
  else {
    drawGraticule(frame);
    drawLabels(frame, labels, priced.map(placeOf));
  }
  drawAreas(frame, areas);
  drawSites(frame, siteSet);
  for (const site of rings) drawRing(frame, placeOf(site));
  if (!sketch) return;
  drawSketch(frame, sketch);
  drawCross(frame, { x: frame.size.width / 2, y: frame.size.height / 2 });
}
