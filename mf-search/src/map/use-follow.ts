import type { MapBox } from '@umbral/domain/filters/filter-values.ts';
import { useEffect, useRef, useState } from 'react';

interface Follow {
  readonly isOn: boolean;
  /** The visitor moved the map since it was last searched. */
  readonly hasMoved: boolean;
  readonly turn: (isOn: boolean) => void;
  readonly moved: () => void;
  readonly searchHere: () => void;
  /** A search that waits for the map to rest is not made. */
  readonly drop: () => void;
}

interface Following {
  /** Whether the search is one of a piece of the map. */
  readonly hasBox: boolean;
  /** Whether another search, or another page, is on its way. */
  readonly isLeaving: boolean;
  readonly inSight: () => MapBox | undefined;
  readonly search: (box: MapBox | undefined) => void;
}

/** A move is over when the hand has rested this long. */
const restMs = 350;

/**
 * Whether the search follows the map: at once after each move, or when the visitor says so. What the visitor chose
 * meanwhile comes first: the search after a move is the newest one, with the piece that is in sight then.
 */
export function useFollow({ hasBox, isLeaving, inSight, search }: Following): Follow {
  const [isOn, setOn] = useState(hasBox);
  const [hasMoved, setMoved] = useState(false);
  const [isDue, setDue] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const drop = () => {
    clearTimeout(timer.current);
    setDue(false);
  };
  const searchHere = () => {
    drop();
    setMoved(false);
    search(inSight());
  };
  useEffect(() => () => clearTimeout(timer.current), []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a piece of the map that was given up does not come back
  useEffect(() => {
    if (!hasBox) drop();
  }, [hasBox]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: searched once it is due and nothing else is on its way
  useEffect(() => {
    if (isDue && !isLeaving) searchHere();
  }, [isDue, isLeaving]);
  return {
    isOn,
    hasMoved,
    turn: (next) => {
      drop();
      setOn(next);
      setMoved(false);
      search(next ? inSight() : undefined);
    },
    moved: () => {
      setMoved(true);
      drop();
      if (isOn) timer.current = setTimeout(() => setDue(true), restMs);
    },
    searchHere,
    drop,
  };
}
