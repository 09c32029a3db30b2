import type { Box, Hole, Level, Room, Side } from './layout.ts';

const opposite: Readonly<Record<Side, Side>> = { top: 'bottom', bottom: 'top', left: 'right', right: 'left' };

/** The wall of a box in which a hole is: the nearest of the two that run as it does. */
function wallOf(box: Box, hole: Hole): Side {
  if (hole.runs === 'across') return hole.y - box.y < box.y + box.height - hole.y ? 'top' : 'bottom';
  return hole.x - box.x < box.x + box.width - hole.x ? 'left' : 'right';
}

type Openings = Pick<Level, 'doors' | 'windows'>;

/** The side of a room's own glass: what lies behind its glass door, else its widest window. */
function glassOf(room: Room, { doors, windows }: Openings): Side | undefined {
  const glass = doors.find(({ kind, from }) => kind === 'sliding' && from === room.name);
  if (glass) return wallOf(room, glass);
  const [widest] = windows.filter((window) => window.room === room.name).toSorted((a, b) => b.length - a.length);
  return widest?.side;
}

/**
 * Where one looks out of a room of a level: to its own glass, else through an opening to a room that has some, as from the
 * living part of a studio; without either, as on a balcony, away from its door. Null for what has none.
 */
export function outlookOf(room: Room, level: Openings & Pick<Level, 'rooms'>): Side | null {
  const own = glassOf(room, level);
  if (own) return own;
  const doors = level.doors.filter(({ from, to }) => from === room.name || to === room.name);
  const opening = doors.find(({ kind, from, to }) => {
    const beyond = level.rooms.find(({ name }) => name === (from === room.name ? to : from));
    return kind === 'open' && beyond && glassOf(beyond, level);
  });
  if (opening) return wallOf(room, opening);
  const [door] = doors;
  return door ? opposite[wallOf(room, door)] : null;
}

const hundredths = (value: number) => Math.round(value * 100) / 100;

/** The middle of a hole in metres. */
export function middleOf({ x, y, length, runs }: Hole): { readonly x: number; readonly y: number } {
  return runs === 'across' ? { x: hundredths(x + length / 2), y } : { x, y: hundredths(y + length / 2) };
}
