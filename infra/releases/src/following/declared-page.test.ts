import { buildApp } from '@umbral/build/build-app.ts';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { builtRelease } from '../testing/built-release.ts';
import { type FollowedRegistry, startFollowedRegistry } from '../testing/followed-registry.ts';
import type { RunningShell } from '../testing/running-shell.ts';

// Programs start and a remote is built, and a busy machine takes its time.
vi.setConfig({ testTimeout: 180_000, hookTimeout: 180_000 });

const remote = 'mf-insurance';
const because = { reason: 'a test of declared pages' };
let registry: FollowedRegistry;
let shell: RunningShell;
let token: string;

beforeAll(async () => {
  registry = await startFollowedRegistry();
  shell = await registry.startShell();
  await shell.ready();
  const { call, tokens } = registry;
  await call(tokens.operator, 'POST', '/remotes', { name: remote, team: 'insurance', ...because });
  const wish = { name: 'team-insurance', role: 'team', remotes: [remote] };
  token = (await call(tokens.operator, 'POST', '/tokens', wish)).json().token;
});
afterAll(() => registry.close());

/** Builds a version from the sources of the remote that no table knows, and brings it as its team. */
async function release(version: string): Promise<void> {
  const outDir = registry.newFolder();
  await buildApp({ app: 'infra/releases/src/testing/mf-insurance', version, outDir, mode: 'production' });
  await registry.upload(token, await builtRelease(outDir));
}

const statusOf = async (path: string) => (await shell.get(path)).status;
const seen = (path: string) => expect.poll(() => statusOf(path), { timeout: 60_000 });

test('a remote that no table knows has pages by the registry alone, and when it is withdrawn they are gone', async () => {
  expect(await statusOf('/seguros/cali')).toBe(404);
  await release('1.0.0');
  await registry.promote(remote, '1.0.0');
  await seen('/seguros/cali').toBe(200);

  const page = await (await shell.get('/seguros/cali?plan=total&from=elsewhere')).text();
  expect(page).toContain('Seguro de hogar en cali');
  expect(page).toContain('Plan total');
  expect(page).toContain('<title>Seguro de hogar en cali');
  expect(page).toContain('<main id="umbral-page" tabindex="-1" data-boundary="mf-insurance" data-ssr="p-">');
  expect(page).toContain('"routes":[{"layout":"default","robots":"index,follow","key":"insurance/quote"');
  expect(page).toMatch(
    /<link rel="stylesheet" href="\/r\/mf-insurance\/1\.0\.0\/web\/page-quote\.\w+\.css" integrity=/,
  );
  // As every other page: one spelling, a query that it reads, its own 404, a part for tabs, its files in the first wave.
  expect((await shell.get('/Seguros/Cali/')).headers.get('location')).toBe('/seguros/cali');
  expect(await statusOf('/seguros/atlantida')).toBe(404);
  expect(await statusOf('/seguros/cali/mas')).toBe(404);
  const { composition } = JSON.parse(/id="umbral-boot">(.+?)<\/script>/.exec(page)?.[1] ?? '{}');
  const part = await (await shell.get(`/_part/${composition}/seguros/medellin`)).text();
  expect(part).toContain('"owner":"mf-insurance"');
  expect(part).toContain('Seguro de hogar en medellin');
  const { routes } = await (await shell.get(`/r/shell-routes/${composition}.json`)).json();
  expect(routes).toHaveProperty(['insurance/quote']);

  const gone = { leadsTo: null, ...because };
  const withdrawn = await registry.call(token, 'POST', `/remotes/${remote}/withdrawn`, gone);
  expect(withdrawn.statusCode).toBe(204);
  await seen('/seguros/cali').toBe(410);
  const last = await shell.get('/seguros');
  expect(last.status).toBe(410);
  expect(await last.text()).not.toContain('"routes"');
  expect(await statusOf('/seguros/cali/mas')).toBe(404);
});
