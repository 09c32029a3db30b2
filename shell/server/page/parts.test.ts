import { afterAll, beforeAll, expect, test } from 'vitest';
import type { DrawnPart, MovedPart } from '../../document/page-part.ts';
import { publishFixture, startTestPortal, type TestPortal } from '../testing/test-portal.ts';

const search = (version: string) => `
const { pathname, search } = new URL(request.url);
if (pathname === '/proyectos-vivienda') return page('<h1>No</h1>', { status: 404, head: { title: 'No' } });
if (pathname === '/proyectos-gold') return { status: 301, location: '/vivienda-de-interes-social', html: '', state: null, chunks: [] };
if (pathname === '/venta-de-lotes-colombia') throw new Error('no roof');
if (pathname === '/entrega-inmediata') return page('x'.repeat(1000000));
return page(
  '<link rel="preload" as="image" href="/media/big.webp"/><h1>${version} ' + request.environment.currency.code + search + ' ' +
  (globalThis.count = (globalThis.count ?? 0) + 1) + '</h1><div data-fragment="mf-content/news" data-props="{}"></div>',
  { head: { title: 'Inicio', jsonLd: [{ name: 'x' }] }, state: { evil: '</script><script>x' }, chunks: ['app'] });
`;
const content = `return page(request.kind === 'fragment' ? '<p>news</p>' : '<h1>Contenido</h1>');`;
const account = `return page('<h1>Cuenta</h1><p>' + (request.headers.cookie ?? 'nobody') + '</p>');`;

let portal: TestPortal;
let composition: string;

beforeAll(async () => {
  portal = await startTestPortal({
    remotes: {
      'mf-search': { render: search('uno') },
      'mf-content': { render: content, fragments: ['news'] },
      'mf-account': { render: account },
    },
  });
  composition = await servedComposition();
});
afterAll(() => portal.stop());

async function servedComposition(): Promise<string> {
  const text = await (await portal.get('/')).text();
  return JSON.parse(/id="umbral-boot">(.*?)<\/script>/s.exec(text)?.[1] ?? '').composition;
}

async function part<Head = DrawnPart>(path: string, headers?: Record<string, string>, of = composition) {
  const answer = await portal.get(`/_part/${of}${path}`, headers);
  const text = await answer.text();
  const json = /id="umbral-part">(.*?)<\/script>/s.exec(text)?.[1];
  const html = /<main>(.*?)<\/main>/s.exec(text)?.[1];
  return { answer, text, head: json === undefined ? undefined : (JSON.parse(json) as Head), html };
}

test('a part is the page alone: what its drawing and hydration need, with empty slots', async () => {
  const { answer, head, html, text } = await part('/');
  expect(answer.status).toBe(200);
  expect(html).toMatch(/^<h1>uno cop \d<\/h1><div data-fragment="mf-content\/news" data-props="{}"><\/div>$/);
  expect(head).toMatchObject({
    owner: 'mf-search',
    version: '1.0.0',
    status: 200,
    layout: 'default',
    robots: 'index,follow',
    currency: { code: 'cop' },
    ssr: 'p-',
    state: { evil: '</script><script>x' },
    css: [{ href: '/r/mf-search/1.0.0/web/app.abc.css', integrity: expect.stringMatching(/^sha384-/) }],
    js: [{ href: '/r/mf-search/1.0.0/web/remoteEntry.abc.js', integrity: expect.stringMatching(/^sha384-/) }],
  });
  expect(head?.head).toEqual({ title: 'Inicio' });
  expect(text.match(/<\/script>/g)).toHaveLength(1);
  expect(text).toMatch(/<\/main>\n<template id="umbral-part-end"><\/template>\n$/);
});

test('a part is kept like its page, told to shared caches by nobody, and is nothing to look at', async () => {
  const first = await part('/?page=2&utm_source=x');
  const second = await part('/?page=2');
  expect(second.html).toBe(first.html);
  expect(second.answer.headers.get('server-timing')).toContain('hit');
  expect(second.answer.headers.get('cache-control')).toBe('private, max-age=30');
  expect(second.answer.headers.get('vary')).toContain('cookie');
  expect(second.answer.headers.get('x-robots-tag')).toBe('noindex');
  expect(second.answer.headers.get('content-security-policy')).toContain("default-src 'none'");
  const packed = await portal.get(`/_part/${composition}/?page=2`, { 'accept-encoding': 'br' });
  expect(packed.headers.get('content-encoding')).toBe('br');
  const etag = second.answer.headers.get('etag') ?? '';
  expect((await portal.get(`/_part/${composition}/?page=2`, { 'if-none-match': etag })).status).toBe(304);
  const opened = await portal.get(`/_part/${composition}/?page=2`, { 'sec-fetch-dest': 'document' });
  expect([opened.status, opened.headers.get('location')]).toEqual([302, '/?page=2']);
});

test('[B002] a part tells prices in the currency of its visitor', async () => {
  const { head, html } = await part('/', { cookie: 'currency=usd' });
  expect([head?.currency.code, html]).toEqual(['usd', expect.stringContaining('uno usd')]);
});

test('what the page says of itself stands in the part, and redirects are facts', async () => {
  expect(await part('/proyectos-vivienda')).toMatchObject({
    answer: { status: 200 },
    head: { status: 404, layout: 'error', robots: 'noindex,follow' },
  });
  const moved = await part<MovedPart>('/proyectos-gold');
  expect([moved.answer.status, moved.head]).toEqual([200, { location: '/vivienda-de-interes-social' }]);
  const spelled = await part<MovedPart>('/Proyectos-Gold/?a=1');
  expect(spelled.head).toEqual({ location: '/proyectos-gold?a=1' });
});

test('a personal part is drawn for its visitor and kept nowhere', async () => {
  const { answer, html } = await part('/user/favorites', { cookie: 'SessionId=abc; other=1' });
  expect(answer.headers.get('cache-control')).toBe('private, no-store');
  expect(html).toContain('SessionId=abc');
  expect(html).not.toContain('other');
});

test.each([
  ['/venta-de-lotes-colombia', 503],
  ['/entrega-inmediata', 503],
  ['/projects/map', 404],
  ['/password/reset/abc', 404],
  ['/nada', 404],
  ['//evil.example/', 404],
])('%s has no part: %i', async (path, status) => {
  const { answer } = await part(path);
  expect([answer.status, answer.headers.get('content-type'), answer.headers.get('cache-control')]).toEqual([
    status,
    expect.stringMatching(/problem|html/),
    'no-store',
  ]);
});

test('the list of first waves is for ever, and empty for a tab of another composition', async () => {
  const own = await portal.get(`/r/shell-routes/${composition}.json`);
  expect(own.headers.get('cache-control')).toContain('immutable');
  const other = await portal.get('/r/shell-routes/0123456789abcdef.json');
  expect([other.headers.get('cache-control'), await other.json()]).toEqual(['no-store', { files: [], routes: {} }]);
});

test('a tab keeps the versions that it has: its parts are of theirs, whatever was released since', async () => {
  const before = composition;
  publishFixture(portal.artifactsDir, 'mf-search', '2.0.0', { render: search('dos') });
  await portal.platform('POST', 'activate', { remote: 'mf-search', version: '2.0.0' });
  await expect.poll(async () => (await part('/', {}, await servedComposition())).html).toContain('dos');
  const old = await part('/?page=3', {}, before);
  expect([old.head?.version, old.html]).toEqual(['1.0.0', expect.stringContaining('uno')]);
  expect((await part('/', {}, '0123456789abcdef')).answer.status).toBe(409);
});
