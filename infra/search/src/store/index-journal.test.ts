import { appendFile, type FileHandle, mkdtemp, open, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { IndexJournal } from './index-journal.ts';
import type { JournalEntry } from './journal-entry.ts';

let directory: string;
let journal: IndexJournal;
let handles: FileHandle;

beforeEach(async () => {
  directory = await mkdtemp(join(tmpdir(), 'index-journal-'));
  journal = new IndexJournal(directory, 0);
  const probe = await open(directory, 'r');
  handles = Object.getPrototypeOf(probe);
  await probe.close();
});

afterEach(async () => {
  vi.restoreAllMocks();
  await journal.close();
  await rm(directory, { recursive: true });
});

const set = (id: string, text = ''): JournalEntry => {
  return { type: 'set', id, json: JSON.stringify({ objectID: id, text }) };
};

/** The disk takes some bytes of the next write and is full. */
function fillDisk(bytes: number): void {
  vi.spyOn(handles, 'appendFile').mockImplementationOnce(async function (this: FileHandle, data) {
    await this.write(String(data).slice(0, bytes));
    throw new Error('ENOSPC');
  });
}

async function afterRestart() {
  await journal.close();
  journal = new IndexJournal(directory, 0);
  const { records, setAside } = await journal.load();
  return { ids: [...records.keys()], setAside };
}

describe('a change that the disk refuses', () => {
  const both = [set('b'), set('c')];

  test('leaves nothing before the next one', async () => {
    await journal.append([set('a')]);
    fillDisk(10);
    await expect(journal.append(both)).rejects.toThrow('ENOSPC');
    await journal.append([set('d')]);
    expect(await afterRestart()).toEqual({ ids: ['a', 'd'], setAside: [] });
  });

  test('does not come back with a restart, not even in part', async () => {
    await journal.append([set('a')]);
    fillDisk(50);
    await expect(journal.append(both)).rejects.toThrow('ENOSPC');
    expect(await afterRestart()).toEqual({ ids: ['a'], setAside: [] });
  });

  test('is cut off before the next one where that failed too', async () => {
    await journal.append([set('a')]);
    fillDisk(50);
    vi.spyOn(handles, 'truncate').mockRejectedValueOnce(new Error('EIO'));
    await expect(journal.append(both)).rejects.toThrow('ENOSPC');
    await journal.append([set('d')]);
    expect(await afterRestart()).toEqual({ ids: ['a', 'd'], setAside: [] });
  });
});

test('a last line that lacks only its end is torn too: nothing is glued to it', async () => {
  await journal.append([set('a')]);
  await journal.close();
  await appendFile(join(directory, 'journal-0'), 'D\t"a"\t1');
  expect(await afterRestart()).toEqual({ ids: ['a'], setAside: [] });
  await journal.append([set('b')]);
  expect(await afterRestart()).toEqual({ ids: ['a', 'b'], setAside: [] });
});

test('files of before, with numbers of versions, are read, and what is late in number still counts', async () => {
  const record = (id: string, version: string) => `S\t"${id}"\t${version}\t{"objectID":"${id}"}\n`;
  await writeFile(join(directory, 'snapshot-1'), `${record('a', '3')}${record('b', '')}D\t"c"\t4\nE\t3\n`);
  await writeFile(join(directory, 'journal-1'), `${record('c', '2')}D\t"a"\t1\nC\n${record('d', '')}`);
  expect(await afterRestart()).toEqual({ ids: ['d'], setAside: [] });
  await writeFile(join(directory, 'journal-1'), `${record('c', '2')}D\t"a"\t1\n`);
  expect(await afterRestart()).toEqual({ ids: ['b', 'c'], setAside: [] });
});

test('texts with other ends of lines, in a journal and in a snapshot', async () => {
  const entries = ['\u2028', '\u2029', '\u0085', '\r\n'].map((end, i) => set(`o${i}${end}`, `Sala${end}Comedor`));
  await journal.append(entries);
  expect(await afterRestart()).toEqual({ ids: entries.map((entry) => 'id' in entry && entry.id), setAside: [] });
  await journal.snapshot(entries);
  expect((await journal.load()).records.size).toBe(4);
});
