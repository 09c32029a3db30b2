import { createHash } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { bootstrapScript } from '../../document/bootstrap-script.ts';
import { policyWithoutSheets } from '../testing/policy-without-sheets.ts';
import { startTestPortal, type TestPortal } from '../testing/test-portal.ts';

const search = `
const url = new URL(request.url);
if (request.kind === 'fragment') return page('<form>bar</form>');
if (url.pathname === '/') return page(
  '<link rel="preload" as="image" href="/media/big.webp"/><h1>Inicio ' + request.environment.currency.code + '</h1>' +
  '<div class="a" data-fragment="mf-content/news" data-props="{&quot;n&quot;:2,&quot;t&quot;:&quot;&lt;b&gt;&quot;}"></div>' +
  '<div data-fragment="mf-content/broken" data-props="{}"></div>' +
  '<div data-fragment="mf-nobody/x" data-props="{}"></div>',
  { head: { title: 'Casas <nuevas>', description: 'd', canonical: '/', next: '/?page=2', preloadImage: { src: '/media/big.webp' },
    jsonLd: [{ name: '</script>' }] }, state: { evil: '</script><script>x' }, chunks: ['app'] });
if (url.pathname === '/entrega-inmediata') return page('<h1>' + (globalThis.count = (globalThis.count ?? 0) + 1) + url.search + '</h1>');
if (url.pathname === '/proyectos-vivienda') return { status: 404, head: { title: 'No', robots: 'noindex' }, html: '<h1>¡Oh no!</h1>', state: {}, chunks: [] };
if (url.pathname === '/proyectos-gold') return { status: 301, location: '/vivienda-de-interes-social', html: '', state: null, chunks: [] };
if (url.pathname === '/tour360/cali') return { status: 302, location: '//evil.example/', html: '', state: null, chunks: [] };
if (url.pathname === '/venta-de-lotes-colombia') throw new Error('no roof');
if (url.pathname === '/projects/map') return page('<h1>map</h1>', { head: { title: 'm', robots: 'noindex' } });
return page('<h1>Lista' + url.search.replaceAll('&', '&amp;') + '</h1>');
`;
const content = `
if (request.kind === 'fragment' && request.fragment === 'broken') throw new Error('no');
if (request.kind === 'fragment') return page('<p>' + request.idPrefix + JSON.stringify(request.props.t) + '</p><div data-fragment="mf-search/bar" data-props="{}"></div>', { state: { n: request.props.n }, chunks: ['fragment-news'] });
return page('<h1>Contenido</h1>');
`;
const account = `return page('<h1>Cuenta</h1><p>' + (request.headers.cookie ?? 'nobody') + '</p>');`;

let portal: TestPortal;

beforeAll(async () => {
  portal = await startTestPortal({
    remotes: {
      'mf-search': { render: search, fragments: ['bar'] },
      'mf-content': { render: content, fragments: ['news', 'broken'] },
      'mf-account': { render: account },
    },
  });
});
afterAll(() => portal.stop());

async function html(path: string, headers?: Record<string, string>): Promise<string> {
  return (await portal.get(path, headers)).text();
}

test('[R001] a page has its head, its slot and its data, and nothing breaks out of a JSON block', async () => {
  const text = await html('/');
  expect(text).toContain('<html lang="es-CO">');
  expect(text).toContain('<title>Casas &lt;nuevas&gt;</title>');
  expect(text).toContain(`<link rel="canonical" href="${portal.url}/">`);
  expect(text).toContain(`<link rel="next" href="${portal.url}/?page=2">`);
  expect(text).toContain('<meta name="robots" content="index,follow">');
  expect(text).toContain('data-boundary="mf-search" data-ssr="p-"><h1>Inicio cop</h1>');
  expect(text.indexOf('application/ld+json')).toBeGreaterThan(text.indexOf('</main>'));
  expect(text.match(/<\/script>/g)?.length).toBe(text.match(/<script/g)?.length);
  const state = JSON.parse(/id="umbral-state">(.*?)<\/script>/s.exec(text)?.[1] ?? '');
  expect(state).toEqual({
    page: { evil: '</script><script>x' },
    fragments: { 'f0-': { n: 2 }, 'f3-': { from: 'mf-search' } },
  });
});

