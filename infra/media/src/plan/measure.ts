import { doorsOf } from './doors.ts';
import type { Draft, DraftLevel, Outside } from './draft.ts';
import { sideOf } from './edges.ts';
import { type Box, type Door, isIndoor, isOutdoor, type Room, type Side, type Surroundings, walls } from './layout.ts';
import { slidingDoor, windowsOf } from './openings.ts';
import { type Tile, tilesOf } from './tiling.ts';

/** A level in metres, before it has a drawing. */
export interface MeasuredLevel {
  readonly name: string;
  /** The rectangle that its rooms fill. */
  readonly rectangle: Box;
  readonly rooms: readonly Room[];
  readonly doors: readonly Door[];
  readonly windows: ReturnType<typeof windowsOf>;
}

export interface Areas {
  readonly builtArea: number;
  readonly privateArea: number;
  readonly balconyArea: number | null;
}

const hundredths = (value: number) => Math.round(value * 100) / 100;
const wall = walls.outer * 100;

/** A draft in metres; null where its rooms do not fit the size. */
export function measure(draft: Draft): readonly MeasuredLevel[] | null {
  const levels = draft.levels.map((level) => measureLevel(level, draft));
  return levels.every((level) => level !== null) ? levels : null;
}

function measureLevel(level: DraftLevel, draft: Draft): MeasuredLevel | null {
  const around = { x: level.inset?.x ?? 0, y: 0, width: level.inset?.width ?? draft.width, height: draft.depth };
  const tiles = tilesOf(level.tiling, around);
  if (tiles.some((tile) => tile.width <= 0 || tile.height <= 0)) return null;
  const doors = doorsOf(level, tiles);
  if (!doors) return null;
  const outside = level.outside ?? [];
  const named = new Map(tiles.map((tile) => [tile.name, tile]));
  const glass = outside.flatMap((place) => {
    const tile = place.from === null ? undefined : named.get(place.from);
    return tile ? [slidingDoor(place, tile)] : [];
  });
  const places = outside.flatMap((place) => {
    const [first, last] = [named.get(place.along[0]), named.get(place.along[1])];
    return first && last ? [outsideTile(place, first, last)] : [];
  });
  return {
    name: level.name,
    rectangle: inMetres(around),
    rooms: [...tiles, ...places].map((tile) => ({
      name: tile.name,
      kind: tile.kind,
      ...inMetres(tile),
      area: areaOf(tile),
    })),
    doors: [...doors, ...glass],
    windows: windowsOf({ tiles, around, surroundings: draft.surroundings, doors, outside }),
  };
}

function inMetres({ x, y, width, height }: Omit<Tile, 'name' | 'kind'>): Box {
  return { x: x / 100, y: y / 100, width: width / 100, height: height / 100 };
}

function areaOf({ width, height }: Tile): number {
  return hundredths((width * height) / 10_000);
}

function outsideTile(place: Outside, first: Tile, last: Tile): Tile {
  const start = sideOf(first, place.side);
  const end = sideOf(last, place.side);
  const from = Math.min(start.from, end.from);
  const length = Math.max(start.to, end.to) - from;
  const { name, kind, reach } = place;
  switch (place.side) {
    case 'top':
      return { name, kind, x: from, y: start.at - wall - reach, width: length, height: reach };
    case 'bottom':
      return { name, kind, x: from, y: start.at + wall, width: length, height: reach };
    case 'left':
      return { name, kind, x: start.at - wall - reach, y: from, width: reach, height: length };
    case 'right':
      return { name, kind, x: start.at + wall, y: from, width: reach, height: length };
  }
}

/** Areas of all levels together, square metres. */
export function areasOf(levels: readonly MeasuredLevel[], surroundings: Surroundings): Areas {
  const thickness = (side: Side) => ({ facade: walls.outer, party: walls.outer / 2, line: 0 })[surroundings[side]];
  const built = levels.map(({ rectangle, rooms }) => {
    const width = rectangle.width + thickness('left') + thickness('right');
    const height = rectangle.height + thickness('top') + thickness('bottom');
    const holes = rooms.filter(({ kind, x, y }) => isHole(kind) && isWithin(rectangle, x, y));
    return width * height - holes.reduce((sum, { area }) => sum + area, 0);
  });
  const rooms = levels.flatMap((level) => level.rooms);
  const inside = rooms.filter(({ kind }) => isIndoor(kind));
  const air = rooms.filter(({ kind }) => kind === 'balcony' || kind === 'terrace');
  return {
    builtArea: hundredths(built.reduce((sum, area) => sum + area, 0)),
    privateArea: hundredths(inside.reduce((sum, { area }) => sum + area, 0)),
    balconyArea: air.length === 0 ? null : hundredths(air.reduce((sum, { area }) => sum + area, 0)),
  };
}

function isHole(kind: Room['kind']): boolean {
  return kind === 'void' || isOutdoor(kind);
}

function isWithin({ x, y, width, height }: Box, left: number, top: number): boolean {
  return left >= x && left < x + width && top >= y && top < y + height;
}
