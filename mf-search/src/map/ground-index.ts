import { isObject } from '../model/is-object.ts';

/** Which tiles an edition of the ground has, and who must be named for it. */
export interface GroundIndex {
  readonly has: (level: number, x: number, y: number) => boolean;
  readonly credits: readonly string[];
}

/** Reads `index.json` of an edition; nothing where it is of another shape. */
export function readGroundIndex(value: unknown): GroundIndex | undefined {
  if (!isObject(value) || !isObject(value.tiles) || !Array.isArray(value.credits)) return undefined;
  const levels = new Map(Object.entries(value.tiles).map(([level, columns]) => [Number(level), columnsOf(columns)]));
  return {
    has: (level, x, y) => {
      const runs = levels.get(level)?.get(x) ?? [];
      return runs.some((first, at) => at % 2 === 0 && first <= y && y <= (runs[at + 1] ?? first));
    },
    credits: value.credits.filter((credit) => typeof credit === 'string'),
  };
}

/** Rows of each column: first and last of every run, one after the other. */
function columnsOf(columns: unknown): Map<number, readonly number[]> {
  if (!Array.isArray(columns)) return new Map();
  return new Map(
    columns.flatMap((column) => {
      const [x, ...rows]: unknown[] = Array.isArray(column) ? column : [];
      return typeof x === 'number' ? [[x, rows.filter((row) => typeof row === 'number')] as const] : [];
    }),
  );
}
