import { chmodSync, existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { choosePlacement, isOpenToAll } from './placement.ts';

let root = '';
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'umbral-place-'));
  chmodSync(root, 0o755);
  mkdirSync(join(root, 'native/bin'), { recursive: true });
  writeFileSync(join(root, 'native/bin/postgres'), '');
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

function facts(uid: number, hasNamespaces = false) {
  return { uid, hasNamespaces: () => hasNamespaces, relocationRoot: join(root, 'elsewhere') };
}

test('an ordinary user runs the programs plainly', () => {
  const placement = choosePlacement(join(root, 'native'), join(root, 'pg'), facts(1000));
  expect(placement).toMatchObject({ prefix: [], runAs: undefined, dataDir: join(root, 'pg') });
});

test('root becomes nobody where every folder is open', () => {
  const placement = choosePlacement(join(root, 'native'), join(root, 'pg'), facts(0));
  expect(placement).toMatchObject({ prefix: [], runAs: { uid: 65534, gid: 65534 }, nativeDir: join(root, 'native') });
});

test('root under a closed folder takes a user namespace', () => {
  mkdirSync(join(root, 'closed'), { mode: 0o700 });
  const placement = choosePlacement(join(root, 'native'), join(root, 'closed/pg'), facts(0, true));
  expect(placement.prefix[0]).toBe('unshare');
  expect(placement).toMatchObject({ runAs: undefined, owner: { uid: 0, gid: 0 } });
});

test('root under a closed folder without namespaces moves programs and data to an open place', () => {
  mkdirSync(join(root, 'closed/native/bin'), { recursive: true });
  writeFileSync(join(root, 'closed/native/bin/postgres'), '');
  chmodSync(join(root, 'closed'), 0o700);
  const placement = choosePlacement(join(root, 'closed/native'), join(root, 'closed/pg'), facts(0));
  expect(placement.nativeDir).toBe(join(root, 'elsewhere/native'));
  expect(existsSync(join(placement.nativeDir, 'bin/postgres'))).toBe(true);
  expect(placement.dataDir.startsWith(join(root, 'elsewhere/pg-'))).toBe(true);
  expect(placement.runAs).toEqual({ uid: 65534, gid: 65534 });
});

test('a folder counts as open only when all folders above it are', () => {
  mkdirSync(join(root, 'a/b'), { recursive: true });
  expect(isOpenToAll(join(root, 'a/b/not-yet'))).toBe(true);
  chmodSync(join(root, 'a'), 0o750);
  expect(isOpenToAll(join(root, 'a/b/not-yet'))).toBe(false);
});
