import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { readBackupSettings } from '../backup-settings.ts';
import { type BackupProgram, startBackups } from './backup-program.ts';
import { serveStatus } from './backup-server.ts';
import { alarmOf } from './backup-status.ts';

let root: string;
let program: BackupProgram | undefined;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'umbral-backup-'));
  mkdirSync(join(root, 'wal'));
  mkdirSync(join(root, 'store'));
});
afterEach(async () => {
  await program?.stop();
  rmSync(root, { recursive: true, force: true });
});

const environment = (more: Record<string, string> = {}) => ({
  // Nobody listens there.
  BACKUP_DATABASE_URL: 'postgresql://umbral@127.0.0.1:1/umbral',
  BACKUP_WAL_DIR: join(root, 'wal'),
  BACKUP_DIR: join(root, 'store'),
  BACKUP_KEY: 'ab'.repeat(32),
  BACKUP_FLOOR_MB: '0',
  ...more,
});

function start(more: Record<string, string> = {}): { program: BackupProgram; told: string[] } {
  const told: string[] = [];
  const tell = (_facts: object, sentence: string) => void told.push(sentence);
  const settings = { ...readBackupSettings(environment(more)), everyMs: 20 };
  program = startBackups(settings, { info: tell, error: tell });
  return { program, told };
}

test('a backup that fails again and again is an alarm of its own, and nothing ends', async () => {
  const { program: failing } = start();
  const server = await serveStatus(failing, { port: 0, host: '127.0.0.1' });
  const { port } = server.address() as AddressInfo;
  const ask = (path: string) => fetch(`http://127.0.0.1:${port}${path}`);
  await vi.waitFor(() => expect(failing.status().failures).toBeGreaterThan(3), 10_000);
  const ready = await ask('/readyz');
  expect([ready.status, (await ask('/livez')).status, (await ask('/none')).status]).toEqual([503, 200, 404]);
  expect(await ready.json()).toMatchObject({ reason: expect.stringContaining('there is no backup') });
  expect(await (await ask('/metrics')).text()).toContain('backup_alarm 1');
  server.close();
});

test('without room nothing is written, and the log that waits is given up before it fills the disk', async () => {
  writeFileSync(join(root, 'wal', '000000010000000000000001'), 'log');
  const { told } = start({ BACKUP_FLOOR_MB: '1000000000' });
  await vi.waitFor(() => expect(told.some((line) => line.includes('given up'))).toBe(true), 10_000);
  expect(readdirSync(join(root, 'wal'))).toEqual([]);
  expect(readdirSync(join(root, 'store'))).toEqual([]);
});

test('one failed round is no alarm; a point that is too old is one', () => {
  const now = new Date();
  const long = new Date(Date.now() - 10 * 60_000);
  const good = { reachesTo: now, baseAt: now, failures: 0, reason: undefined };
  expect(alarmOf(good, long, 60_000)).toBeUndefined();
  expect(alarmOf({ ...good, failures: 1, reason: 'away' }, long, 60_000)).toBeUndefined();
  expect(alarmOf({ ...good, failures: 3, reason: 'away' }, long, 60_000)).toContain('away');
  expect(alarmOf({ ...good, reachesTo: long }, long, 60_000)).toContain(long.toISOString());
  expect(alarmOf({ ...good, reachesTo: undefined }, now, 60_000)).toBeUndefined();
});

test('a wrong environment is one sentence that names each variable', () => {
  const wrong = () => readBackupSettings({ ...environment(), BACKUP_KEY: 'short', BACKUP_S3_BUCKET: 'umbral-backup' });
  expect(wrong).toThrow(/BACKUP_KEY.*openssl rand -hex 32/);
  expect(() => readBackupSettings(environment({ BACKUP_S3_BUCKET: 'umbral-backup' }))).toThrow('one of the two');
});
