import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { addEnvironment } from '../registry/environments.ts';
import { issueToken } from '../registry/tokens.ts';
import { type FollowedRegistry, startFollowedRegistry } from '../testing/followed-registry.ts';
import type { RunningShell } from '../testing/running-shell.ts';

// Programs start, and a busy machine takes its time.
vi.setConfig({ testTimeout: 60_000 });

let registry: FollowedRegistry;
let shell: RunningShell;

beforeAll(async () => {
  registry = await startFollowedRegistry();
  shell = await registry.startShell();
  await shell.ready();
});
afterAll(() => registry.close());

/** Milliseconds until a page that nobody asked for before shows a text. */
async function untilShown(text: string): Promise<number> {
  const began = performance.now();
  await expect.poll(() => shell.page(), { interval: 10 }).toContain(text);
  return performance.now() - began;
}

test('an empty shell fetches what the registry says; a promotion is served in a moment, a rollback in a second', async () => {
  expect(await shell.page()).toContain('<h1>mf-search 1.0.0</h1>');
  await registry.release('mf-search', '1.1.0');
  await registry.promote('mf-search', '1.1.0');
  await untilShown('<h1>mf-search 1.1.0</h1>');
  for (const version of ['1.2.0', '1.3.0']) {
    await registry.release('mf-search', version);
    await registry.promote('mf-search', version);
    await untilShown(`<h1>mf-search ${version}</h1>`);
    await registry.rollBack('mf-search');
    expect(await untilShown('<h1>mf-search 1.1.0</h1>')).toBeLessThan(5000);
  }
});

test('promotions and rollbacks under load: no request fails, no page mixes two versions', async () => {
  let isLoading = true;
  const wrong: string[] = [];
  let answers = 0;
  const visit = async () => {
    while (isLoading) {
      const answer = await shell.get(`/proyectos-vivienda?q=${answers}`);
      const text = await answer.text();
      answers += 1;
      const [, drawn] = /<h1>mf-search (\S+)<\/h1>/.exec(text) ?? [];
      const [, booted] = /"name":"mf-search","version":"([^"]+)"/.exec(text) ?? [];
      const [entry = ''] = /\/r\/mf-search\/[^"]+\/remoteEntry[^"]+/.exec(text) ?? [];
      const file = await shell.get(entry);
      if (answer.status !== 200 || drawn !== booted || file.status !== 200)
        wrong.push(`${drawn} ${booted} ${file.status}`);
    }
  };
  const visits = Array.from({ length: 4 }, visit);
  for (let index = 0; index < 6; index += 1) {
    const version = `2.0.${index}`;
    await registry.release('mf-search', version);
    await registry.promote('mf-search', version);
    await untilShown(version);
    if (index % 2 === 1) {
      await registry.rollBack('mf-search');
      await untilShown(`2.0.${index - 1}`);
    }
  }
  isLoading = false;
  await Promise.all(visits);
  expect(wrong).toEqual([]);
  expect(answers).toBeGreaterThan(100);
}, 60_000);

test('two compositions in quick succession: the last one counts', async () => {
  await registry.release('mf-content', '1.1.0', "await new Promise((r) => setTimeout(r, 300)); return page('slow');");
  await registry.release('mf-content', '1.2.0');
  await registry.promote('mf-content', '1.1.0');
  const { lock } = await registry.promote('mf-content', '1.2.0');
  await expect.poll(async () => (await shell.state()).source.seq).toBe(lock.seq);
  expect((await shell.state()).remotes['mf-content']).toMatchObject({ version: '1.2.0' });
});

test('the registry knows what the shell has carried out and what it refuses', async () => {
  await registry.release('mf-content', '9.0.0', "throw new Error('no roof');");
  await registry.release('mf-search', '9.0.1');
  await registry.promote('mf-content', '9.0.0');
  const { lock } = await registry.promote('mf-search', '9.0.1');
  await untilShown('<h1>mf-search 9.0.1</h1>');
  await expect
    .poll(async () => (await registry.call(registry.tokens.search, 'GET', '/shells')).json().shells)
    .toEqual([
      expect.objectContaining({
        isAlive: true,
        seq: lock.seq,
        refused: [{ remote: 'mf-content', version: '9.0.0', reason: expect.stringContaining('cannot draw') }],
      }),
    ]);
  expect((await shell.state()).remotes['mf-content'], 'the last good one').toMatchObject({ version: '1.2.0' });
  await registry.rollBack('mf-content');
  await expect.poll(async () => (await shell.state()).source.refused).toEqual([]);
});

test('a shell of staging shows what runs there, and over the same folder none of it in production', async () => {
  const { registry: records, tokens, newFolder } = registry;
  const olga = { name: 'olga' };
  await addEnvironment(records.db, olga, { name: 'staging', parent: 'production', reason: 'a place to look first' });
  const wish = { name: 'staging-shell', role: 'shell', remotes: [], environments: ['staging'], days: 1 } as const;
  const token = await issueToken(records.db, olga, wish);
  await registry.release('mf-search', '9.1.0');
  await registry.promote('shell', '1.0.0', undefined, 'staging');
  const { lock } = await registry.promote('mf-search', '9.1.0', undefined, 'staging');
  const folder = newFolder();
  const there = await registry.startShell(folder, { ENVIRONMENT: 'staging', RELEASES_TOKEN: token });
  await there.ready();
  expect(await there.page()).toContain('<h1>mf-search 9.1.0</h1>');
  await expect
    .poll(async () => (await registry.call(token, 'GET', '/environments/staging/shells')).json().shells)
    .toEqual([expect.objectContaining({ environment: 'staging', seq: lock.seq, isAlive: true })]);
  expect(await shell.page(), 'production').not.toContain('9.1.0');
  await there.stop();
  const moved = await registry.startShell(folder, { RELEASES_TOKEN: tokens.shell });
  await moved.ready();
  expect(await moved.page()).not.toContain('9.1.0');
  expect(moved.log()).toContain('is for staging; this shell runs production');
});

test('the registry decides: the calls for a folder are refused in one sentence', async () => {
  const answer = await fetch(`${shell.url}/_platform/activate`, {
    method: 'POST',
    headers: { authorization: 'Bearer token-of-these-tests', 'content-type': 'application/json' },
    body: JSON.stringify({ remote: 'mf-search', version: '1.0.0' }),
  });
  expect(answer.status).toBe(409);
  expect(await answer.json()).toMatchObject({ title: expect.stringContaining('The registry decides') });
});
