import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { IndexSchema } from '../engine/index-schema.ts';
import type { SearchQuery } from '../engine/search-query.ts';
import { matchingIds } from '../engine/search-segments.ts';
import { SegmentBuilder } from '../engine/segment-builder.ts';
import type { SearchTarget } from '../protocol/query-plan.ts';
import { parseReplica } from '../settings/declared-attributes.ts';
import { type IndexSettings, indexSettingsSchema } from '../settings/index-settings.ts';
import type { StoredSynonym } from '../settings/synonym-lookup.ts';
import { unionSchema } from '../settings/union-schema.ts';
import { type ApiKey, type CatalogEntry, readCatalog, writeCatalog } from './catalog.ts';
import { IndexJournal, type JournalEntry } from './index-journal.ts';
import { type BatchEffect, type Operation, resolveOperations, type StoredRecord } from './operations.ts';
import { SearchIndex, type StoredRule } from './search-index.ts';
import { type Task, TaskQueue } from './task-queue.ts';

/** Where the store keeps its files (null keeps everything in memory) and whom it tells about trouble. */
export interface IndexStoreOptions {
  directory: string | null;
  onProblem?: (message: string, error?: unknown) => void;
}

/** Which parts of an index a copy takes; none named means everything, records included. */
export type CopyScope = 'settings' | 'synonyms' | 'rules';

/** A journal longer than this and than half the records is folded into a snapshot. */
const JOURNAL_BYTES = 16 << 20;

/**
 * The indices of an application: every change goes through one queue, in order; searches read what is published.
 * A change is done when its promise resolves: written to disk and searchable.
 */
export class IndexStore {
  readonly tasks = new TaskQueue();
  readonly keys = new Map<string, ApiKey>();
  readonly deletedKeys = new Map<string, ApiKey>();
  readonly #directory: string | null;
  readonly #onProblem: NonNullable<IndexStoreOptions['onProblem']>;
  readonly #builder = new SegmentBuilder();
  readonly #journals = new Map<string, IndexJournal>();
  #indices = new Map<string, SearchIndex>();
  #compactions = new Set<Promise<void>>();

  private constructor({ directory, onProblem }: IndexStoreOptions) {
    this.#directory = directory;
    this.#onProblem = onProblem ?? (() => undefined);
  }

  /** Opens a store and loads what its directory holds; what is broken is set aside and reported. */
  static async open(options: IndexStoreOptions): Promise<IndexStore> {
    const store = new IndexStore(options);
    await store.#load();
    return store;
  }

