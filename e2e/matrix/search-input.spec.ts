import { queryOf } from '@umbral/domain/filters/filter-address.ts';
import { queryKeys } from '@umbral/domain/routes/search-keys.ts';
import { listingFamilySlugs } from '@umbral/domain/vocabulary/slugs.ts';
import fc from 'fast-check';
import { readHtmlFacts } from '../fixtures/html-facts.ts';
import { portal } from '../fixtures/portal.ts';
import { askFor, type RawAnswer, statusOfBytes } from '../fixtures/raw-request.ts';
import { watchLogs } from '../fixtures/server-log.ts';
import { expect, test } from '../fixtures/test.ts';
import { expectHydrated } from '../tasks/frame-tasks.ts';

const seed = 20_261_121;
const families = Object.values(listingFamilySlugs).map((slug) => slug.replace('{product}', 'umbral'));

/** What people, robots and attackers put where a value belongs; as it stands in the address. */
const hostile = [
  '%00',
  '%2F',
  '%2f%2e%2e%2f',
  '..%2F..%2Fetc%2Fpasswd',
  '%',
  '%E0%A4%A',
  '%FF%FE',
  '%ED%A0%80',
  '%0D%0ASet-Cookie:%20a=b',
  "'%20OR%201=1--",
  '%22%20OR%20price%20%3E%200',
  '%22%5C%22',
  '%3Cscript%3Ealert(1)%3C/script%3E',
  '%7B%7Bconstructor%7D%7D',
  '%24%7B7*7%7D',
  '__proto__',
  'constructor',
  'toString',
  'hasOwnProperty',
  'undefined',
  'null',
  'NaN',
  'Infinity',
  '-0',
  '1e309',
  '99999999999999999999999999',
  '-1',
  '0',
  '9999',
  '%F0%9F%8F%A0',
  '%E2%80%AE',
  'ciudad-general',
  'zona-general',
  'departamento',
  'region',
  'activas',
  'main',
  'a'.repeat(300),
] as const;

const hostileValue = fc.constantFrom(...hostile);
const anyText = fc.string({ unit: 'binary', maxLength: 24 }).map(encodeURIComponent);
const place = fc.constantFrom('bogota', 'cali', 'suba', 'panama', 'apartamento', 'caribe', '100000000-900000000');
const segment = fc.oneof(hostileValue, anyText, place);
const numbers = fc.array(fc.double({ noNaN: false }), { maxLength: 6 }).map((list) => list.join(','));
const range = fc.tuple(fc.integer(), fc.integer()).map(([from, to]) => `${from}-${to}`);
const value = fc.oneof(hostileValue, anyText, place, numbers, range, fc.constantFrom('2%2B', 'i____', '4.6,-74,5'));
const keys = Object.values({ ...queryOf, ...queryKeys });
const key = fc.oneof(
  { weight: 5, arbitrary: fc.constantFrom(...keys, 'filtros', 'pmin', 'pmax', 'amin', 'amax') },
  { weight: 1, arbitrary: fc.oneof(hostileValue, anyText) },
);
const query = fc
  .array(fc.tuple(key, value), { maxLength: 6 })
  .map((pairs) => pairs.map(([name, text]) => `${name}=${text}`).join('&'));
const address = fc
  .tuple(fc.constantFrom(...families), fc.array(segment, { maxLength: 5 }), query)
  .map(([family, segments, text]) => `/${[family, ...segments].join('/')}${text === '' ? '' : `?${text}`}`);

/** Follows an answer's redirects inside the portal to the page that is shown in the end. */
async function settle(path: string): Promise<RawAnswer> {
  let answer = await askFor(path);
  for (let hops = 0; answer.status >= 300 && answer.status < 400; hops++) {
    expect(hops, `redirects of ${path}`).toBeLessThan(4);
    expect(answer.headers.location, path).toMatch(/^\/(?!\/)/);
    answer = await askFor(answer.headers.location ?? '/');
  }
  return answer;
}

/** A page that a person can go on from, whatever was asked for. */
function expectUsable({ status, text }: RawAnswer, path: string): void {
  expect([200, 404], path).toContain(status);
  const facts = readHtmlFacts(text);
  expect(facts.h1, path).toHaveLength(1);
  expect(facts.title, path).toMatch(/\S/);
  expect(facts.robots.length, path).toBe(1);
  expect(text, path).not.toMatch(/<script>alert|\[object Object\]/);
  expect(text, path).toContain('<header');
  const { origin } = new URL(portal.url);
  for (const href of facts.canonical) expect(new URL(href).origin, path).toBe(origin);
  if (status === 404) expect(facts.robots.join(), path).toMatch(/^noindex/);
}

