import { execFile, spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { packPackages } from 'infra-packages/pack/pack-packages.ts';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { runReleases } from '../cli/run-releases.ts';
import { createRegistryClient } from '../client/registry-client.ts';
import { issueToken, keepGivenToken } from '../registry/tokens.ts';
import { privateKeyOf } from '../signing/key-pair.ts';
import { type FollowedRegistry, startFollowedRegistry } from '../testing/followed-registry.ts';
import { readCommands, wordsOf } from '../testing/readme-commands.ts';
import type { RunningShell } from '../testing/running-shell.ts';
import { linkToNeighbour, neighbour, offerFragment } from '../testing/strange-repository.ts';

// npm installs, a remote is built twice, and a busy machine takes its time.
vi.setConfig({ testTimeout: 300_000, hookTimeout: 300_000 });

const root = join(import.meta.dirname, '../../../..');
/** New each time, so that what is installed is what is here. */
const packagesDir = mkdtempSync(join(tmpdir(), 'umbral-tarballs-'));
/** Of all environments, as that of a machine is. */
const operatorToken = randomBytes(16).toString('hex');
let registry: FollowedRegistry;
let shell: RunningShell;
let folder: string;

beforeAll(async () => {
  const { unnumbered } = await packPackages(root, packagesDir);
  expect(unnumbered).toEqual([]);
  registry = await startFollowedRegistry({ packagesDir });
  const { db } = registry.registry;
  await keepGivenToken(db, 'operator', 'operator', operatorToken);
  shell = await registry.startShell();
  await shell.ready();
  folder = registry.newFolder();
});
afterAll(async () => {
  await registry.close();
  rmSync(packagesDir, { recursive: true });
});

/** As a person has it elsewhere: nothing of this repository but the portal's address. */
const person = { GIT_AUTHOR_NAME: 'team', GIT_AUTHOR_EMAIL: 'team@portal.example' };
const committer = { GIT_COMMITTER_NAME: 'team', GIT_COMMITTER_EMAIL: 'team@portal.example' };
const { PATH, HOME, NODE_EXTRA_CA_CERTS: certificates } = process.env;
/** Whom the machine trusts besides, such as a proxy before npm's registry. */
const trust = certificates === undefined ? {} : { NODE_EXTRA_CA_CERTS: certificates };
/** What npm asks is answered with yes. */
const npm = { npm_config_prefer_offline: 'true', npm_config_yes: 'true' };
const env = { PATH, HOME, ...trust, ...npm, ...person, ...committer };

/** Runs a line in a folder, as a person who has a name types it. */
async function run(line: string, place: string): Promise<string> {
  const running = promisify(execFile)('bash', ['-c', line], { cwd: place, env, maxBuffer: 2 ** 24 });
  const { stdout } = await running.catch(({ message, stdout: told }) => {
    throw new Error(`${message}\n${told}`);
  });
  return stdout;
}

/** Runs a line of the portal's operator. */
async function operate(line: string): Promise<string> {
  const [command, ...words] = wordsOf(line.replace(/^npm run releases -- /, ''));
  const client = createRegistryClient({ url: `${shell.url}/platform/api`, token: operatorToken });
  const lines: string[] = [];
  const context = { client, origin: shell.url, signal: AbortSignal.timeout(60_000) };
  const code = await runReleases([command ?? '', ...words], { ...context, print: (text) => void lines.push(text) });
  if (code !== 0) throw new Error(`${line}\n${lines.join('\n')}`);
  return lines.join('\n');
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
async function develop(line: string, place: string): Promise<Development> {
  const child = spawn('bash', ['-c', line], { cwd: place, env, detached: true });
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

/** The browser's side of a link: what its document says of the remote, and what the developer's machine gives. */
async function visit({ path }: Development) {
  const opened = await shell.get(path);
  expect(opened.status).toBe(303);
  const cookie = /^[^;]+/.exec(opened.headers.get('set-cookie') ?? '')?.[0] ?? '';
  const page = await shell.get('/insurance/cali', { cookie });
  const [entry = '', server = ''] = /(http:\/\/127\.0\.0\.1:\d+)\/remoteEntry\.js/.exec(await page.text()) ?? [];
  return { page, entry, server };
}

/** A shell of that environment, which follows the same registry. */
async function startStaging(): Promise<RunningShell> {
  const wish = { name: 'staging-shell', role: 'shell', remotes: [], environments: ['staging'], days: 1 } as const;
  const token = await issueToken(registry.registry.db, { name: 'olga' }, wish);
  const started = await registry.startShell(registry.newFolder(), { ENVIRONMENT: 'staging', RELEASES_TOKEN: token });
  await started.ready();
  return started;
}

async function developBeforeTheFirstRelease(line: string, place: string): Promise<void> {
  const development = await develop(line, place);
  expect(development.told()).toContain('does not have these pages, topics or fragments yet');
  const { page, entry, server } = await visit(development);
  expect(page.headers.get('content-security-policy')).toContain(server);
  expect((await shell.get('/insurance/cali')).status, 'nobody else').toBe(404);
  expect(await (await fetch(entry)).text(), 'what replaces parts').toContain('react-refresh');
  await development.end();
}

/** The only lines that a stranger needs, and what each is seen to do. */
const heading = '## A remote in a repository of its own';

test('the lines of the README make a remote of another repository: created, linked to another by its contract, recorded, tested, developed inside the portal, released, told a setting, promoted', async () => {
  const { call, tokens, key } = registry;
  const remote = 'mf-insurance';
  await call(tokens.operator, 'POST', '/remotes', { name: 'mf-moving', team: 'moving', reason: 'a test of contracts' });
  await registry.upload(tokens.operator, neighbour('1.0.0', true));
  await registry.promote('mf-moving', '1.0.0');
  const place = join(folder, remote);
  const words: Record<string, string> = { 'http://localhost:4000': shell.url };
  const spoken = (line: string) =>
    Object.entries(words).reduce((text, [word, meaning]) => text.replaceAll(word, meaning), line);
  const page = async () => (await shell.get('/insurance/cali')).text();
  let staging: RunningShell | undefined;

  /** What a line shall have done; what a person does by hand before the next one. */
  const after: Readonly<Record<string, (told: string) => Promise<void> | void>> = {
    'npm install'() {
      const lock = readFileSync(join(place, 'package-lock.json'), 'utf8');
      expect(lock).not.toContain(root);
      expect(lock).not.toContain(shell.url);
      // A shell of the test trusts one key of teams.
      writeFileSync(join(place, 'umbral-key.pem'), privateKeyOf(key));
    },
    'run contracts'(told) {
      expect(told).toContain('2 changed');
      linkToNeighbour(place);
      offerFragment(place);
    },
    'run record'(told) {
      expect(told).toContain('1 fragments');
      expect(readFileSync(join(place, 'composition.json'), 'utf8')).toContain('mf-moving 1.0.0');
    },
    'npm test': (told) => expect(told).toContain('pass 2'),
    '--show-key'(told) {
      words['<key>'] = told.trim().split(' ').at(-1) ?? '';
      expect(words['<key>']).toBe(key.publicKey);
    },
    ' admit '(told) {
      words['<token>'] = /umb_\S+/.exec(told)?.[0] ?? '';
    },
    'release -- --portal': async (told) => {
      expect(told).toContain('1 of 1 shells serve it');
      const html = await page();
      expect(html).toContain('Hola, cali');
      expect(html).toContain('data-boundary="mf-insurance"');
      expect(html).not.toContain(root);
      expect(html).toContain('href="/mudanzas/cali"');
    },
    'settings -- set': () => vi.waitFor(async () => expect(await page()).toContain('Buenas tardes, cali'), 10_000),
    async 'add-environment'() {
      for (const other of ['shell', 'mf-moving']) await registry.promote(other, '1.0.0', undefined, 'staging');
      staging = await startStaging();
    },
    'release -- --environment': async () => {
      const html = await (await staging?.get('/insurance/cali'))?.text();
      expect(html, 'nobody has told staging another word').toContain('Hola, cali');
    },
    'run promote': (told) => expect(told).toMatch(/stable in composition \d+.*1 of 1 shells serve it/),
  };

  const seen = new Set<string>();
  for (const { who, line } of readCommands(join(root, 'infra/packages/README.md'), heading)) {
    const typed = spoken(line);
    if (line.startsWith('npm run dev')) {
      await developBeforeTheFirstRelease(typed, place);
      continue;
    }
    const isInside = existsSync(place) && !line.startsWith('cd ');
    const told = await (who === 'operator' ? operate(typed) : run(typed, isInside ? place : folder));
    for (const [part, look] of Object.entries(after).filter(([one]) => line.includes(one))) {
      await look(told);
      seen.add(part);
    }
  }
  expect([...seen].sort()).toEqual(Object.keys(after).sort());

  // Its manifest says whom it links to: the neighbour cannot take the page away.
  await registry.upload(tokens.operator, neighbour('2.0.0', false));
  const { allowed, refusals } = (await call(tokens.operator, 'POST', '/releases/mf-moving/2.0.0/check')).json();
  expect(allowed).toBe(false);
  const party = expect.stringMatching(/^mf-insurance@/);
  const refusal = { rule: 'link', field: 'routes["moving/removal"]', party };
  expect(refusals).toContainEqual(expect.objectContaining(refusal));

  const check = `npm run contracts -- --check --portal ${shell.url}`;
  await run(check, place);
  await registry.promote('mf-moving', '2.0.0');
  await expect(run(check, place)).rejects.toThrow('stale in src/contracts: mf-moving.ts');
});

test('with one word more it is made with Svelte: typed, recorded, tested and released by the same lines', async () => {
  const remote = 'mf-balcony';
  const place = join(folder, remote);
  await run(`npm create --registry ${shell.url}/platform/npm/ umbral-remote@latest ${remote} svelte`, folder);
  await run('npm install', place);
  writeFileSync(join(place, 'umbral-key.pem'), privateKeyOf(registry.key));
  await run('npm run types', place);
  await run(`npm run record -- --portal ${shell.url} /balcony /balcony/cali`, place);
  expect(await run('npm test', place)).toContain('pass 2');
  await run('git init -q && git add -A && git commit -qm first', place);
  await operate(`register ${remote} --team balcony --reason "another framework"`);
  const told = await operate(`admit ${remote} --public-key ${registry.key.publicKey}`);
  const [token = ''] = /umb_\S+/.exec(told) ?? [];
  await run(`npm run release -- --portal ${shell.url} --token ${token}`, place);
  const html = await (await shell.get('/balcony/cali')).text();
  expect(html).toContain('Hola, cali');
  expect(html).toContain('data-boundary="mf-balcony"');
  const { packages } = JSON.parse(readFileSync(join(place, 'dist/manifest.json'), 'utf8')).contract;
  expect(Object.keys(packages)).toContain('svelte');
  expect(Object.keys(packages)).not.toContain('react');
});
