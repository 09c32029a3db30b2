import { type MapView, onScreen, type WorldPoint } from './map-view.ts';

/** Keeps elements over their places of the map, frame by frame, without drawing React again. */
export interface PinBoard {
  /** Tells the element that all pins lie in: while the scale stays, it alone is moved. */
  readonly hold: (board: HTMLElement | null) => void;
  /** Pins an element to a place until the function that comes back is called. */
  readonly pin: (element: HTMLElement, at: WorldPoint) => () => void;
  readonly place: (view: MapView) => void;
}

export function createPinBoard(): PinBoard {
  const pins = new Map<HTMLElement, WorldPoint>();
  let board: HTMLElement | null = null;
  /** The view that the pins are put for. */
  let base: MapView | undefined;
  const put = (element: HTMLElement, at: WorldPoint, view: MapView) => {
    const { x, y } = onScreen(view, at);
    move(element, x.toFixed(1), y.toFixed(1));
  };
  return {
    hold: (element) => {
      board = element;
    },
    pin: (element, at) => {
      pins.set(element, at);
      if (base) put(element, at, base);
      return () => {
        if (pins.get(element) === at) pins.delete(element);
      };
    },
    place: (view) => {
      if (base?.k !== view.k) {
        base = view;
        for (const [element, at] of pins) put(element, at, view);
      }
      if (board) move(board, Math.round(view.x - base.x), Math.round(view.y - base.y));
    },
  };
}

function move(element: HTMLElement, x: number | string, y: number | string): void {
  element.style.setProperty('transform', `translate(${x}px, ${y}px)`);
}
