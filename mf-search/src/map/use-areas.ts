import { drawingLimits } from '@umbral/domain/filters/drawn-areas.ts';
import type { DrawnArea, MapPoint } from '@umbral/domain/filters/filter-values.ts';
import { roundedCorner } from '@umbral/domain/places/globe.ts';
import { useState } from 'react';

type Areas = readonly DrawnArea[];

/** The drawn areas and what can be done with them; every change can be taken back. */
export interface AreaTools {
  readonly areas: Areas;
  readonly isFull: boolean;
  readonly add: (area: DrawnArea) => void;
  readonly replace: (index: number, area: DrawnArea) => void;
  readonly remove: (index: number) => void;
  readonly removeAll: () => void;
  readonly undo: (() => void) | undefined;
  readonly redo: (() => void) | undefined;
}

/** The address holds the areas; what they were before is kept here for as long as the map is open. */
export function useAreas(areas: Areas, change: (areas: Areas) => void): AreaTools {
  const [past, setPast] = useState<readonly Areas[]>([]);
  const [future, setFuture] = useState<readonly Areas[]>([]);
  const set = (next: Areas) => {
    setPast([...past, areas]);
    setFuture([]);
    change(next.map(rounded));
  };
  const [last, next] = [past.at(-1), future.at(-1)];
  return {
    areas,
    isFull: areas.length >= drawingLimits.areas,
    add: (area) => set([...areas, area].slice(0, drawingLimits.areas)),
    replace: (index, area) => set(areas.map((other, at) => (at === index ? area : other))),
    remove: (index) => set(areas.filter((_, at) => at !== index)),
    removeAll: () => set([]),
    undo:
      last &&
      (() => {
        setPast(past.slice(0, -1));
        setFuture([...future, areas]);
        change(last);
      }),
    redo:
      next &&
      (() => {
        setFuture(future.slice(0, -1));
        setPast([...past, areas]);
        change(next);
      }),
  };
}

/** As the address keeps it: points that fall together are one. */
function rounded({ kind, points }: DrawnArea): DrawnArea {
  const kept = points.map(roundedCorner);
  const isAnother = (point: MapPoint, index: number) => {
    const before = kept.at(index - 1);
    return kept.length < 4 || before?.lat !== point.lat || before.lng !== point.lng;
  };
  return { kind, points: kept.filter(isAnother).slice(0, drawingLimits.points) };
}
