import { join } from 'node:path';
import { DroppedMemory } from '../engine/dropped-memory.ts';
import type { SearchQuery } from '../engine/search-query.ts';
import { matchingIds } from '../engine/search-segments.ts';
import type { Segment } from '../engine/segment.ts';
import { parseReplica } from '../settings/declared-attributes.ts';
import type { IndexSettings } from '../settings/index-settings.ts';
import type { ApiKey } from './catalog.ts';
import { freeBytes } from './disk-room.ts';
import { IndexRegistry } from './index-registry.ts';
import { type CopyScope, copyIndex, moveIndex } from './index-transfer.ts';
import { type BatchEffect, type Operation, resolveOperations, type StoredRecord } from './operations.ts';
import type { SearchIndex } from './search-index.ts';
import { SearchStatistics } from './search-statistics.ts';
import type { SearchTarget } from './search-target.ts';
import { changeSettings, detach, type SettingsChange } from './settings-change.ts';
import { StoreFiles } from './store-files.ts';
import { TaskLog } from './task-log.ts';
import { type Task, TaskQueue } from './task-queue.ts';

/** Where the store keeps its files (null keeps everything in memory) and whom it tells about trouble. */
export interface IndexStoreOptions {
  directory: string | null;
  onProblem?: (message: string, error?: unknown) => void;
}

/**
 * The indices of an application: every change goes through one queue, in order; searches read what is published.
 * A change is done when its promise resolves: written to disk and searchable.
 */
export class IndexStore {
  readonly tasks: TaskQueue;
  readonly statistics: SearchStatistics;
  /** Told when searches would see something else than before. */
  onChange: () => void = () => undefined;
  readonly keys = new Map<string, ApiKey>();
  readonly deletedKeys = new Map<string, ApiKey>();
  /** Entries of dictionaries by name and objectID: kept for clients. */
  readonly dictionaries = new Map<string, Map<string, Record<string, unknown>>>();
  dictionarySettings: Record<string, unknown> = { disableStandardEntries: {} };
  readonly #onProblem: NonNullable<IndexStoreOptions['onProblem']>;
  readonly #registry = new IndexRegistry();
  readonly #files: StoreFiles;
  readonly #directory: string | null;
  readonly #dropped = new DroppedMemory();
  #segments = new Set<Segment>();
  #compactions = new Set<Promise<void>>();

  private constructor({ directory, onProblem }: IndexStoreOptions) {
    this.#onProblem = onProblem ?? (() => undefined);
    this.#directory = directory;
    this.tasks = new TaskQueue(new TaskLog(directory === null ? null : join(directory, 'tasks')));
    this.statistics = new SearchStatistics(directory === null ? null : join(directory, 'statistics'));
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
    await this.#files.close(this);
    this.tasks.close();
    this.statistics.close();
    await this.#registry.close();
  }

