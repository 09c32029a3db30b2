import type { Side } from './layout.ts';
import type { Tile } from './tiling.ts';

type Area = Omit<Tile, 'name' | 'kind'>;

/** A stretch of wall in centimetres: where it stands, from and to along it. */
export interface Edge {
  readonly runs: 'across' | 'down';
  readonly at: number;
  readonly from: number;
  readonly to: number;
}

/** The wall that two boxes share; null where they do not touch. */
export function sharedEdge(a: Area, b: Area): Edge | null {
  const isBeside = a.x + a.width === b.x || b.x + b.width === a.x;
  const isOver = a.y + a.height === b.y || b.y + b.height === a.y;
  if (isBeside) {
    const from = Math.max(a.y, b.y);
    const to = Math.min(a.y + a.height, b.y + b.height);
    if (to > from) return { runs: 'down', at: Math.max(a.x, b.x), from, to };
  }
  if (isOver) {
    const from = Math.max(a.x, b.x);
    const to = Math.min(a.x + a.width, b.x + b.width);
    if (to > from) return { runs: 'across', at: Math.max(a.y, b.y), from, to };
  }
  return null;
}

/** One side of a box. */
export function sideOf(box: Area, side: Side): Edge {
  const isLevel = side === 'top' || side === 'bottom';
  return isLevel
    ? { runs: 'across', at: side === 'top' ? box.y : box.y + box.height, from: box.x, to: box.x + box.width }
    : { runs: 'down', at: side === 'left' ? box.x : box.x + box.width, from: box.y, to: box.y + box.height };
}

/** Whether a box stands on a side of the rectangle around it. */
export function standsOn(box: Area, around: Area, side: Side): boolean {
  return sideOf(box, side).at === sideOf(around, side).at;
}
