import { randomUUID } from 'node:crypto';
import { packRecords } from '../engine/build-segment.ts';
import type { IndexSchema } from '../engine/index-schema.ts';
import type { Segment } from '../engine/segment.ts';
import { INLINE_RECORDS, type SegmentBuilder, segmentSource } from '../engine/segment-builder.ts';
import type { StoredRule } from '../rules/rule.ts';
import type { IndexSettings } from '../settings/index-settings.ts';
import { IndexView } from '../settings/index-view.ts';
import { type StoredSynonym, SynonymLookup } from '../settings/synonym-lookup.ts';
import { schemaFingerprint } from '../settings/union-schema.ts';
import type { CatalogEntry } from './catalog.ts';
import type { BatchEffect, RecordReader, StoredRecord } from './operations.ts';

/** What building segments takes. */
export interface Building {
  builder: SegmentBuilder;
  schema: IndexSchema;
}

/** Segments that are built but not in force yet. */
export interface PreparedSegments {
  segments: readonly Segment[];
  fingerprint: string;
}

const MOST_SEGMENTS = 6;
const TAIL_FACTOR = 4;
const MOST_DELETED_SHARE = 0.3;

/** An index: its settings and its segments, newest last. A replica has settings only; its records are its primary's. */
export class SearchIndex implements RecordReader {
  readonly name: string;
  uid: string = randomUUID();
  segments: readonly Segment[] = [];
  readonly synonyms = new Map<string, StoredSynonym>();
  readonly rules = new Map<string, StoredRule>();
  /** Grows with every change of synonyms or rules. */
  entriesVersion = 0;
  primary: string | null = null;
  createdAt = new Date().toISOString();
  updatedAt = this.createdAt;
  #isVirtual = false;
  #settings: IndexSettings;
  #view: IndexView;
  #synonymLookup: SynonymLookup | null = null;
  #schema = '';
  /** Records deleted while a merge runs, to be deleted from its outcome too. */
  #deletedDuringMerge: Set<string> | null = null;

  constructor(name: string, settings: IndexSettings) {
    this.name = name;
    this.#settings = settings;
    this.#view = new IndexView(settings);
  }

  get settings(): IndexSettings {
    return this.#settings;
  }

  set settings(settings: IndexSettings) {
    this.#settings = settings;
    this.#view = new IndexView(settings, this.#isVirtual);
    this.touch();
  }

  get isVirtual(): boolean {
    return this.#isVirtual;
  }

  set isVirtual(isVirtual: boolean) {
    this.#isVirtual = isVirtual;
    this.#view = new IndexView(this.#settings, isVirtual);
  }

  get view(): IndexView {
    return this.#view;
  }

  get synonymLookup(): SynonymLookup {
    this.#synonymLookup ??= new SynonymLookup(this.synonyms.values());
    return this.#synonymLookup;
  }

  /** Call after changing settings, synonyms, rules or records. */
  touch(): void {
    this.updatedAt = new Date().toISOString();
    this.#synonymLookup = null;
  }

  get count(): number {
    return this.segments.reduce((sum, segment) => sum + segment.liveCount, 0);
  }

  get byteSize(): number {
    return this.segments.reduce((sum, segment) => sum + segment.data.docs.byteLength, 0);
  }

  record(objectID: string): StoredRecord | null {
    for (const segment of this.segments) {
      const doc = segment.find(objectID);
      if (doc >= 0) return { ...segment.record(doc), objectID };
    }
    return null;
  }

  /** Makes the outcome of a batch searchable, all of it at one moment. */
  async apply(effect: BatchEffect, { builder, schema }: Building): Promise<void> {
    const texts = [...effect.records.values()].flatMap((json) => json ?? []);
    const added = texts.length === 0 ? [] : [await builder.build([packRecords(texts)], schema)];
    const kept = effect.clears ? [] : this.segments;
    for (const id of effect.records.keys()) {
      for (const segment of kept) segment.delete(id);
      this.#deletedDuringMerge?.add(id);
    }
    this.segments = [...kept.filter((segment) => segment.liveCount > 0), ...added];
    if (kept.length === 0) this.#schema = schemaFingerprint(schema);
    this.touch();
  }

