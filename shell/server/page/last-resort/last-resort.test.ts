import { afterAll, beforeAll, expect, test } from 'vitest';
import { publishFixture, startTestPortal, type TestPortal } from '../../testing/test-portal.ts';
import { ancestorsOf } from './last-resort.ts';
import { resortTexts as texts } from './resort-texts.ts';

/** A version whose pages below `failing` cannot be drawn, one whose page waits for its own time. */
const content = (version: string, failing: string) => `
const url = new URL(request.url);
if (url.pathname.startsWith('${failing}')) throw new Error('no roof');
if (url.searchParams.has('categoria')) await new Promise((resolve) => setTimeout(resolve, 150));
return page('<h1>' + url.pathname + ' ${version}</h1>');
`;
const person = { 'user-agent': 'Mozilla/5.0 Firefox/150.0', 'x-forwarded-for': '203.0.113.1' };
const from = (address: string) => ({ ...person, 'x-forwarded-for': address });
const crawler = { ...person, 'user-agent': 'Googlebot/2.1' };

let portal: TestPortal;

beforeAll(async () => {
  portal = await startTestPortal({
    remotes: { 'mf-content': { render: content('1.0.0', '/actualidad/vivienda') } },
    env: { BEHIND_PROXY: '1', PAGES_AT_ONCE: '8', NETWORK_BURST: '4', NETWORK_PER_SECOND: '1' },
  });
});
afterAll(() => portal.stop());

test('the way up from a page goes by what is a screen, and ends before the home', () => {
  expect(ancestorsOf('/proyectos-vivienda/bogota/suba?q=sol')).toEqual([
    '/proyectos-vivienda/bogota/suba',
    '/proyectos-vivienda/bogota',
    '/proyectos-vivienda',
  ]);
  expect(ancestorsOf('/guia-comprar-vivienda')).toEqual([]);
});

test('where a page cannot be drawn the nearest that there is stands in, and says so; crawlers are told to come again', async () => {
  expect((await portal.get('/actualidad', person)).status).toBe(200);
  const led = await portal.get('/actualidad/vivienda/subsidios', person);
  const location = led.headers.get('location') ?? '';
  expect([led.status, led.headers.get('cache-control')]).toEqual([302, 'no-store']);
  expect(new URL(location, portal.url).pathname).toBe('/actualidad');
  const nearest = await portal.get(location, person);
  const text = await nearest.text();
  expect(nearest.headers.get('cache-control')).toBe('no-store');
  expect(text).toContain('<h1>/actualidad 1.0.0</h1>');
  expect(text).toContain(`${texts.nearest}</p><a href="/actualidad/vivienda/subsidios">`);
  const turned = await portal.get('/actualidad/vivienda/subsidios', crawler);
  expect([turned.status, turned.headers.get('retry-after')]).toEqual([503, '10']);
});

test('a page that names another origin as the one that was wanted says nothing', async () => {
  for (const wanted of ['https://evil.example/', '//evil.example', '/\\evil.example']) {
    const address = `/actualidad?_en-lugar-de=${encodeURIComponent(wanted)}`;
    expect(await (await portal.get(address, person)).text()).not.toContain('resort-bar');
  }
});

test('a page that a new version cannot draw is shown as the last one drew it, with its day, and kept nowhere', async () => {
  const drawn = await portal.get('/quienes-somos', person);
  expect(drawn.headers.get('x-umbral-page')).toBeNull();
  publishFixture(portal.artifactsDir, 'mf-content', '2.0.0', { render: content('2.0.0', '/quienes') });
  expect((await portal.platform('POST', 'activate', { remote: 'mf-content', version: '2.0.0' })).status).toBe(200);
  const answer = await portal.get('/quienes-somos', person);
  const text = await answer.text();
  expect([answer.status, answer.headers.get('x-umbral-page'), answer.headers.get('cache-control')]).toEqual([
    200,
    'last-good',
    'no-store',
  ]);
  expect(text).toContain('<h1>/quienes-somos 1.0.0</h1>');
  expect(text).toMatch(/la ves como estaba el \d+ de \p{L}+ a las \d+:\d\d\./u);
  const style = /href="(\/_app\/notice\.[^"]+)"/.exec(text)?.[1] ?? '';
  expect(answer.headers.get('content-security-policy')).toContain(`${portal.url}${style}`);
  expect((await portal.get(style, person)).headers.get('content-type')).toContain('text/css');
  // What was changed since is not shown as it was.
  expect((await portal.platform('POST', 'purge', { paths: ['/quienes-somos'] })).status).toBe(200);
  expect((await portal.get('/quienes-somos', person)).status).toBe(503);
});

test('a network that asks for too much is told so in the frame; others get their pages, and no remote is blamed', async () => {
  const hostile = Array.from({ length: 12 }, (_, index) =>
    portal.get(`/eventos?categoria=${index}`, from('198.51.100.9')),
  );
  const other = await portal.get('/eventos?categoria=otra', from('203.0.113.77'));
  expect(other.status).toBe(200);
  const answers = await Promise.all(hostile);
  const refused = answers.filter(({ status }) => status === 429);
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200, 429]));
  expect(refused.length).toBeGreaterThan(4);
  expect(Number(refused[0]?.headers.get('retry-after'))).toBeGreaterThan(0);
  const text = (await refused[0]?.text()) ?? '';
  expect(text).toContain('<header>error cop</header>');
  expect(text).toContain(texts.network.text);
  const metrics = await (await portal.get('/metrics')).text();
  expect(metrics).toContain(`umbral_refusals_total{kind="network"} ${refused.length}`);
  expect(metrics).toContain('umbral_breaker{remote="mf-content"} 0');
  expect(metrics).not.toContain('kind="overload"');
});

test('a fragment and a part that are not let in are told when to ask again', async () => {
  const composition = /"composition":"([0-9a-f]{16})"/.exec(await (await portal.get('/tv', person)).text())?.[1];
  const flooding = from('198.51.100.10');
  const flood = Array.from({ length: 12 }, (_, index) => portal.get(`/eventos?categoria=f${index}`, flooding));
  const asked = [`/_part/${composition}/eventos?categoria=p`, '/_fragment/mf-content/news'];
  for (const answer of await Promise.all(asked.map((path) => portal.get(path, flooding)))) {
    expect([answer.status, answer.headers.get('content-type')]).toEqual([429, 'application/problem+json']);
    expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0);
  }
  await Promise.all(flood);
});
