import type { RoomKind } from './layout.ts';

/** A room's box in whole centimetres, so that tiles meet exactly. */
export interface Tile {
  readonly name: string;
  readonly kind: RoomKind;
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

interface Leaf {
  readonly name: string;
  readonly kind: RoomKind;
}
type Part = readonly [size: number | 'rest', node: Tiling];
interface Split {
  readonly runs: 'across' | 'down';
  readonly parts: readonly Part[];
}

/** A rectangle cut into rooms: it cannot leave a gap or an overlap. */
export type Tiling = Leaf | Split;

export function room(name: string, kind: RoomKind): Tiling {
  return { name, kind };
}

/** Cuts from left to right; sizes in centimetres, one part takes the rest. */
export function across(...parts: readonly Part[]): Tiling {
  return { runs: 'across', parts };
}

/** Cuts from top to bottom. */
export function down(...parts: readonly Part[]): Tiling {
  return { runs: 'down', parts };
}

/** Rounds to five centimetres, as a builder would. */
export function snap(centimetres: number): number {
  return Math.round(centimetres / 5) * 5;
}

type Area = Omit<Tile, 'name' | 'kind'>;

/** The tiles of a rectangle; sizes that do not fit come out with no width or height, for the rating to refuse. */
export function tilesOf(tiling: Tiling, area: Area): Tile[] {
  if (!('parts' in tiling)) return [{ ...area, name: tiling.name, kind: tiling.kind }];
  const isAcross = tiling.runs === 'across';
  const whole = isAcross ? area.width : area.height;
  const fixed = tiling.parts.reduce((sum, [size]) => sum + (size === 'rest' ? 0 : size), 0);
  let used = 0;
  return tiling.parts.flatMap(([wanted, node]) => {
    const size = wanted === 'rest' ? whole - fixed : wanted;
    const start = used;
    used += size;
    return tilesOf(
      node,
      isAcross ? { ...area, x: area.x + start, width: size } : { ...area, y: area.y + start, height: size },
    );
  });
}