test('fragments stand in their slots, nested ones too; one that fails leaves its slot empty', async () => {
  const text = await html('/');
  expect(text).toContain('data-ssr="f0-" data-boundary="mf-content"><p>f0-"<b>"</p>');
  expect(text).toContain('data-ssr="f3-" data-boundary="mf-search"><form>bar</form></div></div>');
  expect(text).toContain('<div data-fragment="mf-content/broken" data-props="{}"></div>');
  expect(text).toContain('<div data-fragment="mf-nobody/x" data-props="{}"></div>');
  expect(text.match(/as="image"/g)).toHaveLength(1);
});

test('every script, stylesheet and hint carries integrity; no URL is linked twice', async () => {
  const text = await html('/');
  const links =
    text.match(/<(?:script data-shell|link rel="(?:stylesheet|preload)" (?:fetchpriority="low" )?)[^>]*>/g) ?? [];
  const files = (
    text.match(/<(?:script data-shell|link rel="stylesheet"|link rel="preload" as="script")[^>]*>/g) ?? []
  ).map(String);
  expect(links.length).toBeGreaterThan(2);
  for (const tag of files) expect(tag).toMatch(/integrity="sha384-[^"]+" crossorigin="anonymous"/);
  const urls = files.map((tag) => /(?:href|src)="([^"]+)"/.exec(tag)?.[1]);
  expect(new Set(urls).size).toBe(urls.length);
  expect(urls).toContain('/r/mf-content/1.0.0/web/app.abc.css');
});

test('the icon is in the document, as it also stands under its addresses', async () => {
  const answer = await portal.get('/');
  const href = /<link rel="icon" href="([^"&]+)"/.exec(await answer.text())?.[1] ?? '';
  expect(answer.headers.get('content-security-policy')).toMatch(/img-src [^;]*data:/);
  const [inline, ...files] = await Promise.all([fetch(href), portal.get('/favicon.svg'), portal.get('/favicon.ico')]);
  const drawing = `${await inline?.text()}\n`;
  expect(drawing).toMatch(/^<svg .*<\/svg>\n$/s);
  for (const file of files) {
    expect([file.headers.get('content-type'), await file.text()]).toEqual(['image/svg+xml', drawing]);
  }
});

test('the policy is constant but for the hashes of sheets, and lets the bootstrap run by its hash only', async () => {
  const policyOf = async (path: string) => policyWithoutSheets(await portal.get(path));
  const policy = await policyOf('/');
  const inline = /<script>(.*?)<\/script>/s.exec(await html('/'))?.[1] ?? '';
  expect(inline).toBe(bootstrapScript);
  expect(policy).toContain(`'sha256-${createHash('sha256').update(inline).digest('base64')}'`);
  expect(policy).not.toContain('unsafe');
  expect(await policyOf('/quienes-somos')).toBe(policy);
  expect((await portal.get('/')).headers.get('integrity-policy')).toBe('blocked-destinations=(script)');
});

test('[B011] anonymous pages are kept with the lifetimes of the specification and answered conditionally', async () => {
  const first = await portal.get('/entrega-inmediata');
  expect(first.headers.get('cache-control')).toBe('public, max-age=3600, s-maxage=86400, stale-while-revalidate=86400');
  expect(first.headers.get('vary')).toBe('accept-encoding, cookie');
  const body = await first.text();
  const again = await portal.get('/entrega-inmediata?utm_source=mail');
  expect(again.headers.get('server-timing')).toContain('cache;desc=hit');
  expect(await again.text()).toBe(body);
  const etag = first.headers.get('etag') ?? '';
  expect((await portal.get('/entrega-inmediata', { 'if-none-match': etag })).status).toBe(304);
  expect((await portal.platform('POST', 'purge', { paths: ['/entrega-*'] })).status).toBe(200);
  expect(await html('/entrega-inmediata')).not.toBe(body);
});

