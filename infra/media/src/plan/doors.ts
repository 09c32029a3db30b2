import type { DraftLevel, Link } from './draft.ts';
import { type Edge, sharedEdge, sideOf } from './edges.ts';
import type { Door, Hole } from './layout.ts';
import type { Tile } from './tiling.ts';

/** Clear widths in centimetres. */
const widths = { entrance: 95, bath: 70, door: 80, narrow: 70 } as const;
/** From the axis of a crossing wall to the frame. */
const jamb = 11;

/** A hole of the plan in metres from a stretch of wall in centimetres. */
export function holeAt(edge: Edge, from: number, length: number): Hole {
  const isAcross = edge.runs === 'across';
  const [x, y] = isAcross ? [from, edge.at] : [edge.at, from];
  return { x: x / 100, y: y / 100, length: length / 100, runs: edge.runs };
}

/** The doors of a level; null where two rooms that should be joined have no wall long enough between them. */
export function doorsOf(level: DraftLevel, tiles: readonly Tile[]): Door[] | null {
  const named = new Map(tiles.map((tile) => [tile.name, tile]));
  const doors = level.links.map((link) => doorBetween(link, named));
  if (!level.entrance) return doors.every((door) => door !== null) ? doors : null;
  const room = named.get(level.entrance.room);
  const entrance = room ? entranceOf(room, level.entrance) : null;
  const all = [...doors, entrance];
  return all.every((door) => door !== null) ? all : null;
}

function doorBetween([from, to, kind = 'door']: Link, named: ReadonlyMap<string, Tile>): Door | null {
  const [a, b] = [named.get(from), named.get(to)];
  const edge = a && b ? sharedEdge(a, b) : null;
  if (!edge || !a || !b) return null;
  const length = edge.to - edge.from;
  if (kind === 'open') {
    return length < 70 ? null : { ...holeAt(edge, edge.from, length), kind, from, to, hinge: 'start' };
  }
  const wanted = b.kind === 'bath' || b.kind === 'dressing' || b.kind === 'laundry' ? widths.bath : widths.door;
  const width = length >= wanted + 2 * jamb ? wanted : widths.narrow;
  if (length < width + jamb) return null;
  const hinge = hingeOf(edge, b);
  const start = hinge === 'start' ? edge.from + Math.min(jamb, length - width) : edge.to - width - jamb;
  return { ...holeAt(edge, Math.max(edge.from, start), width), kind, from, to, hinge };
}

/** The leaf hangs at the end that is nearer to a corner of the room it opens into. */
function hingeOf(edge: Edge, room: Tile): 'start' | 'end' {
  const [low, high] = edge.runs === 'across' ? [room.x, room.x + room.width] : [room.y, room.y + room.height];
  const toStart = edge.from - low;
  const toEnd = high - edge.to;
  return toStart <= toEnd ? 'start' : 'end';
}

function entranceOf(room: Tile, entrance: NonNullable<DraftLevel['entrance']>): Door | null {
  const edge = sideOf(room, entrance.side);
  const length = edge.to - edge.from;
  const kind = entrance.kind ?? 'entrance';
  const width = kind === 'shutter' ? Math.min(length - 60, Math.max(180, length * 0.45)) : widths.entrance;
  if (length < width + 10) return null;
  const start = kind === 'shutter' ? (edge.from + edge.to - width) / 2 : edge.to - width - 20;
  return { ...holeAt(edge, Math.max(edge.from + 5, start), width), kind, from: null, to: room.name, hinge: 'end' };
}
