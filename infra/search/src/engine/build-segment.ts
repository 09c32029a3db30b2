import { FacetBuilder, NumberBuilder, OrderBuilder } from './column-builders.ts';
import { GeoBuilder } from './geo.ts';
import type { IndexSchema } from './index-schema.ts';
import { type LeafPlan, RecordWalker } from './record-leaves.ts';
import { buildOrder } from './record-order.ts';
import { hashBytes, type SegmentData } from './segment-data.ts';
import { TextBuilder } from './text-builder.ts';

/** Records to build from: UTF-8 JSON one after the other; those marked in `deleted` are left out. */
export interface RecordSource {
  docs: Uint8Array;
  docStart: Float64Array;
  deleted: Uint8Array | null;
}

/** Facets with more sets than this share of the records do not cluster anything. */
const CLUSTER_SHARE = 16;
const CLUSTER_COLUMNS = 3;

/** Packs records into a source. `shared` memory can be read by the building thread without a copy. */
export function packRecords(records: readonly string[]): RecordSource {
  const lengths = records.map((record) => Buffer.byteLength(record));
  const docStart = new Float64Array(records.length + 1);
  lengths.forEach((length, i) => {
    docStart[i + 1] = (docStart[i] ?? 0) + length;
  });
  const docs = sharedBytes(docStart[records.length] ?? 0);
  records.forEach((record, i) => {
    docs.write(record, docStart[i] ?? 0);
  });
  return { docs, docStart, deleted: null };
}

/** Builds an immutable segment from records. Later sources do not override earlier ones: objectIDs must be distinct. */
export function buildSegment(sources: readonly RecordSource[], schema: IndexSchema): SegmentData {
  const live = sources.flatMap((source) => liveRecords(source));
  const parts = new SegmentParts(schema, live.length);
  live.forEach((record, doc) => {
    parts.add(doc, parseRecord(record));
  });
  const order = parts.physicalOrder();
  const data = { ...parts.finish(order), ...storeDocs(live, order), ...storeIds(parts.objectIds, order) };
  return { ...data, orders: schema.orders.map((keys) => buildOrder(data, keys)) };
}

interface LiveRecord {
  docs: Buffer;
  start: number;
  end: number;
}

function liveRecords({ docs, docStart, deleted }: RecordSource): LiveRecord[] {
  const bytes = Buffer.from(docs.buffer, docs.byteOffset, docs.byteLength);
  const live: LiveRecord[] = [];
  for (let doc = 0; doc + 1 < docStart.length; doc++) {
    if (deleted?.[doc] === 1) continue;
    live.push({ docs: bytes, start: docStart[doc] ?? 0, end: docStart[doc + 1] ?? 0 });
  }
  return live;
}

function parseRecord({ docs, start, end }: LiveRecord): Record<string, unknown> {
  return JSON.parse(docs.toString('utf8', start, end));
}

/** Everything that is gathered in one pass over the records, in input order. */
class SegmentParts {
  readonly objectIds: string[] = [];
  readonly #walker: RecordWalker;
  readonly #schema: IndexSchema;
  readonly #count: number;
  readonly #facets = new Map<string, FacetBuilder>();
  readonly #numbers = new Map<string, NumberBuilder>();
  readonly #orders = new Map<string, OrderBuilder>();
  readonly #geo = new GeoBuilder();
  readonly #text: TextBuilder;

  constructor(schema: IndexSchema, count: number) {
    this.#walker = new RecordWalker(schema);
    this.#schema = schema;
    this.#count = count;
    this.#text = new TextBuilder(count);
  }

  add(doc: number, record: Record<string, unknown>): void {
    this.objectIds.push(String(record.objectID));
    if (record._geoloc !== undefined) this.#geo.add(doc, record._geoloc);
    this.#walker.walk(record, (plan, value) => this.#leaf(doc, plan, value));
    this.#text.closeDoc();
  }

  /** Records that share their first facets lie side by side, so that a filter reads few memory pages. */
  physicalOrder(): Uint32Array {
    const columns = this.#schema.facets
      .map((attribute) => this.#facets.get(attribute))
      .filter((facet) => facet !== undefined)
      .filter(({ setCount }) => setCount > 2 && setCount <= Math.max(4, this.#count / CLUSTER_SHARE))
      .slice(0, CLUSTER_COLUMNS)
      .map((facet) => facet.inputCodes());
    const order = Uint32Array.from({ length: this.#count }, (_, doc) => doc);
    if (columns.length === 0) return order;
    return order.sort((a, b) => {
      for (const codes of columns) {
        const difference = (codes[a] ?? 0) - (codes[b] ?? 0);
        if (difference !== 0) return difference;
      }
      return a - b;
    });
  }

  finish(order: Uint32Array) {
    return {
      count: this.#count,
      facets: [...this.#facets.values()].map((facet) => facet.finish(order)),
      numbers: [...this.#numbers.values()].map((column) => column.finish(order)),
      orderColumns: [...this.#orders.values()].map((column) => column.finish(order)),
      geo: this.#geo.finish(order),
      text: this.#text.finish(order),
    };
  }

  #leaf(doc: number, plan: LeafPlan, value: string | number | boolean): void {
    if (plan.isFacet)
      builderOf(this.#facets, plan.path, () => new FacetBuilder(plan.path, this.#count)).add(doc, String(value));
    if (plan.isNumeric && typeof value === 'number') {
      builderOf(this.#numbers, plan.path, () => new NumberBuilder(plan.path, this.#count)).add(doc, value);
    }
    if (plan.isOrder)
      builderOf(this.#orders, plan.path, () => new OrderBuilder(plan.path, this.#count)).add(doc, value);
    if (plan.isSearchable && typeof value !== 'boolean') this.#text.add(plan.path, String(value));
  }
}

function builderOf<B>(builders: Map<string, B>, path: string, create: () => B): B {
  const known = builders.get(path);
  if (known !== undefined) return known;
  const created = create();
  builders.set(path, created);
  return created;
}

function storeDocs(live: readonly LiveRecord[], order: Uint32Array): Pick<SegmentData, 'docs' | 'docStart'> {
  const docStart = new Float64Array(order.length + 1);
  order.forEach((old, doc) => {
    const record = live[old];
    docStart[doc + 1] = (docStart[doc] ?? 0) + (record === undefined ? 0 : record.end - record.start);
  });
  const docs = sharedBytes(docStart[order.length] ?? 0);
  order.forEach((old, doc) => {
    const record = live[old];
    // Not Buffer.copy: its positions wrap at 4 GiB, which a million records pass.
    if (record !== undefined) docs.set(record.docs.subarray(record.start, record.end), docStart[doc] ?? 0);
  });
  return { docs, docStart };
}

function storeIds(objectIds: readonly string[], order: Uint32Array): Pick<SegmentData, 'ids' | 'idStart' | 'idTable'> {
  const encoded = Array.from(order, (old) => Buffer.from(objectIds[old] ?? ''));
  const ids = new Uint8Array(Buffer.concat(encoded));
  const idStart = new Uint32Array(order.length + 1);
  let size = 4;
  while (size < order.length * 2) size *= 2;
  const idTable = new Uint32Array(size);
  encoded.forEach((id, doc) => {
    const start = idStart[doc] ?? 0;
    idStart[doc + 1] = start + id.length;
    let slot = hashBytes(ids, start, start + id.length) & (size - 1);
    while (idTable[slot] !== 0) slot = (slot + 1) & (size - 1);
    idTable[slot] = doc + 1;
  });
  return { ids, idStart, idTable };
}

function sharedBytes(length: number): Buffer {
  return Buffer.from(new SharedArrayBuffer(length));
}