  /** Free bytes of the disk with its files. */
  get freeBytes(): number {
    return freeBytes(this.#directory);
  }

  /** An index by name. */
  find(name: string): SearchIndex | undefined {
    return this.#registry.find(name);
  }

  list(): SearchIndex[] {
    return this.#registry.list();
  }

  /** The index that holds the records of an index: itself, or its primary. */
  holder(index: SearchIndex): SearchIndex {
    return this.#registry.holder(index);
  }

  /** What a search on an index runs on, or null if there is no such index. */
  target(name: string): SearchTarget | null {
    const index = this.#registry.find(name);
    if (index === undefined) return null;
    return {
      name,
      segments: this.holder(index).segments,
      view: index.view,
      synonyms: index.synonymLookup,
      rules: index.rules,
      isVirtual: index.isVirtual,
    };
  }

  /** Carries out operations in order, as one change; creates the index. Resolves when searchable and on disk. */
  async applyBatch(name: string, operations: readonly Operation[]): Promise<void> {
    await this.enqueueBatch(name, operations).done;
  }

  /** Replaces all records (and settings, if given) at one moment; searches see the old ones until then. */
  async replaceAll(name: string, objects: readonly StoredRecord[], settings?: IndexSettings): Promise<void> {
    await this.#change(async () => {
      const index = this.#registry.ensureWritable(name);
      const unique = new Map(objects.map((object) => [object.objectID, JSON.stringify(object)]));
      const change = { settings: settings ?? index.settings, forwardToReplicas: false, replaces: true };
      await this.#changeSettings(name, { ...change, texts: [...unique.values()] });
      await this.#files.snapshot(this, index);
    }).done;
  }

  /** Sets settings of an index, creates it and its replicas. Resolves when in force. */
  async setSettings(name: string, settings: IndexSettings, forwardToReplicas = false): Promise<void> {
    await this.enqueueSettings(name, settings, forwardToReplicas).done;
  }

  enqueueBatch(name: string, operations: readonly Operation[]): Task {
    return this.#change(async () => {
      const isNew = this.#registry.find(name) === undefined;
      const index = this.#registry.ensureWritable(name);
      if (isNew) await this.#files.saveCatalog(this);
      await this.#apply(index, resolveOperations(operations, index));
    });
  }

  enqueueSettings(name: string, settings: IndexSettings, forwardToReplicas: boolean): Task {
    return this.#change(() =>
      this.#changeSettings(name, { settings, forwardToReplicas, replaces: false, texts: null }),
    );
  }

  /** Deletes the records that a query matches at the moment when its turn comes. */
  enqueueDeleteBy(name: string, query: (target: SearchTarget) => SearchQuery): Task {
    return this.#change(async () => {
      const target = this.target(name);
      if (target === null) return;
      const records: BatchEffect['records'] = new Map();
      for (const id of matchingIds(target.segments, query(target))) records.set(id, null);
      await this.#apply(this.#registry.ensureWritable(name), { clears: false, records });
    });
  }

  enqueueDeleteIndex(name: string): Task {
    return this.#change(async () => {
      const index = this.#registry.find(name);
      if (index === undefined) return;
      const orphans = this.#registry.replicasOf(name);
      for (const replica of orphans) detach(this.#registry, replica);
      for (const replica of orphans) await this.#files.snapshot(this, replica);
      const primary = index.primary === null ? undefined : this.#registry.find(index.primary);
      if (primary !== undefined) {
        const replicas = (primary.settings.replicas ?? []).filter((text) => parseReplica(text).name !== name);
        primary.settings = { ...primary.settings, replicas };
      }
      this.#registry.remove(name);
      await this.#files.saveCatalog(this);
      await this.#files.remove(index.uid);
    });
  }

  /** Copies an index, or parts of it, over another. Replicas are never copied. */
  enqueueCopy(from: string, to: string, scope: readonly CopyScope[]): Task {
    return this.#change(async () => {
      const copied = await copyIndex(this.#registry, { from, to }, scope);
      if (copied === null) return;
      if (scope.length === 0) await this.#files.snapshot(this, copied);
      else await this.#files.saveCatalog(this);
    });
  }

  /** Moves an index over another, which keeps its replicas. */
  enqueueMove(from: string, to: string): Task {
    return this.#change(async () => {
      const moved = await moveIndex(this.#registry, { from, to });
      if (moved === null) return;
      for (const replica of moved.orphans) await this.#files.snapshot(this, replica);
      await this.#files.saveCatalog(this);
      await this.#files.remove(moved.replacedUid);
    });
  }

  /** Changes the synonyms or rules of an index (and of its replicas). */
  enqueueEntries(name: string, change: (index: SearchIndex) => void, forwardToReplicas: boolean): Task {
    return this.#change(async () => {
      const index = this.#registry.ensure(name);
      for (const each of forwardToReplicas ? [index, ...this.#registry.replicasOf(name)] : [index]) {
        change(each);
        each.entriesVersion++;
        each.touch();
      }
      await this.#files.saveCatalog(this);
    });
  }

  /** Changes the dictionaries. */
  enqueueDictionary(change: () => void): Task {
    return this.#change(async () => {
      change();
      await this.#files.saveCatalog(this);
    });
  }

  /** Records a change of the API keys. */
  async saveKeys(): Promise<void> {
    await this.#change(() => this.#files.saveCatalog(this)).done;
  }

  /** Queues a change; searches see it, or as much of it as was carried out, before its task ends. */
  #change(work: () => Promise<void>): Task {
    return this.tasks.add(() => work().finally(() => this.#changed()));
  }

  #changed(): void {
    this.onChange();
    const segments = new Set(this.list().flatMap((index) => index.segments));
    for (const segment of this.#segments) if (!segments.has(segment)) this.#dropped.drop(segment.data);
    this.#segments = segments;
  }

  async #apply(index: SearchIndex, effect: BatchEffect): Promise<void> {
    if (!effect.clears && effect.records.size === 0) return;
    await this.#files.append(this, index, effect);
    await index.apply(effect, this.#registry.building(index));
    if (this.#files.needsSnapshot(index)) await this.#files.snapshot(this, index);
    this.#compactLater(index);
  }

  async #load(): Promise<void> {
    const loaded = await this.#files.load();
    for (const key of loaded.keys) this.keys.set(key.value, key);
    for (const key of loaded.deletedKeys) this.deletedKeys.set(key.value, key);
    this.dictionarySettings = loaded.dictionarySettings;
    for (const [name, entries] of loaded.dictionaries) this.dictionaries.set(name, entries);
    for (const index of loaded.indices) this.#registry.add(index);
    for (const index of loaded.indices) {
      if (index.primary !== null) continue;
      const texts = await this.#files.loadRecords(index);
      const prepared = await index.prepare(this.#registry.building(index), texts);
      if (prepared !== null) index.install(prepared);
    }
  }

  #compactLater(index: SearchIndex): void {
    const running = index
      .compact(this.#registry.building(index))
      .then(() => this.#changed())
      .catch((error) => this.#onProblem(`Merging segments of ${index.name} failed`, error))
      .finally(() => this.#compactions.delete(running));
    this.#compactions.add(running);
  }

  async #changeSettings(name: string, change: SettingsChange): Promise<void> {
    const { gained, lost } = await changeSettings(this.#registry, this.#registry.ensure(name), change);
    for (const index of gained) await this.#files.snapshot(this, index);
    for (const index of lost) await this.#files.remove(index.uid);
    await this.#files.saveCatalog(this);
  }
}
