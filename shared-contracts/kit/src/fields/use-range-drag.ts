import { type PointerEvent, type RefObject, useRef } from 'react';
import { dragged, nearerEnd, type Range, type RangeEnd, type Scale, valueAt } from './slider-range.ts';

interface RangeDrag {
  readonly scale: Scale;
  readonly value: Range;
  readonly onChange: (value: Range) => void;
  readonly onCommit?: (value: Range) => void;
  /** An end was taken hold of. */
  readonly onTake: (end: RangeEnd) => void;
}

interface Held {
  readonly end: RangeEnd;
  readonly range: Range;
}

/** Lets a pointer move the end of a range that is nearer to it; gives the handlers of the element around `line`. */
export function useRangeDrag(line: RefObject<Element | null>, { scale, value, ...tell }: RangeDrag) {
  const held = useRef<Held>(undefined);

  const placeOf = ({ clientX }: PointerEvent) => {
    const { left = 0, width = 0 } = line.current?.getBoundingClientRect() ?? {};
    return width > 0 ? (clientX - left) / width : 0;
  };
  const follow = (event: PointerEvent, { end, range }: Held) => {
    const next = dragged(range, end, valueAt(scale, placeOf(event)));
    held.current = { end, range: next };
    tell.onChange(next);
  };
  const release = () => {
    if (held.current) tell.onCommit?.(held.current.range);
    held.current = undefined;
  };
  return {
    onPointerDown(event: PointerEvent<HTMLElement>) {
      if (event.button !== 0) return;
      event.currentTarget.setPointerCapture(event.pointerId);
      const end = nearerEnd(value, scale, placeOf(event));
      tell.onTake(end);
      follow(event, { end, range: value });
    },
    onPointerMove(event: PointerEvent) {
      if (held.current) follow(event, held.current);
    },
    onPointerUp: release,
    onPointerCancel: release,
  };
}
