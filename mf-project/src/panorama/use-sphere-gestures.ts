import { type PointerEvent, type RefObject, useEffect, useRef } from 'react';
import { dragged, type SphereView, zoomed } from './sphere-view.ts';

type Change = (change: (view: SphereView) => SphereView) => void;
interface Point {
  readonly x: number;
  readonly y: number;
}

const distance = (a: Point, b: Point) => Math.hypot(a.x - b.x, a.y - b.y);

/** Two fingers as they move: the ratio by which they came closer. */
function pinch(before: readonly Point[], after: readonly Point[]): number {
  const [a, b] = before;
  const [c, d] = after;
  if (!a || !b || !c || !d) return 1;
  return distance(a, b) / Math.max(distance(c, d), 1);
}

/** One finger or the mouse turns the view, two fingers and the wheel narrow and widen it. */
export function useSphereGestures(canvas: RefObject<HTMLCanvasElement | null>, change: Change) {
  const pointers = useRef(new Map<number, Point>());

  useEffect(() => {
    const element = canvas.current;
    if (!element) return;
    const onWheel = (event: WheelEvent) => {
      event.preventDefault();
      change((view) => zoomed(view, Math.exp(event.deltaY / 800)));
    };
    element.addEventListener('wheel', onWheel, { passive: false });
    return () => element.removeEventListener('wheel', onWheel);
  }, [canvas, change]);

  const release = (event: PointerEvent) => pointers.current.delete(event.pointerId);
  return {
    onPointerDown(event: PointerEvent<HTMLCanvasElement>) {
      event.currentTarget.setPointerCapture(event.pointerId);
      pointers.current.set(event.pointerId, { x: event.clientX, y: event.clientY });
    },
    onPointerMove(event: PointerEvent<HTMLCanvasElement>) {
      const from = pointers.current.get(event.pointerId);
      if (!from) return;
      const before = [...pointers.current.values()];
      const to = { x: event.clientX, y: event.clientY };
      pointers.current.set(event.pointerId, to);
      const after = [...pointers.current.values()];
      const height = event.currentTarget.clientHeight;
      if (after.length > 1) change((view) => zoomed(view, pinch(before, after)));
      else change((view) => dragged(view, { x: to.x - from.x, y: to.y - from.y }, height));
    },
    onPointerUp: release,
    onPointerCancel: release,
  };
}
