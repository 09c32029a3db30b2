import { execFile } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { packPackages } from 'infra-packages/pack/pack-packages.ts';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { privateKeyOf } from '../signing/key-pair.ts';
import { type FollowedRegistry, startFollowedRegistry } from '../testing/followed-registry.ts';
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

/** Runs a command as a person does elsewhere: with nothing of this repository but the portal's address. */
async function run(line: string, place: string): Promise<string> {
  const [command = '', ...words] = line.split(' ');
  const env = { PATH: process.env.PATH, HOME: process.env.HOME, npm_config_prefer_offline: 'true' };
  return (await promisify(execFile)(command, words, { cwd: place, env, maxBuffer: 2 ** 24 })).stdout;
}

test('a remote of another repository is created, installed, built, tested and released', async () => {
  const { call, tokens, key } = registry;
  const remote = 'mf-insurance';
  await call(tokens.operator, 'POST', '/remotes', { name: remote, team: 'insurance', reason: 'a test of packages' });
  const wish = { name: 'team-insurance', role: 'team', remotes: [remote] };
  const { token } = (await call(tokens.operator, 'POST', '/tokens', wish)).json();

  await run(`npm create --yes --registry ${shell.url}/platform/npm/ umbral-remote ${remote}`, folder);
  const place = join(folder, remote);
  await run('npm install --no-audit --no-fund', place);
  const lock = readFileSync(join(place, 'package-lock.json'), 'utf8');
  expect(lock).not.toContain(root);
  expect(lock).not.toContain(shell.url);
  await run('git init -q', place);
  await run('git add -A', place);
  await run('git -c user.name=team -c user.email=team@portal.example commit -qm first', place);
  expect(await run('npm test', place)).toContain('pass 1');

  // The operator has made the team's key known.
  writeFileSync(join(place, 'umbral-key.pem'), privateKeyOf(key));
  const told = await run(`npm run release -- --portal ${shell.url} --token ${token}`, place);
  expect(told).toContain('1 of 1 shells serve it');
  const page = await (await shell.get('/insurance/cali')).text();
  expect(page).toContain('Hola, cali');
  expect(page).toContain('data-boundary="mf-insurance"');
  expect(page).not.toContain(root);
});
