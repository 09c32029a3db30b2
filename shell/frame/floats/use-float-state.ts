import { type RefObject, useLayoutEffect, useState } from 'react';
import { isPhone } from '../cover/phone.ts';
import { coversControl } from '../cover/primary-action.ts';

/** How the floating buttons look. */
export interface FloatState {
  /** `whole` with words, `small` icons once somebody reads on. */
  readonly size: 'whole' | 'small';
  /** They would be in the way. They go, and come back, in the size they have: nothing moves while they fade. */
  readonly isAway: boolean;
}

/** A page that was moved this far is being read. */
const readPx = 24;

const restMs = 150;

/** As wide as an icon is. */
const iconPx = 44;

/**
 * How the floating buttons look. On a phone they are icons, and away on the way down; elsewhere they become icons where
 * their words would lie over a button or a field of the page, and are away where these would, too. `path` is that of
 * the page.
 */
export function useFloatState(stack: RefObject<HTMLElement | null>, path: string): FloatState {
  const [size, setSize] = useState<FloatState['size']>('small');
  const [isAway, setAway] = useState(false);
  // Before they are painted: buttons that show themselves as icons first would widen at once.
  // biome-ignore lint/correctness/useExhaustiveDependencies: another page has other buttons
  useLayoutEffect(() => {
    let last = scrollY;
    let rest: ReturnType<typeof setTimeout> | undefined;
    let wholePx = iconPx;
    const settle = () => {
      const place = stack.current?.getBoundingClientRect();
      if (!place) return;
      wholePx = Math.max(wholePx, place.width);
      const isCovering = coversControl(endOf(place, iconPx));
      setAway(isCovering);
      if (isPhone()) setSize('small');
      else if (!isCovering) setSize(scrollY > readPx || coversControl(endOf(place, wholePx)) ? 'small' : 'whole');
    };
    const follow = () => {
      const moved = scrollY - last;
      if (Math.abs(moved) > readPx) {
        last = scrollY;
        if (isPhone()) setAway(moved > 0);
      }
      clearTimeout(rest);
      if (moved <= 0 || !isPhone()) rest = setTimeout(settle, restMs);
    };
    settle();
    // What a page draws a moment later is looked at, too.
    rest = setTimeout(settle, restMs);
    addEventListener('scroll', follow, { passive: true });
    addEventListener('resize', settle);
    return () => {
      clearTimeout(rest);
      removeEventListener('scroll', follow);
      removeEventListener('resize', settle);
    };
  }, [stack, path]);
  return { size, isAway };
}

/** What so much of it would take, at the edge that it keeps. */
function endOf({ right, top, height }: DOMRect, width: number): DOMRect {
  return new DOMRect(right - width, top, width, height);
}
