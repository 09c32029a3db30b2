import { drawing, path, rect, tag } from '../svg.ts';
import { breaksOf, dimensionChain, dimensionGroup } from './drawing/dimensions.ts';
import { floorPatterns, floors } from './drawing/floors.ts';
import { furnitureOf } from './drawing/furniture-of.ts';
import { ink } from './drawing/ink.ts';
import { labelGroup, roomLabel } from './drawing/room-labels.ts';
import { stairLines } from './drawing/stairs.ts';
import { titleBlock } from './drawing/title-block.ts';
import { openings, shellOf, tilesOf, wallLines } from './drawing/wall-lines.ts';
import type { Placed } from './furniture/piece.ts';
import { labelsOf } from './labels.ts';
import type { Layout, Level, Room } from './layout.ts';
import { sheetOf } from './paper.ts';

/** A level of a layout to scale, with walls, furniture, areas, dimensions and its title block. */
export function plan(layout: Layout, level: Level): string {
  const { frame } = level;
  const sheet = sheetOf(frame);
  const scale = sheet.width / frame.width;
  const tiles = tilesOf(level, layout.depth);
  const shell = shellOf(tiles);
  const furniture = furnitureOf(level, shell);
  const isLand = layout.type === 'lot';
  const pieces = new Map(furniture.map(({ piece }) => [piece.id, piece.drawing]));
  const structure = isLand ? land(level.rooms) : wallLines(level, tiles, shell) + openings(level, shell);
  return drawing(
    sheet.width,
    sheet.height,
    [0, 0, sheet.width, sheet.height],
    tag('defs', {}, floorPatterns(level.rooms), ...[...pieces].map(([id, shape]) => tag('g', { id }, shape))),
    rect(0, 0, sheet.width, sheet.height, { fill: ink.paper }),
    tag(
      'g',
      { transform: `scale(${fine(scale / 100)}) translate(${fine(-frame.x * 100)} ${fine(-frame.y * 100)})` },
      floors(level.rooms),
      outlines(
        level.rooms,
        tiles.map(({ room }) => room),
      ),
      ...level.rooms.filter(({ kind }) => kind === 'stair').map(stairLines),
      tag(
        'g',
        { fill: '#FFFFFF', stroke: ink.furniture, 'stroke-width': fine(120 / scale), 'stroke-linejoin': 'round' },
        ...furniture.map(useOf),
      ),
      structure,
    ),
    labelGroup(labelsOf(layout, level).map(roomLabel)),
    dimensionGroup(chains(layout, level, scale)),
    titleBlock(layout, level, { ...sheet, scale }),
  );
}

function fine(value: number): number {
  return Math.round(value * 1000) / 1000;
}

function useOf({ piece, x, y, turn }: Placed): string {
  const place = `translate(${Math.round(x)} ${Math.round(y)})`;
  return tag('use', { href: `#${piece.id}`, transform: turn === 0 ? place : `${place} rotate(${turn})` });
}

/** Edges of balconies and yards, and the air over a lower floor. */
function outlines(rooms: readonly Room[], tiles: readonly Room[]): string {
  const lines = rooms
    .filter((room) => !tiles.includes(room) || room.kind === 'void')
    .map(({ kind, x, y, width, height }) => {
      const box = [x, y, width, height].map((metres) => Math.round(metres * 100));
      const [left = 0, top = 0, across = 0, along = 0] = box;
      const cross = kind === 'void' ? `M${left} ${top}l${across} ${along}m0-${along}l-${across} ${along}` : '';
      return path(`M${left} ${top}h${across}v${along}h-${across}z${cross}`, {
        'stroke-dasharray': kind === 'void' ? '16 10' : undefined,
        'stroke-width': kind === 'balcony' || kind === 'terrace' ? 7 : 3,
      });
    });
  return tag('g', { fill: 'none', stroke: ink.soft }, ...lines);
}

/** A lot has no walls: its border, what may be built and the distances to keep. */
function land(rooms: readonly Room[]): string {
  return rooms
    .map(({ kind, x, y, width, height }) =>
      rect(Math.round(x * 100), Math.round(y * 100), Math.round(width * 100), Math.round(height * 100), {
        fill: 'none',
        stroke: kind === 'buildable' ? ink.line : ink.faint,
        'stroke-width': kind === 'buildable' ? 22 : 8,
        'stroke-dasharray': kind === 'buildable' ? '90 45' : undefined,
      }),
    )
    .join('');
}

/** Dimension chains on the four sides: room by room, and the whole on top and left. */
function chains(layout: Layout, { rooms, frame }: Level, scale: number): string[] {
  const across = (metres: number) => (metres - frame.x) * scale;
  const along = (metres: number) => (metres - frame.y) * scale;
  const left = Math.min(...rooms.map(({ x }) => x));
  const right = Math.max(...rooms.map(({ x, width }) => x + width));
  const top = Math.min(...rooms.map(({ y }) => y));
  const bottom = Math.max(...rooms.map(({ y, height }) => y + height));
  const wall = layout.type === 'lot' ? 0 : 0.2;
  const inside = rooms.filter(({ y, height }) => y >= -0.001 && y + height <= layout.depth + 0.001);
  const touching = (test: (room: Room) => boolean, ends: (room: Room) => readonly number[]) =>
    breaksOf(inside.filter(test).flatMap(ends));
  const level = (room: Room) => [room.x, room.x + room.width];
  const upright = (room: Room) => [room.y, room.y + room.height];
  const isNear = (a: number, b: number) => Math.abs(a - b) < 0.005;
  const insideLeft = Math.min(...inside.map(({ x }) => x));
  const insideRight = Math.max(...inside.map(({ x, width }) => x + width));
  const ceiling = touching((room) => isNear(room.y, 0), level);
  const ground = touching((room) => isNear(room.y + room.height, layout.depth), level);
  const west = touching((room) => isNear(room.x, insideLeft), upright);
  const east = touching((room) => isNear(room.x + room.width, insideRight), upright);
  const isSame = (a: readonly number[], b: readonly number[]) => a.join() === b.join();
  const high = along(top - wall);
  const far = across(left - wall);
  return [
    dimensionChain({ breaks: ceiling, runs: 'across', at: high - 26, place: across }),
    ceiling.length > 2 ? dimensionChain({ breaks: ends(ceiling), runs: 'across', at: high - 56, place: across }) : '',
    dimensionChain({ breaks: west, runs: 'down', at: far - 26, place: along }),
    west.length > 2 ? dimensionChain({ breaks: ends(west), runs: 'down', at: far - 56, place: along }) : '',
    isSame(ground, ceiling)
      ? ''
      : dimensionChain({ breaks: ground, runs: 'across', at: along(bottom + wall) + 30, place: across }),
    isSame(east, west)
      ? ''
      : dimensionChain({ breaks: east, runs: 'down', at: across(right + wall) + 32, place: along }),
  ];
}

function ends(breaks: readonly number[]): number[] {
  return breaksOf([breaks[0] ?? 0, breaks.at(-1) ?? 0]);
}
