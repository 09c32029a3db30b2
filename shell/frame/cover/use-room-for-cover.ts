import { type RefObject, useEffect, useState } from 'react';
import { coversPrimaryAction } from './primary-action.ts';

/** So long the page must stand still before it is looked at again. */
const restMs = 150;

/**
 * Whether an element may be shown where it stands: not over the action that the page is for. Once it is there it stays;
 * until then it is asked again whenever the page was scrolled or has changed its size.
 */
export function useRoomForCover(of: RefObject<HTMLElement | null>): boolean {
  const [hasRoom, setRoom] = useState(false);
  useEffect(() => {
    if (hasRoom) return;
    let rest: ReturnType<typeof setTimeout> | undefined;
    const look = () => {
      if (of.current && !coversPrimaryAction(of.current.getBoundingClientRect())) setRoom(true);
    };
    const wait = () => {
      clearTimeout(rest);
      rest = setTimeout(look, restMs);
    };
    look();
    // Capturing, because parts of a page scroll, too; a click may have led to another page.
    const events = ['scroll', 'resize', 'click'] as const;
    for (const event of events) addEventListener(event, wait, { capture: true, passive: true });
    return () => {
      clearTimeout(rest);
      for (const event of events) removeEventListener(event, wait, { capture: true });
    };
  }, [of, hasRoom]);
  return hasRoom;
}
