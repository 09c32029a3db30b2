import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { type FollowedRegistry, startFollowedRegistry } from '../testing/followed-registry.ts';
import type { RunningShell } from '../testing/running-shell.ts';

// Programs start, and a busy machine takes its time.
vi.setConfig({ testTimeout: 60_000 });

let registry: FollowedRegistry;
let folder: string;
let shell: RunningShell;

beforeAll(async () => {
  registry = await startFollowedRegistry();
  folder = registry.newFolder();
  shell = await registry.startShell(folder);
  await shell.ready();
});
afterAll(() => registry.close());
beforeEach(() => {
  registry.line.mend();
  registry.database.mend();
});

let last = 0;
async function promoteNext(): Promise<string> {
  last += 1;
  const version = `1.1.${last}`;
  await registry.release('mf-search', version);
  await registry.promote('mf-search', version);
  return version;
}

const runs = (of: RunningShell, version: string) =>
  expect.poll(() => of.page(), { timeout: 20_000 }).toContain(`<h1>mf-search ${version}</h1>`);

for (const [what, cut] of [
  ['registry', () => registry.line.cut()],
  ['database of the registry', () => registry.database.cut()],
] as const) {
  test(`the ${what} goes away: the portal serves on, says so, and follows again by itself`, async () => {
    const version = await promoteNext();
    await runs(shell, version);
    cut();
    await expect.poll(async () => (await shell.state()).source.fault).toMatch(/^The registry/);
    expect(await shell.page()).toContain(`<h1>mf-search ${version}</h1>`);
    const next = await promoteNext();
    registry.line.mend();
    registry.database.mend();
    await runs(shell, next);
    expect((await shell.state()).source.fault).toBeUndefined();
  });
}

test('a shell that starts without its registry serves what ran last, and follows once it is back', async () => {
  const version = await promoteNext();
  await runs(shell, version);
  registry.line.cut();
  await shell.stop();
  shell = await registry.startShell(folder);
  await shell.ready();
  expect(await shell.page()).toContain(`<h1>mf-search ${version}</h1>`);
  const next = await promoteNext();
  registry.line.mend();
  await runs(shell, next);
});

test('a version that was refused before the restart is refused after it, and the last good one runs', async () => {
  const good = await promoteNext();
  await runs(shell, good);
  await registry.release('mf-search', '7.0.0', "throw new Error('no roof');");
  await registry.promote('mf-search', '7.0.0');
  await expect.poll(async () => (await shell.state()).source.refused.length).toBe(1);
  registry.line.cut();
  await shell.stop();
  shell = await registry.startShell(folder);
  await shell.ready();
  expect(await shell.page()).toContain(`<h1>mf-search ${good}</h1>`);
  registry.line.mend();
  await registry.rollBack('mf-search');
  await expect.poll(async () => (await shell.state()).source.refused).toEqual([]);
});

test('nothing kept and no registry: 503 with a way out, pages as soon as it is there', async () => {
  registry.line.cut();
  const fresh = await registry.startShell();
  await expect.poll(() => fresh.log()).toContain('the registry is not followed');
  const answer = await fresh.get('/');
  expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, '2']);
  const fragment = await fresh.get('/_fragment/mf-search/search-bar?v=1.0.0&props={}');
  expect([fragment.status, fragment.headers.get('retry-after')]).toEqual([503, '2']);
  expect((await fresh.get('/livez')).status).toBe(200);
  registry.line.mend();
  await fresh.ready();
  expect((await fresh.get('/')).status).toBe(200);
  await fresh.stop();
});

test('a torn file of what ran last is said clearly, and the registry is waited for', async () => {
  const own = registry.newFolder();
  const first = await registry.startShell(own);
  const file = join(own, 'composition.json');
  await expect.poll(() => existsSync(file), { timeout: 20_000 }).toBe(true);
  await first.stop();
  writeFileSync(file, readFileSync(file, 'utf8').slice(0, 300));
  registry.line.cut();
  const second = await registry.startShell(own);
  await expect.poll(() => second.log()).toContain('the kept composition cannot be read');
  expect((await second.get('/')).status).toBe(503);
  registry.line.mend();
  await second.ready();
  const isWhole = () => /"seq": \d+/.test(readFileSync(file, 'utf8')) && readFileSync(file, 'utf8').endsWith('}\n');
  await expect.poll(isWhole).toBe(true);
  await second.stop();
});

test('a kept composition that was changed is not used', async () => {
  const own = registry.newFolder();
  const first = await registry.startShell(own);
  const file = join(own, 'composition.json');
  await expect.poll(() => existsSync(file), { timeout: 20_000 }).toBe(true);
  await first.stop();
  const kept = JSON.parse(readFileSync(file, 'utf8'));
  kept.newest.lock.seq += 1000;
  writeFileSync(file, JSON.stringify(kept));
  registry.line.cut();
  const second = await registry.startShell(own);
  await expect.poll(() => second.log()).toContain('was changed after it was signed');
  expect((await second.get('/')).status).toBe(503);
  await second.stop();
});

test('what ran last cannot be written down: that is logged, and everything else works', async () => {
  const own = registry.newFolder();
  // A folder stands where the file should be.
  mkdirSync(join(own, 'composition.json', 'in-the-way'), { recursive: true });
  const blocked = await registry.startShell(own);
  await blocked.ready();
  expect(blocked.log()).toContain('the kept composition cannot be read');
  await expect.poll(() => blocked.log()).toContain('cannot be kept for a restart');
  const version = await promoteNext();
  await runs(blocked, version);
  await blocked.stop();
  rmSync(join(own, 'composition.json'), { recursive: true });
});
