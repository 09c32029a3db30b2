import type { OrderKey } from './index-schema.ts';
import { orderName } from './index-schema.ts';
import { buildOrder, denseRanks } from './record-order.ts';
import { type FacetColumn, hashBytes, type NumberColumn, type RecordOrder, type SegmentData } from './segment-data.ts';

/** Arrays that one query after the other writes into, one place per record; a stamp tells whose content it is. */
export interface Scratch {
  ids: Uint32Array;
  mark: Uint32Array;
  optionalMark: Uint32Array;
  slot: Uint32Array;
  typo: Uint8Array;
  exact: Uint8Array;
  words: Uint8Array;
  first: Uint32Array;
  proximity: Uint16Array;
  geo: Uint32Array;
  filters: Uint32Array;
}

/** Lowest, highest, sum and number of the numbers of an attribute. */
export interface NumberTotals {
  min: number;
  max: number;
  sum: number;
  count: number;
}

const CACHED_BITSETS = 256;
/** A facet has few values if it has fewer than one for so many records. */
const FEW_VALUES = 8;

/** A piece of an index that is searched: immutable data, the records deleted since, and lazily made shortcuts. */
export class Segment {
  static #lastId = 0;

  /** Its number in this thread. */
  readonly id = ++Segment.#lastId;
  readonly data: SegmentData;
  readonly deleted: Uint8Array;
  /** The records deleted since it was built, in that order. */
  readonly deletions: number[] = [];
  readonly #docs: Buffer;
  readonly #ids: Buffer;
  readonly #facets: Map<string, FacetColumn>;
  readonly #numbers: Map<string, NumberColumn>;
  readonly #orders: Map<string, RecordOrder>;
  readonly #ranks = new Map<string, Uint32Array>();
  readonly #valueIds = new Map<string, Map<string, number[]>>();
  readonly #facetOfNumbers = new Map<string, boolean>();
  readonly #bitsets = new Map<string, Uint32Array>();
  /** Counts and sums over all records as built, kept by whoever computed them first. */
  readonly totals = { counts: new Map<string, Map<string, number>>(), numbers: new Map<string, NumberTotals>() };
  #scratch: Scratch | null = null;
  readonly #attributeScratch: Uint32Array[] = [];
  #epoch = 0;

  constructor(data: SegmentData) {
    this.data = data;
    this.deleted = new Uint8Array(data.count);
    this.#docs = Buffer.from(data.docs.buffer, data.docs.byteOffset, data.docs.byteLength);
    this.#ids = Buffer.from(data.ids.buffer, data.ids.byteOffset, data.ids.byteLength);
    this.#facets = new Map(data.facets.map((column) => [column.attribute, column]));
    this.#numbers = new Map(data.numbers.map((column) => [column.attribute, column]));
    this.#orders = new Map(data.orders.map((order) => [order.key, order]));
  }

  get deletedCount(): number {
    return this.deletions.length;
  }

  get liveCount(): number {
    return this.data.count - this.deletedCount;
  }

  /** The same data with deletions of its own: what a copied index starts from. */
  fork(): Segment {
    const fork = new Segment(this.data);
    for (const doc of this.deletions) fork.deleteRecord(doc);
    return fork;
  }

  facet(attribute: string): FacetColumn | undefined {
    return this.#facets.get(attribute);
  }

  numbers(attribute: string): NumberColumn | undefined {
    return this.#numbers.get(attribute);
  }

  /** Whether a facet holds one number or nothing in each record, and few different ones. */
  isFacetOfNumbers(attribute: string): boolean {
    const known = this.#facetOfNumbers.get(attribute);
    if (known !== undefined) return known;
    const [facet, numbers] = [this.facet(attribute), this.numbers(attribute)];
    const isSimple =
      facet !== undefined &&
      numbers !== undefined &&
      numbers.manyStart === null &&
      facet.values.length * FEW_VALUES < this.data.count &&
      numbers.values.every((number, doc) => Number.isNaN(number) === (facet.codes[doc] === 0));
    this.#facetOfNumbers.set(attribute, isSimple);
    return isSimple;
  }

