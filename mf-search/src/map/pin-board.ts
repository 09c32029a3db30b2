import { type MapView, onScreen, type WorldPoint } from './map-view.ts';

/** Keeps elements over their places of the map, frame by frame, without drawing React again. */
export interface PinBoard {
  /** Pins an element to a place until the function that comes back is called. */
  readonly pin: (element: HTMLElement, at: WorldPoint) => () => void;
  readonly place: (view: MapView) => void;
}

export function createPinBoard(): PinBoard {
  const pins = new Map<HTMLElement, WorldPoint>();
  let last: MapView | undefined;
  const put = (element: HTMLElement, at: WorldPoint, view: MapView) => {
    const { x, y } = onScreen(view, at);
    element.style.setProperty('transform', `translate(${x.toFixed(1)}px, ${y.toFixed(1)}px)`);
  };
  return {
    pin: (element, at) => {
      pins.set(element, at);
      if (last) put(element, at, last);
      return () => {
        if (pins.get(element) === at) pins.delete(element);
      };
    },
    place: (view) => {
      last = view;
      for (const [element, at] of pins) put(element, at, view);
    },
  };
}
