import { mkdirSync, readFileSync, symlinkSync, truncateSync, writeFileSync } from 'node:fs';
import { request as call } from 'node:http';
import { connect } from 'node:net';
import { join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { rawGet } from './testing/raw-get.ts';
import { listen, startTestPortal, type TestPortal } from './testing/test-portal.ts';

let portal: TestPortal;
let upstream: Awaited<ReturnType<typeof listen>>;

beforeAll(async () => {
  upstream = await listen((request, response) => {
    if (request.url === '/api/hang') return;
    if (request.url === '/api/break') return void response.destroy();
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const { method, url, headers } = request;
      response.writeHead(url === '/api/teapot' ? 418 : 200, {
        'content-type': 'application/json',
        'set-cookie': ['a=1', 'b=2'],
        'keep-alive': 'timeout=9',
      });
      response.end(JSON.stringify({ method, url, headers, body: Buffer.concat(chunks).toString() }));
    });
  });
  portal = await startTestPortal({
    remotes: { 'mf-search': { render: `return page('<h1>Inicio</h1>');` } },
    env: {
      API_URL: upstream.url,
      SEARCH_URL: upstream.url,
      RELEASES_URL: `${upstream.url}/platform/api`,
      BODY_LIMIT_MB: '1',
      PROXY_TIMEOUT_MS: '300',
      UNREAD_TIMEOUT_MS: '1000',
    },
  });
  const folder = join(portal.artifactsDir, 'mf-search/1.0.0/web');
  writeFileSync(join(folder, 'remoteEntry.abc.js.br'), brotliCompressSync('/* mf-search 1.0.0 entry */'));
  writeFileSync(join(folder, 'remoteEntry.abc.js.gz'), gzipSync('evil()'));
  mkdirSync(join(portal.artifactsDir, 'media/projects'), { recursive: true });
  symlinkSync('/etc/hostname', join(portal.artifactsDir, 'media/leak.txt'));
});
afterAll(async () => {
  await portal.stop();
  upstream.server.closeAllConnections();
  upstream.server.close();
});

test('the API gets the path as it is, the index without its prefix', async () => {
  const api = await (await portal.get('/api/seo/redirects?x=1')).json();
  expect([api.method, api.url]).toEqual(['GET', '/api/seo/redirects?x=1']);
  const search = await fetch(`${portal.url}/search/1/indexes/plants/query`, { method: 'POST', body: '{"q":1}' });
  expect(await search.json()).toMatchObject({ method: 'POST', url: '/1/indexes/plants/query', body: '{"q":1}' });
});

test('a backend sees the true address of the visitor, cookies and statuses pass, hop-by-hop headers do not', async () => {
  const answer = await portal.get('/api/teapot', {
    'x-forwarded-for': '6.6.6.6',
    'x-real-ip': '6.6.6.6',
    cookie: 'visitor=00112233445566778899aabbccddeeff; umbral_link=a.b.c; SessionId=x',
  });
  const { headers } = await answer.json();
  expect(answer.status).toBe(418);
  expect(answer.headers.getSetCookie()).toEqual(['a=1', 'b=2']);
  expect(answer.headers.get('keep-alive')).not.toBe('timeout=9');
  expect(headers['x-forwarded-for']).toMatch(/127\.0\.0\.1$/);
  expect(headers['x-forwarded-host']).toBe(new URL(portal.url).host);
  expect([headers['x-real-ip'], headers.cookie]).toEqual([undefined, 'SessionId=x']);
  const alone = await portal.get('/api/x', { cookie: 'visitor=00112233445566778899aabbccddeeff' });
  expect((await alone.json()).headers.cookie, 'the key of canaries is for this server alone').toBeUndefined();
});

test('a backend that hangs, breaks off or is away gives problem+json; a body that is too large is refused', async () => {
  const hanging = await portal.get('/api/hang');
  expect([hanging.status, hanging.headers.get('content-type')]).toEqual([503, 'application/problem+json']);
  expect(await hanging.json()).toMatchObject({ type: 'unavailable', status: 503 });
  expect(hanging.headers.get('retry-after')).toBe('1');
  const broken = await portal.get('/api/break');
  expect([broken.status, broken.headers.get('retry-after')], 'a read may be asked again').toEqual([503, '1']);
  expect((await fetch(`${portal.url}/api/break`, { method: 'POST' })).status).toBe(502);
  const unheard = await fetch(`${portal.url}/api/hang`, { method: 'POST' });
  expect([unheard.status, unheard.headers.get('retry-after')], 'a write may not').toEqual([503, null]);
  const large = await fetch(`${portal.url}/api/upload`, { method: 'POST', body: 'x'.repeat(2 ** 20 + 1) });
  expect([large.status, await large.json()]).toMatchObject([413, { type: 'too-large' }]);
});

