import { path, tag } from '../../svg.ts';
import { sharedEdge } from '../edges.ts';
import { type Door, type Hole, isIndoor, type Level, type Room, walls } from '../layout.ts';
import { floorColour } from './floors.ts';
import { ink } from './ink.ts';

const cm = (metres: number) => Math.round(metres * 100);
const outer = cm(walls.outer);
const inner = cm(walls.inner);

/** The rectangle inside the outer walls, in centimetres. */
export interface Shell {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

interface CmRoom extends Shell {
  readonly room: Room;
}

/** The rooms within the outer walls, in centimetres. */
export function tilesOf(level: Level, depth: number): CmRoom[] {
  const slid = new Set(level.doors.filter(({ kind }) => kind === 'sliding').map(({ to }) => to));
  return level.rooms
    .filter((room) => isWithin(room, depth) && !slid.has(room.name))
    .map((room) => ({ room, x: cm(room.x), y: cm(room.y), width: cm(room.width), height: cm(room.height) }));
}

function isWithin({ kind, y, height }: Room, depth: number): boolean {
  return isIndoor(kind) || kind === 'void' || (y > -0.01 && y + height < depth + 0.01);
}

export function shellOf(tiles: readonly CmRoom[]): Shell {
  const x = Math.min(...tiles.map((tile) => tile.x));
  const y = Math.min(...tiles.map((tile) => tile.y));
  return {
    x,
    y,
    width: Math.max(...tiles.map((tile) => tile.x + tile.width)) - x,
    height: Math.max(...tiles.map((tile) => tile.y + tile.height)) - y,
  };
}

/** Walls filled with ink, as they are cut a metre above the floor. */
export function wallLines(level: Level, tiles: readonly CmRoom[], { x, y, width, height }: Shell): string {
  const open = new Set(level.doors.filter(({ kind }) => kind === 'open').map(({ from, to }) => `${from}|${to}`));
  const partitions = tiles.flatMap((a, index) =>
    tiles.slice(index + 1).flatMap((b) => {
      const names = [a.room.name, b.room.name];
      if (open.has(names.join('|')) || open.has(names.toReversed().join('|'))) return [];
      if (a.room.kind === 'void' || b.room.kind === 'void') return [];
      const edge = sharedEdge(a, b);
      if (!edge) return [];
      return [edge.runs === 'across' ? `M${edge.from} ${edge.at}H${edge.to}` : `M${edge.at} ${edge.from}V${edge.to}`];
    }),
  );
  const ring = `M${x - outer} ${y - outer}h${width + 2 * outer}v${height + 2 * outer}h-${width + 2 * outer}zM${x} ${y}v${height}h${width}v-${height}z`;
  return (
    path(ring, { fill: ink.wall }) +
    path(partitions.join(''), { stroke: ink.wall, 'stroke-width': inner, 'stroke-linecap': 'square', fill: 'none' })
  );
}

interface Cut extends Shell {
  readonly isOuter: boolean;
}

/** The box that a hole takes out of its wall. */
export function cutOf(hole: Hole, shell: Shell): Cut {
  const isAcross = hole.runs === 'across';
  const [x, y, length] = [cm(hole.x), cm(hole.y), cm(hole.length)];
  const at = isAcross ? y : x;
  const [low, high] = isAcross ? [shell.y, shell.y + shell.height] : [shell.x, shell.x + shell.width];
  const start = at === low ? low - outer : at === high ? high : at - inner / 2;
  const isOuter = at === low || at === high;
  const thickness = isOuter ? outer : inner;
  return isAcross
    ? { x, y: start, width: length, height: thickness, isOuter }
    : { x: start, y, width: thickness, height: length, isOuter };
}

interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

const boxPath = ({ x, y, width, height }: Box) => `M${x} ${y}h${width}v${height}h-${width}z`;

/** Doors, gates and windows in their walls. */
export function openings(level: Level, shell: Shell): string {
  const named = new Map(level.rooms.map((room) => [room.name, room]));
  const doors = level.doors.filter(({ kind }) => kind !== 'open').map((door) => ({ door, cut: cutOf(door, shell) }));
  const byFloor = Map.groupBy(doors, ({ door }) => floorColour(named.get(door.from ?? door.to)?.kind ?? 'hall'));
  const cuts = [...byFloor].map(([fill, holes]) => path(holes.map(({ cut }) => boxPath(cut)).join(''), { fill }));
  const swings = doors.flatMap(({ door }) => {
    const room = named.get(door.to);
    return room && (door.kind === 'door' || door.kind === 'entrance') ? [swingOf(door, room)] : [];
  });
  const sliding = doors.flatMap(({ door, cut }) => (door.kind === 'sliding' ? [slidingLeaf(cut)] : []));
  const gates = doors.flatMap(({ door, cut }) => (door.kind === 'shutter' ? [middleLine(cut)] : []));
  const panes = level.windows.map((window) => cutOf(window, shell));
  return [
    ...cuts,
    tag(
      'g',
      { fill: 'none', stroke: ink.line, 'stroke-width': 2.2 },
      path(panes.map((pane) => boxPath(pane) + middleLine(pane)).join(''), { fill: '#EAF3F5' }),
      path(swings.map(({ arc }) => arc).join(''), { 'stroke-width': 1.2 }),
      path([...swings.map(({ leaf }) => leaf), ...sliding].join(''), { 'stroke-width': 4 }),
      gates.length > 0 ? path(gates.join(''), { 'stroke-dasharray': '14 8', 'stroke-width': 4 }) : '',
    ),
    ...doors.filter(({ door }) => door.from === null).map(({ cut }) => entranceMark(cut, shell)),
  ].join('');
}

function swingOf(door: Door, room: Room): { leaf: string; arc: string } {
  const isAcross = door.runs === 'across';
  const length = cm(door.length);
  const start = [cm(door.x), cm(door.y)] as const;
  const end = isAcross ? ([start[0] + length, start[1]] as const) : ([start[0], start[1] + length] as const);
  const [hinge, other] = door.hinge === 'start' ? [start, end] : [end, start];
  const into = isAcross
    ? Math.sign(cm(room.y + room.height / 2) - start[1])
    : Math.sign(cm(room.x + room.width / 2) - start[0]);
  const tip = isAcross
    ? ([hinge[0], hinge[1] + into * length] as const)
    : ([hinge[0] + into * length, hinge[1]] as const);
  const turn = (tip[0] - hinge[0]) * (other[1] - hinge[1]) - (tip[1] - hinge[1]) * (other[0] - hinge[0]);
  return {
    leaf: `M${hinge.join(' ')}L${tip.join(' ')}`,
    arc: `M${tip.join(' ')}A${length} ${length} 0 0 ${turn > 0 ? 1 : 0} ${other.join(' ')}`,
  };
}

function middleLine({ x, y, width, height }: Box): string {
  return width > height ? `M${x} ${y + height / 2}h${width}` : `M${x + width / 2} ${y}v${height}`;
}

function slidingLeaf({ x, y, width, height }: Box): string {
  return width > height
    ? `M${x} ${y + 7}h${Math.round(width * 0.55)}M${x + Math.round(width * 0.45)} ${y + 13}h${Math.round(width * 0.55)}`
    : `M${x + 7} ${y}v${Math.round(height * 0.55)}M${x + 13} ${y + Math.round(height * 0.45)}v${Math.round(height * 0.55)}`;
}

/** A guayacan arrow before the entrance, outlined so that it needs no colour to be seen. */
function entranceMark({ x, y, width, height }: Box, shell: Shell): string {
  const isLevel = width > height;
  const [middleX, middleY] = [x + width / 2, y + height / 2];
  const turn = isLevel ? (y < shell.y ? 180 : 0) : x < shell.x ? 90 : 270;
  return path('M0 22l20 30h-40z', {
    transform: `translate(${middleX} ${middleY}) rotate(${turn})`,
    fill: ink.guayacan,
    stroke: ink.line,
    'stroke-width': 2,
  });
}
