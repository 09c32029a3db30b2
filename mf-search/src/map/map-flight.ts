import { type MapView, type ScreenPoint, type Size, scaleOf, zoomLimits } from './map-view.ts';

/** The view after a zoom that leaves one point of the screen where it is. */
export function zoomedAt({ k, x, y }: MapView, factor: number, at: ScreenPoint): MapView {
  const next = Math.max(scaleOf(zoomLimits.min), Math.min(scaleOf(zoomLimits.max), k * factor));
  return { k: next, x: at.x - ((at.x - x) / k) * next, y: at.y - ((at.y - y) / k) * next };
}

/** On the way between two views the scale grows evenly to the eye, and the middle moves along with it. */
export function between(from: MapView, to: MapView, part: number, { width, height }: Size): MapView {
  const k = from.k * (to.k / from.k) ** part;
  // The share of the way in places, so that nothing swings while the scale changes.
  const share = Math.abs(to.k - from.k) < 1e-6 ? part : (1 / from.k - 1 / k) / (1 / from.k - 1 / to.k);
  const middle = (view: MapView) => ({ x: (width / 2 - view.x) / view.k, y: (height / 2 - view.y) / view.k });
  const [start, end] = [middle(from), middle(to)];
  return {
    k,
    x: width / 2 - (start.x + (end.x - start.x) * share) * k,
    y: height / 2 - (start.y + (end.y - start.y) * share) * k,
  };
}

/** How much of a flight of such a length is behind after some time: it starts fast and comes to rest softly. */
export function easedPart(elapsedMs: number, lengthMs: number): number {
  const part = Math.min(1, Math.max(0, elapsedMs / lengthMs));
  return 1 - (1 - part) ** 3;
}

export const glideMs = 600;
/** What counts for the speed of a hand that lets go, and the least pixels a millisecond that throw the map. */
const recentMs = 90;
const leastSpeed = 0.25;

interface Trace {
  readonly at: number;
  readonly view: MapView;
}

/** Follows a hand that drags the map, and says where the map goes on to when it lets go. */
export function createThrow(): {
  readonly follow: (trace: Trace) => void;
  readonly goal: (trace: Trace) => MapView | undefined;
} {
  let traces: readonly Trace[] = [];
  const recent = (now: number) => traces.filter(({ at }) => now - at <= recentMs);
  return {
    follow: (trace) => {
      // Fingers that pinch do not throw.
      const isPan = traces.at(-1)?.view.k === trace.view.k;
      traces = isPan ? [...recent(trace.at), trace] : [trace];
    },
    goal: ({ at, view }) => {
      const [first] = recent(at);
      traces = [];
      if (!first || at - first.at < 10) return undefined;
      const speed = { x: (view.x - first.view.x) / (at - first.at), y: (view.y - first.view.y) / (at - first.at) };
      if (Math.hypot(speed.x, speed.y) < leastSpeed) return undefined;
      // Eased flights set out at three times their mean speed.
      const far = glideMs / 3;
      return { k: view.k, x: view.x + speed.x * far, y: view.y + speed.y * far };
    },
  };
}
