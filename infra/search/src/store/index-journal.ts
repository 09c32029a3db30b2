import { type FileHandle, mkdir, open, readdir, rename, rm, stat, truncate } from 'node:fs/promises';
import { join } from 'node:path';
import { applyEntry, entryChunks, type JournalEntry, type LoadedRecords, parseEntry } from './journal-entry.ts';
import { exists, generationsOf, linesOf, syncDirectory, writeSnapshot } from './journal-files.ts';

/**
 * The files of one index: `snapshot-<generation>` (whole, written beside and renamed) and `journal-<generation>`
 * (appended). Reading takes the snapshot of a generation and the journals from it on.
 */
export class IndexJournal {
  readonly directory: string;
  generation: number;
  #handle: FileHandle | null = null;
  /** Bytes appended since the snapshot: all that the journal's file may hold. */
  appended = 0;

  constructor(directory: string, generation: number) {
    this.directory = directory;
    this.generation = generation;
  }

  /** Appends entries and waits until they are on disk; where they do not all get there, none of them stays. */
  async append(entries: Iterable<JournalEntry>): Promise<void> {
    const handle = await this.#open();
    try {
      let size = 0;
      for (const chunk of entryChunks(entries)) {
        const bytes = Buffer.from(chunk);
        await handle.appendFile(bytes);
        size += bytes.length;
      }
      await handle.datasync();
      this.appended += size;
    } catch (error) {
      // Half a line would stand before the next change; where even this fails, opening the file anew cuts it off.
      await handle.truncate(this.appended).catch(() => this.close());
      throw error;
    }
  }

  /** Starts the next generation: a whole snapshot, then an empty journal. */
  async snapshot(entries: Iterable<JournalEntry>): Promise<void> {
    await this.close();
    await mkdir(this.directory, { recursive: true });
    const next = this.generation + 1;
    const target = this.#path('snapshot', next);
    try {
      await writeSnapshot(`${target}.tmp`, entries);
    } catch (error) {
      // Half a snapshot on a full disk would keep it full.
      await rm(`${target}.tmp`, { force: true });
      throw error;
    }
    await rename(`${target}.tmp`, target);
    // From here on the new file is what a restart finds: what comes next belongs behind it, whatever else fails.
    this.generation = next;
    this.appended = 0;
    await syncDirectory(this.directory);
  }

  /** Removes the files of earlier generations. */
  async prune(): Promise<void> {
    for (const name of await readdir(this.directory).catch(() => [])) {
      const generation = /^(?:snapshot|journal)-(\d+)/.exec(name)?.[1];
      if (generation !== undefined && Number(generation) < this.generation) await rm(join(this.directory, name));
    }
  }

  /**
   * Reads everything back: the latest snapshot, then all journals from it on. Which that is, the directory tells; what a
   * catalog names may be older, where it could not be written. A torn last line of the last journal is cut off: its task
   * was never published. Anything else that is broken or missing sets all files aside and leaves the index empty, so
   * that whoever fills it starts anew; half of the records would look like all of them.
   */
  async load(): Promise<LoadedRecords> {
    const loaded: LoadedRecords = { records: new Map(), setAside: [] };
    const names = await readdir(this.directory).catch(() => []);
    for (const name of names) if (name.endsWith('.tmp')) await rm(join(this.directory, name), { force: true });
    const latest = Math.max(0, ...generationsOf(names, 'snapshot'));
    const isKnown = latest >= this.generation;
    this.generation = latest;
    const journals = generationsOf(names, 'journal').filter((generation) => generation >= latest);
    if (isKnown && (await this.#loadSnapshot(loaded)) && (await this.#loadJournals(loaded, journals))) return loaded;
    return { records: new Map(), setAside: await this.#setAside(names) };
  }

  async close(): Promise<void> {
    await this.#handle?.close();
    this.#handle = null;
  }

  /** The first generation has no snapshot yet. */
  async #loadSnapshot(loaded: LoadedRecords): Promise<boolean> {
    const path = this.#path('snapshot', this.generation);
    if (!(await exists(path))) return this.generation === 0;
    let count = 0;
    let end: number | null = null;
    for await (const line of linesOf(path)) {
      if (line.startsWith('E\t')) end = Number(line.slice(2));
      const entry = parseEntry(line);
      if (entry === null) continue;
      count++;
      applyEntry(loaded, entry);
    }
    return end === count;
  }

  async #loadJournals(loaded: LoadedRecords, generations: readonly number[]): Promise<boolean> {
    for (const generation of generations) {
      this.generation = generation;
      if (!(await this.#loadJournal(loaded))) return false;
    }
    return true;
  }

  async #loadJournal(loaded: LoadedRecords): Promise<boolean> {
    const path = this.#path('journal', this.generation);
    const { size } = await stat(path);
    let whole = 0;
    let isTorn = false;
    for await (const line of linesOf(path)) {
      if (isTorn) return false;
      const end = whole + Buffer.byteLength(line) + 1;
      const entry = parseEntry(line);
      // A last line without its end may be cut within a number.
      isTorn = entry === null || end > size;
      if (entry === null || isTorn) continue;
      whole = end;
      applyEntry(loaded, entry);
    }
    this.appended = whole;
    if (isTorn) await truncate(path, whole);
    return true;
  }

  async #setAside(names: readonly string[]): Promise<string[]> {
    await this.close();
    this.appended = 0;
    this.generation = 0;
    const aside: string[] = [];
    for (const name of names.filter((each) => /^(?:snapshot|journal)-\d+$/.test(each))) {
      const to = join(this.directory, `${name}.corrupt-${Date.now()}`);
      await rename(join(this.directory, name), to);
      aside.push(to);
    }
    return aside;
  }

  async #open(): Promise<FileHandle> {
    if (this.#handle === null) {
      await mkdir(this.directory, { recursive: true });
      const handle = await open(this.#path('journal', this.generation), 'a');
      try {
        await handle.truncate(this.appended);
      } catch (error) {
        await handle.close();
        throw error;
      }
      this.#handle = handle;
    }
    return this.#handle;
  }

  #path(kind: 'snapshot' | 'journal', generation: number): string {
    return join(this.directory, `${kind}-${generation}`);
  }
}
