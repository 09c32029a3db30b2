import { hiddenPlants, seenPlants } from '@umbral/kit/cards/plant-lists.ts';
import { startTransition } from 'react';

/** What this device remembers of plants. */
export interface PlantMemory {
  readonly seen: readonly number[];
  readonly hidden: readonly number[];
  readonly hide: (id: number) => void;
  readonly show: (id: number) => void;
}

/** Tells what is remembered, now and after every change, here or in another tab; gives the way to stop. */
export function followMemory(onChange: (memory: PlantMemory) => void): () => void {
  const tell = () =>
    onChange({
      seen: seenPlants.read(),
      hidden: hiddenPlants.read(),
      hide: hiddenPlants.add,
      show: hiddenPlants.remove,
    });
  const stops = [seenPlants.subscribe(tell), hiddenPlants.subscribe(tell)];
  // The first time draws every card once more: whoever types or clicks meanwhile goes first, unless something is hidden,
  // which must go while what was in sight still is.
  if (hiddenPlants.read().length > 0) tell();
  else startTransition(tell);
  return () => {
    for (const stop of stops) stop();
  };
}

/** The hidden ones that stand in sight or above it: they keep their place, so that nothing jumps under the eyes. */
export function inSight(container: HTMLElement | null, hidden: readonly number[]): ReadonlySet<number> {
  const ids = new Set<number>();
  for (const cell of container?.querySelectorAll<HTMLElement>('[data-plant]') ?? []) {
    const id = Number(cell.dataset.plant);
    if (hidden.includes(id) && cell.getBoundingClientRect().top < innerHeight) ids.add(id);
  }
  return ids;
}
