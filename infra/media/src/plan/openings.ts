import { holeAt } from './doors.ts';
import type { Outside } from './draft.ts';
import { type Edge, sideOf, standsOn } from './edges.ts';
import type { Door, RoomKind, Side, Surroundings, Window } from './layout.ts';
import type { Tile } from './tiling.ts';

/** Share of the free wall that is glass, and the widest pane in centimetres. */
const panes: Partial<Record<RoomKind, readonly [share: number, widest: number]>> = {
  living: [0.72, 320],
  dining: [0.7, 260],
  bedroom: [0.6, 220],
  study: [0.6, 200],
  kitchen: [0.55, 150],
  laundry: [0.5, 80],
  bath: [0.35, 60],
  dressing: [0.3, 50],
  hall: [0.3, 60],
  stair: [0.4, 80],
  work: [0.84, 700],
  meeting: [0.7, 300],
  reception: [0.6, 200],
  consulting: [0.6, 240],
  bay: [0.3, 300],
};

const sides: readonly Side[] = ['top', 'bottom', 'left', 'right'];
/** Rooms that look out on one side only, the longer one. */
const isShy = (kind: RoomKind) => kind === 'bath' || kind === 'dressing' || kind === 'laundry' || kind === 'hall';

interface Walls {
  readonly tiles: readonly Tile[];
  readonly around: Omit<Tile, 'name' | 'kind'>;
  readonly surroundings: Surroundings;
  readonly doors: readonly Door[];
  readonly outside: readonly Outside[];
}

/** The windows in the walls towards open air, clear of entrances and of glass doors. */
export function windowsOf({ tiles, around, surroundings, doors, outside }: Walls): Window[] {
  return tiles.flatMap((tile) => {
    const pane = panes[tile.kind];
    if (!pane) return [];
    const open = sides.filter((side) => surroundings[side] === 'facade' && standsOn(tile, around, side));
    const seen = isShy(tile.kind) ? open.slice(0, 1) : open;
    return seen.flatMap((side) => {
      if (outside.some((place) => place.side === side && place.from === tile.name)) return [];
      const free = freeStretch(sideOf(tile, side), doors);
      const length = Math.min(pane[1], Math.round(((free.to - free.from) * pane[0]) / 5) * 5);
      if (length < 40) return [];
      return [{ ...holeAt(free, (free.from + free.to - length) / 2, length), room: tile.name, side }];
    });
  });
}

function freeStretch(edge: Edge, doors: readonly Door[]): Edge {
  const taken = doors.find(
    (door) =>
      door.from === null &&
      door.runs === edge.runs &&
      Math.abs((edge.runs === 'across' ? door.y : door.x) * 100 - edge.at) < 1 &&
      (edge.runs === 'across' ? door.x : door.y) * 100 >= edge.from - 1 &&
      (edge.runs === 'across' ? door.x : door.y) * 100 < edge.to,
  );
  if (!taken) return edge;
  const start = (edge.runs === 'across' ? taken.x : taken.y) * 100;
  return start - edge.from > edge.to - start - taken.length * 100
    ? { ...edge, to: start }
    : { ...edge, from: start + taken.length * 100 };
}

/** Glass doors from a room to its balcony, terrace or patio. */
export function slidingDoor(place: Outside, tile: Tile): Door {
  const edge = sideOf(tile, place.side);
  const length = Math.min(300, Math.max(90, Math.round(((edge.to - edge.from) * 0.64) / 5) * 5));
  const hole = holeAt(edge, (edge.from + edge.to - length) / 2, length);
  return { ...hole, kind: 'sliding', from: tile.name, to: place.name, hinge: 'start' };
}
