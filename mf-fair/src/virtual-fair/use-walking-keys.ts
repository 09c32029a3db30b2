import { useIsAlive } from '@umbral/kit/form/use-is-alive.ts';
import { type KeyboardEvent, useRef, useState } from 'react';
import { type Direction, nextSpot, type Spot } from '../model/pavilion-plan.ts';

const directions: Readonly<Record<string, Direction>> = {
  ArrowLeft: 'left',
  ArrowRight: 'right',
  ArrowUp: 'up',
  ArrowDown: 'down',
};

type Focusable = Pick<HTMLElement, 'focus'>;

/** Lets arrows walk over a plan: one place of it is in the order of the tab key, the one that had the focus last. */
export function useWalkingKeys(spots: readonly Spot[]) {
  const isAlive = useIsAlive();
  const [current, setCurrent] = useState(0);
  const links = useRef(new Map<number, Focusable>());
  const at = Math.min(current, spots.length - 1);
  const goTo = (index: number) => links.current.get(index)?.focus();
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    const direction = directions[event.key];
    const target = direction ? nextSpot(spots, at, direction) : edgeOf(event.key, spots.length);
    if (target === undefined) return;
    event.preventDefault();
    goTo(target);
  };
  const of = (index: number) => ({
    // Where no script hears arrows, the tab key goes everywhere.
    tabIndex: isAlive && index !== at ? -1 : 0,
    ref: (link: Focusable | null) => {
      if (link) links.current.set(index, link);
      else links.current.delete(index);
    },
    onFocus: () => setCurrent(index),
  });
  return { onKeyDown, of };
}

function edgeOf(key: string, count: number): number | undefined {
  if (key === 'Home') return 0;
  return key === 'End' ? count - 1 : undefined;
}
