import type { DrawnArea, MapPoint } from '@umbral/domain/filters/filter-values.ts';
import { type MouseEvent, type PointerEvent, useRef, useState } from 'react';
import type { Sketch } from './draw-areas.ts';
import type { MapEngine } from './map-engine.ts';
import { centreOf, onScreen, type ScreenPoint, toPlace, toWorld, worldAt } from './map-view.ts';
import { simplifyLine } from './simplify-line.ts';

/** Points of an area drawn in one go: plenty for the eye, few for an address. */
const mostPoints = 48;
/** Pixels that make a tap a stroke, and that count as the first point again. */
const strokeFrom = 8;
const closesWithin = 16;

export interface SketchTools {
  readonly sketch: Sketch | undefined;
  readonly start: (kind: DrawnArea['kind']) => void;
  readonly cancel: () => void;
  /** Closes the area, if it has three points. */
  readonly finish: () => void;
  /** Sets a point in the middle of the map: for the keyboard. */
  readonly setPoint: () => void;
  readonly dropPoint: () => void;
  readonly onPointerDown: (event: PointerEvent<HTMLElement>) => void;
  readonly onPointerMove: (event: PointerEvent<HTMLElement>) => void;
  readonly onPointerUp: (event: PointerEvent<HTMLElement>) => void;
}

/** Drawing an area: in one stroke, or point by point with pointer or keyboard. */
export function useSketch(engine: () => MapEngine | undefined, done: (area: DrawnArea) => void): SketchTools {
  const [sketch, setSketch] = useState<Sketch>();
  const stroke = useRef<{ readonly from: ScreenPoint; readonly before: readonly MapPoint[]; isLong: boolean }>(
    undefined,
  );
  const finishWith = (points: readonly MapPoint[]) => {
    if (!sketch) return;
    setSketch(undefined);
    if (points.length >= 3) done({ kind: sketch.kind, points });
  };
  const append = (point: MapPoint) => setSketch((now) => now && { ...now, points: [...now.points, point] });
  return {
    sketch,
    start: (kind) => setSketch({ kind, points: [] }),
    cancel: () => setSketch(undefined),
    finish: () => sketch && sketch.points.length >= 3 && finishWith(sketch.points),
    setPoint: () => {
      const map = engine();
      if (map) append(centreOf(map.view(), map.size()));
    },
    dropPoint: () => setSketch((now) => now && { ...now, points: now.points.slice(0, -1) }),
    onPointerDown: (event) => {
      if (!sketch || event.button !== 0 || !event.isPrimary) return;
      event.currentTarget.setPointerCapture(event.pointerId);
      stroke.current = { from: pointOf(event), before: sketch.points, isLong: false };
    },
    onPointerMove: (event) => {
      const [map, now] = [engine(), stroke.current];
      if (!map || !now || !event.isPrimary) return;
      const at = pointOf(event);
      now.isLong ||= Math.hypot(at.x - now.from.x, at.y - now.from.y) >= strokeFrom;
      if (now.isLong) append(toPlace(worldAt(map.view(), at)));
    },
    onPointerUp: (event) => {
      const [map, now] = [engine(), stroke.current];
      stroke.current = undefined;
      if (!map || !now || !sketch) return;
      const at = pointOf(event);
      if (now.isLong) {
        const line = [...sketch.points, toPlace(worldAt(map.view(), at))];
        finishWith(simplifyLine(line, map.view(), mostPoints));
        return;
      }
      const [first] = now.before;
      const start = first && onScreen(map.view(), toWorld(first));
      const isClosing = start && now.before.length >= 3 && Math.hypot(start.x - at.x, start.y - at.y) < closesWithin;
      if (isClosing) finishWith(now.before);
      else append(toPlace(worldAt(map.view(), at)));
    },
  };
}

/** Where a pointer is inside the map. */
export function pointOf(event: MouseEvent<HTMLElement>): ScreenPoint {
  const { left, top } = event.currentTarget.getBoundingClientRect();
  return { x: event.clientX - left, y: event.clientY - top };
}
