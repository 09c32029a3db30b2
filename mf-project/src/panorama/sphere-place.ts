import { degree, type SphereView } from './sphere-view.ts';

/** A direction in a panorama, in radians: to the right of its middle, and up. */
export interface Direction {
  readonly yaw: number;
  readonly pitch: number;
}

/** A place on the stage, as shares of its width and height from the upper left corner. */
export interface StagePlace {
  readonly x: number;
  readonly y: number;
}

/** What is nearer to the edge than this is cut off by it. */
const margin = 0.06;

/** Where a direction is seen on a stage so many times as wide as high; nothing where it is not in view. */
export function placeOnStage({ yaw, pitch }: Direction, view: SphereView, aspect: number): StagePlace | undefined {
  const aside = yaw - view.yaw;
  const [right, up, ahead] = [Math.cos(pitch) * Math.sin(aside), Math.sin(pitch), Math.cos(pitch) * Math.cos(aside)];
  const [c, s] = [Math.cos(view.pitch), Math.sin(view.pitch)];
  const depth = ahead * c + up * s;
  if (depth <= 0) return undefined;
  const reach = Math.tan(view.fov / 2) * depth;
  const x = 0.5 + right / (2 * reach * aspect);
  const y = 0.5 - (up * c - ahead * s) / (2 * reach);
  const isInside = (share: number) => share > margin && share < 1 - margin;
  return isInside(x) && isInside(y) ? { x, y } : undefined;
}

/** Marks stand a little below the eye, those in one direction under one another; degrees. */
const markPitch = { first: -6, step: -8, near: 14 } as const;

/** The direction of each door from the middle of a room whose picture looks to `heading`, all in degrees on the plan. */
export function doorDirections(bearings: readonly number[], heading: number): Direction[] {
  return bearings.map((bearing, index) => {
    const before = bearings.slice(0, index).filter((other) => apart(other, bearing) < markPitch.near).length;
    return { yaw: (bearing - heading) * degree, pitch: (markPitch.first + before * markPitch.step) * degree };
  });
}

/** Degrees between two bearings. */
function apart(a: number, b: number): number {
  const turn = Math.abs(a - b) % 360;
  return Math.min(turn, 360 - turn);
}
