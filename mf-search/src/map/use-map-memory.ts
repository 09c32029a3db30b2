import { useEffect, useRef } from 'react';
import { useLocation } from 'shared-contracts/router/router.ts';
import type { MapEngine } from './map-engine.ts';
import { keepMapMemory, type MapMemory, readMapMemory } from './map-memory.ts';
import { centreOf, viewAround, zoomOf } from './map-view.ts';

/** Each entry of the history keeps where its map stood; going back or forward brings that back. Gives what keeps it. */
export function useMapMemory(
  engine: () => MapEngine | undefined,
  project: number | undefined,
  recall: (memory: MapMemory) => void,
): () => void {
  const { key } = useLocation();
  const known = useRef(key);
  const keep = () => {
    const map = engine();
    if (map) keepMapMemory({ ...centreOf(map.view(), map.size()), zoom: zoomOf(map.view()), project });
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: only another entry of the history, or another choice, counts
  useEffect(() => {
    const memory = known.current === key ? undefined : readMapMemory();
    known.current = key;
    const map = engine();
    if (!memory || !map) {
      keep();
      return;
    }
    map.moveTo(viewAround(memory, memory.zoom, map.size()));
    recall(memory);
  }, [key, project]);
  return keep;
}
