import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { packPackages } from 'infra-packages/pack/pack-packages.ts';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { privateKeyOf } from '../signing/key-pair.ts';
import { type FollowedRegistry, startFollowedRegistry } from '../testing/followed-registry.ts';
import { runnableRelease } from '../testing/runnable-release.ts';
import type { RunningShell } from '../testing/running-shell.ts';

// npm installs, a remote is built twice, and a busy machine takes its time.
vi.setConfig({ testTimeout: 300_000, hookTimeout: 300_000 });

const root = join(import.meta.dirname, '../../../..');
/** New each time, so that what is installed is what is here. */
const packagesDir = mkdtempSync(join(tmpdir(), 'umbral-tarballs-'));
let registry: FollowedRegistry;
let shell: RunningShell;
let folder: string;

beforeAll(async () => {
  const { unnumbered } = await packPackages(root, packagesDir);
  expect(unnumbered).toEqual([]);
  registry = await startFollowedRegistry({ packagesDir });
  shell = await registry.startShell();
  await shell.ready();
  folder = registry.newFolder();
});
afterAll(async () => {
  await registry.close();
  rmSync(packagesDir, { recursive: true });
});

/** As a person has it elsewhere: nothing of this repository but the portal's address. */
const env = { PATH: process.env.PATH, HOME: process.env.HOME, npm_config_prefer_offline: 'true' };

/** Runs a command in a folder. */
async function run(line: string, place: string): Promise<string> {
  const [command = '', ...words] = line.split(' ');
  const running = promisify(execFile)(command, words, { cwd: place, env, maxBuffer: 2 ** 24 });
  const { stdout } = await running.catch(({ message, stdout: told }) => {
    throw new Error(`${message}\n${told}`);
  });
  return stdout;
}

interface Development {
  /** What it has printed. */
  told(): string;
  /** Of the link that it has printed. */
  readonly path: string;
  /** Presses Ctrl-C, and waits for the end. */
  end(): Promise<void>;
}

/** Runs `umbral dev` until its link is there. */
async function develop(place: string, token: string): Promise<Development> {
  const words = ['run', 'dev', '--', '--portal', shell.url, '--token', token, '--path', '/insurance/cali'];
  const child = spawn('npm', words, { cwd: place, env, detached: true });
  const lines: string[] = [];
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (text) => lines.push(String(text)));
  const told = () => lines.join('');
  const linked = () => /\/_link\/\S+/.exec(told())?.[0] ?? Promise.reject(new Error(told()));
  const path = await vi.waitFor(linked, 120_000);
  return {
    told,
    path,
    async end() {
      const ended = once(child, 'exit');
      process.kill(-(child.pid ?? 0), 'SIGINT');
      await ended;
    },
  };
}

/** A fragment whose data are made where it is drawn. */
function offerFragment(place: string): void {
  mkdirSync(join(place, 'src/fragments/offer'), { recursive: true });
  const fragment = `import { defineFragment } from '@umbral/kit/remote/define-fragment.tsx';
export const fragment = defineFragment({
  name: 'offer',
  props: { parse: () => ({}) },
  load: async ({ context }) => ({ text: 'Oferta en ' + context.environment.origin }),
  Component: ({ data }) => data.text,
});`;
  writeFileSync(join(place, 'src/fragments/offer/offer-fragment.ts'), fragment);
  const server = join(place, 'src/server.ts');
  const text = readFileSync(server, 'utf8').replace('fragments: []', 'fragments: [fragment]');
  writeFileSync(server, `import { fragment } from './fragments/offer/offer-fragment.ts';\n${text}`);
}

/** The browser's side of a link: what its document says of the remote, and what the developer's machine gives. */
async function visit({ path }: Development) {
  const opened = await shell.get(path);
  expect(opened.status).toBe(303);
  const cookie = /^[^;]+/.exec(opened.headers.get('set-cookie') ?? '')?.[0] ?? '';
  const page = await shell.get('/insurance/cali', { cookie });
  const [entry = '', server = ''] = /(http:\/\/127\.0\.0\.1:\d+)\/remoteEntry\.js/.exec(await page.text()) ?? [];
  return { page, entry, server };
}

/** Another team's remote, with a page unless it is taken away, a fact and a fragment. */
async function releaseNeighbour(version: string, hasPage: boolean): Promise<void> {
  const { manifest, contents } = runnableRelease('mf-moving', version);
  const { MIN_SAFE_INTEGER: minimum, MAX_SAFE_INTEGER: maximum } = Number;
  const whole = { type: 'integer', minimum, maximum };
  const packed = { type: 'object', properties: { boxes: whole }, required: ['boxes'] };
  const screen = { layout: 'default', robots: 'noindex' };
  const contract = {
    format: 1,
    ...{ hears: {}, asks: {}, handles: {}, carries: {}, calls: {}, shared: {}, packages: {} },
    publishes: { 'moving/packed': { owner: 'mf-moving', schema: packed, declared: true } },
    topics: { 'moving/packed': { kind: 'fact', retained: true, schema: packed } },
    offers: { offer: { type: 'object', properties: { city: { type: 'string' } }, required: ['city'] } },
    routes: hasPage ? [{ key: 'moving/removal', pattern: '/mudanzas/:city?', owner: 'mf-moving', screen }] : [],
    ...{ embeds: [], styles: [], globals: [], bytes: { entry: 0, groups: {} } },
  };
  await registry.upload(registry.tokens.operator, { manifest: { ...manifest, contract }, contents });
}

