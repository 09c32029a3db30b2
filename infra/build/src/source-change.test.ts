import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readSourceChange, webAddressOf } from './source-change.ts';

let root: string;
beforeAll(() => {
  root = mkdtempSync(join(tmpdir(), 'umbral-change-'));
});
afterAll(() => rmSync(root, { recursive: true, force: true }));

const git = (...args: readonly string[]) =>
  execFileSync('git', ['-c', 'user.name=Ana Gómez', '-c', 'user.email=ana@example.com', ...args], { cwd: root })
    .toString()
    .trim();

test('a commit tells its subject, author and ticket, and where it can be looked at; no address of a person', async () => {
  expect(await readSourceChange(root), 'outside a repository').toBeUndefined();
  git('init', '-q');
  writeFileSync(join(root, 'a'), 'a');
  git('add', '-A');
  git('commit', '-qm', 'fair: opens on Sundays\n\nAs FERIA-112 asks.');
  const told = { subject: 'fair: opens on Sundays', author: 'Ana Gómez', ticket: 'FERIA-112' };
  expect(await readSourceChange(root), 'without an origin').toEqual(told);
  git('remote', 'add', 'origin', 'git@forge.example.com:teams/fair.git');
  const url = `https://forge.example.com/teams/fair/commit/${git('rev-parse', 'HEAD')}`;
  expect(await readSourceChange(root)).toEqual({ ...told, url });
  git('commit', '-q', '--allow-empty', '-m', 'fair: closes (#7)');
  expect(await readSourceChange(root)).toMatchObject({ subject: 'fair: closes (#7)', ticket: '#7' });
  git('commit', '-q', '--allow-empty', '-m', 'fair: a color #123456a and UTF-8x are no tickets');
  expect(await readSourceChange(root)).not.toHaveProperty('ticket');
});

test.for([
  ['https://forge.example.com/teams/fair.git', 'https://forge.example.com/teams/fair'],
  ['https://ana:secret@forge.example.com/teams/fair', 'https://forge.example.com/teams/fair'],
  ['ssh://git@forge.example.com:2222/teams/fair.git', 'https://forge.example.com/teams/fair'],
  ['git@forge.example.com:teams/fair.git', 'https://forge.example.com/teams/fair'],
  ['/srv/git/fair.git', undefined],
  ['../fair', undefined],
  ['file:///srv/git/fair.git', undefined],
  ['http://localhost/fair', undefined],
  ['', undefined],
] as const)('of clones from %s the web knows %s', ([origin, address]) => {
  expect(webAddressOf(origin)).toBe(address);
});
