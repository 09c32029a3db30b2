import { type OrderKey, orderName } from './index-schema.ts';
import type { OrderColumn, RecordOrder, SegmentData } from './segment-data.ts';

type Compare = (a: number, b: number) => number;

/** Sorts the records of a segment by some keys, ties by objectID (byte order), absent values last in both directions. */
export function buildOrder(data: Omit<SegmentData, 'orders'>, keys: readonly OrderKey[]): RecordOrder {
  const compares = keys.map((key) => keyCompare(data, key));
  const sorted = Uint32Array.from({ length: data.count }, (_, doc) => doc);
  sorted.sort((a, b) => {
    for (const compare of compares) {
      const difference = compare(a, b);
      if (difference !== 0) return difference;
    }
    return compareIds(data, a, b);
  });
  const position = new Uint32Array(data.count);
  for (let rank = 0; rank < data.count; rank++) position[sorted[rank] ?? 0] = rank;
  return { key: orderName(keys), position, sorted };
}

/** Ranks where equal keys share a rank, for an order that stands before other criteria. */
export function denseRanks(data: SegmentData, keys: readonly OrderKey[], order: RecordOrder): Uint32Array {
  const compares = keys.map((key) => keyCompare(data, key));
  const ranks = new Uint32Array(data.count);
  let rank = 0;
  for (let i = 1; i < data.count; i++) {
    const [before, doc] = [order.sorted[i - 1] ?? 0, order.sorted[i] ?? 0];
    if (compares.some((compare) => compare(before, doc) !== 0)) rank++;
    ranks[doc] = rank;
  }
  return ranks;
}

/** The value that a record is ordered by, or null. */
export function orderValue(data: Pick<SegmentData, 'orderColumns'>, attribute: string, doc: number) {
  const column = data.orderColumns.find((candidate) => candidate.attribute === attribute);
  if (column === undefined) return null;
  const number = column.numbers[doc] ?? Number.NaN;
  return Number.isNaN(number) ? (column.texts?.[doc] ?? null) : number;
}

/** Compares two order values: numbers before texts, absent ones last in both directions. */
export function compareOrderValues(
  a: string | number | null,
  b: string | number | null,
  isDescending: boolean,
): number {
  if (a === b) return 0;
  if (a === null) return 1;
  if (b === null) return -1;
  if (typeof a !== typeof b) return typeof a === 'number' ? -1 : 1;
  return a < b === isDescending ? 1 : -1;
}

function keyCompare(data: Omit<SegmentData, 'orders'>, key: OrderKey): Compare {
  const column = data.orderColumns.find((candidate) => candidate.attribute === key.attribute);
  if (column === undefined) return () => 0;
  return column.texts === null ? numberCompare(column, key.isDescending) : mixedCompare(data, key);
}

function numberCompare({ numbers }: OrderColumn, isDescending: boolean): Compare {
  const sign = isDescending ? -1 : 1;
  return (a, b) => {
    const [left, right] = [numbers[a] ?? Number.NaN, numbers[b] ?? Number.NaN];
    if (left < right) return -sign;
    if (left > right) return sign;
    if (left === right) return 0;
    return Number(Number.isNaN(left)) - Number(Number.isNaN(right));
  };
}

function mixedCompare(data: Omit<SegmentData, 'orders'>, { attribute, isDescending }: OrderKey): Compare {
  return (a, b) => compareOrderValues(orderValue(data, attribute, a), orderValue(data, attribute, b), isDescending);
}

function compareIds({ ids, idStart }: Pick<SegmentData, 'ids' | 'idStart'>, a: number, b: number): number {
  let [i, j] = [idStart[a] ?? 0, idStart[b] ?? 0];
  const [endA, endB] = [idStart[a + 1] ?? 0, idStart[b + 1] ?? 0];
  while (i < endA && j < endB) {
    const difference = (ids[i++] ?? 0) - (ids[j++] ?? 0);
    if (difference !== 0) return difference;
  }
  return endA - i - (endB - j);
}
