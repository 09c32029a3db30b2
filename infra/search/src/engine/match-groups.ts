import type { FacetCounts } from './facet-count.ts';
import type { SegmentMatches } from './segment-matches.ts';
import { numberValues } from './value-numbering.ts';

/** The matches of a search by the value that records of a group share; a record without one is a group of its own. */
export class MatchGroups {
  readonly #all: readonly SegmentMatches[];
  readonly #groupOf: readonly ((doc: number) => number)[];
  /** Groups have numbers below it. */
  readonly #bound: number;
  #sorted: SortedMatches | null = null;

  constructor(all: readonly SegmentMatches[], attribute: string) {
    this.#all = all;
    const columns = all.map(({ segment }) => segment.facet(attribute));
    const { names, numbers } = numberValues(columns);
    let bound = names.length;
    this.#groupOf = columns.map((column, index) => {
      const alone = bound;
      const own = numbers[index] ?? null;
      if (column === undefined || column.codes.includes(0)) bound += all[index]?.segment.data.count ?? 0;
      if (column === undefined) return (doc) => alone + doc;
      const { codes, setStart, setValues } = column;
      return (doc) => {
        const code = codes[doc] ?? 0;
        if (code === 0) return alone + doc;
        const value = setValues[setStart[code] ?? 0] ?? 0;
        return own === null ? value : (own[value] ?? 0);
      };
    });
    this.#bound = bound;
  }

  /** How many groups have a match. */
  get count(): number {
    return this.#sortedMatches().groupCount;
  }

  /** The group of a record of one of the segments. */
  groupOf(matches: SegmentMatches): (doc: number) => number {
    return this.#groupOf[this.#all.indexOf(matches)] ?? (() => 0);
  }

  /** A number for each group, all the same. */
  numberForEach(value: number): Float64Array {
    return new Float64Array(this.#bound).fill(value);
  }

  /** How many groups have a matching record with each value of a facet: exact, whatever differs inside a group. */
  countFacet(attribute: string): FacetCounts {
    const { docs, owners, groups } = this.#sortedMatches();
    const columns = this.#all.map(({ segment }) => segment.facet(attribute));
    const { names, numbers } = numberValues(columns);
    const counts = new Uint32Array(names.length);
    const lastGroup = new Uint32Array(names.length);
    for (let i = 0; i < docs.length; i++) {
      const column = columns[owners[i] ?? 0];
      if (column === undefined) continue;
      const own = numbers[owners[i] ?? 0];
      const group = groups[i] ?? 0;
      const code = column.codes[docs[i] ?? 0] ?? 0;
      const end = column.setStart[code + 1] ?? 0;
      for (let at = column.setStart[code] ?? 0; at < end; at++) {
        const value: number = column.setValues[at] ?? 0;
        const number = own ? (own[value] ?? 0) : value;
        if (lastGroup[number] === group) continue;
        lastGroup[number] = group;
        counts[number] = (counts[number] ?? 0) + 1;
      }
    }
    return new Map(names.flatMap((name, number) => (counts[number] ? [[name, counts[number]] as const] : [])));
  }

  #sortedMatches(): SortedMatches {
    this.#sorted ??= sortByGroup(this.#all, this.#groupOf, this.#bound);
    return this.#sorted;
  }
}

/** All matches, those of a group side by side. */
interface SortedMatches {
  readonly docs: Uint32Array;
  /** The place of each one's segment among all. */
  readonly owners: Uint16Array;
  /** Each one's group, from 1 on in the order of the list. */
  readonly groups: Uint32Array;
  readonly groupCount: number;
}

/** Counts how many matches each group has, and puts each where its group begins. */
function sortByGroup(
  all: readonly SegmentMatches[],
  groupOf: readonly ((doc: number) => number)[],
  bound: number,
): SortedMatches {
  const size = all.reduce((sum, { count }) => sum + count, 0);
  const found = new Uint32Array(size);
  const starts = new Uint32Array(bound + 1);
  let at = 0;
  for (const [owner, { ids, count }] of all.entries()) {
    const of = groupOf[owner] ?? (() => 0);
    for (let i = 0; i < count; i++) {
      const group = of(ids[i] ?? 0);
      found[at++] = group;
      starts[group + 1] = (starts[group + 1] ?? 0) + 1;
    }
  }
  const places = new Uint32Array(bound);
  let groupCount = 0;
  for (let group = 0; group < bound; group++) {
    if ((starts[group + 1] ?? 0) > 0) places[group] = ++groupCount;
    starts[group + 1] = (starts[group + 1] ?? 0) + (starts[group] ?? 0);
  }
  const sorted = { docs: new Uint32Array(size), owners: new Uint16Array(size), groups: new Uint32Array(size) };
  at = 0;
  for (const [owner, { ids, count }] of all.entries()) {
    for (let i = 0; i < count; i++) {
      const group = found[at++] ?? 0;
      const place = starts[group] ?? 0;
      starts[group] = place + 1;
      sorted.docs[place] = ids[i] ?? 0;
      sorted.owners[place] = owner;
      sorted.groups[place] = places[group] ?? 0;
    }
  }
  return { ...sorted, groupCount };
}
