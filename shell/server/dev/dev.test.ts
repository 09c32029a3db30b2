import { mkdirSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { fixtureFrame, fixtureServer, temporaryFolder, writeArtifact } from '../testing/fixture-remote.ts';
import { listen, startTestPortal, type TestPortal } from '../testing/test-portal.ts';
import { parseOverrides } from './overrides.ts';

const devOut = temporaryFolder();
const remotes = {
  'mf-search': { render: `return page('<h1>release</h1>');` },
  'mf-content': { render: `return page('<h1>content</h1>');` },
};
let devServer: Awaited<ReturnType<typeof listen>>;
let portal: TestPortal;
let closed: TestPortal;

function writeDevBundle(text: string, at: number): void {
  const folder = join(devOut, 'mf-search/node');
  mkdirSync(folder, { recursive: true });
  const file = join(folder, 'server.cjs');
  writeFileSync(
    file,
    fixtureServer({ remote: 'mf-search', fragments: ['new'], render: `return page('<h1>${text}</h1>');` }),
  );
  utimesSync(file, at, at);
}

beforeAll(async () => {
  devServer = await listen((_, response) => {
    const assets = { entry: 'remoteEntry.js', groups: { app: { js: ['app.js'], css: ['app.css'] } }, integrity: {} };
    response.end(JSON.stringify(assets));
  });
  portal = await startTestPortal({ remotes, env: { DEV_OVERRIDES: '1', DEV_OUT_DIR: devOut } });
  closed = await startTestPortal({ remotes, env: { DEV_OUT_DIR: devOut } });
  writeArtifact(portal.artifactsDir, { app: 'shell', version: '1.0.0-dev', node: fixtureFrame });
});
afterAll(async () => {
  await Promise.all([portal.stop(), closed.stop()]);
  devServer.server.close();
});

const cookie = () => ({ cookie: `mfdev=mf-search@${new URL(devServer.url).port}` });

test('without a server half the browser draws the remote under development', async () => {
  const text = await (await portal.get('/', cookie())).text();
  expect(text).toContain('data-boundary="mf-search"><h1>unavailable</h1>');
});

test('a remote under development stands in the page, drawn on the server, with the development shell', async () => {
  writeDevBundle('first', 1000);
  const answer = await portal.get('/', cookie());
  const text = await answer.text();
  expect(text).toContain('<h1>first</h1>');
  expect(text).toContain(`"entry":"${devServer.url}/remoteEntry.js","dev":true,"fragments":["new"]`);
  expect(text).toContain('/r/shell/1.0.0-dev/web/main.abc.js');
  expect(answer.headers.get('cache-control')).toBe('private, no-store');
  expect(answer.headers.get('x-umbral-mf-search')).toBe('dev link');
  expect(answer.headers.get('x-umbral-mf-content')).toBe('1.0.0 stable');
  const policy = answer.headers.get('content-security-policy') ?? '';
  expect(policy).toContain(`style-src ${portal.url}/r/ ${devServer.url}`);
  expect(policy).toContain(devServer.url.replace('http', 'ws'));
  expect(answer.headers.get('integrity-policy')).toBeNull();
});

test('an edit is drawn by the next request, others still see the release', async () => {
  writeDevBundle('second', 2000);
  expect(await (await portal.get('/', cookie())).text()).toContain('<h1>second</h1>');
  const other = await portal.get('/');
  expect(await other.text()).toContain('<h1>release</h1>');
  expect(other.headers.get('content-security-policy')).not.toContain(devServer.url);
});

test('a development server that is away leaves the release in its place', async () => {
  expect(await (await portal.get('/', { cookie: 'mfdev=mf-search@1024' })).text()).toContain('<h1>release</h1>');
});

test('the query moves into the cookie; off takes it away', async () => {
  const on = await portal.get('/?mfdev=mf-search@45010&page=2');
  expect([on.status, on.headers.get('location')]).toEqual([302, '/?page=2']);
  expect(on.headers.get('set-cookie')).toContain('mfdev=mf-search%4045010;');
  const off = await portal.get('/actualidad?mfdev=off', { cookie: 'mfdev=mf-search%4045010' });
  expect(off.headers.get('location')).toBe('/actualidad');
  expect(off.headers.get('set-cookie')).toContain('mfdev=; Path=/; SameSite=Lax; HttpOnly; Max-Age=0');
});

test('whoever opens a second remote goes on with the first; the same one again takes its new port', async () => {
  const open = async (named: string) => {
    const answer = await portal.get(`/?mfdev=${named}`, { cookie: 'mfdev=mf-search%4045010%2Cmf-fair%4045011' });
    return decodeURIComponent(/mfdev=([^;]*)/.exec(answer.headers.get('set-cookie') ?? '')?.[1] ?? '');
  };
  expect(await open('mf-project@45012')).toBe('mf-search@45010,mf-fair@45011,mf-project@45012');
  expect(await open('mf-search@45013')).toBe('mf-search@45013,mf-fair@45011');
});

test('only ports of this machine can be named, and only where overrides are on', async () => {
  expect(parseOverrides('mf-search@45010, evil.example@80,mf-search@http://x,constructor@45011,mf-fair@99999')).toEqual(
    [{ name: 'mf-search', origin: 'http://127.0.0.1:45010' }],
  );
  expect(await (await closed.get('/', cookie())).text()).toContain('<h1>release</h1>');
  expect((await closed.get('/?mfdev=mf-search@45010')).status).toBe(200);
  const proxied = { ...cookie(), 'x-forwarded-for': '10.0.0.1' };
  expect(await (await portal.get('/', proxied)).text()).toContain('<h1>release</h1>');
});
