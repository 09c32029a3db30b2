import { round, tag } from '../../svg.ts';
import { type Footprint, overlap } from '../furniture/piece.ts';
import type { Room } from '../layout.ts';
import { floorColour } from './floors.ts';
import { fontFamily, ink, printed, textWidth } from './ink.ts';

interface Lines {
  readonly lines: readonly string[];
  readonly size: number;
  readonly isUpright: boolean;
}

const largest = 15;
const smallest = 8;
/** Rooms whose area is no area of the home's: they are named only. */
const isBare = (room: Room) => room.kind === 'stair' || room.kind === 'void';

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

interface Found {
  readonly place: Footprint;
  readonly cost: number;
}

/** The place in a room, in sheet units, where a label of this size covers the least. */
function placeFor(room: Footprint, box: { width: number; height: number }, taken: readonly Footprint[]): Found {
  let best: Found = { place: { ...room, ...box }, cost: Number.POSITIVE_INFINITY };
  for (let across = 0; across <= 12; across++) {
    for (let along = 0; along <= 12; along++) {
      const place = {
        x: room.x + ((room.width - box.width) * across) / 12,
        y: room.y + ((room.height - box.height) * along) / 12,
        ...box,
      };
      const covered = taken.reduce((sum, one) => sum + overlap(one, place), 0);
      const cost = covered + Math.hypot(across - 6, along - 6) * box.width * box.height * 0.01;
      if (cost < best.cost) best = { place, cost };
    }
  }
  return best;
}

export interface LabelRequest {
  readonly room: Room;
  /** The room, and what stands or swings in it, on the sheet. */
  readonly box: Footprint;
  readonly taken: readonly Footprint[];
  readonly scale: number;
}

const shrinks = [1, 0.88, 0.78] as const;

/** Name and area of a room where they cover the least, in smaller letters where that helps. */
export function roomLabel({ room, box, taken, scale }: LabelRequest): string {
  const { lines, size: wanted, isUpright } = linesFor(room, scale);
  const inner = { x: box.x + 5, y: box.y + 4, width: box.width - 10, height: box.height - 8 };
  const tries = shrinks.map((shrink) => {
    const size = Math.round(Math.max(smallest, wanted * shrink) * 2) / 2;
    const long = Math.max(...lines.map((line) => textWidth(line, size)));
    const high = lines.length * size * 1.2;
    const found = placeFor(inner, isUpright ? { width: high, height: long } : { width: long, height: high }, taken);
    return { size, high, place: found.place, cost: found.cost + (1 - shrink) * 1400 };
  });
  const { size, high, place } = tries.reduce((one, other) => (other.cost < one.cost ? other : one));
  const turn = isUpright ? ' rotate(-90)' : '';
  const middle = [place.x + place.width / 2, place.y + place.height / 2].map(Math.round);
  const stroke = floorColour(room.kind);
  const written = lines.map((line, index) => {
    const isArea = !isBare(room) && index === lines.length - 1;
    const start = index === 0 ? { y: round(-high / 2 + size * 0.95) } : { dy: '1.2em' };
    return tag('tspan', { x: 0, ...start, ...(isArea ? { 'font-weight': 400, fill: ink.soft } : {}) }, line);
  });
  return tag(
    'text',
    {
      transform: `translate(${middle.join(' ')})${turn}`,
      'font-size': size === largest ? undefined : size,
      stroke: stroke === floorColour('living') ? undefined : stroke,
    },
    ...written,
  );
}

/** Labels share their letters: dark on the colour of the floor. */
export function labelGroup(labels: readonly string[]): string {
  return tag(
    'g',
    {
      fill: ink.line,
      'text-anchor': 'middle',
      'font-family': fontFamily,
      'font-size': largest,
      'font-weight': 600,
      stroke: floorColour('living'),
      'stroke-width': 4,
      'stroke-linejoin': 'round',
      'paint-order': 'stroke',
    },
    ...labels,
  );
}
