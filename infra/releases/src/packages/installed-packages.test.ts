import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import Fastify, { type FastifyInstance } from 'fastify';
import { packPackages } from 'infra-packages/pack/pack-packages.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { packageRoutes } from '../http/package-routes.ts';

const run = promisify(execFile);
const root = join(import.meta.dirname, '../../../..');
let work: string;
let app: FastifyInstance;
let registry: string;

beforeAll(async () => {
  work = await mkdtemp(join(tmpdir(), 'umbral-installed-'));
  await packPackages(root, join(work, 'packages'));
  app = Fastify({ routerOptions: { maxParamLength: 200 } });
  packageRoutes(app, join(work, 'packages'));
  registry = `${await app.listen({ port: 0, host: '127.0.0.1' })}/platform/npm/`;
});
afterAll(async () => {
  await app.close();
  await rm(work, { recursive: true, force: true });
});

test('npm installs a package and what it needs into a folder elsewhere, and its modules run', async () => {
  const folder = await mkdtemp(join(work, 'elsewhere-'));
  await writeFile(join(folder, 'package.json'), '{ "name": "elsewhere", "version": "1.0.0", "type": "module" }');
  // Whatever is not ours needs no line: the versions are those of this repository, which npm has kept.
  const words = ['install', '@umbral/domain', '--registry', registry, '--prefer-offline', '--no-audit', '--no-fund'];
  await run('npm', words, { cwd: folder });
  const program =
    "import { formatMoney } from '@umbral/domain/format/format.ts'; import { isLocalPath } from '@umbral/protocol/router/local-path.ts'; console.log(typeof formatMoney, isLocalPath('/seguros'));";
  const { stdout } = await run(process.execPath, ['--input-type=module', '-e', program], { cwd: folder });
  expect(stdout.trim()).toBe('function true');
  const lock = JSON.parse(await readFile(join(folder, 'package-lock.json'), 'utf8'));
  expect(lock.packages['node_modules/@umbral/domain'].integrity).toMatch(/^sha512-/);
});

test('the public registry is never asked for a name of ours, and always for what is not', async () => {
  const ask = (path: string) => fetch(`${registry}${path}`, { redirect: 'manual' });
  expect((await ask('@umbral/unheard-of')).status).toBe(404);
  expect((await ask('create-umbral-unheard-of')).status).toBe(404);
  const stranger = await ask('@types%2freact');
  expect(stranger.status).toBe(302);
  expect(stranger.headers.get('location')).toBe('https://registry.npmjs.org/@types%2freact');
  expect((await ask('%2f%2felsewhere.example/x')).status).toBe(404);
});
