import { type Footprint, overlap } from '../furniture/piece.ts';
import type { Room } from '../layout.ts';
import { printed, textWidth } from './ink.ts';

interface Lines {
  readonly lines: readonly string[];
  readonly size: number;
  readonly isUpright: boolean;
}

/** The letters of a label, in units of the sheet. */
export const largest = 15;
const smallest = 8;
export const lineHeight = 1.2;
/** Rooms whose area is no area of the home's: they are named only. */
export const isBare = (room: Room) => room.kind === 'stair' || room.kind === 'void';

/** The largest letters that a room holds: in one line or two, upright where it is narrow. */
function linesFor(room: Room, scale: number): Lines {
  const area = isBare(room) ? [] : [`${printed(room.area)} m²`];
  const split = room.name.includes(' ') ? [splitName(room.name)] : [];
  const choices = [[room.name, ...area], ...split.map((names) => [...names, ...area])].flatMap((lines) =>
    [false, true].map((isUpright) => {
      const [along, across] = isUpright ? [room.height, room.width] : [room.width, room.height];
      const widest = Math.max(...lines.map((line) => textWidth(line, 1)));
      const size = Math.min(largest, (along * scale * 0.93) / widest, (across * scale * 0.9) / (lines.length * 1.22));
      return { lines, isUpright, size: isUpright ? size * 0.97 : size };
    }),
  );
  const best = choices.reduce((one, other) => (other.size > one.size * 1.12 ? other : one));
  return best.size >= smallest ? best : { ...best, size: smallest };
}

function splitName(name: string): string[] {
  const words = name.split(' ');
  const half = Math.ceil(words.length / 2);
  return [words.slice(0, half).join(' '), words.slice(half).join(' ')];
}

interface Covered {
  /** Furniture and doors, which a name may cover where it must. */
  readonly taken: readonly Footprint[];
  /** Where numbers stand. */
  readonly kept: readonly Circle[];
}

/** On the sheet. */
export interface Circle {
  readonly x: number;
  readonly y: number;
  readonly radius: number;
}

/** How far a box reaches into a circle, in units of the sheet; 0 where it does not. */
export function reachInto({ x, y, radius }: Circle, box: Footprint): number {
  const across = Math.max(box.x - x, x - box.x - box.width, 0);
  const along = Math.max(box.y - y, y - box.y - box.height, 0);
  return Math.max(radius - Math.hypot(across, along), 0);
}

interface Found {
  readonly place: Footprint;
  readonly cost: number;
}

/** What a label covers must weigh more than any piece of furniture. */
const keptWeight = 600;

/** The place in a room, in sheet units, where a label of this size covers the least, and nothing of what is kept free. */
function placeFor(room: Footprint, box: { width: number; height: number }, { taken, kept }: Covered): Found {
  let best: Found = { place: { ...room, ...box }, cost: Number.POSITIVE_INFINITY };
  for (let across = 0; across <= 12; across++) {
    for (let along = 0; along <= 12; along++) {
      const place = {
        x: room.x + ((room.width - box.width) * across) / 12,
        y: room.y + ((room.height - box.height) * along) / 12,
        ...box,
      };
      const covered =
        taken.reduce((sum, one) => sum + overlap(one, place), 0) +
        keptWeight * kept.reduce((sum, one) => sum + reachInto(one, place), 0);
      const cost = covered + Math.hypot(across - 6, along - 6) * box.width * box.height * 0.01;
      if (cost < best.cost) best = { place, cost };
    }
  }
  return best;
}

export interface LabelRequest extends Covered {
  readonly room: Room;
  /** The room on the sheet, as all that stands or swings in it. */
  readonly box: Footprint;
  readonly scale: number;
}

/** The name of a room, and its area, where they are written. */
export interface RoomLabel {
  readonly room: Room;
  readonly lines: readonly string[];
  readonly size: number;
  readonly isUpright: boolean;
  /** On the sheet. */
  readonly place: Footprint;
}

const shrinks = [1, 0.88, 0.78, 0.66] as const;
const margin = { x: 5, y: 4 } as const;

/** Name and area of a room where they cover the least, in smaller letters where that helps. */
export function placeLabel({ room, box, scale, ...covered }: LabelRequest): RoomLabel {
  const { lines, size: wanted, isUpright } = linesFor(room, scale);
  const inner = {
    x: box.x + margin.x,
    y: box.y + margin.y,
    width: box.width - 2 * margin.x,
    height: box.height - 2 * margin.y,
  };
  const tries = shrinks.map((shrink) => {
    const size = Math.round(Math.max(smallest, wanted * shrink) * 2) / 2;
    const long = Math.max(...lines.map((line) => textWidth(line, size)));
    const high = lines.length * size * lineHeight;
    const found = placeFor(inner, isUpright ? { width: high, height: long } : { width: long, height: high }, covered);
    return { size, place: found.place, cost: found.cost + (1 - shrink) * 1400 };
  });
  const { size, place } = tries.reduce((one, other) => (other.cost < one.cost ? other : one));
  return { room, lines, size, isUpright, place: aroundWhole(place) };
}

/** The box around the next whole point: a label is written around its middle. */
function aroundWhole({ x, y, width, height }: Footprint): Footprint {
  const [middle, across] = [Math.round(x + width / 2), Math.round(y + height / 2)];
  return { x: middle - width / 2, y: across - height / 2, width, height };
}
