import { keepEitherRange } from './either-range.ts';
import type { FacetLeaf, Filter, FilterLeaf, NumberLeaf } from './filter.ts';
import type { Segment } from './segment.ts';
import type { Codes, FacetColumn } from './segment-data.ts';

/** A condition on records that can produce its records or thin out a list of them. */
export interface Condition {
  /** How many records it holds for, at most. */
  estimate: number;
  /** Writes its records into `out` and gives their number. */
  collect(out: Uint32Array): number;
  /** Keeps those of the first `count` records in `ids` it holds for; gives the new number. */
  keep(ids: Uint32Array, count: number): number;
  test(doc: number): boolean;
  /** Its records as bits, if that is cheap. */
  bits?(): Uint32Array;
}

/** Whether an attribute may be filtered as a facet in this view of the index. */
export type FacetGate = (attribute: string) => boolean;

const DENSE_SHARE = 32;

/** Turns each clause of a filter into a condition on the records of a segment. */
export function filterConditions(segment: Segment, filter: Filter, isFacet: FacetGate): Condition[] {
  return filter.map((clause) => clauseCondition(segment, clause, isFacet));
}

/**
 * What the clauses of a filter cost at most, in units of work: the sets of values that each value is looked for in, and
 * every record for each part that is no facet or stands beside others.
 */
export function filterCost(segment: Segment, filter: Filter): number {
  return filter.reduce((sum, clause) => {
    const sets = clause.map((leaf) =>
      leaf.kind === 'facet' ? (segment.facet(leaf.attribute)?.setStart.length ?? 0) : 0,
    );
    const parts = new Set(clause.map((leaf, i) => (leaf.kind === 'facet' ? leaf.attribute : i))).size;
    return sets.reduce((all, count) => all + count, sum) + parts * segment.data.count;
  }, 0);
}

/** Whether a leaf holds for a record. */
export function leafTest(segment: Segment, leaf: FilterLeaf, isFacet: FacetGate): (doc: number) => boolean {
  return clauseCondition(segment, [leaf], isFacet).test;
}

/** Writes the records that meet all conditions and are not deleted into `out`; no condition means every record. */
export function collectAll(segment: Segment, conditions: readonly Condition[], out: Uint32Array): number {
  const [first, ...rest] = [...conditions].sort((a, b) => a.estimate - b.estimate);
  if (first === undefined) return collectLive(segment, out);
  const dense = [first, ...rest].filter((condition) => condition.bits !== undefined);
  const isAllDense = dense.length > 1 && first.estimate * DENSE_SHARE > segment.data.count && first.bits !== undefined;
  const count = isAllDense ? intersectBits(dense, out) : first.collect(out);
  return keepAll(segment, isAllDense ? rest.filter((condition) => condition.bits === undefined) : rest, {
    ids: out,
    count,
  });
}

/** Keeps the records that meet all conditions and are not deleted. */
export function keepAll(
  segment: Segment,
  conditions: readonly Condition[],
  { ids, count }: { ids: Uint32Array; count: number },
): number {
  let left = count;
  for (const condition of conditions) left = condition.keep(ids, left);
  if (segment.deletedCount === 0) return left;
  let kept = 0;
  for (let i = 0; i < left; i++) {
    const doc = ids[i] ?? 0;
    if (segment.deleted[doc] === 0) ids[kept++] = doc;
  }
  return kept;
}

/** A condition from a test alone. */
export function testCondition(segment: Segment, estimate: number, test: (doc: number) => boolean): Condition {
  return {
    estimate,
    test,
    collect: (out) => {
      let count = 0;
      for (let doc = 0; doc < segment.data.count; doc++) if (test(doc)) out[count++] = doc;
      return count;
    },
    keep: (ids, count) => {
      let kept = 0;
      for (let i = 0; i < count; i++) {
        const doc = ids[i] ?? 0;
        if (test(doc)) ids[kept++] = doc;
      }
      return kept;
    },
  };
}

function collectLive(segment: Segment, out: Uint32Array): number {
  let count = 0;
  for (let doc = 0; doc < segment.data.count; doc++) if (segment.deleted[doc] === 0) out[count++] = doc;
  return count;
}

function intersectBits(conditions: readonly Condition[], out: Uint32Array): number {
  const sets = conditions.map((condition) => condition.bits?.() ?? new Uint32Array());
  const words = sets[0]?.length ?? 0;
  let count = 0;
  for (let word = 0; word < words; word++) {
    let bits = -1;
    for (const set of sets) bits &= set[word] ?? 0;
    while (bits !== 0) {
      out[count++] = (word << 5) + 31 - Math.clz32(bits & -bits);
      bits &= bits - 1;
    }
  }
  return count;
}

