import type { PlanDrawing } from '../model/project-data.ts';

/** A box in metres from the upper left corner of a drawing. */
export interface Room {
  readonly name: string;
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly depth: number;
}

/** Furniture as it lies: its middle and its sides, in metres. */
export interface Piece {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly depth: number;
}

export type Verdict =
  | { readonly kind: 'fits'; readonly room: Room; readonly across: number; readonly along: number }
  | { readonly kind: 'across'; readonly rooms: readonly Room[] }
  | { readonly kind: 'beyond'; readonly room: Room }
  | { readonly kind: 'outside' };

/** Rooms are measured to the middle of their walls. */
const wallM = 0.1;
/** Nobody furnishes a staircase, nor what lies around the house. */
const neverFurnished = /^(escalera|parqueadero|patio|antejard[ií]n|retiro|zona verde)(?![\p{L}])/iu;
/** Less is a rounding, not a gap. */
const hairM = 0.005;

/** Spaces whose size is known. */
export function roomsOf({ widthM = 0, image, spaces }: PlanDrawing): Room[] {
  const heightM = (widthM * image.height) / image.width;
  return spaces.flatMap(({ name, x, y, widthM: width, depthM: depth }) =>
    width && depth && !neverFurnished.test(name)
      ? [{ name, x: x * widthM - width / 2, y: y * heightM - depth / 2, width, depth }]
      : [],
  );
}

/** What is left of a room beside furniture of such sides; less than nothing where it is too small. */
const spareOf = (room: Room, { width, depth }: Pick<Piece, 'width' | 'depth'>) => ({
  across: room.width - wallM - width,
  along: room.depth - wallM - depth,
});

function isInside(piece: Piece, room: Room): boolean {
  const { across, along } = spareOf(room, piece);
  const fromMiddleX = Math.abs(piece.x - (room.x + room.width / 2));
  const fromMiddleY = Math.abs(piece.y - (room.y + room.depth / 2));
  return fromMiddleX <= across / 2 + hairM && fromMiddleY <= along / 2 + hairM;
}

function isOver(piece: Piece, room: Room): boolean {
  const fromMiddleX = Math.abs(piece.x - (room.x + room.width / 2));
  const fromMiddleY = Math.abs(piece.y - (room.y + room.depth / 2));
  return fromMiddleX < (piece.width + room.width) / 2 - hairM && fromMiddleY < (piece.depth + room.depth) / 2 - hairM;
}

/** Whether furniture can stand where it lies. */
export function verdictOf(piece: Piece, rooms: readonly Room[]): Verdict {
  const room = rooms.find((one) => isInside(piece, one));
  if (room) return { kind: 'fits', room, ...spareOf(room, piece) };
  const under = rooms.filter((one) => isOver(piece, one));
  const [only] = under;
  if (!only) return { kind: 'outside' };
  return under.length === 1 ? { kind: 'beyond', room: only } : { kind: 'across', rooms: under };
}

export interface Fit {
  readonly room: Room;
  /** Only with its sides swapped. */
  readonly isTurned: boolean;
}

/** Rooms in which furniture of such sides can stand, the largest first. */
export function roomsFor(size: Pick<Piece, 'width' | 'depth'>, rooms: readonly Room[]): Fit[] {
  const turned = { width: size.depth, depth: size.width };
  const hasSpace = (room: Room, sides: typeof size) => {
    const { across, along } = spareOf(room, sides);
    return across >= -hairM && along >= -hairM;
  };
  return rooms
    .filter((room) => hasSpace(room, size) || hasSpace(room, turned))
    .map((room) => ({ room, isTurned: !hasSpace(room, size) }))
    .toSorted((a, b) => b.room.width * b.room.depth - a.room.width * a.room.depth);
}

/** The middle of a room. */
export const middleOf = ({ x, y, width, depth }: Room) => ({ x: x + width / 2, y: y + depth / 2 });
