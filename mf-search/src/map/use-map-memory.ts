import { useLocation } from '@umbral/protocol/router/router.ts';
import { useEffect, useRef } from 'react';
import type { MapEngine } from './map-engine.ts';
import { keepMapMemory, type MapMemory, readMapMemory } from './map-memory.ts';
import { centreOf, viewAround, zoomOf } from './map-view.ts';

interface MemoryUse {
  readonly keep: () => void;
  /** Whether the map stands where this entry of the history left it. */
  readonly isRecalled: () => boolean;
}

interface Remembered {
  /** What the entry that the map was opened at knows. */
  readonly first: MapMemory | undefined;
  /** Project whose card is open. */
  readonly project: number | undefined;
  readonly recall: (memory: MapMemory) => void;
}

/** Each entry of the history keeps where its map stood; going back or forward brings that back. */
export function useMapMemory(engine: () => MapEngine | undefined, { first, project, recall }: Remembered): MemoryUse {
  const { key } = useLocation();
  const known = useRef(key);
  const isRecalled = useRef(first !== undefined);
  const keep = () => {
    const map = engine();
    if (!map) return;
    keepMapMemory(known.current, { ...centreOf(map.view(), map.size()), zoom: zoomOf(map.view()), project });
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: only another entry of the history, or another choice, counts
  useEffect(() => {
    const isOther = known.current !== key;
    const memory = isOther ? readMapMemory() : undefined;
    if (isOther) isRecalled.current = memory !== undefined;
    known.current = key;
    const map = engine();
    if (!memory || !map) {
      keep();
      return;
    }
    map.moveTo(viewAround(memory, memory.zoom, map.size()));
    recall(memory);
  }, [key, project]);
  return { keep, isRecalled: () => isRecalled.current };
}
