import type { IndexSchema } from '../engine/index-schema.ts';
import type { SearchQuery } from '../engine/search-query.ts';
import { matchingIds } from '../engine/search-segments.ts';
import { SegmentBuilder } from '../engine/segment-builder.ts';
import type { SearchTarget } from '../protocol/query-plan.ts';
import { parseReplica } from '../settings/declared-attributes.ts';
import { type IndexSettings, indexSettingsSchema } from '../settings/index-settings.ts';
import type { StoredSynonym } from '../settings/synonym-lookup.ts';
import { unionSchema } from '../settings/union-schema.ts';
import type { ApiKey } from './catalog.ts';
import { type BatchEffect, type Operation, resolveOperations, type StoredRecord } from './operations.ts';
import { SearchIndex, type StoredRule } from './search-index.ts';
import { StoreFiles } from './store-files.ts';
import { type Task, TaskQueue } from './task-queue.ts';

/** Where the store keeps its files (null keeps everything in memory) and whom it tells about trouble. */
export interface IndexStoreOptions {
  directory: string | null;
  onProblem?: (message: string, error?: unknown) => void;
}

/** Which parts of an index a copy takes; none named means everything, records included. */
export type CopyScope = 'settings' | 'synonyms' | 'rules';

/**
 * The indices of an application: every change goes through one queue, in order; searches read what is published.
 * A change is done when its promise resolves: written to disk and searchable.
 */
export class IndexStore {
  readonly tasks = new TaskQueue();
  readonly keys = new Map<string, ApiKey>();
  readonly deletedKeys = new Map<string, ApiKey>();
  readonly #onProblem: NonNullable<IndexStoreOptions['onProblem']>;
  readonly #builder = new SegmentBuilder();
  readonly #files: StoreFiles;
  #indices = new Map<string, SearchIndex>();
  #compactions = new Set<Promise<void>>();

  private constructor({ directory, onProblem }: IndexStoreOptions) {
    this.#onProblem = onProblem ?? (() => undefined);
    this.#files = new StoreFiles(directory, this.#onProblem);
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
    await this.#files.close();
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
      await this.#files.snapshot(this, index);
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
      if (isNew) await this.#files.saveCatalog(this);
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
      await this.#files.saveCatalog(this);
      await this.#files.remove(index.uid);
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
      if (scope.length === 0) await this.#files.snapshot(this, target);
      else await this.#files.saveCatalog(this);
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
      await this.#files.saveCatalog(this);
      await this.#files.remove(replacedUid);
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
      await this.#files.saveCatalog(this);
    });
  }

  /** Records a change of the API keys. */
  async saveKeys(): Promise<void> {
    await this.tasks.add(() => this.#files.saveCatalog(this)).done;
  }

  async #apply(index: SearchIndex, effect: BatchEffect): Promise<void> {
    if (!effect.clears && effect.records.size === 0) return;
    await this.#files.append(index, effect);
    await index.apply(effect, this.#building(index));
    if (this.#files.needsSnapshot(index)) await this.#files.snapshot(this, index);
    this.#compactLater(index);
  }

  async #load(): Promise<void> {
    const loaded = await this.#files.load();
    for (const key of loaded.keys) this.keys.set(key.value, key);
    for (const key of loaded.deletedKeys) this.deletedKeys.set(key.value, key);
    for (const index of loaded.indices) this.#indices.set(index.name, index);
    for (const index of loaded.indices) {
      if (index.primary === null) await index.replace(await this.#files.loadRecords(index), this.#building(index));
    }
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
    await this.#files.saveCatalog(this);
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
      await this.#files.remove(replica.uid);
    }
  }

  async #makeStandalone(replica: SearchIndex): Promise<void> {
    replica.forkRecords(this.holder(replica));
    replica.primary = null;
    replica.isVirtual = false;
    await this.#rebuildIfNeeded(replica);
    await this.#files.snapshot(this, replica);
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
}

function copyEntries<V extends StoredSynonym | StoredRule>(from: Map<string, V>, to: Map<string, V>): void {
  to.clear();
  for (const [id, entry] of from) to.set(id, entry);
}
