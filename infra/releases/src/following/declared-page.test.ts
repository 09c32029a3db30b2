import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { buildApp } from '@umbral/build/build-app.ts';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { promote } from '../channels/channels.ts';
import { currentSeq } from '../channels/composition.ts';
import { releaseContract } from '../contract/release-contract.ts';
import { controller, promoteUngated } from '../health/control-canary.ts';
import { controlCanaries } from '../health/control-regularly.ts';
import { builtRelease } from '../testing/built-release.ts';
import { type FollowedRegistry, startFollowedRegistry } from '../testing/followed-registry.ts';
import type { RunningShell } from '../testing/running-shell.ts';

// Programs start and a remote is built, and a busy machine takes its time.
vi.setConfig({ testTimeout: 180_000, hookTimeout: 180_000 });

const remote = 'mf-insurance';
const svelte = 'mf-moving';
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
  await call(tokens.operator, 'POST', '/remotes', { name: svelte, team: 'insurance', ...because });
  const wish = { name: 'team-insurance', role: 'team', remotes: [remote, svelte] };
  token = (await call(tokens.operator, 'POST', '/tokens', wish)).json().token;
});
afterAll(() => registry.close());

/** Builds a version from the sources of a remote that no table knows, and brings it as its team; gives its bytes. */
async function release(name: string, version: string, change?: (server: string) => string) {
  const outDir = registry.newFolder();
  await buildApp({ app: `infra/releases/src/testing/${name}`, version, outDir, mode: 'production' });
  if (change) changeServer(outDir, change);
  const built = await builtRelease(outDir);
  await registry.upload(token, built);
  return releaseContract.parse(built.manifest.contract).bytes;
}

/** Another behaviour of the server half, with its hash. */
function changeServer(folder: string, change: (text: string) => string): void {
  const [file, list] = ['node/server.cjs', 'manifest.json'].map((name) => join(folder, name)) as [string, string];
  const bytes = Buffer.from(change(readFileSync(file, 'utf8')));
  writeFileSync(file, bytes);
  const manifest = JSON.parse(readFileSync(list, 'utf8'));
  manifest.files['node/server.cjs'] = `sha384-${createHash('sha384').update(bytes).digest('base64')}`;
  writeFileSync(list, JSON.stringify(manifest));
}

const statusOf = async (path: string) => (await shell.get(path)).status;
const seen = (path: string) => expect.poll(() => statusOf(path), { timeout: 60_000 });