/** A page that links to it, shows its fact, and words that its contract does not have. */
function useNeighbour(place: string): void {
  const page = join(place, 'src/home/home-page.tsx');
  const text = readFileSync(page, 'utf8')
    .replace(
      'import { useState }',
      "import { useTopics } from '@umbral/kit/remote/use-topics.ts';\nimport { useState }",
    )
    .replace(
      "from 'react';",
      "from 'react';\nimport { routes } from '../contracts/mf-moving.ts';\nimport type { topics } from '../topics.ts';",
    )
    .replace(
      '<Link to="/">',
      "<p>{useTopics<typeof topics>().last('moving/packed')?.boxes}</p>\n<Link to={routes['moving/removal'].href({ city: 'cali' })}>",
    );
  writeFileSync(page, text);
  const topics = `import { topics as moving } from './contracts/mf-moving.topics.ts';
export const topics = { 'moving/packed': moving['moving/packed'] };`;
  writeFileSync(join(place, 'src/topics.ts'), topics);
  const typed = `import type { FragmentPropsOf } from '@umbral/protocol/remote/fragment-address.ts';
import { routes } from './contracts/mf-moving.ts';
export const props: FragmentPropsOf<'mf-moving/offer'> = { city: 'cali' };
// @ts-expect-error the fragment wants a city
export const none: FragmentPropsOf<'mf-moving/offer'> = {};
// @ts-expect-error the address has no town
export const address = routes['moving/removal'].href({ town: 'cali' });`;
  writeFileSync(join(place, 'src/typed.ts'), typed);
}

async function developBeforeTheFirstRelease(place: string, token: string): Promise<void> {
  const development = await develop(place, token);
  expect(development.told()).toContain('does not have these pages, topics or fragments yet');
  const { page, entry, server } = await visit(development);
  expect(page.headers.get('content-security-policy')).toContain(server);
  expect((await shell.get('/insurance/cali')).status, 'nobody else').toBe(404);
  expect(await (await fetch(entry)).text(), 'what replaces parts').toContain('react-refresh');
  await development.end();
}

test('a remote of another repository is created, linked to another by its contract, built, tested, developed inside the portal and released', async () => {
  const { call, tokens, key } = registry;
  const remote = 'mf-insurance';
  await call(tokens.operator, 'POST', '/remotes', { name: remote, team: 'insurance', reason: 'a test of packages' });
  await call(tokens.operator, 'POST', '/remotes', { name: 'mf-moving', team: 'moving', reason: 'a test of contracts' });
  await releaseNeighbour('1.0.0', true);
  await registry.promote('mf-moving', '1.0.0');
  const wish = { name: 'team-insurance', role: 'team', remotes: [remote] };
  const { token } = (await call(tokens.operator, 'POST', '/tokens', wish)).json();

  await run(`npm create --yes --registry ${shell.url}/platform/npm/ umbral-remote@latest ${remote}`, folder);
  const place = join(folder, remote);
  await run('npm install --no-audit --no-fund', place);
  const lock = readFileSync(join(place, 'package-lock.json'), 'utf8');
  expect(lock).not.toContain(root);
  expect(lock).not.toContain(shell.url);
  expect(await run(`npm run contracts -- --portal ${shell.url}`, place)).toContain('2 changed');
  useNeighbour(place);
  offerFragment(place);
  await run('npm run types', place);
  await run('git init -q', place);
  await run('git add -A', place);
  await run('git -c user.name=team -c user.email=team@portal.example commit -qm first', place);
  expect(await run('npm test', place)).toContain('pass 1');

  // The operator has made the team's key known.
  writeFileSync(join(place, 'umbral-key.pem'), privateKeyOf(key));
  await developBeforeTheFirstRelease(place, token);
  const told = await run(`npm run release -- --portal ${shell.url} --token ${token}`, place);
  expect(told).toContain('1 of 1 shells serve it');
  const page = await (await shell.get('/insurance/cali')).text();
  expect(page).toContain('Hola, cali');
  expect(page).toContain('data-boundary="mf-insurance"');
  expect(page).not.toContain(root);
  expect(page).toContain('href="/mudanzas/cali"');

  // Its manifest says whom it links to: the neighbour cannot take the page away.
  await releaseNeighbour('2.0.0', false);
  const { allowed, refusals } = (await call(tokens.operator, 'POST', '/releases/mf-moving/2.0.0/check')).json();
  expect(allowed).toBe(false);
  const party = expect.stringMatching(/^mf-insurance@/);
  expect(refusals).toMatchObject([{ rule: 'link', field: 'routes["moving/removal"]', party }]);

  const check = `npm run contracts -- --check --portal ${shell.url}`;
  await run(check, place);
  await registry.promote('mf-moving', '2.0.0');
  await expect(run(check, place)).rejects.toThrow('stale in src/contracts: mf-moving.ts');
});
