import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { currentCommit, readProvenance } from './provenance.ts';

let root: string;
const git = (...words: string[]) =>
  execFileSync('git', ['-c', 'user.name=Ana', '-c', 'user.email=ana@example.com', ...words], { cwd: root });

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'umbral-tree-'));
  writeFileSync(join(root, 'package-lock.json'), '{}');
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

test('a tree is clean until something in it is not of its commit', async () => {
  git('init', '-q');
  git('add', '.');
  git('commit', '-q', '-m', 'first');
  expect(await currentCommit(root)).toMatch(/^[0-9a-f]{40}$/);
  const before = await readProvenance(root, { CI: 'true' });
  expect(before).toMatchObject({ isClean: true, builtBy: 'ci', node: process.versions.node });
  writeFileSync(join(root, 'new.ts'), '');
  expect((await readProvenance(root, { BUILT_BY: 'run 7' })).isClean).toBe(false);
  git('add', '.');
  git('commit', '-q', '-m', 'second');
  writeFileSync(join(root, 'package-lock.json'), '{"changed":true}');
  const after = await readProvenance(root, { BUILT_BY: 'run 7' });
  expect(after).toMatchObject({ isClean: false, builtBy: 'run 7' });
  expect(after.lockfile).not.toBe(before.lockfile);
});

test('outside of a repository nothing is said to be clean', async () => {
  expect(await currentCommit(root)).toBe('unknown');
  expect(await readProvenance(root, {})).toMatchObject({ isClean: false, builtBy: "a person's machine" });
});
