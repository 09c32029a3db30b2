import type { OrderKey } from './index-schema.ts';
import type { MatchGroups } from './match-groups.ts';
import { compareOrderValues, orderValue } from './record-order.ts';
import type { RankingStep, SearchQuery } from './search-query.ts';
import type { Criterion, SegmentMatches } from './segment-matches.ts';

/** A ranked record, with its criteria for comparing it with records of other segments. */
export interface RankedRecord {
  matches: SegmentMatches;
  doc: number;
  criteria: number[];
}

const LARGEST_EXACT = Number.MAX_SAFE_INTEGER;
const SELECT_SHARE = 8;

/**
 * The ranking steps that can tell two records of this search apart; neighbouring orders become one. The last step is
 * always an order, so that the order of results is total.
 */
export function effectiveRanking(query: SearchQuery): RankingStep[] {
  const steps: RankingStep[] = [];
  for (const step of query.ranking) {
    const last = steps[steps.length - 1];
    if (step.kind !== 'order') {
      if (matters(step.kind, query)) steps.push(step);
    } else if (last?.kind === 'order') steps[steps.length - 1] = { kind: 'order', keys: [...last.keys, ...step.keys] };
    else steps.push(step);
  }
  if (steps[steps.length - 1]?.kind !== 'order') steps.push({ kind: 'order', keys: [] });
  return steps;
}

/** The best `limit` records of a segment, best first. */
export function rankMatches(matches: SegmentMatches, ranking: readonly RankingStep[], limit: number): RankedRecord[] {
  const last = ranking[ranking.length - 1];
  const keys = last?.kind === 'order' ? last.keys : [];
  const order = matches.segment.order(keys);
  if (ranking.length === 1 && matches.isEverything) return firstLive(matches, order.sorted, limit);
  const criteria = ranking.slice(0, -1).map((step) => stepCriterion(matches, step));
  if (!matches.budget.allows(matches.count * ranking.length)) matches.keepFirst(limit);
  const count = matches.segment.data.count;
  const packed = packKeys(matches, [...criteria, { values: order.position, radix: count }]);
  return smallest(packed, limit).map((key) => {
    const doc = order.sorted[key % count] ?? 0;
    return { matches, doc, criteria: criteria.map(({ values }) => values[doc] ?? 0) };
  });
}

/** The groups whose best records come first in a segment, at most `limit` of them, best first. */
export function bestGroups(
  matches: SegmentMatches,
  ranking: readonly RankingStep[],
  { groups, limit }: { groups: MatchGroups; limit: number },
): RankedRecord[] {
  const last = ranking[ranking.length - 1];
  const order = matches.segment.order(last?.kind === 'order' ? last.keys : []);
  const groupOf = groups.groupOf(matches);
  const criteria = ranking.slice(0, -1).map((step) => stepCriterion(matches, step));
  if (!matches.budget.allows(matches.count * ranking.length)) matches.keepFirst(limit);
  const count = matches.segment.data.count;
  const packed = packKeys(matches, [...criteria, { values: order.position, radix: count }]);
  const best = groups.numberForEach(Number.POSITIVE_INFINITY);
  for (let i = 0; i < matches.count; i++) {
    const group = groupOf(matches.ids[i] ?? 0);
    if ((packed[i] ?? 0) < (best[group] ?? 0)) best[group] = packed[i] ?? 0;
  }
  return smallest(
    best.filter((key) => key < Number.POSITIVE_INFINITY),
    limit,
  ).map((key) => {
    const doc = order.sorted[key % count] ?? 0;
    return { matches, doc, criteria: criteria.map(({ values }) => values[doc] ?? 0) };
  });
}

/** Merges the best records of several segments into one list, best first. */
export function mergeRanked(lists: RankedRecord[][], ranking: readonly RankingStep[]): RankedRecord[] {
  const [only] = lists;
  if (lists.length === 1 && only !== undefined) return only;
  return lists.flat().sort((a, b) => compareRanked(a, b, ranking));
}

