import { path, tag } from '../../svg.ts';
import type { Room } from '../layout.ts';
import { ink } from './ink.ts';

/** Steps from below to above with an arrow that goes up. */
export function stairLines(room: Room): string {
  const [x, y, width, height] = [room.x, room.y, room.width, room.height].map((metres) => Math.round(metres * 100));
  if (x === undefined || y === undefined || width === undefined || height === undefined) return '';
  const isLevel = width > height;
  const [length, breadth] = isLevel ? [width, height] : [height, width];
  const isTurning = breadth >= 150;
  const landing = isTurning ? Math.min(95, breadth / 2) : 0;
  const steps = Math.floor((length - landing) / 26);
  const at = (along: number, across: number) => (isLevel ? `${x + along} ${y + across}` : `${x + across} ${y + along}`);
  const treads = Array.from({ length: steps + 1 }, (_, index) => {
    const along = length - index * 26;
    return `M${at(along, 0)}L${at(along, breadth)}`;
  });
  const half = breadth / 2;
  const way = isTurning
    ? `M${at(length - 12, half / 2)}L${at(landing / 2, half / 2)}L${at(landing / 2, half * 1.5)}L${at(length - 20, half * 1.5)}l${isLevel ? '-12 -8m12 8l-12 8' : '-8 -12m8 12l8 -12'}`
    : `M${at(length - 12, half)}L${at(14, half)}l${isLevel ? '12 -8m-12 8l12 8' : '-8 12m8 -12l8 12'}`;
  const spine = isTurning
    ? path(`M${at(landing, half)}L${at(length, half)}`, { 'stroke-width': 8, stroke: ink.wall })
    : '';
  return tag(
    'g',
    { fill: 'none', stroke: ink.furniture, 'stroke-width': 1.6 },
    path(treads.join(''), {}),
    path(way, { stroke: ink.monte, 'stroke-width': 2.4 }),
    spine,
  );
}
