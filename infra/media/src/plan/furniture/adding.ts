import type { RoomKind } from '../layout.ts';
import type { Footprint, Piece, Placed } from './piece.ts';
import { cornerTaste, middleTaste, type Place, placeAtWall, placeFreely, type Taste } from './placing.ts';

/** A room to furnish: its free floor, the doors' swings, and the walls with windows. */
export interface Furnishable extends Place {
  readonly kind: RoomKind;
  readonly isMain: boolean;
  /** Guests and customers have no shower. */
  readonly isForGuests: boolean;
  /** Square metres. */
  readonly area: number;
  /** Stretches of floor before windows. */
  readonly windows: readonly Footprint[];
}

/** Adds the first of several pieces that finds a place. */
export function add(placed: Placed[], place: Place, taste: Taste, ...pieces: readonly Piece[]): Placed | null {
  for (const piece of pieces) {
    const found = placeAtWall(piece, place, placed, taste);
    if (found) {
      placed.push(found);
      return found;
    }
  }
  return null;
}

export function addFreely(placed: Placed[], place: Place, taste: Taste, ...pieces: readonly Piece[]): Placed | null {
  for (const piece of pieces) {
    const found = placeFreely(piece, place, placed, taste);
    if (found) {
      placed.push(found);
      return found;
    }
  }
  return null;
}

/** As many copies as find a place, at most some. */
export function fill(placed: Placed[], place: Place, taste: Taste, piece: Piece, most: number): void {
  for (let index = 0; index < most; index++) if (!add(placed, place, taste, piece)) return;
}

export const spread = ({ x, y, width, height }: Footprint, by: number): Footprint => ({
  x: x - by,
  y: y - by,
  width: width + 2 * by,
  height: height + 2 * by,
});

export function simply(...pieces: readonly Piece[]): (room: Furnishable) => Placed[] {
  return (room) => {
    const placed: Placed[] = [];
    for (const piece of pieces) add(placed, room, cornerTaste(room), piece);
    return placed;
  };
}

export function centred(...pieces: readonly Piece[]): (room: Furnishable) => Placed[] {
  return (room) => {
    const placed: Placed[] = [];
    addFreely(placed, room, middleTaste(room), ...pieces);
    return placed;
  };
}
