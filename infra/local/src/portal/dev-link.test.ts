import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { makeDevLink } from 'infra-releases/client/dev-link.ts';
import { createRegistryClient } from 'infra-releases/client/registry-client.ts';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { readSettings } from '../settings.ts';
import { accessForDevelopment, portalOriginOf } from './dev-link.ts';

let home: string;

beforeEach(() => {
  home = mkdtempSync(join(tmpdir(), 'umbral-dev-link-'));
  vi.stubEnv('RELEASES_URL', '');
});
afterEach(() => {
  vi.unstubAllEnvs();
  rmSync(home, { recursive: true });
});

test('a portal is named by any address in it', () => {
  expect(portalOriginOf('https://portal.example/proyectos?x=1')).toBe('https://portal.example');
  expect(portalOriginOf('http://localhost:4000/')).toBe('http://localhost:4000');
  for (const text of ['', 'portal.example', 'ftp://portal.example'])
    expect(() => portalOriginOf(text)).toThrow('--portal');
});

test('the registry of another portal is asked with the token of the team, for exactly this machine, until it ends', async () => {
  const asked: { path?: string | undefined; token?: string | undefined; body?: unknown }[] = [];
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk);
    const body: unknown = JSON.parse(Buffer.concat(chunks).toString());
    asked.push({ path: request.url, token: request.headers.authorization, body });
    response
      .setHeader('content-type', 'application/json')
      .writeHead(201)
      .end(JSON.stringify({ id: 'i', url: 'https://x/_link/y' }));
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  const portalOrigin = `http://127.0.0.1:${typeof address === 'object' ? address?.port : 0}`;
  const settings = { ...readSettings(), home };
  const wish = { remote: 'mf-search', port: 45010, portalOrigin };
  vi.stubEnv('RELEASES_TOKEN', '');
  expect(() => accessForDevelopment(settings, portalOrigin)).toThrow('RELEASES_TOKEN');
  vi.stubEnv('RELEASES_TOKEN', 'umb_of_the_team');
  const link = await makeDevLink(createRegistryClient(accessForDevelopment(settings, portalOrigin)), wish);
  expect(link.url).toBe('https://x/_link/y');
  await link.end();
  server.close();
  expect(asked).toEqual([
    {
      path: '/platform/api/links',
      token: 'Bearer umb_of_the_team',
      body: expect.objectContaining({ origin: portalOrigin, dev: { 'mf-search': 'http://127.0.0.1:45010' } }),
    },
    expect.objectContaining({ path: '/platform/api/links/i/revoked' }),
  ]);
});