function matters(kind: Exclude<RankingStep['kind'], 'order'>, query: SearchQuery): boolean {
  const { words } = query.text;
  if (kind === 'geo') return query.geo?.around != null;
  if (kind === 'filters') return query.optionalFilter.length > 0;
  if (kind === 'words') return words.some((word) => word.isOptional);
  if (kind === 'proximity') return words.length > 1;
  return words.length > 0;
}

function stepCriterion(matches: SegmentMatches, step: RankingStep): Criterion {
  if (step.kind !== 'order') return matches.criterion(step.kind);
  return { values: matches.segment.ranks(step.keys), radix: matches.segment.data.count };
}

function firstLive(matches: SegmentMatches, sorted: Uint32Array, limit: number): RankedRecord[] {
  const { deleted } = matches.segment;
  const records: RankedRecord[] = [];
  for (let i = 0; i < sorted.length && records.length < limit; i++) {
    const doc = sorted[i] ?? 0;
    if (deleted[doc] === 0) records.push({ matches, doc, criteria: [] });
  }
  return records;
}

/** All criteria of a record in one double, most significant first; where 53 bits are too few, ranks take their place. */
function packKeys({ ids, count }: SegmentMatches, criteria: readonly Criterion[]): Float64Array {
  const keys = new Float64Array(count);
  let radix = 1;
  for (const criterion of criteria) {
    if (radix * criterion.radix > LARGEST_EXACT) radix = densify(keys);
    const { values } = criterion;
    for (let i = 0; i < count; i++) keys[i] = (keys[i] ?? 0) * criterion.radix + (values[ids[i] ?? 0] ?? 0);
    radix *= criterion.radix;
  }
  return keys;
}

function densify(keys: Float64Array): number {
  const distinct = Float64Array.from(new Set(keys)).sort();
  const rank = new Map<number, number>();
  distinct.forEach((key, index) => {
    rank.set(key, index);
  });
  keys.forEach((key, i) => {
    keys[i] = rank.get(key) ?? 0;
  });
  return Math.max(1, distinct.length);
}

/** The `limit` smallest keys in ascending order. */
function smallest(keys: Float64Array, limit: number): number[] {
  if (limit <= 0) return [];
  if (keys.length <= limit * SELECT_SHARE) return [...keys.sort().subarray(0, limit)];
  const heap = keys.slice(0, limit).sort().reverse();
  for (let i = limit; i < keys.length; i++) {
    const key = keys[i] ?? 0;
    if (key < (heap[0] ?? 0)) replaceTop(heap, key);
  }
  return [...heap.sort()];
}

/** Puts a key in place of the largest of a heap whose largest is on top. */
function replaceTop(heap: Float64Array, key: number): void {
  let at = 0;
  for (;;) {
    let child = 2 * at + 1;
    if (child >= heap.length) break;
    if (child + 1 < heap.length && (heap[child + 1] ?? 0) > (heap[child] ?? 0)) child++;
    if ((heap[child] ?? 0) <= key) break;
    heap[at] = heap[child] ?? 0;
    at = child;
  }
  heap[at] = key;
}

function compareRanked(a: RankedRecord, b: RankedRecord, ranking: readonly RankingStep[]): number {
  for (const [i, step] of ranking.entries()) {
    const difference =
      step.kind === 'order' ? compareKeys(a, b, step.keys) : (a.criteria[i] ?? 0) - (b.criteria[i] ?? 0);
    if (difference !== 0) return difference;
  }
  return Buffer.compare(Buffer.from(a.matches.segment.objectId(a.doc)), Buffer.from(b.matches.segment.objectId(b.doc)));
}

function compareKeys(a: RankedRecord, b: RankedRecord, keys: readonly OrderKey[]): number {
  for (const { attribute, isDescending } of keys) {
    const left = orderValue(a.matches.segment.data, attribute, a.doc);
    const right = orderValue(b.matches.segment.data, attribute, b.doc);
    const difference = compareOrderValues(left, right, isDescending);
    if (difference !== 0) return difference;
  }
  return 0;
}
