import { once } from 'node:events';
import { existsSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { fragmentDoor } from './fragment-door.ts';
import { openServerHalf, type ServerHalf } from './server-half.ts';

const portalOrigin = 'https://portal.example';
const environment = {
  remote: 'mf-insurance',
  version: 'dev',
  origin: 'http://169.254.169.254',
  apiBase: 'http://169.254.169.254/api',
  search: { appId: 'a', apiKey: 'k', host: '169.254.169.254/search', protocol: 'http' },
  currency: { code: 'usd', rates: { usd: 4000, eur: 4500 }, asOf: '2026-01-02' },
};
const tell = vi.fn();
let folder: string;
let half: ServerHalf;
let server: Server;
let url: string;
let builds = 0;

/** A server half whose render function has this body. */
function build(render: string): void {
  builds += 1;
  const file = join(folder, 'server.cjs');
  writeFileSync(file, `exports.render = async (request) => { ${render} };`);
  utimesSync(file, builds, builds);
}

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'umbral-half-'));
  half = openServerHalf(join(folder, 'server.cjs'));
  const door = fragmentDoor({ remote: 'mf-insurance', portalOrigin, half, tell });
  server = createServer((request, response) => door(request, response, () => response.writeHead(418).end()));
  await once(server.listen(0, '127.0.0.1'), 'listening');
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(async () => {
  server.close();
  await half.close();
  rmSync(folder, { recursive: true });
});
beforeEach(() => tell.mockClear());

function ask(props: unknown, origin = portalOrigin): Promise<Response> {
  const query = new URLSearchParams({ props: JSON.stringify(props), environment: JSON.stringify(environment) });
  return fetch(`${url}/_fragment/mf-insurance/offer?${query}`, { headers: { origin } });
}

test('a fragment is drawn by the newest build, with the portal’s own addresses whatever the question says', async () => {
  expect((await ask({})).status, 'before the first build').toBe(500);
  expect(tell).toHaveBeenLastCalledWith(expect.stringContaining('not built yet'));
  const state = '{ asked: request.fragment, props: request.props, environment: request.environment }';
  build(`return { status: 200, html: '<p>first</p>', state: ${state}, chunks: [] };`);
  const answer = await ask({ city: 'cali' });
  expect(answer.headers.get('access-control-allow-origin')).toBe(portalOrigin);
  expect(await answer.json()).toEqual({
    html: '<p>first</p>',
    css: [],
    state: {
      asked: 'offer',
      props: { city: 'cali' },
      environment: {
        ...environment,
        origin: portalOrigin,
        apiBase: 'https://portal.example/api',
        search: { appId: 'a', apiKey: 'k', host: 'portal.example/search', protocol: 'https' },
      },
    },
  });
  build(`return { status: 200, html: '<p>second</p>', state: null, chunks: [] };`);
  expect(await (await ask({})).json()).toMatchObject({ html: '<p>second</p>' });
});

test('what was being drawn when a newer build came is drawn by that one', async () => {
  const begun = join(folder, 'begun');
  build(`require('node:fs').writeFileSync(${JSON.stringify(begun)}, ''); await new Promise(() => undefined);`);
  const asked = ask({});
  await vi.waitFor(() => expect(existsSync(begun)).toBe(true), 5000);
  build(`return { status: 200, html: '<p>newer</p>', state: null, chunks: [] };`);
  expect(await Promise.all([asked, ask({})].map(async (answer) => (await answer).json()))).toEqual([
    expect.objectContaining({ html: '<p>newer</p>' }),
    expect.objectContaining({ html: '<p>newer</p>' }),
  ]);
});

test('what fails is told with its place, and the next build draws again', async () => {
  build(`throw new Error('no such city');`);
  const answer = await ask({});
  expect([answer.status, answer.headers.get('access-control-allow-origin')]).toEqual([500, portalOrigin]);
  expect(tell).toHaveBeenCalledWith(expect.stringMatching(/no such city\n.*server\.cjs:1/));
  build('process.exit(3);');
  expect((await ask({})).status).toBe(500);
  expect(tell).toHaveBeenLastCalledWith(expect.stringContaining('ended the thread'));
  build(`return { status: 404, html: '', state: null, chunks: [] };`);
  expect((await ask({})).status).toBe(404);
});

test('no other page is answered, and no other question', async () => {
  build(`throw new Error('was asked');`);
  expect((await ask({}, 'https://evil.example')).status).toBe(403);
  expect((await fetch(`${url}/_fragment/mf-insurance/offer`)).status).toBe(403);
  const headers = { origin: portalOrigin };
  expect((await fetch(`${url}/_fragment/mf-insurance/offer?props={&environment={}`, { headers })).status).toBe(400);
  expect((await fetch(`${url}/_fragment/mf-search/offer`, { headers })).status, 'goes on').toBe(418);
  expect(tell).not.toHaveBeenCalled();
});
