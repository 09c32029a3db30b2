import type { MapColours } from './map-colours.ts';
import type { SteppedLayer } from './map-frame.ts';
import { createSheet } from './map-sheet.ts';
import type { MapView, Size } from './map-view.ts';

/** What lies still on the map: painted once on a sheet larger than the map, and only moved while the map moves. */
export interface Ground {
  /** Shows a view and goes on with a painting that has begun; tells whether another frame is needed. */
  readonly show: (view: MapView, size: Size, colours: MapColours, isMoving: boolean) => boolean;
  /** What was painted is no longer true. */
  readonly repaint: () => void;
}

const share = 0.25;
/** A moving sheet is painted anew when it is scaled by more than this, or has used up this part of its margin. */
const mostScaled = 1.3;
const mostMoved = 0.7;
/** Steps of a painting in one frame: one where all is covered, more where the edge of the sheet is in sight. */
const steps = { covered: 1, bare: 4 } as const;

/** Two sheets in turn: one is shown while the other is painted step by step. */
export function createGround(paper: HTMLElement, paint: SteppedLayer): Ground {
  let shown = createSheet(paper, share, true);
  let other = createSheet(paper, share, true);
  let shownSize: Size | undefined;
  let painting: Iterator<undefined> | undefined;
  let isStale = false;

  const turnOver = (view: MapView) => {
    [shown, other] = [other, shown];
    painting = undefined;
    shown.show(view);
    other.hide();
  };
  const isOff = (view: MapView, size: Size, isMoving: boolean) => {
    const painted = shown.painted();
    if (!painted) return true;
    if (!isMoving) return painted.k !== view.k || painted.x !== view.x || painted.y !== view.y;
    const scale = view.k / painted.k;
    if (scale > mostScaled || scale < 1 / mostScaled) return true;
    return scale === 1 ? isFar(painted, view, size) : !shown.covers(view);
  };
  return {
    repaint: () => {
      isStale = true;
    },
    show: (view, size, colours, isMoving) => {
      const isFirst = size !== shownSize;
      if (isFirst) painting = undefined;
      if (!painting && (isFirst || isStale || isOff(view, size, isMoving))) {
        const frame = other.begin(view, size, colours);
        painting = frame && paint(frame);
        isStale = false;
      }
      shownSize = size;
      const most = isFirst ? Number.POSITIVE_INFINITY : shown.covers(view) ? steps.covered : steps.bare;
      for (let step = 0; painting && step < most; step++) if (painting.next().done) turnOver(view);
      shown.show(view);
      return painting !== undefined || isStale || (!isMoving && isOff(view, size, false));
    },
  };
}

function isFar(painted: MapView, view: MapView, size: Size): boolean {
  const reach = share * mostMoved;
  return Math.abs(view.x - painted.x) > size.width * reach || Math.abs(view.y - painted.y) > size.height * reach;
}
