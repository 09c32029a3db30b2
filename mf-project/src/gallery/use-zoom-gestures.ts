import { type PointerEvent, type RefObject, useEffect, useRef } from 'react';
import {
  fitted,
  isZoomed,
  type Point,
  panned,
  pinchOf,
  type Size,
  toggledAt,
  type ZoomFrame,
  type ZoomView,
  zoomedAt,
} from './zoom-view.ts';

interface ZoomGestures {
  readonly stage: RefObject<HTMLElement | null>;
  /** Its proportions. */
  readonly picture: Size;
  readonly view: ZoomView;
  readonly onView: (change: (view: ZoomView) => ZoomView) => void;
  /** A finger went sideways over a whole picture. */
  readonly onSwipe: (direction: 1 | -1) => void;
}

/** One press as it goes on: where it began and whether it is more than a tap. */
interface Press {
  readonly from: Point;
  readonly isDrag: boolean;
}

const tapPx = 8;
const swipePx = 48;
const doubleTapMs = 320;
const doubleTapPx = 32;

const far = (a: Point, b: Point, px: number) => Math.hypot(a.x - b.x, a.y - b.y) > px;

/** A place on the screen as seen from the middle of an element. */
function placeOf(element: HTMLElement, at: { readonly clientX: number; readonly clientY: number }): Point {
  const box = element.getBoundingClientRect();
  return { x: at.clientX - box.left - box.width / 2, y: at.clientY - box.top - box.height / 2 };
}

/** The stage and its picture as they are now on the screen. */
export function frameOf(stage: HTMLElement, picture: Size): ZoomFrame {
  return fitted({ width: stage.clientWidth, height: stage.clientHeight }, picture);
}

/** Two fingers and the wheel zoom, one moves what is zoomed or swipes to the next, a double tap goes close and back. */
export function useZoomGestures({ stage, picture, view, onView, onSwipe }: ZoomGestures) {
  const pointers = useRef(new Map<number, Point>());
  const press = useRef<Press>(undefined);
  const lastTap = useRef<{ readonly at: Point; readonly time: number }>(undefined);

  const change = (element: HTMLElement, next: (now: ZoomView, frame: ZoomFrame) => ZoomView) => {
    const frame = frameOf(element, picture);
    onView((now) => next(now, frame));
  };
  useWheelZoom({ stage, picture, onView });

  const tap = (element: HTMLElement, at: Point, time: number) => {
    const before = lastTap.current;
    const isSecond = before && time - before.time < doubleTapMs && !far(before.at, at, doubleTapPx);
    lastTap.current = isSecond ? undefined : { at, time };
    if (isSecond) change(element, (now, frame) => toggledAt(now, at, frame));
  };

  return {
    onPointerDown(event: PointerEvent<HTMLElement>) {
      if (event.button !== 0) return;
      const at = placeOf(event.currentTarget, event);
      pointers.current.set(event.pointerId, at);
      press.current = { from: at, isDrag: pointers.current.size > 1 };
    },
    onPointerMove(event: PointerEvent<HTMLElement>) {
      const from = pointers.current.get(event.pointerId);
      if (!from || !press.current) return;
      const to = placeOf(event.currentTarget, event);
      if (!press.current.isDrag && !far(press.current.from, to, tapPx)) return;
      // Only now: a press that stays a tap must reach the link under it.
      event.currentTarget.setPointerCapture(event.pointerId);
      press.current = { ...press.current, isDrag: true };
      const [a, b] = pointers.current.values();
      pointers.current.set(event.pointerId, to);
      const [c, d] = pointers.current.values();
      if (a && b && c && d) {
        const { factor, at, by } = pinchOf([a, b], [c, d]);
        change(event.currentTarget, (now, frame) => zoomedAt(panned(now, by, frame), factor, at, frame));
      } else change(event.currentTarget, (now, frame) => panned(now, { x: to.x - from.x, y: to.y - from.y }, frame));
    },
    onPointerUp(event: PointerEvent<HTMLElement>) {
      const wasAlone = pointers.current.size === 1;
      if (!pointers.current.delete(event.pointerId) || !press.current) return;
      const at = placeOf(event.currentTarget, event);
      const sideways = at.x - press.current.from.x;
      const isSwipe = Math.abs(sideways) > Math.max(swipePx, Math.abs(at.y - press.current.from.y));
      if (!press.current.isDrag) tap(event.currentTarget, at, event.timeStamp);
      else if (wasAlone && isSwipe && !isZoomed(view)) onSwipe(sideways < 0 ? 1 : -1);
      // The finger that stays goes on from where it is, and its way so far was no swipe.
      const [rest] = pointers.current.values();
      if (rest) press.current = { from: rest, isDrag: true };
    },
    onPointerCancel(event: PointerEvent<HTMLElement>) {
      pointers.current.delete(event.pointerId);
    },
    onDragStart(event: React.DragEvent) {
      event.preventDefault();
    },
  };
}

/** The wheel comes closer and goes back, around the pointer. */
function useWheelZoom({ stage, picture, onView }: Pick<ZoomGestures, 'stage' | 'picture' | 'onView'>): void {
  useEffect(() => {
    const element = stage.current;
    if (!element) return;
    const onWheel = (event: WheelEvent) => {
      event.preventDefault();
      const at = placeOf(element, event);
      const frame = frameOf(element, picture);
      onView((now) => zoomedAt(now, Math.exp(-event.deltaY / 500), at, frame));
    };
    // React's own listener may not keep the page from scrolling.
    element.addEventListener('wheel', onWheel, { passive: false });
    return () => element.removeEventListener('wheel', onWheel);
  }, [stage, picture, onView]);
}
