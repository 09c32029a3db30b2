import { type RefObject, useEffect, useState } from 'react';
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
        keepsPlace ??= inSight(container.current, memory.hidden);
        setMarks({ ...memory, keepsPlace });
      });
    });
    return () => {
      isLeft = true;
      stop?.();
    };
  }, [container]);
  return marks;
}
