import { firstView, type SphereView, turned, zoomed } from './sphere-view.ts';

export type ViewChange = (view: SphereView) => SphereView;

const stepDegrees = 12;
const zoomStep = 0.85;

/** What a press of a key or button does to the view. */
export const moves = {
  left: (view) => turned(view, -stepDegrees, 0),
  right: (view) => turned(view, stepDegrees, 0),
  up: (view) => turned(view, 0, stepDegrees),
  down: (view) => turned(view, 0, -stepDegrees),
  closer: (view) => zoomed(view, zoomStep),
  farther: (view) => zoomed(view, 1 / zoomStep),
  front: () => firstView,
} as const satisfies Record<string, ViewChange>;

/** Moves by the key that asks for them. */
export const moveOfKey: Partial<Record<string, ViewChange>> = {
  ArrowLeft: moves.left,
  ArrowRight: moves.right,
  ArrowUp: moves.up,
  ArrowDown: moves.down,
  '+': moves.closer,
  '-': moves.farther,
  Home: moves.front,
};
