import { type Footprint, overlap, type Piece, type Placed } from './piece.ts';

export interface Place {
  /** The free floor between the walls' faces. */
  readonly floor: Footprint;
  /** Where nothing may stand: doors, their swing and the way through. */
  readonly kept: readonly Footprint[];
}

type Turn = Placed['turn'];
const turns: readonly Turn[] = [0, 90, 180, 270];
const step = 5;

function footprintOf({ width, depth }: Piece, turn: Turn, x: number, y: number): Footprint {
  const isLevel = turn === 0 || turn === 180;
  return { x, y, width: isLevel ? width : depth, height: isLevel ? depth : width };
}

/** The corner of the turned drawing that its transform starts from. */
function placedAt(piece: Piece, turn: Turn, footprint: Footprint): Placed {
  const { x, y, width, height } = footprint;
  const starts = { 0: [x, y], 90: [x + width, y], 180: [x + width, y + height], 270: [x, y + height] } as const;
  const [startX, startY] = starts[turn];
  return { piece, x: startX, y: startY, turn, footprint };
}

/** Where a piece stands with its back to a wall: from corner to corner along it. */
function* alongWall({ floor }: Place, piece: Piece, turn: Turn): Generator<Footprint> {
  const { width, height } = footprintOf(piece, turn, 0, 0);
  const isLevel = turn === 0 || turn === 180;
  const room = isLevel ? floor.width - width : floor.height - height;
  const far = { x: floor.x + floor.width - width, y: floor.y + floor.height - height };
  for (let at = 0; at <= room; at += step) {
    if (turn === 0) yield { x: floor.x + at, y: floor.y, width, height };
    if (turn === 180) yield { x: floor.x + at, y: far.y, width, height };
    if (turn === 90) yield { x: far.x, y: floor.y + at, width, height };
    if (turn === 270) yield { x: floor.x, y: floor.y + at, width, height };
  }
}

function isFree(footprint: Footprint, { floor, kept }: Place, taken: readonly Placed[]): boolean {
  const isInside =
    footprint.x >= floor.x - 0.5 &&
    footprint.y >= floor.y - 0.5 &&
    footprint.x + footprint.width <= floor.x + floor.width + 0.5 &&
    footprint.y + footprint.height <= floor.y + floor.height + 0.5;
  return (
    isInside &&
    kept.every((one) => overlap(one, footprint) === 0) &&
    taken.every((one) => overlap(one.footprint, footprint) === 0)
  );
}

/** How good a place is; the lowest wins. */
export type Taste = (footprint: Footprint, turn: Turn) => number;

/** The best free place with the back to a wall; null where there is none. */
export function placeAtWall(piece: Piece, place: Place, taken: readonly Placed[], taste: Taste): Placed | null {
  let best: { placed: Placed; cost: number } | null = null;
  for (const turn of turns) {
    for (const footprint of alongWall(place, piece, turn)) {
      if (!isFree(footprint, place, taken)) continue;
      const cost = taste(footprint, turn);
      if (!best || cost < best.cost) best = { placed: placedAt(piece, turn, footprint), cost };
    }
  }
  return best?.placed ?? null;
}

/** The best free place anywhere on the floor. */
export function placeFreely(piece: Piece, place: Place, taken: readonly Placed[], taste: Taste): Placed | null {
  let best: { placed: Placed; cost: number } | null = null;
  const { floor } = place;
  const stride = Math.max(step * 2, Math.round(Math.max(floor.width, floor.height) / 40));
  for (const turn of [0, 90] as const) {
    for (let x = floor.x; x <= floor.x + floor.width; x += stride) {
      for (let y = floor.y; y <= floor.y + floor.height; y += stride) {
        const footprint = footprintOf(piece, turn, x, y);
        if (!isFree(footprint, place, taken)) continue;
        const cost = taste(footprint, turn);
        if (!best || cost < best.cost) best = { placed: placedAt(piece, turn, footprint), cost };
      }
    }
  }
  return best?.placed ?? null;
}

function middleOf({ x, y, width, height }: Footprint): readonly [number, number] {
  return [x + width / 2, y + height / 2];
}

export function distance(a: Footprint, b: Footprint): number {
  const [ax, ay] = middleOf(a);
  const [bx, by] = middleOf(b);
  return Math.hypot(ax - bx, ay - by);
}

/** Far from the doors and in a corner. */
export function cornerTaste({ floor, kept }: Place): Taste {
  return (footprint) => {
    const toCorner = Math.min(
      footprint.x - floor.x + footprint.y - floor.y,
      floor.x + floor.width - footprint.x - footprint.width + (footprint.y - floor.y),
      footprint.x - floor.x + floor.y + floor.height - footprint.y - footprint.height,
      floor.x + floor.width - footprint.x - footprint.width + floor.y + floor.height - footprint.y - footprint.height,
    );
    return toCorner * 2 - Math.min(300, ...kept.map((one) => distance(one, footprint)));
  };
}

/** In the middle of a wall, in the middle of the room. */
export function middleTaste({ floor }: Place): Taste {
  return (footprint) => distance(floor, footprint);
}
