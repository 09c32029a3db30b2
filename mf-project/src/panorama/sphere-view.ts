/** Where a panorama is looked at, in radians: 0, 0 is the middle of the picture; `fov` is the height of the view. */
export interface SphereView {
  readonly yaw: number;
  readonly pitch: number;
  readonly fov: number;
}

export const degree = Math.PI / 180;
const highestPitch = 85 * degree;
const narrowest = 30 * degree;
const widest = 95 * degree;

export const firstView: SphereView = { yaw: 0, pitch: 0, fov: 70 * degree };

const clamp = (value: number, from: number, to: number) => Math.min(Math.max(value, from), to);

/** An angle between -π and π. */
function wrapped(angle: number): number {
  return Math.atan2(Math.sin(angle), Math.cos(angle));
}

/** Turns to the right and up by degrees; straight up and down stay out of reach, so that nobody stands on their head. */
export function turned(view: SphereView, right: number, up: number): SphereView {
  return {
    ...view,
    yaw: wrapped(view.yaw + right * degree),
    pitch: clamp(view.pitch + up * degree, -highestPitch, highestPitch),
  };
}

/** Widens (above 1) or narrows (below 1) the view. */
export function zoomed(view: SphereView, factor: number): SphereView {
  return { ...view, fov: clamp(view.fov * factor, narrowest, widest) };
}

/** Moves as if the picture were dragged by pixels over a view of that height: what was under the finger stays there. */
export function dragged(view: SphereView, { x, y }: { x: number; y: number }, height: number): SphereView {
  const degrees = view.fov / degree / Math.max(height, 1);
  return turned(view, -x * degrees, y * degrees);
}

/** Degrees to the right of the middle, from -180 to 180. */
export function bearing(view: SphereView): number {
  // Without the addition a hair's breadth to the left of the middle would be -0.
  return Math.round(view.yaw / degree) + 0;
}