  /**
   * Builds what another schema, or other records, ask for, while the present segments go on answering; null if the
   * present segments will do. Put it in force with `install`.
   */
  async prepare(
    { builder, schema }: Building,
    texts: readonly string[] | null = null,
  ): Promise<PreparedSegments | null> {
    const fingerprint = schemaFingerprint(schema);
    if (texts === null && fingerprint === this.#schema) return null;
    if (texts === null && this.count === 0) return { segments: [], fingerprint };
    const sources = texts === null ? this.segments.map(segmentSource) : [packRecords(texts)];
    const segments = texts?.length === 0 ? [] : [await builder.build(sources, schema)];
    return { segments, fingerprint };
  }

  install({ segments, fingerprint }: PreparedSegments): void {
    this.segments = segments;
    this.#schema = fingerprint;
    this.touch();
  }

  /** Merges segments when they are many or hold many deleted records. Writes and searches go on meanwhile. */
  async compact({ builder, schema }: Building): Promise<void> {
    const merged = this.#mergeable();
    if (this.#deletedDuringMerge !== null || merged.length === 0) return;
    const deleted = new Set<string>();
    this.#deletedDuringMerge = deleted;
    try {
      const outcome = await builder.build(merged.map(segmentSource), schema);
      if (!merged.every((segment) => this.segments.includes(segment) || segment.liveCount === 0)) return;
      for (const id of deleted) outcome.delete(id);
      const first = this.segments.findIndex((segment) => merged.includes(segment));
      const rest = this.segments.filter((segment) => !merged.includes(segment));
      this.segments = [...rest.slice(0, Math.max(0, first)), outcome, ...rest.slice(Math.max(0, first))];
    } finally {
      this.#deletedDuringMerge = null;
    }
  }

  takeSynonyms(from: SearchIndex): void {
    this.entriesVersion++;
    this.synonyms.clear();
    for (const [id, synonym] of from.synonyms) this.synonyms.set(id, synonym);
  }

  takeRules(from: SearchIndex): void {
    this.entriesVersion++;
    this.rules.clear();
    for (const [id, rule] of from.rules) this.rules.set(id, rule);
  }

  /** Takes over what another index holds, each with deletions of its own. */
  forkRecords(from: SearchIndex): void {
    this.segments = from.segments.map((segment) => segment.fork());
    this.#schema = from.#schema;
    this.touch();
  }

  /** Takes the files and the records of an index that gives them up. */
  adoptRecords(from: SearchIndex): void {
    this.uid = from.uid;
    this.segments = from.segments;
    this.#schema = from.#schema;
    this.touch();
  }

  describe(generation: number): CatalogEntry {
    const { name, uid, settings, primary, isVirtual, createdAt, updatedAt } = this;
    const [synonyms, rules] = [[...this.synonyms.values()], [...this.rules.values()]];
    return { name, uid, generation, settings, synonyms, rules, primary, isVirtual, createdAt, updatedAt };
  }

  /** The newest segments that are not dwarfed by an older one; all of them when too much is deleted. */
  #mergeable(): readonly Segment[] {
    const total = this.segments.reduce((sum, segment) => sum + segment.data.count, 0);
    if (total - this.count > total * MOST_DELETED_SHARE && total > INLINE_RECORDS) return this.segments;
    let from = this.segments.length;
    let size = 0;
    while (from > 0 && (size === 0 || (this.segments[from - 1]?.data.count ?? 0) <= size * TAIL_FACTOR)) {
      from--;
      size += this.segments[from]?.data.count ?? 0;
    }
    const tail = this.segments.slice(from);
    const isWorth = this.segments.length > MOST_SEGMENTS || size <= INLINE_RECORDS;
    return tail.length > 1 && isWorth ? tail : [];
  }
}
