import { useEffect, useRef, useState } from 'react';
import type { MapBox } from 'shared-contracts/routes/search-state.ts';

interface Follow {
  readonly isOn: boolean;
  /** The visitor moved the map since it was last searched. */
  readonly hasMoved: boolean;
  readonly turn: (isOn: boolean) => void;
  readonly moved: () => void;
  readonly searchHere: () => void;
}

/** A move is over when the hand has rested this long. */
const restMs = 350;

/** Whether the search follows the map: at once after each move, or when the visitor says so. */
export function useFollow(
  hadBox: boolean,
  inSight: () => MapBox | undefined,
  search: (box: MapBox | undefined) => void,
): Follow {
  const [isOn, setOn] = useState(hadBox);
  const [hasMoved, setMoved] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  const searchHere = () => {
    setMoved(false);
    search(inSight());
  };
  return {
    isOn,
    hasMoved,
    turn: (next) => {
      clearTimeout(timer.current);
      setOn(next);
      setMoved(false);
      search(next ? inSight() : undefined);
    },
    moved: () => {
      setMoved(true);
      clearTimeout(timer.current);
      if (isOn) timer.current = setTimeout(searchHere, restMs);
    },
    searchHere,
  };
}
