import type { NumberTotals } from './segment.ts';
import type { FacetColumn, NumberColumn } from './segment-data.ts';
import type { SegmentMatches } from './segment-matches.ts';

/** How many matching records have each value of a facet. */
export type FacetCounts = Map<string, number>;

/** Lowest, highest, mean and sum of the numbers of matching records. */
export interface FacetStatistics {
  min: number;
  max: number;
  avg: number;
  sum: number;
}

/** Counts a facet over the matches of all segments. */
export function countFacet(all: readonly SegmentMatches[], attribute: string): FacetCounts {
  const [only] = all;
  if (only !== undefined && all.length === 1 && isUntouched(only)) {
    return remembered(only.segment.totals.counts, attribute, () => addCounts(new Map(), only, attribute));
  }
  return all.reduce((counts, matches) => addCounts(counts, matches, attribute), new Map());
}

/** Statistics of a numeric attribute over the matches of all segments, or null without any number. */
export function countStatistics(all: readonly SegmentMatches[], attribute: string): FacetStatistics | null {
  const parts = all.map((matches) => {
    const count = () => sumNumbers(matches, attribute);
    return isUntouched(matches) ? remembered(matches.segment.totals.numbers, attribute, count) : count();
  });
  const count = parts.reduce((total, part) => total + part.count, 0);
  if (count === 0) return null;
  const sum = parts.reduce((total, part) => total + part.sum, 0);
  return {
    min: Math.min(...parts.map(({ min }) => min)),
    max: Math.max(...parts.map(({ max }) => max)),
    avg: sum / count,
    sum,
  };
}

/** Whether these are all records that the segment was built with: what is counted over them never changes. */
function isUntouched({ isEverything, segment }: SegmentMatches): boolean {
  return isEverything && segment.deletedCount === 0;
}

function addCounts(counts: FacetCounts, matches: SegmentMatches, attribute: string): FacetCounts {
  const column = matches.segment.facet(attribute);
  if (column === undefined || matches.count === 0) return counts;
  valueCounts(matches, column).forEach((count, value) => {
    const text = column.values[value] ?? '';
    if (count > 0) counts.set(text, (counts.get(text) ?? 0) + count);
  });
  return counts;
}

function remembered<T>(known: Map<string, T>, attribute: string, compute: () => T): T {
  const value = known.get(attribute) ?? compute();
  known.set(attribute, value);
  return value;
}

function sumNumbers(matches: SegmentMatches, attribute: string): NumberTotals {
  const totals = { min: Number.POSITIVE_INFINITY, max: Number.NEGATIVE_INFINITY, sum: 0, count: 0 };
  const column = matches.segment.numbers(attribute);
  if (column === undefined) return totals;
  const facet = matches.segment.facet(attribute);
  if (facet !== undefined && matches.segment.isFacetOfNumbers(attribute)) return sumValues(matches, facet);
  eachNumber(matches, column, (value) => {
    if (Number.isNaN(value)) return;
    if (value < totals.min) totals.min = value;
    if (value > totals.max) totals.max = value;
    totals.sum += value;
    totals.count++;
  });
  return totals;
}

/** Where every record has at most one value, and that a number, the counts of the values tell all. */
function sumValues(matches: SegmentMatches, facet: FacetColumn): NumberTotals {
  const totals = { min: Number.POSITIVE_INFINITY, max: Number.NEGATIVE_INFINITY, sum: 0, count: 0 };
  valueCounts(matches, facet).forEach((count, value) => {
    if (count === 0) return;
    const number = Number(facet.values[value]);
    totals.min = Math.min(totals.min, number);
    totals.max = Math.max(totals.max, number);
    totals.sum += number * count;
    totals.count += count;
  });
  return totals;
}

function valueCounts(matches: SegmentMatches, column: FacetColumn): Uint32Array {
  const { ids, count, segment } = matches;
  if (matches.isEverything) return totals(column, segment.deletedCount === 0 ? null : segment.deleted);
  const sets = column.setStart.length - 1;
  if (sets > count * 2 && column.isMulti) return countValues(column, ids, count);
  const perSet = new Uint32Array(sets);
  const { codes } = column;
  for (let i = 0; i < count; i++) {
    const code = codes[ids[i] ?? 0] ?? 0;
    perSet[code] = (perSet[code] ?? 0) + 1;
  }
  return spread(column, perSet);
}

/** Counts kept since the building, less the deleted records. */
function totals(column: FacetColumn, deleted: Uint8Array | null): Uint32Array {
  const { valueStart, codes } = column;
  const counts = Uint32Array.from(column.values, (_, value) => (valueStart[value + 1] ?? 0) - (valueStart[value] ?? 0));
  if (deleted === null) return counts;
  const perSet = new Uint32Array(column.setStart.length - 1);
  for (let doc = deleted.indexOf(1); doc >= 0; doc = deleted.indexOf(1, doc + 1)) {
    const code = codes[doc] ?? 0;
    perSet[code] = (perSet[code] ?? 0) + 1;
  }
  spread(column, perSet).forEach((count, value) => {
    counts[value] = (counts[value] ?? 0) - count;
  });
  return counts;
}

function spread({ setStart, setValues, values }: FacetColumn, perSet: Uint32Array): Uint32Array {
  const counts = new Uint32Array(values.length);
  for (let code = 0; code < perSet.length; code++) {
    const count = perSet[code] ?? 0;
    if (count === 0) continue;
    for (let at = setStart[code] ?? 0; at < (setStart[code + 1] ?? 0); at++) {
      const value = setValues[at] ?? 0;
      counts[value] = (counts[value] ?? 0) + count;
    }
  }
  return counts;
}

function countValues(
  { codes, setStart, setValues, values }: FacetColumn,
  ids: Uint32Array,
  count: number,
): Uint32Array {
  const counts = new Uint32Array(values.length);
  for (let i = 0; i < count; i++) {
    const code = codes[ids[i] ?? 0] ?? 0;
    for (let at = setStart[code] ?? 0; at < (setStart[code + 1] ?? 0); at++) {
      const value = setValues[at] ?? 0;
      counts[value] = (counts[value] ?? 0) + 1;
    }
  }
  return counts;
}

function eachNumber({ ids, count }: SegmentMatches, column: NumberColumn, take: (value: number) => void): void {
  const { values, manyStart, manyValues } = column;
  for (let i = 0; i < count; i++) {
    const doc = ids[i] ?? 0;
    if (manyStart === null || manyValues === null) take(values[doc] ?? Number.NaN);
    else for (let at = manyStart[doc] ?? 0; at < (manyStart[doc + 1] ?? 0); at++) take(manyValues[at] ?? Number.NaN);
  }
}