test('[B005] [B006] [R047] [R052] [R059] [R061] [R070] any words in any part of an address give a page, and no log an exception', async () => {
  test.setTimeout(180_000);
  const logs = watchLogs();
  await fc.assert(
    fc.asyncProperty(address, async (path) => expectUsable(await settle(path), path)),
    { seed, numRuns: 300, interruptAfterTimeLimit: 60_000, endOnFailure: false },
  );
  expect(logs.faults()).toEqual([]);
});

test('[B005] [B006] each hostile word is met in each family, in a segment and in a key', async () => {
  test.setTimeout(180_000);
  const logs = watchLogs();
  for (const [index, word] of hostile.entries()) {
    const family = families[index % families.length];
    for (const path of [`/${family}/${word}`, `/proyectos-vivienda/${word}`, `/${family}?q=${word}&ciudad=${word}`]) {
      expectUsable(await settle(path), path);
    }
  }
  expect(logs.faults()).toEqual([]);
});

test('[B008] [B032] [B035] what a key cannot mean is left out, what is crossed is turned', async () => {
  const cards = async (path: string) => readHtmlFacts((await settle(path)).text).cards;
  const all = await cards('/proyectos-vivienda/bogota');
  expect(all).toBe(24);
  const unread = [
    'page=0',
    'page=-1',
    'page=NaN',
    'h=99',
    'b=-2',
    'e=7,8,x',
    's=otra',
    'p=barato',
    'p=-',
    'a=1e9-x',
    'caja=4,-75,5,-74',
    'caja=91,181,-91,-181',
    'caja=NaN,NaN,NaN,NaN',
    'poly=basura',
    'poly=i.i.i.i.i.i.i',
    'cerca=900,900,5',
    'cerca=4.6,-74,-5',
    'cuota=x',
    'vista=otra',
    'orden=otro',
    'orden=distancia',
    'tipo=castillo',
  ];
  for (const query of unread) {
    const answer = await settle(`/proyectos-vivienda/bogota?${query}`);
    expect.soft(answer.status, query).toBe(200);
    expect.soft(readHtmlFacts(answer.text).cards, query).toBe(all);
  }
  const crossed = readHtmlFacts((await settle('/proyectos-vivienda/bogota?p=900M-100M')).text);
  const straight = readHtmlFacts((await settle('/proyectos-vivienda/bogota?p=100M-900M')).text);
  expect(crossed.h1).toEqual(straight.h1);
  expect(crossed.cards).toBe(straight.cards);
});

test('an address of 8 KB is answered, a longer one refused, both at once', async () => {
  const long = await settle(`/proyectos-vivienda?q=${'a'.repeat(8192)}`);
  expectUsable(long, '8 KB');
  const many = Array.from({ length: 900 }, (_, index) => `k${index}=${index}`).join('&');
  expectUsable(await settle(`/proyectos-vivienda/bogota?${many}`), 'many keys');
  const deep = await settle(`/proyectos-vivienda${'/a'.repeat(2000)}`);
  expect(deep.status).toBe(404);
  expect([0, 414, 431]).toContain(await statusOfBytes(Buffer.from(`/proyectos-vivienda?q=${'a'.repeat(20_000)}`)));
});

test('bytes that are no address at all are refused, and the server goes on', async () => {
  const logs = watchLogs();
  for (const bytes of [
    Buffer.from('/proyectos-vivienda/\0'),
    Buffer.from('/proyectos-vivienda/\u0001?q=\u0002'),
    Buffer.from([0x2f, 0xff, 0xfe, 0xfd]),
    Buffer.from('proyectos-vivienda'),
    Buffer.from('http://[::1'),
  ]) {
    expect.soft(await statusOfBytes(bytes), bytes.toString('latin1')).toBeLessThan(500);
  }
  expect((await askFor('/proyectos-vivienda')).status).toBe(200);
  expect(logs.faults()).toEqual([]);
});

test('[B028] odd words in an address survive hydration', async ({ page, problems }) => {
  problems.allow(/status of 404/);
  const odd = ['q=%00%0D%0A%E2%80%AE%3Cb%3E', `q=${encodeURIComponent('🏠'.repeat(130))}`, 'q=%FF%E0%A4&p=900M-1M'];
  for (const query of odd) {
    await page.goto(`/proyectos-vivienda?${query}`);
    await expectHydrated(page);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Vivienda nueva en Colombia/);
  }
  await page.goto('/proyectos-vivienda/%2F');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Ciudad no encontrada');
});