  /** The record of an objectID that is not deleted, or -1. */
  find(objectId: string): number {
    const { idTable, idStart } = this.data;
    const wanted = Buffer.from(objectId);
    let slot = hashBytes(wanted, 0, wanted.length) & (idTable.length - 1);
    for (let entry = idTable[slot] ?? 0; entry !== 0; entry = idTable[slot] ?? 0) {
      const doc = entry - 1;
      const isSame = wanted.compare(this.#ids, idStart[doc] ?? 0, idStart[doc + 1] ?? 0) === 0;
      if (isSame) return this.deleted[doc] === 1 ? -1 : doc;
      slot = (slot + 1) & (idTable.length - 1);
    }
    return -1;
  }

  /** Marks a record as deleted; false if there is none. */
  delete(objectId: string): boolean {
    const doc = this.find(objectId);
    if (doc < 0) return false;
    this.deleteRecord(doc);
    return true;
  }

  /** Marks a record that is not deleted yet. */
  deleteRecord(doc: number): void {
    this.deleted[doc] = 1;
    this.deletions.push(doc);
  }

  objectId(doc: number): string {
    return this.#ids.toString('utf8', this.data.idStart[doc] ?? 0, this.data.idStart[doc + 1] ?? 0);
  }

  /** Bytes of the JSON text of a record. */
  byteLength(doc: number): number {
    return (this.data.docStart[doc + 1] ?? 0) - (this.data.docStart[doc] ?? 0);
  }

  /** The JSON text of a record. */
  json(doc: number): string {
    return this.#docs.toString('utf8', this.data.docStart[doc] ?? 0, this.data.docStart[doc + 1] ?? 0);
  }

  record(doc: number): Record<string, unknown> {
    return JSON.parse(this.json(doc));
  }

  order(keys: readonly OrderKey[]): RecordOrder {
    const name = orderName(keys);
    const known = this.#orders.get(name);
    if (known !== undefined) return known;
    const order = buildOrder(this.data, keys);
    this.#orders.set(name, order);
    return order;
  }

  /** Ranks by some keys where equal records share a rank. */
  ranks(keys: readonly OrderKey[]): Uint32Array {
    const name = orderName(keys);
    const known = this.#ranks.get(name);
    if (known !== undefined) return known;
    const ranks = denseRanks(this.data, keys, this.order(keys));
    this.#ranks.set(name, ranks);
    return ranks;
  }

  /** Value numbers of a facet for a text, whatever its letter case. */
  valueIds(column: FacetColumn, value: string): number[] {
    let byText = this.#valueIds.get(column.attribute);
    if (byText === undefined) {
      byText = new Map();
      for (const [id, text] of column.values.entries()) {
        const key = text.toLowerCase();
        byText.set(key, [...(byText.get(key) ?? []), id]);
      }
      this.#valueIds.set(column.attribute, byText);
    }
    return byText.get(value.toLowerCase()) ?? [];
  }

  /** The records with one of some facet values as bits; kept for the next query. */
  bitset(column: FacetColumn, valueIds: readonly number[]): Uint32Array {
    const key = `${column.attribute}:${valueIds.join(' ')}`;
    const known = this.#bitsets.get(key);
    if (known !== undefined) return known;
    const bits = new Uint32Array((this.data.count >>> 5) + 1);
    for (const value of valueIds) {
      for (let at = column.valueStart[value] ?? 0; at < (column.valueStart[value + 1] ?? 0); at++) {
        const doc = column.valueDocs[at] ?? 0;
        bits[doc >>> 5] = (bits[doc >>> 5] ?? 0) | (1 << (doc & 31));
      }
    }
    const oldest = this.#bitsets.keys().next();
    if (this.#bitsets.size >= CACHED_BITSETS && oldest.done !== true) this.#bitsets.delete(oldest.value);
    this.#bitsets.set(key, bits);
    return bits;
  }

  /** Bits of attributes by record, for one word of a query. */
  attributeScratch(word: number): Uint32Array {
    this.#attributeScratch[word] ??= new Uint32Array(this.data.count);
    return this.#attributeScratch[word] ?? new Uint32Array();
  }

  get scratch(): Scratch {
    this.#scratch ??= createScratch(this.data.count);
    return this.#scratch;
  }

  /** Reserves `count` stamps that no earlier query has written into the marks. */
  nextStamps(count: number): number {
    if (this.#epoch + count >= 0xffffffff) {
      this.scratch.mark.fill(0);
      this.scratch.optionalMark.fill(0);
      this.#epoch = 0;
    }
    const first = this.#epoch + 1;
    this.#epoch += count;
    return first;
  }
}

function createScratch(count: number): Scratch {
  return {
    ids: new Uint32Array(count),
    mark: new Uint32Array(count),
    optionalMark: new Uint32Array(count),
    slot: new Uint32Array(count),
    typo: new Uint8Array(count),
    exact: new Uint8Array(count),
    words: new Uint8Array(count),
    first: new Uint32Array(count),
    proximity: new Uint16Array(count),
    geo: new Uint32Array(count),
    filters: new Uint32Array(count),
  };
}
