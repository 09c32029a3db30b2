import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { type ApiKey, type CatalogEntry, readCatalog, writeCatalog } from './catalog.ts';
import { IndexJournal } from './index-journal.ts';
import type { JournalEntry } from './journal-entry.ts';
import type { BatchEffect } from './operations.ts';
import { SearchIndex } from './search-index.ts';

/** A journal longer than this and than half the records is folded into a snapshot. */
const JOURNAL_BYTES = 16 << 20;

const NO_CATALOG = { catalog: null, setAside: null };

/** What is to be recorded of a store. */
export interface StoreContents {
  keys: ReadonlyMap<string, ApiKey>;
  deletedKeys: ReadonlyMap<string, ApiKey>;
  dictionaries: ReadonlyMap<string, ReadonlyMap<string, Record<string, unknown>>>;
  dictionarySettings: Record<string, unknown>;
  list(): SearchIndex[];
}

/** What a catalog holds, records aside. */
export interface LoadedStore {
  indices: SearchIndex[];
  keys: ApiKey[];
  deletedKeys: ApiKey[];
  dictionaries: [string, Map<string, Record<string, unknown>>][];
  dictionarySettings: Record<string, unknown>;
}

/** The files of a store: one catalog, and per index a directory with snapshot and journal. Without a directory: nothing. */
export class StoreFiles {
  readonly #directory: string | null;
  readonly #onProblem: (message: string) => void;
  readonly #journals = new Map<string, IndexJournal>();
  /** Whether the catalog on disk is older than what is in force, because it could not be written. */
  #isCatalogBehind = false;

  constructor(directory: string | null, onProblem: (message: string) => void) {
    this.#directory = directory;
    this.#onProblem = onProblem;
  }

  /** The indices (without records), keys and dictionaries of the catalog. */
  async load(): Promise<LoadedStore> {
    const path = this.#directory === null ? null : join(this.#directory, 'catalog.json');
    const { catalog, setAside } = path === null ? NO_CATALOG : await readCatalog(path);
    if (setAside !== null) this.#onProblem(`The catalog was broken and is now ${setAside}`);
    for (const { uid, generation, primary } of catalog?.indices ?? []) {
      if (primary === null) this.#journals.set(uid, new IndexJournal(this.#path(uid), generation));
    }
    return {
      indices: (catalog?.indices ?? []).map(fromEntry),
      keys: catalog?.keys ?? [],
      deletedKeys: catalog?.deletedKeys ?? [],
      dictionaries: Object.entries(catalog?.dictionaries ?? {}).map(([name, entries]) => [
        name,
        new Map(entries.map((entry) => [entry.objectID, entry])),
      ]),
      dictionarySettings: catalog?.dictionarySettings ?? { disableStandardEntries: {} },
    };
  }

  /** The JSON texts of the records of an index. */
  async loadRecords(index: SearchIndex): Promise<string[]> {
    const journal = this.#journal(index);
    if (journal === null) return [];
    const { records, setAside } = await journal.load();
    for (const path of setAside) this.#onProblem(`A snapshot of ${index.name} was broken and is now ${path}`);
    return [...records.values()];
  }

  /** Records the outcome of a batch; where the catalog does not know yet whose it is, the catalog first. */
  async append(store: StoreContents, index: SearchIndex, effect: BatchEffect): Promise<void> {
    if (this.#isCatalogBehind) await this.saveCatalog(store);
    await this.#journal(index)?.append(effectEntries(effect));
  }

  needsSnapshot(index: SearchIndex): boolean {
    const journal = this.#journals.get(index.uid);
    return journal !== undefined && journal.appended > Math.max(JOURNAL_BYTES, index.byteSize / 2);
  }

  /** Writes all records of an index, then the catalog that names the new file. */
  async snapshot(store: StoreContents, index: SearchIndex): Promise<void> {
    const journal = this.#journal(index);
    await journal?.snapshot(snapshotEntries(index));
    await this.saveCatalog(store);
    await journal?.prune();
  }

  async saveCatalog(store: StoreContents): Promise<void> {
    if (this.#directory === null) return;
    this.#isCatalogBehind = true;
    const indices = store.list().map((index) => index.describe(this.#journals.get(index.uid)?.generation ?? 0));
    const [keys, deletedKeys] = [[...store.keys.values()], [...store.deletedKeys.values()]];
    const dictionaries = Object.fromEntries(
      [...store.dictionaries].map(([name, entries]) => [
        name,
        [...entries].map(([objectID, entry]) => ({ ...entry, objectID })),
      ]),
    );
    const { dictionarySettings } = store;
    const catalog = { indices, keys, deletedKeys, dictionaries, dictionarySettings };
    await writeCatalog(join(this.#directory, 'catalog.json'), catalog);
    this.#isCatalogBehind = false;
  }

  /** Removes the records of an index from disk. */
  async remove(uid: string): Promise<void> {
    const journal = this.#journals.get(uid);
    this.#journals.delete(uid);
    await journal?.close();
    if (this.#directory !== null) await rm(this.#path(uid), { recursive: true, force: true });
  }

  /** Closes the files; writes the catalog if that is still to be done. */
  async close(store: StoreContents): Promise<void> {
    if (this.#isCatalogBehind) await this.saveCatalog(store).catch((error) => this.#onProblem(String(error)));
    for (const journal of this.#journals.values()) await journal.close();
  }

  #journal(index: SearchIndex): IndexJournal | null {
    if (this.#directory === null) return null;
    const known = this.#journals.get(index.uid);
    if (known !== undefined) return known;
    const journal = new IndexJournal(this.#path(index.uid), 0);
    this.#journals.set(index.uid, journal);
    return journal;
  }

  #path(uid: string): string {
    return join(this.#directory ?? '', 'indices', uid);
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

function* effectEntries(effect: BatchEffect): Generator<JournalEntry> {
  if (effect.clears) yield { type: 'clear' };
  for (const [id, json] of effect.records) yield json === null ? { type: 'delete', id } : { type: 'set', id, json };
}

/** All records of an index. */
function* snapshotEntries(index: SearchIndex): Generator<JournalEntry> {
  for (const segment of index.segments) {
    for (let doc = 0; doc < segment.data.count; doc++) {
      if (segment.deleted[doc] === 1) continue;
      yield { type: 'set', id: segment.objectId(doc), json: segment.json(doc) };
    }
  }
}
