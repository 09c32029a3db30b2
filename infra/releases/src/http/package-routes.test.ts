import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Fastify, { type FastifyInstance } from 'fastify';
import { packTarball } from 'infra-packages/pack/tarball.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { packageRoutes } from './package-routes.ts';
import { problemReplies } from './problem-replies.ts';

let app: FastifyInstance;
const folder = mkdtempSync(join(tmpdir(), 'umbral-shelf-'));
beforeAll(() => {
  app = Fastify({ routerOptions: { maxParamLength: 200 } });
  problemReplies(app);
  packageRoutes(app, folder);
});
afterAll(async () => {
  await app.close();
  rmSync(folder, { recursive: true });
});

const ask = (path: string) => app.inject(`/platform/npm/${path}`);

test('the public registry is never asked for a name of ours, and always for what is not', async () => {
  expect((await ask('@umbral/unheard-of')).statusCode).toBe(404);
  expect((await ask('@umbral%2funheard-of')).statusCode).toBe(404);
  expect((await ask('create-umbral-unheard-of')).statusCode).toBe(404);
  const stranger = await ask('@types%2freact');
  expect(stranger.statusCode).toBe(302);
  expect(stranger.headers.location).toBe('https://registry.npmjs.org/@types%2freact');
  expect((await ask('%2f%2felsewhere.example/x')).statusCode).toBe(404);
});

test('a faulty tarball is passed over, and the others are there', async () => {
  const manifest = Buffer.from(JSON.stringify({ name: '@umbral/kit', version: '1.0.0' }));
  const kit = packTarball([{ path: 'package.json', bytes: manifest }]);
  writeFileSync(join(folder, 'umbral-kit-1.0.0.tgz'), kit);
  writeFileSync(join(folder, 'umbral-kit-1.1.0.tgz'), kit.subarray(0, 40));
  writeFileSync(join(folder, 'umbral-kit-1.2.0.tgz'), 'half a page of an error');
  const answer = await ask('@umbral%2fkit');
  expect(answer.statusCode).toBe(200);
  expect(answer.json()).toMatchObject({ 'dist-tags': { latest: '1.0.0' } });
  expect((await ask('@umbral/kit/-/umbral-kit-1.0.0.tgz')).rawPayload).toEqual(kit);
});

test('a tarball that was packed anew is what is served', async () => {
  const pack = (description: string) => {
    const bytes = Buffer.from(JSON.stringify({ name: '@umbral/test', version: '1.0.0', description }));
    writeFileSync(join(folder, 'umbral-test-1.0.0.tgz'), packTarball([{ path: 'package.json', bytes }]));
  };
  const described = async () => (await ask('@umbral%2ftest')).json().versions['1.0.0'].description;
  pack('first');
  expect(await described()).toBe('first');
  pack('second');
  expect(await described()).toBe('second');
});

test('two majors of a package are served side by side, each with its own tarball', async () => {
  const pack = (version: string) => {
    const bytes = Buffer.from(JSON.stringify({ name: '@umbral/protocol', version }));
    const tarball = packTarball([{ path: 'package.json', bytes }]);
    writeFileSync(join(folder, `umbral-protocol-${version}.tgz`), tarball);
    return tarball;
  };
  const tarballs = [pack('1.9.0'), pack('2.0.0')];
  const told = (await ask('@umbral%2fprotocol')).json();
  expect([Object.keys(told.versions), told['dist-tags']]).toEqual([['1.9.0', '2.0.0'], { latest: '2.0.0' }]);
  const served = ['1.9.0', '2.0.0'].map(async (version) => {
    const { pathname } = new URL(told.versions[version].dist.tarball);
    return (await app.inject(pathname)).rawPayload;
  });
  expect(await Promise.all(served)).toEqual(tarballs);
});
