import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { planRestore } from '../restore/plan-restore.ts';
import { openFolderStore } from '../store/folder-store.ts';
import { openVault, type Vault } from '../store/vault.ts';
import { vaultNameOf } from './backed-files.ts';
import { pointName, stampOf } from './backup-point.ts';
import { prune, readBases } from './prune.ts';

const key = randomBytes(32);
let root: string;
let vault: Vault;

const day = (number: number, hour = 0) => new Date(Date.UTC(2026, 10, number, hour));
const segment = (number: number) => `0000000100000000${number.toString(16).toUpperCase().padStart(8, '0')}`;
const fileOf = (name: string, at: Date) => ({ folder: 'uploads', path: name, bytes: 3, modifiedMs: at.getTime() });
const thing = () => Readable.from([Buffer.from('any')]);

/** A day of backups: a base at midnight in the segment of its number, and a point at noon with one file of its own. */
async function backUpDay(number: number, name: string): Promise<void> {
  const id = `base-${number}`;
  await vault.write(`bases/${id}/cluster`, thing());
  await vault.write(`wal/${segment(number)}`, thing());
  const facts = { firstSegment: segment(number), lastSegment: segment(number), major: '18', role: 'umbral', bytes: 1 };
  await vault.writeJson(`bases/${id}/facts`, { id, readyAt: day(number).toISOString(), ...facts });
  const file = fileOf(name, day(number, 1));
  await vault.write(vaultNameOf(key, file), thing());
  const stamp = stampOf(day(number, 12).toISOString());
  await vault.writeJson(`lists/${stamp}`, [file]);
  const point = { at: day(number, 12).toISOString(), segment: segment(number), list: stamp };
  await vault.writeJson(`points/${pointName(point)}`, point);
}

beforeAll(async () => {
  root = mkdtempSync(join(tmpdir(), 'umbral-prune-'));
  vault = openVault(await openFolderStore(root), key);
  for (const number of [1, 2, 3, 4]) await backUpDay(number, `day-${number}`);
});
afterAll(() => rmSync(root, { recursive: true, force: true }));

test('a file that was removed before the next list comes back for a moment between the two', async () => {
  const { base, log, files } = await planRestore(vault, day(3, 6));
  expect(base.id).toBe('base-3');
  expect(log).toEqual([segment(3)]);
  // `day-2` stood in the list before, `day-3` was written at one o'clock.
  expect(files.map(({ path }) => path).toSorted()).toEqual(['day-2', 'day-3']);
  const early = await planRestore(vault, day(3, 0));
  expect(early.files.map(({ path }) => path)).toEqual(['day-2']);
});

test('what no kept minute needs goes, and every kept minute can still be restored', async () => {
  await prune({ vault, nameOf: (file) => vaultNameOf(key, file) }, day(3, 6));
  expect((await readBases(vault)).map(({ id }) => id)).toEqual(['base-3', 'base-4']);
  expect(await vault.names('bases')).toHaveLength(4);
  expect(await vault.names('wal')).toEqual([segment(3), segment(4)]);
  // The last point before the base that stays tells which files there were.
  expect(await vault.names('points')).toHaveLength(3);
  expect(await vault.names('lists')).toHaveLength(3);
  expect(await vault.names('files')).toHaveLength(3);
  expect((await planRestore(vault, day(3, 6))).files).toHaveLength(2);
  await expect(planRestore(vault, day(2, 6))).rejects.toThrow('The first moment that can be restored is 2026-11-03');
});

test('while all bases are young nothing goes', async () => {
  await prune({ vault, nameOf: (file) => vaultNameOf(key, file) }, day(2));
  expect(await readBases(vault)).toHaveLength(2);
});

test('a missing segment is told with the moments that it costs', async () => {
  await vault.remove(`wal/${segment(4)}`);
  await expect(planRestore(vault, day(4, 6))).rejects.toThrow('has a gap');
  expect((await planRestore(vault, day(3, 11))).base.id).toBe('base-3');
});
