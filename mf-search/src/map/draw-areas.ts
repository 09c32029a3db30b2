import type { DrawnArea, MapPoint } from '@umbral/domain/filters/filter-values.ts';
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
