import { type RefObject, startTransition, useEffect, useState } from 'react';
import type { PlantMemory } from './plant-memory.ts';

/** What is remembered of the plants of a listing and done about it. */
export interface PlantMarks extends PlantMemory {
  /** Hidden ones that keep the place of their card. */
  readonly keepsPlace: ReadonlySet<number>;
}

/** The marks of this device's visitor; nothing until the page has come alive, so that it starts as the server drew it. */
export function usePlantMarks(container: RefObject<HTMLElement | null>): PlantMarks | undefined {
  const [marks, setMarks] = useState<PlantMarks>();
  useEffect(() => {
    let stop: (() => void) | undefined;
    let isLeft = false;
    void import(/* webpackChunkName: "plant-memory" */ './plant-memory.ts').then(({ followMemory, inSight }) => {
      if (isLeft) return;
      let keepsPlace: ReadonlySet<number> | undefined;
      stop = followMemory((memory) => {
        if (keepsPlace) return setMarks({ ...memory, keepsPlace });
        const first = { ...memory, keepsPlace: inSight(container.current, memory.hidden) };
        keepsPlace = first.keepsPlace;
        // What is hidden must go while what was in sight still is.
        if (memory.hidden.length > 0) return setMarks(first);
        // Every card is drawn once more for it: whoever types or clicks meanwhile goes first.
        startTransition(() => setMarks(first));
      });
    });
    return () => {
      isLeft = true;
      stop?.();
    };
  }, [container]);
  return marks;
}