function clauseCondition(segment: Segment, clause: readonly FilterLeaf[], isFacet: FacetGate): Condition {
  const facets = clause.filter((leaf) => leaf.kind === 'facet');
  const numbers = clause.filter((leaf) => leaf.kind === 'number');
  const attributes = [...new Set(facets.map((leaf) => leaf.attribute))];
  const parts = [
    ...attributes.map((attribute) =>
      facetCondition(
        segment,
        facets.filter((leaf) => leaf.attribute === attribute),
        isFacet,
      ),
    ),
    ...numbers.map((leaf) => numberCondition(segment, leaf)),
  ];
  const [only] = parts;
  if (parts.length === 1 && only !== undefined) return only;
  const estimate = parts.reduce((sum, part) => sum + part.estimate, 0);
  const either = testCondition(segment, estimate, (doc) => parts.some((part) => part.test(doc)));
  const keep = facets.length === 0 ? keepEitherRange(segment, numbers) : undefined;
  return keep ? { ...either, keep } : either;
}

function facetCondition(segment: Segment, leaves: readonly FacetLeaf[], isFacet: FacetGate): Condition {
  const attribute = leaves[0]?.attribute ?? '';
  if (attribute === 'objectID') return idCondition(segment, leaves);
  const column = attribute === '_tags' || isFacet(attribute) ? segment.facet(attribute) : undefined;
  const isNegated = leaves.some((leaf) => leaf.isNegated);
  if (column === undefined) return testCondition(segment, isNegated ? segment.data.count : 0, () => isNegated);
  const ids = [
    ...new Set(leaves.filter((leaf) => !leaf.isNegated).flatMap((leaf) => segment.valueIds(column, leaf.value))),
  ];
  const holds = setsThatHold(segment, column, leaves);
  const { codes } = column;
  const base = codesCondition(segment, codes, holds);
  if (isNegated) return base;
  const estimate = ids.reduce((sum, id) => sum + (column.valueStart[id + 1] ?? 0) - (column.valueStart[id] ?? 0), 0);
  const isDense = estimate * DENSE_SHARE > segment.data.count;
  return {
    ...base,
    estimate,
    collect: column.isMulti && ids.length > 1 ? base.collect : (out) => collectPostings(column, ids, out),
    ...(isDense ? { bits: () => segment.bitset(column, ids) } : {}),
  };
}

function idCondition(segment: Segment, leaves: readonly FacetLeaf[]): Condition {
  const wanted = leaves.map((leaf) => ({ doc: segment.find(leaf.value), isNegated: leaf.isNegated }));
  const estimate = wanted.some((leaf) => leaf.isNegated) ? segment.data.count : wanted.length;
  return testCondition(segment, estimate, (doc) => wanted.some((leaf) => (leaf.doc === doc) !== leaf.isNegated));
}

/** One flag per set of values: whether a record with that set meets the clause. */
function setsThatHold(segment: Segment, column: FacetColumn, leaves: readonly FacetLeaf[]): Uint8Array {
  const holds = new Uint8Array(column.setStart.length - 1);
  for (const leaf of leaves) {
    const wanted = new Set(segment.valueIds(column, leaf.value));
    for (let code = 0; code < holds.length; code++) {
      let has = false;
      for (let at = column.setStart[code] ?? 0; at < (column.setStart[code + 1] ?? 0); at++) {
        has ||= wanted.has(column.setValues[at] ?? 0);
      }
      if (has !== leaf.isNegated) holds[code] = 1;
    }
  }
  return holds;
}

function codesCondition(segment: Segment, codes: Codes, holds: Uint8Array): Condition {
  return {
    estimate: segment.data.count,
    test: (doc) => holds[codes[doc] ?? 0] === 1,
    collect: (out) => {
      let count = 0;
      for (let doc = 0; doc < codes.length; doc++) if (holds[codes[doc] ?? 0] === 1) out[count++] = doc;
      return count;
    },
    keep: (ids, count) => {
      let kept = 0;
      for (let i = 0; i < count; i++) {
        const doc = ids[i] ?? 0;
        if (holds[codes[doc] ?? 0] === 1) ids[kept++] = doc;
      }
      return kept;
    },
  };
}

function collectPostings(column: FacetColumn, valueIds: readonly number[], out: Uint32Array): number {
  let count = 0;
  for (const id of valueIds) {
    const postings = column.valueDocs.subarray(column.valueStart[id] ?? 0, column.valueStart[id + 1] ?? 0);
    out.set(postings, count);
    count += postings.length;
  }
  return count;
}

function numberCondition(segment: Segment, leaf: NumberLeaf): Condition {
  const column = segment.numbers(leaf.attribute);
  if (column === undefined)
    return testCondition(segment, leaf.isNegated ? segment.data.count : 0, () => leaf.isNegated);
  const { values, manyStart, manyValues } = column;
  const inRange = rangeTest(leaf);
  const { isNegated } = leaf;
  if (manyStart === null || manyValues === null) {
    return testCondition(segment, segment.data.count, (doc) => inRange(values[doc] ?? Number.NaN) !== isNegated);
  }
  return testCondition(segment, segment.data.count, (doc) => {
    for (let at = manyStart[doc] ?? 0; at < (manyStart[doc + 1] ?? 0); at++) {
      if (inRange(manyValues[at] ?? Number.NaN)) return !isNegated;
    }
    return isNegated;
  });
}

function rangeTest({ from, to, excludesFrom, excludesTo }: NumberLeaf): (value: number) => boolean {
  if (excludesFrom) return (value) => value > from && value <= to;
  if (excludesTo) return (value) => value >= from && value < to;
  return (value) => value >= from && value <= to;
}