  /** Waits for all changes, then closes the files. */
  async close(): Promise<void> {
    await this.tasks.drain();
    await Promise.allSettled(this.#compactions);
    for (const journal of this.#journals.values()) await journal.close();
    await this.#builder.close();
  }

  /** An index by name. */
  find(name: string): SearchIndex | undefined {
    return this.#indices.get(name);
  }

  list(): SearchIndex[] {
    return [...this.#indices.values()];
  }

  /** The index that holds the records of an index: itself, or its primary. */
  holder(index: SearchIndex): SearchIndex {
    return (index.primary === null ? undefined : this.#indices.get(index.primary)) ?? index;
  }

  /** What a search on an index runs on, or null if there is no such index. */
  target(name: string): SearchTarget | null {
    const index = this.#indices.get(name);
    if (index === undefined) return null;
    return { name, segments: this.holder(index).segments, view: index.view, synonyms: index.synonymLookup };
  }

  /** Carries out operations in order, as one change; creates the index. Resolves when searchable and on disk. */
  async applyBatch(name: string, operations: readonly Operation[]): Promise<void> {
    await this.enqueueBatch(name, operations).done;
  }

  /** Replaces all records (and settings, if given) at one moment; searches see the old ones until then. */
  async replaceAll(name: string, objects: readonly StoredRecord[], settings?: IndexSettings): Promise<void> {
    await this.tasks.add(async () => {
      if (settings !== undefined) await this.#changeSettings(name, settings, { replaces: true });
      const index = this.#ensure(name);
      const unique = new Map(objects.map((object) => [object.objectID, JSON.stringify(object)]));
      await index.replace([...unique.values()], this.#building(index));
      await this.#snapshot(index);
    }).done;
  }

  /** Sets settings of an index, creates it and its replicas. Resolves when in force. */
  async setSettings(name: string, settings: IndexSettings, forwardToReplicas = false): Promise<void> {
    await this.enqueueSettings(name, settings, forwardToReplicas).done;
  }

  enqueueBatch(name: string, operations: readonly Operation[]): Task {
    return this.tasks.add(async () => {
      const isNew = !this.#indices.has(name);
      const index = this.#ensure(name);
      if (isNew) await this.#saveCatalog();
      await this.#apply(index, resolveOperations(operations, index));
    });
  }

  enqueueSettings(name: string, settings: IndexSettings, forwardToReplicas: boolean): Task {
    return this.tasks.add(() => this.#changeSettings(name, settings, { forwardToReplicas }));
  }

  /** Deletes the records that a query matches at the moment when its turn comes. */
  enqueueDeleteBy(name: string, query: (target: SearchTarget) => SearchQuery): Task {
    return this.tasks.add(async () => {
      const target = this.target(name);
      if (target === null) return;
      const records: BatchEffect['records'] = new Map();
      for (const id of matchingIds(target.segments, query(target))) records.set(id, { json: null, version: null });
      await this.#apply(this.#ensure(name), { clears: false, records });
    });
  }

  enqueueDeleteIndex(name: string): Task {
    return this.tasks.add(async () => {
      const index = this.#indices.get(name);
      if (index === undefined) return;
      for (const replica of this.#replicasOf(name)) await this.#makeStandalone(replica);
      const primary = index.primary === null ? undefined : this.#indices.get(index.primary);
      if (primary !== undefined) {
        const replicas = (primary.settings.replicas ?? []).filter((text) => parseReplica(text).name !== name);
        primary.settings = { ...primary.settings, replicas };
      }
      this.#indices.delete(name);
      await this.#saveCatalog();
      await this.#removeFiles(index.uid);
    });
  }

  /** Copies an index, or parts of it, over another. Replicas are never copied. */
  enqueueCopy(from: string, to: string, scope: readonly CopyScope[]): Task {
    return this.tasks.add(async () => {
      const source = this.#indices.get(from);
      if (source === undefined) return;
      const target = this.#ensure(to);
      const takes = (part: CopyScope) => scope.length === 0 || scope.includes(part);
      if (takes('synonyms')) copyEntries(source.synonyms, target.synonyms);
      if (takes('rules')) copyEntries(source.rules, target.rules);
      if (takes('settings')) this.#takeSettings(source, target);
      if (scope.length === 0) target.forkRecords(this.holder(source));
      target.touch();
      await this.#rebuildIfNeeded(target);
      if (scope.length === 0) await this.#snapshot(target);
      else await this.#saveCatalog();
    });
  }

  /** Moves an index over another, which keeps its replicas. */
  enqueueMove(from: string, to: string): Task {
    return this.tasks.add(async () => {
      const source = this.#indices.get(from);
      if (source === undefined || from === to) return;
      const target = this.#ensure(to);
      for (const replica of this.#replicasOf(from)) await this.#makeStandalone(replica);
      const replacedUid = target.uid;
      copyEntries(source.synonyms, target.synonyms);
      copyEntries(source.rules, target.rules);
      this.#takeSettings(source, target);
      target.adoptRecords(source);
      this.#indices.delete(from);
      await this.#rebuildIfNeeded(target);
      await this.#saveCatalog();
      await this.#removeFiles(replacedUid);
    });
  }

  /** Changes the synonyms or rules of an index (and of its replicas). */
  enqueueEntries(name: string, change: (index: SearchIndex) => void, forwardToReplicas: boolean): Task {
    return this.tasks.add(async () => {
      const index = this.#ensure(name);
      for (const each of forwardToReplicas ? [index, ...this.#replicasOf(name)] : [index]) {
        change(each);
        each.touch();
      }
      await this.#saveCatalog();
    });
  }

  /** Records a change of the API keys. */
  async saveKeys(): Promise<void> {
    await this.tasks.add(() => this.#saveCatalog()).done;
  }

  async #apply(index: SearchIndex, effect: BatchEffect): Promise<void> {
    if (!effect.clears && effect.records.size === 0) return;
    await this.#journal(index)?.append(effectEntries(effect));
    await index.apply(effect, this.#building(index));
    const journal = this.#journals.get(index.uid);
    if (journal !== undefined && journal.appended > Math.max(JOURNAL_BYTES, index.byteSize / 2))
      await this.#snapshot(index);
    this.#compactLater(index);
  }

  #compactLater(index: SearchIndex): void {
    const running = index
      .compact(this.#building(index))
      .catch((error) => this.#onProblem(`Merging segments of ${index.name} failed`, error))
      .finally(() => this.#compactions.delete(running));
    this.#compactions.add(running);
  }

  async #changeSettings(
    name: string,
    settings: IndexSettings,
    { forwardToReplicas = false, replaces = false }: { forwardToReplicas?: boolean; replaces?: boolean },
  ): Promise<void> {
    const index = this.#ensure(name);
    const before = index.settings;
    index.settings = replaces ? settings : { ...before, ...settings };
    if (settings.replicas !== undefined || replaces)
      await this.#changeReplicas(index, settings.replicas ?? before.replicas ?? []);
    if (forwardToReplicas) {
      const { replicas: _, ...forwarded } = settings;
      for (const replica of this.#replicasOf(name)) replica.settings = { ...replica.settings, ...forwarded };
    }
    await this.#rebuildIfNeeded(index).catch((error) => {
      index.settings = before;
      throw error;
    });
    await this.#saveCatalog();
  }

  async #changeReplicas(primary: SearchIndex, declared: readonly string[]): Promise<void> {
    const wanted = new Map(declared.map((text) => [parseReplica(text).name, parseReplica(text).isVirtual]));
    for (const replica of this.#replicasOf(primary.name)) {
      if (!wanted.has(replica.name)) await this.#makeStandalone(replica);
    }
    for (const [name, isVirtual] of wanted) {
      const { replicas: _, ...inherited } = primary.settings;
      const replica = this.#indices.get(name) ?? new SearchIndex(name, inherited);
      this.#indices.set(name, replica);
      replica.primary = primary.name;
      replica.isVirtual = isVirtual;
      replica.segments = [];
      await this.#removeFiles(replica.uid);
    }
  }

  async #makeStandalone(replica: SearchIndex): Promise<void> {
    replica.forkRecords(this.holder(replica));
    replica.primary = null;
    replica.isVirtual = false;
    await this.#rebuildIfNeeded(replica);
    await this.#snapshot(replica);
  }

  #takeSettings(source: SearchIndex, target: SearchIndex): void {
    const { replicas: _, ...settings } = source.settings;
    target.settings = { ...settings, replicas: target.settings.replicas };
  }

  async #rebuildIfNeeded(index: SearchIndex): Promise<void> {
    const holder = this.holder(index);
    const schema = this.#schema(holder);
    if (holder.needsRebuild(schema)) await holder.rebuild({ builder: this.#builder, schema });
  }

  #replicasOf(name: string): SearchIndex[] {
    return this.list().filter((index) => index.primary === name);
  }

  #schema(holder: SearchIndex): IndexSchema {
    return unionSchema([holder, ...this.#replicasOf(holder.name)].map(({ view }) => view));
  }

  #building(index: SearchIndex): { builder: SegmentBuilder; schema: IndexSchema } {
    return { builder: this.#builder, schema: this.#schema(index) };
  }

  #ensure(name: string): SearchIndex {
    const known = this.#indices.get(name);
    if (known !== undefined) return known;
    const created = new SearchIndex(name, indexSettingsSchema.parse({}));
    this.#indices.set(name, created);
    return created;
  }

  #journal(index: SearchIndex): IndexJournal | null {
    if (this.#directory === null) return null;
    const known = this.#journals.get(index.uid);
    if (known !== undefined) return known;
    const journal = new IndexJournal(join(this.#directory, 'indices', index.uid), 0);
    this.#journals.set(index.uid, journal);
    return journal;
  }

  async #snapshot(index: SearchIndex): Promise<void> {
    const journal = this.#journal(index);
    await journal?.snapshot(snapshotEntries(index));
    await this.#saveCatalog();
    await journal?.prune();
  }

  async #removeFiles(uid: string): Promise<void> {
    const journal = this.#journals.get(uid);
    this.#journals.delete(uid);
    await journal?.close();
    if (this.#directory !== null) await rm(join(this.#directory, 'indices', uid), { recursive: true, force: true });
  }

  async #saveCatalog(): Promise<void> {
    if (this.#directory === null) return;
    const indices = this.list().map((index) => index.describe(this.#journals.get(index.uid)?.generation ?? 0));
    const [keys, deletedKeys] = [[...this.keys.values()], [...this.deletedKeys.values()]];
    await writeCatalog(join(this.#directory, 'catalog.json'), { indices, keys, deletedKeys });
  }

  async #load(): Promise<void> {
    if (this.#directory === null) return;
    const { catalog, setAside } = await readCatalog(join(this.#directory, 'catalog.json'));
    if (setAside !== null) this.#onProblem(`The catalog was broken and is now ${setAside}`);
    for (const key of catalog?.keys ?? []) this.keys.set(key.value, key);
    for (const key of catalog?.deletedKeys ?? []) this.deletedKeys.set(key.value, key);
    for (const entry of catalog?.indices ?? []) this.#indices.set(entry.name, fromEntry(entry));
    for (const entry of catalog?.indices ?? []) await this.#loadRecords(entry);
  }

  async #loadRecords(entry: CatalogEntry): Promise<void> {
    const index = this.#indices.get(entry.name);
    if (index === undefined || this.#directory === null || entry.primary !== null) return;
    const journal = new IndexJournal(join(this.#directory, 'indices', entry.uid), entry.generation);
    this.#journals.set(entry.uid, journal);
    const { records, versions, setAside } = await journal.load();
    for (const path of setAside) this.#onProblem(`A snapshot of ${entry.name} was broken and is now ${path}`);
    index.versions = versions;
    await index.replace([...records.values()], this.#building(index));
  }
}

function fromEntry(entry: CatalogEntry): SearchIndex {
  const index = new SearchIndex(entry.name, entry.settings);
  index.uid = entry.uid;
  index.primary = entry.primary;
  index.isVirtual = entry.isVirtual;
  for (const synonym of entry.synonyms) index.synonyms.set(synonym.objectID, synonym);
  for (const rule of entry.rules) index.rules.set(rule.objectID, rule);
  index.createdAt = entry.createdAt;
  index.updatedAt = entry.updatedAt;
  return index;
}

function copyEntries<V extends StoredSynonym | StoredRule>(from: Map<string, V>, to: Map<string, V>): void {
  to.clear();
  for (const [id, entry] of from) to.set(id, entry);
}

function* effectEntries(effect: BatchEffect): Generator<JournalEntry> {
  if (effect.clears) yield { type: 'clear' };
  for (const [id, { json, version }] of effect.records) {
    yield json === null ? { type: 'delete', id, version } : { type: 'set', id, version, json };
  }
}

/** All records of an index, and the versions of those deleted. */
function* snapshotEntries(index: SearchIndex): Generator<JournalEntry> {
  const deleted = new Map(index.versions);
  for (const segment of index.segments) {
    for (let doc = 0; doc < segment.data.count; doc++) {
      if (segment.deleted[doc] === 1) continue;
      const id = segment.objectId(doc);
      deleted.delete(id);
      yield { type: 'set', id, version: index.version(id), json: segment.json(doc) };
    }
  }
  for (const [id, version] of deleted) yield { type: 'delete', id, version };
}