test('what a screen does not have in its query makes no page of its own, and no remote hears of it', async () => {
  const [one, other] = await Promise.all([html('/projects/map?x=1'), html('/projects/map?x=2&gclid=3')]);
  expect(one).toBe(other);
  const asked = await portal.get('/proyectos-vivienda/cali?orden=precio&x=9&page=2&utm_source=mail');
  expect(await asked.text()).toContain('<h1>Lista?orden=precio&amp;page=2</h1>');
  const repeated = await portal.get('/proyectos-vivienda/cali?orden=precio&page=2&y=8');
  expect(repeated.headers.get('server-timing')).toContain('cache;desc=hit');
});

test('[B002] the currency cookie chooses a variant of its own', async () => {
  expect(await html('/', { cookie: 'currency=usd' })).toContain('Inicio usd');
  expect(await html('/', { cookie: 'currency=btc' })).toContain('Inicio cop');
});

test('HEAD has the headers of GET, other methods are refused', async () => {
  const head = await fetch(`${portal.url}/entrega-inmediata`, { method: 'HEAD' });
  expect(head.headers.get('content-type')).toContain('text/html');
  expect(await head.text()).toBe('');
  expect((await fetch(`${portal.url}/`, { method: 'POST' })).status).toBe(405);
});

test('[B011] personal pages see the session cookie and are stored nowhere; public pages never see it', async () => {
  const cookie = 'SessionId=s3cret; userRoles=user; trackingId=7';
  const personal = await portal.get('/user/favorites', { cookie });
  expect(personal.headers.get('cache-control')).toBe('private, no-store');
  expect(await personal.text()).toContain('SessionId=s3cret; userRoles=user<');
  expect(await html('/user/favorites')).toContain('nobody');
  expect(await html('/registrate', { cookie })).toContain('nobody');
});

test('[B005] a typed 404 keeps its page, its status and is not indexed', async () => {
  const answer = await portal.get('/proyectos-vivienda');
  const text = await answer.text();
  expect([answer.status, text.includes('<h1>¡Oh no!</h1>'), text.includes('content="noindex"')]).toEqual([
    404,
    true,
    true,
  ]);
  expect(text).toContain('<header>error cop</header>');
});

test('[R105, R108] an unknown address gives the general 404, and so does /404', async () => {
  for (const path of ['/no/such/page', '/404']) {
    const answer = await portal.get(path);
    const text = await answer.text();
    expect([answer.status, text.includes('<h1>not-found</h1>')]).toEqual([404, true]);
    expect(text).toContain('<meta name="robots" content="noindex,follow">');
  }
});

test('[B006, M025] a path made from a missing value is an invalid route', async () => {
  const answer = await portal.get('/proyectos-vivienda/undefined/suba');
  expect(answer.status).toBe(404);
  expect(await answer.text()).toContain('Ruta inválida');
});

test('[R108, B006] an address whose beginning was missing leads to the address of the general 404', async () => {
  for (const path of ['/undefined', '/undefined/proyectos', '/Undefined/x?page=2']) {
    const answer = await portal.get(path);
    expect([answer.status, answer.headers.get('location')], path).toEqual([302, '/404']);
  }
  expect(await html('/404')).toContain('<h1>not-found</h1>');
});

test('[B006, M025] so is one whose escapes are broken: no remote is asked', async () => {
  for (const path of ['/proyectos-vivienda/%E0%A4%A', '/proyectos-vivienda/%', '/%zz']) {
    const answer = await portal.get(path);
    expect(answer.status, path).toBe(404);
    expect(await answer.text(), path).toContain('Ruta inválida');
  }
});