test('answers of backends and texts of ours are packed, small and packed ones stay as they are', async () => {
  const large = await portal.get(`/api/x?${'y'.repeat(2000)}`, { 'accept-encoding': 'br' });
  expect([large.headers.get('content-encoding'), large.headers.get('vary')]).toEqual(['br', 'accept-encoding']);
  expect((await large.json()).url).toContain('yyy');
  expect((await portal.get('/robots.txt', { 'accept-encoding': 'br' })).headers.get('content-encoding')).toBeNull();
});

test('a body without a length is cut off at the limit', async () => {
  const status = await new Promise<number>((resolve) => {
    const { hostname, port } = new URL(portal.url);
    const request = call({ hostname, port, path: '/api/upload', method: 'POST' }, (answer) =>
      resolve(answer.statusCode ?? 0),
    );
    request.on('error', () => undefined);
    for (let index = 0; index < 24; index += 1) request.write('x'.repeat(2 ** 16));
    request.end();
  });
  expect(status).toBe(413);
});

test('a release is served for ever, packed where it can be', async () => {
  const path = '/r/mf-search/1.0.0/web/remoteEntry.abc.js';
  const plain = await portal.get(path, { 'accept-encoding': 'identity' });
  expect(await plain.text()).toBe('/* mf-search 1.0.0 entry */');
  expect(plain.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
  expect(plain.headers.get('content-type')).toBe('text/javascript; charset=utf-8');
  expect(plain.headers.get('access-control-allow-origin')).toBe('*');
  const packed = await portal.get(path, { 'accept-encoding': 'br' });
  const entry = '/* mf-search 1.0.0 entry */';
  expect([packed.headers.get('content-encoding'), await packed.text()]).toEqual(['br', entry]);
  const other = await portal.get(path, { 'accept-encoding': 'gzip' });
  expect([other.headers.get('content-encoding'), await other.text()], 'a copy of something else').toEqual([
    null,
    entry,
  ]);
  expect(
    (await portal.get(path, { 'if-none-match': plain.headers.get('etag') ?? '', 'accept-encoding': 'identity' }))
      .status,
  ).toBe(304);
});

test('a file that is not what was built is not served', async () => {
  const file = join(portal.artifactsDir, 'mf-search/1.0.0/web/app.abc.css');
  const good = readFileSync(file);
  const bad = Buffer.from(good);
  bad.writeUInt8((bad.at(-1) ?? 0) ^ 1, bad.length - 1);
  writeFileSync(file, bad);
  expect((await portal.get('/r/mf-search/1.0.0/web/app.abc.css')).status).toBe(404);
  writeFileSync(file, good);
  expect((await portal.get('/r/mf-search/1.0.0/web/app.abc.css')).status).toBe(200);
});

test('nothing but listed files of releases and media can be read', async () => {
  const attempts = [
    '/r/mf-search/1.0.0/web/../node/server.cjs',
    '/r/mf-search/1.0.0/web/%2e%2e/node/server.cjs',
    '/r/mf-search/1.0.0/web/..%2fnode%2fserver.cjs',
    '/r/mf-search/1.0.0/node/server.cjs',
    '/r/mf-search/1.0.0/manifest.json',
    '/r/mf-search/../active.json',
    '/r/mf-search/..%2f..%2factive.json/web/x',
    '/r/__proto__/1.0.0/web/constructor',
    '/r/mf-search/1.0.0/web/__proto__',
    '/r/mf-search/1.0.0/web/remoteEntry.abc.js.br',
    '/media/../active.json',
    '/media/..%2factive.json',
    '/media/%2e%2e/active.json',
    '/media/leak.txt',
    '/media/',
    '/media/projects',
  ];
  for (const path of attempts) expect([path, (await rawGet(portal.url, path)).status]).toEqual([path, 404]);
});

test('console and calls of the registry keep their path and say where the visitor came in', async () => {
  const answer = await fetch(`${portal.url}/platform/api/channels?x=1`, { headers: { authorization: 'Bearer team' } });
  const { url, headers } = (await answer.json()) as { url: string; headers: Record<string, string> };
  expect(url).toBe('/platform/api/channels?x=1');
  expect(headers.authorization).toBe('Bearer team');
  expect(headers['x-forwarded-host']).toBe(new URL(portal.url).host);
  expect((await rawGet(portal.url, '/platformx')).status).toBe(404);
});

test('[R110, B012] robots.txt slows crawlers down and names the sitemap', async () => {
  const text = await (await portal.get('/robots.txt')).text();
  expect(text).toContain('Crawl-delay: 10');
  expect(text).toContain(`Sitemap: ${portal.url}/sitemap.xml`);
});

test('every answer carries the base headers', async () => {
  for (const path of ['/', '/api/x', '/r/x', '/robots.txt', '/nothing']) {
    const { headers } = await portal.get(path);
    expect([path, headers.get('x-content-type-options'), headers.get('cross-origin-opener-policy')]).toEqual([
      path,
      'nosniff',
      'same-origin',
    ]);
    expect(headers.get('strict-transport-security')).toBeNull();
  }
});

test.each([
  ['of invented data', { DEMO_DATA: '1' }],
  ['of another environment than production', { ENVIRONMENT: 'staging' }],
])('search engines are asked to keep away from a portal %s, from all of it', async (_, env) => {
  expect((await portal.get('/')).headers.get('x-robots-tag')).toBeNull();
  const unlisted = await startTestPortal({
    remotes: { 'mf-search': { render: `return page('<h1>Inicio</h1>');` } },
    env,
  });
  try {
    for (const path of ['/', '/media/none.webp', '/robots.txt', '/nothing'])
      expect([path, (await unlisted.get(path)).headers.get('x-robots-tag')]).toEqual([path, 'noindex, nofollow']);
  } finally {
    await unlisted.stop();
  }
});

test('health and metrics answer on this machine, whatever the host', async () => {
  expect((await portal.get('/livez')).status).toBe(200);
  expect(await (await portal.get('/readyz')).json()).toMatchObject({ ready: true, remotes: { 'mf-search': true } });
  await portal.get('/');
  const metrics = await (await portal.get('/metrics')).text();
  expect(metrics).toMatch(/umbral_render_milliseconds_count\{remote="mf-search",kind="page"\} [1-9]/);
  expect(metrics).toContain('umbral_pool_threads_ready{remote="mf-search"} 2');
  expect(metrics).toContain('umbral_breaker{remote="mf-search"} 0');
  expect((await portal.get('/metrics', { 'x-forwarded-for': '1.2.3.4' })).status).toBe(404);
});

test('two hosts are one too many', async () => {
  const { hostname, port, host } = new URL(portal.url);
  const text = await new Promise<string>((resolve) => {
    const socket = connect(Number(port), hostname, () =>
      socket.write(`GET / HTTP/1.1\r\nHost: ${host}\r\nHost: evil.example\r\nConnection: close\r\n\r\n`),
    );
    socket.once('data', (chunk) => resolve(String(chunk)));
  });
  expect(text).toMatch(/^HTTP\/1\.1 400 /);
});

test('whoever asks and never reads is cut', async () => {
  const { hostname, port, host } = new URL(portal.url);
  const file = join(portal.artifactsDir, 'media/large.webp');
  writeFileSync(file, '');
  // More than the buffers on the way hold.
  truncateSync(file, 64 * 2 ** 20);
  const socket = connect(Number(port), hostname, () =>
    socket.write(`GET /media/large.webp HTTP/1.1\r\nHost: ${host}\r\n\r\n`),
  );
  socket.pause();
  const answered = async () => (await portal.get('/metrics')).text();
  await expect
    .poll(answered, { timeout: 10_000 })
    .toContain('umbral_answer_milliseconds_count{part="media",route="",status="2xx"}');
  socket.destroy();
});

test('garbage on the wire ends only its own connection', async () => {
  const { hostname, port } = new URL(portal.url);
  for (const text of [
    'GET http://evil.example/ HTTP/1.1\r\nHost: x\r\n\r\n',
    'NONSENSE\r\n\r\n',
    'GET /%ff%fe%c0 HTTP/1.1\r\nHost: x\r\n\r\n',
  ]) {
    await new Promise<void>((resolve) => {
      const socket = connect(Number(port), hostname, () => socket.end(text));
      socket.on('close', () => resolve()).resume();
    });
  }
  expect((await portal.get('/')).status).toBe(200);
  expect((await rawGet(portal.url, '/%ff%fe')).status).toBe(404);
});
