import { type KeyboardEvent, type PointerEvent, type RefObject, useEffect, useRef, useState } from 'react';
import { picturesTexts as texts } from '../pictures-texts.ts';
import { placeByKey } from './order.ts';

interface ReorderPlan {
  readonly count: number;
  readonly onMove: (from: number, to: number) => void;
  /** What an item is called when its new place is read aloud. */
  readonly nameOf: (place: number) => string;
}

/** What orders a list: a handle that is dragged or moved by keys, and buttons, which need no dragging [WCAG 2.5.7]. */
export interface Reorder {
  readonly list: RefObject<HTMLOListElement | null>;
  readonly dragged: number | undefined;
  readonly target: number | undefined;
  /** The new place of what was moved, for a live region. */
  readonly news: string;
  readonly move: (from: number, to: number, control: ReorderControl) => void;
  readonly handle: (place: number) => HandleProps;
}

/** The controls of an item that move it; the one that was used keeps the focus. */
export type ReorderControl = 'handle' | 'before' | 'after';

interface HandleProps {
  readonly onPointerDown: (event: PointerEvent<HTMLElement>) => void;
  readonly onPointerMove: (event: PointerEvent<HTMLElement>) => void;
  readonly onPointerUp: (event: PointerEvent<HTMLElement>) => void;
  readonly onPointerCancel: () => void;
  readonly onKeyDown: (event: KeyboardEvent<HTMLElement>) => void;
}

/** Distance from the edge of the screen at which it follows what is dragged, pixels. */
const edge = 64;

/** Orders the list whose element has `list` as its ref; its items carry `data-move` controls. */
export function useReorder({ count, onMove, nameOf }: ReorderPlan): Reorder {
  const list = useRef<HTMLOListElement>(null);
  const [dragged, setDragged] = useState<number>();
  const [target, setTarget] = useState<number>();
  const [news, setNews] = useState('');
  const toFocus = useRef<readonly [number, ReorderControl]>(undefined);
  // The item is drawn in its new place first.
  useEffect(() => {
    if (!toFocus.current) return;
    const [place, control] = toFocus.current;
    toFocus.current = undefined;
    list.current?.children[place]?.querySelector<HTMLElement>(`[data-move=${control}]`)?.focus();
  });

  const move = (from: number, to: number, control: ReorderControl) => {
    const place = Math.max(0, Math.min(count - 1, to));
    if (place === from) return;
    setNews(texts.list.movedTo(nameOf(from), place + 1, count));
    toFocus.current = [place, control];
    onMove(from, place);
  };
  const end = () => {
    setDragged(undefined);
    setTarget(undefined);
  };
  const handle = (place: number): HandleProps => ({
    onPointerDown(event) {
      if (event.button !== 0) return;
      event.currentTarget.setPointerCapture(event.pointerId);
      setDragged(place);
      setTarget(place);
    },
    onPointerMove({ clientX, clientY }) {
      if (dragged === undefined) return;
      scrollAtEdge(clientY);
      setTarget(placeAt(list.current, clientX, clientY) ?? target);
    },
    onPointerUp() {
      if (dragged !== undefined && target !== undefined) move(dragged, target, 'handle');
      end();
    },
    onPointerCancel: end,
    onKeyDown(event) {
      if (event.key === 'Escape') return end();
      const to = placeByKey(event.key, place, count);
      if (to === undefined) return;
      event.preventDefault();
      move(place, to, 'handle');
    },
  });
  return { list, dragged, target, news, move, handle };
}

function scrollAtEdge(y: number): void {
  if (y < edge) scrollBy({ top: y - edge });
  else if (y > innerHeight - edge) scrollBy({ top: y - innerHeight + edge });
}

/** The place of the item under a point of the screen. */
function placeAt(list: HTMLElement | null, x: number, y: number): number | undefined {
  const place = [...(list?.children ?? [])].findIndex((item) => {
    const { left, right, top, bottom } = item.getBoundingClientRect();
    return x >= left && x <= right && y >= top && y <= bottom;
  });
  return place === -1 ? undefined : place;
}
