import type { NumberLeaf } from './filter.ts';
import type { Segment } from './segment.ts';

/**
 * The loop for "one number is in a range, or another is in its own", over records with one number each; nothing where
 * the leaves ask for more. Filters by monthly payment have some fifty such clauses, and a call for each leaf and record
 * would be most of their time.
 */
export function keepEitherRange(segment: Segment, leaves: readonly NumberLeaf[]) {
  const [first, second] = leaves;
  if (leaves.length !== 2 || !first || !second || !isPlain(first) || !isPlain(second)) return undefined;
  const [a, b] = [single(segment, first), single(segment, second)];
  if (!a || !b) return undefined;
  return (ids: Uint32Array, count: number): number => {
    let kept = 0;
    for (let i = 0; i < count; i++) {
      const doc = ids[i] ?? 0;
      // Where a number is absent, NaN is in no range.
      const x = a[doc] ?? Number.NaN;
      const y = b[doc] ?? Number.NaN;
      if ((x >= first.from && x <= first.to) || (y >= second.from && y <= second.to)) ids[kept++] = doc;
    }
    return kept;
  };
}

function isPlain({ excludesFrom, excludesTo, isNegated }: NumberLeaf): boolean {
  return !excludesFrom && !excludesTo && !isNegated;
}

function single(segment: Segment, { attribute }: NumberLeaf): Float64Array | undefined {
  const column = segment.numbers(attribute);
  return column?.manyStart === null ? column.values : undefined;
}
