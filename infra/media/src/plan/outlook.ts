import type { Box, Hole, Level, Room, Side } from './layout.ts';

const opposite: Readonly<Record<Side, Side>> = { top: 'bottom', bottom: 'top', left: 'right', right: 'left' };

/** The wall of a box in which a hole is: the nearest of the two that run as it does. */
function wallOf(box: Box, hole: Hole): Side {
  if (hole.runs === 'across') return hole.y - box.y < box.y + box.height - hole.y ? 'top' : 'bottom';
  return hole.x - box.x < box.x + box.width - hole.x ? 'left' : 'right';
}

/**
 * Where one looks out of a room: to what lies behind its glass door, else through its widest window; without either, as on
 * a balcony, away from its door. Null for what has none.
 */
export function outlookOf(room: Room, { doors, windows }: Pick<Level, 'doors' | 'windows'>): Side | null {
  const glass = doors.find(({ kind, from }) => kind === 'sliding' && from === room.name);
  if (glass) return wallOf(room, glass);
  const [widest] = windows.filter((window) => window.room === room.name).toSorted((a, b) => b.length - a.length);
  if (widest) return widest.side;
  const door = doors.find(({ from, to }) => from === room.name || to === room.name);
  return door ? opposite[wallOf(room, door)] : null;
}

const hundredths = (value: number) => Math.round(value * 100) / 100;

/** The middle of a hole in metres. */
export function middleOf({ x, y, length, runs }: Hole): { readonly x: number; readonly y: number } {
  return runs === 'across' ? { x: hundredths(x + length / 2), y } : { x, y: hundredths(y + length / 2) };
}
