import { furnish } from '../furniture/furnish.ts';
import type { Footprint, Placed } from '../furniture/piece.ts';
import { type Door, isOutdoor, type Level, type Room, type RoomKind } from '../layout.ts';
import type { Shell } from './wall-lines.ts';

const cm = (metres: number) => Math.round(metres * 100);
const businessKinds: readonly RoomKind[] = ['work', 'shop', 'bay', 'consulting'];
/** From the axis of a partition to its face. */
const face = 6;

/** The furniture of all rooms of a level, in centimetres. */
export function furnitureOf(level: Level, shell: Shell): Placed[] {
  const isBusiness = level.rooms.some(({ kind }) => businessKinds.includes(kind));
  return level.rooms.flatMap((room) =>
    furnish({
      kind: room.kind,
      area: room.area,
      isForGuests: isBusiness || room.name === 'Baño social',
      isMain: room.name === 'Alcoba principal' || room.name === 'Alcoba',
      floor: floorOf(room, shell),
      kept: level.doors.flatMap((door) => keptBy(door, room)),
      windows: level.windows.filter((window) => window.room === room.name).map((window) => strip(window, 40)),
    }),
  );
}

function floorOf(room: Room, shell: Shell): Footprint {
  const [left, top] = [cm(room.x), cm(room.y)];
  const [right, bottom] = [left + cm(room.width), top + cm(room.height)];
  const gap = (isOuter: boolean) => (isOutdoor(room.kind) ? 8 : isOuter ? 0 : face);
  const x = left + gap(left === shell.x);
  const y = top + gap(top === shell.y);
  return {
    x,
    y,
    width: right - gap(right === shell.x + shell.width) - x,
    height: bottom - gap(bottom === shell.y + shell.height) - y,
  };
}

/** The floor that a door needs in a room: its swing, or the way to it. */
function keptBy(door: Door, room: Room): Footprint[] {
  if (door.from !== room.name && door.to !== room.name) return [];
  const swings = door.to === room.name && (door.kind === 'door' || door.kind === 'entrance');
  const way = door.kind === 'open' ? (room.kind === 'kitchen' ? 6 : 40) : room.kind === 'kitchen' ? 40 : 62;
  const depth = swings ? cm(door.length) + 4 : way;
  return [strip(door, isOutdoor(room.kind) ? depth + 20 : depth)];
}

function strip({ x, y, length, runs }: Pick<Door, 'x' | 'y' | 'length' | 'runs'>, depth: number): Footprint {
  return runs === 'across'
    ? { x: cm(x), y: cm(y) - depth, width: cm(length), height: 2 * depth }
    : { x: cm(x) - depth, y: cm(y), width: 2 * depth, height: cm(length) };
}

/** The squares that doors sweep, in centimetres. */
export function swingsOf({ doors, rooms }: Level): Footprint[] {
  return doors
    .filter(({ kind }) => kind === 'door' || kind === 'entrance')
    .flatMap((door) => {
      const room = rooms.find(({ name }) => name === door.to);
      const length = cm(door.length);
      if (!room) return [];
      const isBefore = door.runs === 'across' ? room.y + room.height / 2 < door.y : room.x + room.width / 2 < door.x;
      const [x, y] = [cm(door.x), cm(door.y)];
      return door.runs === 'across'
        ? [{ x, y: isBefore ? y - length : y, width: length, height: length }]
        : [{ x: isBefore ? x - length : x, y, width: length, height: length }];
    });
}
