import type { DrawnArea, MapPoint } from '@umbral/domain/filters/filter-values.ts';
import type { Reach } from '@umbral/domain/travel/reach.ts';
import { ringsOf } from '@umbral/domain/travel/straight-reach.ts';
import type { MapFrame } from './map-frame.ts';
import { onScreen, toWorld } from './map-view.ts';

/** An area that is being drawn, in points of the map. */
export interface Sketch {
  readonly kind: DrawnArea['kind'];
  readonly points: readonly MapPoint[];
}

/** Drawn areas: tinted and hatched the other way where homes are unwanted, so that colour is never alone. */
export function drawAreas(frame: MapFrame, areas: readonly DrawnArea[]): void {
  for (const { kind, points } of areas) {
    tracePath(frame, points, true);
    paint(frame, kind);
  }
}

/** Where one is within some minutes of a place, and the place. */
export function drawReach(frame: MapFrame, reach: Reach): void {
  for (const ring of ringsOf(reach)) {
    tracePath(frame, ring, true);
    paint(frame, 'include');
  }
  const { context, colours, view } = frame;
  const { x, y } = onScreen(view, toWorld(reach));
  context.beginPath();
  context.arc(x, y, 7, 0, 2 * Math.PI);
  context.fillStyle = colours.include;
  context.fill();
  context.lineWidth = 3;
  context.strokeStyle = colours.halo;
  context.stroke();
}

export function drawSketch(frame: MapFrame, { kind, points }: Sketch): void {
  const { context, colours } = frame;
  tracePath(frame, points, false);
  context.lineWidth = 2;
  context.strokeStyle = colours[kind];
  context.setLineDash([6, 4]);
  context.stroke();
  context.setLineDash([]);
  for (const point of points) {
    const { x, y } = onScreen(frame.view, toWorld(point));
    context.fillStyle = colours.halo;
    context.fillRect(x - 3, y - 3, 6, 6);
    context.strokeRect(x - 3, y - 3, 6, 6);
  }
}

function tracePath({ context, view }: MapFrame, points: readonly MapPoint[], isClosed: boolean): void {
  context.beginPath();
  for (const point of points) {
    const { x, y } = onScreen(view, toWorld(point));
    context.lineTo(x, y);
  }
  if (isClosed) context.closePath();
}

function paint({ context, colours }: MapFrame, kind: DrawnArea['kind']): void {
  context.globalAlpha = kind === 'include' ? 0.1 : 0.12;
  context.fillStyle = colours[kind];
  context.fill('evenodd');
  context.globalAlpha = 1;
  context.lineJoin = 'round';
  context.lineWidth = 4;
  context.strokeStyle = colours.halo;
  context.stroke();
  context.lineWidth = 2;
  context.setLineDash(kind === 'include' ? [] : [8, 5]);
  context.strokeStyle = colours[kind];
  context.stroke();
  context.setLineDash([]);
}
