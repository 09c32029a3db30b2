import type { Hole, Side, Surroundings } from './layout.ts';
import type { MeasuredLevel } from './measure.ts';

const otherSide: Readonly<Record<Side, Side>> = { left: 'right', right: 'left', top: 'top', bottom: 'bottom' };

/** The level as the neighbour has it, left and right exchanged within a width in metres. */
export function mirrored(level: MeasuredLevel, width: number): MeasuredLevel {
  const flip = (x: number, length: number) => Math.round((width - x - length) * 100) / 100;
  const hole = <One extends Hole>(one: One): One => ({
    ...one,
    x: flip(one.x, one.runs === 'across' ? one.length : 0),
  });
  return {
    ...level,
    rectangle: { ...level.rectangle, x: flip(level.rectangle.x, level.rectangle.width) },
    rooms: level.rooms.map((room) => ({ ...room, x: flip(room.x, room.width) })),
    doors: level.doors.map((door) => ({
      ...hole(door),
      hinge: door.runs === 'down' ? door.hinge : door.hinge === 'start' ? 'end' : 'start',
    })),
    windows: level.windows.map((window) => ({ ...hole(window), side: otherSide[window.side] })),
  };
}

export function mirroredSurroundings({ left, right, ...others }: Surroundings): Surroundings {
  return { ...others, left: right, right: left };
}