test('a remote that no table knows has pages by the registry alone, and when it is withdrawn they are gone', async () => {
  expect(await statusOf('/seguros/cali')).toBe(404);
  await release(remote, '1.0.0');
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
  const { composition, topics } = JSON.parse(/id="umbral-boot">(.+?)<\/script>/.exec(page)?.[1] ?? '{}');
  expect(topics).toMatchObject({
    'insurance/quoted': { kind: 'fact', owner: remote, retained: true, crossTab: true, schema: { type: 'object' } },
    'insurance/recount': { kind: 'intent', owner: remote },
  });
  const part = await (await shell.get(`/_part/${composition}/seguros/medellin`)).text();
  expect(part).toContain('"owner":"mf-insurance"');
  expect(part).toContain('Seguro de hogar en medellin');
  const { routes } = await (await shell.get(`/r/shell-routes/${composition}.json`)).json();
  expect(routes).toHaveProperty(['insurance/quote']);

  const told = (text: string) => [text.match(/Lo vende [\w ]+/g), text.match(/"settings":\{"broker":"[^"]*"\}/g)];
  const says = (broker: string) => [[`Lo vende ${broker}`], [`"settings":{"broker":"${broker}"}`]];
  expect(told(page)).toEqual(says('Umbral Seguros'));
  expect(told(part)).toEqual(says('Umbral Seguros'));
  const wish = { set: { broker: 'Seguros Bolívar' }, reason: 'another seller' };
  expect((await registry.call(token, 'POST', `/settings/${remote}`, wish)).statusCode).toBe(200);
  const nowSays = async (path: string) => told((await (await shell.get(path)).text()).replaceAll('í', 'i'));
  await expect.poll(() => nowSays('/seguros/cali'), { timeout: 30_000 }).toEqual(says('Seguros Bolivar'));
  // A tab that is open takes it with its next page.
  expect(await nowSays(`/_part/${composition}/seguros/medellin`)).toEqual(says('Seguros Bolivar'));

  const gone = { leadsTo: null, ...because };
  const withdrawn = await registry.call(token, 'POST', `/remotes/${remote}/withdrawn`, gone);
  expect(withdrawn.statusCode).toBe(204);
  await seen('/seguros/cali').toBe(410);
  const last = await shell.get('/seguros');
  expect(last.status).toBe(410);
  expect(await last.text()).not.toMatch(/"routes"|"topics"/);
  expect(await statusOf('/seguros/cali/mas')).toBe(404);
});

/** Half of the visitors, so that a few visits are enough. */
const plan = {
  steps: [
    { share: 5000, visitors: 40, minutes: 0 },
    { share: 10_000, visitors: 1, minutes: 0 },
  ],
  holdAfterMinutes: 60,
};

/** Addresses with an odd number cannot be drawn. */
const broken = (server: string) => `${server}
const { render } = module.exports;
module.exports = { ...module.exports, render: async (request, ...more) => {
  if (/piso=\\d*[13579]$/.test(request.url)) throw new Error('no');
  return render(request, ...more);
} };`;

test('a remote made with Svelte and a web component is composed, counted and isolated; its bad canary is rolled back', async () => {
  const bytes = await release(svelte, '1.0.0');
  // The runtime of its framework is its own, and counts.
  expect(bytes.groups.app?.js).toBeGreaterThan(15_000);
  expect(bytes.groups['fragment-offer']?.js).toBeLessThan(3000);
  await registry.promote(svelte, '1.0.0');
  await seen('/mudanzas/cali').toBe(200);

  const page = await (await shell.get('/mudanzas/cali?piso=3')).text();
  expect(page).toContain('<title>Mudanzas en cali');
  expect(page).toContain('<p>Desde el piso 3</p>');
  expect(page).toContain('"page":{"status":200,"data"');
  expect(page).toMatch(/data-fragment="mf-moving\/offer"[^>]* data-ssr="f\d+-" data-boundary="mf-moving"/);
  expect(page).toMatch(
    /<mf-moving-offer-1\.0\.0><template shadowrootmode="open"><link rel="stylesheet" href="(\S+)"><h2>Tu trasteo: Mudanzas en cali/,
  );
  const [, sheet = ''] = /<link rel="stylesheet" href="(\S+offer\.shadow\.css)">/.exec(page) ?? [];
  const looks = await shell.get(sheet);
  expect(looks.headers.get('content-type')).toContain('text/css');
  expect(await statusOf('/mudanzas/atlantida')).toBe(404);

  await release(svelte, '1.1.0', broken);
  const after = await currentSeq(registry.registry.db);
  const wish = { remote: svelte, channel: 'canary', version: '1.1.0', plan, after, ...because } as const;
  const { lock } = await promote(registry.registry, controller, wish);
  await vi.waitFor(async () => expect((await shell.state()).source.seq).toBe(lock.seq), 30_000);
  const decided = async () => {
    const { decisions } = (await registry.call(registry.tokens.operator, 'GET', `/decisions?remote=${svelte}`)).json();
    return decisions;
  };
  let floor = 10;
  const nextFloor = () => {
    floor += 1;
    return statusOf(`/mudanzas/cali?piso=${floor}`);
  };
  const failed: number[] = [];
  const deadline = performance.now() + 90_000;
  while ((await decided()).length === 0 && performance.now() < deadline) {
    const visits = Array.from({ length: 20 }, nextFloor);
    failed.push(...(await Promise.all(visits)).filter((status) => status !== 200));
    expect(await statusOf('/proyectos-vivienda'), 'the pages of others').toBe(200);
    await controlCanaries(registry.registry, promoteUngated(registry.registry));
  }
  expect(failed.length).toBeGreaterThan(0);
  // The render that throws and the page that it costs are told side by side: either may be enough first.
  const signal = expect.stringMatching(/^(page|render)-failed$/);
  expect(await decided()).toMatchObject([{ kind: 'roll-back', version: '1.1.0', facts: { signal } }]);
  await vi.waitFor(async () => {
    const visits = Array.from({ length: 10 }, nextFloor);
    expect(new Set(await Promise.all(visits))).toEqual(new Set([200]));
  }, 30_000);
});