test('[B047] one spelling of each address: final slash, double slash and case are redirected, secrets keep theirs', async () => {
  const cases = [
    ['/Proyectos-Vivienda/Bogota/', '/proyectos-vivienda/bogota'],
    ['//evil.example/', '/evil.example'],
    ['/constructoras//ciudad?page=2', '/constructoras/ciudad?page=2'],
    ['/Password/reset/AbC', '/password/reset/AbC'],
  ];
  for (const [path = '', target] of cases) {
    const answer = await portal.get(path);
    expect([answer.status, answer.headers.get('location')]).toEqual([301, target]);
  }
});

test('[B015] a redirect of a remote is followed inside the portal only', async () => {
  const inside = await portal.get('/proyectos-gold');
  expect([inside.status, inside.headers.get('location')]).toEqual([301, '/vivienda-de-interes-social']);
  const outside = await portal.get('/tour360/cali');
  expect([outside.status, outside.headers.get('location')]).toEqual([500, null]);
  expect(await outside.text()).toContain('<h1>error</h1>');
});

test('[R107] a remote that throws gives 503 with frame, text and a second chance in the browser', async () => {
  const answer = await portal.get('/venta-de-lotes-colombia');
  const text = await answer.text();
  expect([answer.status, answer.headers.get('retry-after'), answer.headers.get('cache-control')]).toEqual([
    503,
    '10',
    'no-store',
  ]);
  expect(text).toContain('<header>default cop</header>');
  expect(text).toContain('data-boundary="mf-search"><h1>unavailable</h1>');
  expect(text).toContain('<meta name="robots" content="noindex">');
});

test('[R002] a remote that is not there gives 503 for its pages only', async () => {
  expect((await portal.get('/constructoras')).status).toBe(503);
  expect((await portal.get('/actualidad')).status).toBe(200);
});

test('[B007] the stricter of page and route table decides about robots', async () => {
  expect(await html('/projects/map')).toContain('<meta name="robots" content="noindex">');
});

test('pages are compressed as the client takes it', async () => {
  const answer = await portal.get('/', { 'accept-encoding': 'gzip;q=1, br;q=0' });
  expect(answer.headers.get('content-encoding')).toBe('gzip');
  expect((await portal.get('/', { 'accept-encoding': 'br' })).headers.get('content-encoding')).toBe('br');
});

test('[R101, R102, R103, R104] the test pages show the composition and its faults', async () => {
  const texts = await Promise.all(
    ['/index-test', '/index-test1', '/index-test2', '/index-test3'].map((path) => html(path)),
  );
  expect(texts.map((text) => text.includes('data-boundary="mf-content"'))).toEqual([true, false, false, false]);
  expect(texts.map((text) => text.includes('<form>bar</form>'))).toEqual([true, true, true, true]);
  expect(texts.map((text) => /"name":"mf-content"/.test(text))).toEqual([true, false, true, true]);
  for (const text of texts) expect(text.match(/<h1>/g)).toHaveLength(1);
});

test('a fragment for a slot that came later is drawn in the version of the asking tab', async () => {
  const path = `/_fragment/mf-content/news?v=1.0.0&props=${encodeURIComponent('{"n":5}')}`;
  const { state, css } = await (await portal.get(path)).json();
  expect(state).toEqual({ n: 5 });
  expect(css).toEqual([{ href: '/r/mf-content/1.0.0/web/app.abc.css', integrity: expect.stringMatching(/^sha384-/) }]);
  for (const wrong of [
    '/_fragment/mf-x/news',
    '/_fragment/mf-content/news?props={',
    '/_fragment/mf-content/news?v=../..',
  ]) {
    expect((await portal.get(wrong)).status).toBe(404);
  }
});

test.each(['evil.example', '2130706433', '0x7f000001', '0177.0.0.1', '127.1', 'localhost.evil.example'])(
  'a host that is none of ours is refused: %s',
  async (host) => {
    const { request } = await import('node:http');
    const named = `${host}:${new URL(portal.url).port}`;
    const status = await new Promise((resolve) => {
      request(`${portal.url}/`, { headers: { host: named } }, (answer) => resolve(answer.statusCode)).end();
    });
    expect(status).toBe(421);
  },
);
