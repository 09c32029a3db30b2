import { routes } from 'shared-contracts/routes/table.ts';
import { readDocumentFacts } from '../fixtures/document-facts.ts';
import { type HtmlFacts, readHtmlFacts, type StructuredData } from '../fixtures/html-facts.ts';
import { watchShifts } from '../fixtures/layout-shift.ts';
import { type ListingPlaces, readListingPlaces } from '../fixtures/listing-places.ts';
import { startOwnShell } from '../fixtures/own-shell.ts';
import { portal } from '../fixtures/portal.ts';
import { askFor, type RawAnswer } from '../fixtures/raw-request.ts';
import { copyReleases } from '../fixtures/release.ts';
import { test as base, expect } from '../fixtures/test.ts';
import { expectHydrated } from '../tasks/frame-tasks.ts';
import { type Listing, listings } from './listings.ts';

const test = base.extend<Record<never, never>, { readonly places: ListingPlaces }>({
  places: [async ({ database }, use) => use(await readListingPlaces(database)), { scope: 'worker' }],
});

/** Values that only a program error puts before a reader's eyes. */
const programWords = /\bundefined\b|\[object Object\]|\bNaN\b|\bnull\b/;
const pageSize = 24;

async function factsOf(path: string): Promise<Omit<RawAnswer, 'text'> & { readonly facts: HtmlFacts }> {
  const { status, headers, text } = await askFor(path);
  return { status, headers, facts: readHtmlFacts(text) };
}

function countIn(text: string): number {
  return Number(/([\d.]+) inmuebles?/.exec(text)?.[1]?.replaceAll('.', '') ?? Number.NaN);
}

/** Every address of the table by its route. */
const byRoute = Map.groupBy(listings, ({ key }) => key);

test.describe('every address of a listing says what it is, before any script', () => {
  for (const [key, ofRoute] of byRoute) {
    test(`[${routes[key].id}] [B007] [B011] [B104] ${key}`, async ({ places }) => {
      test.slow();
      for (const listing of ofRoute) {
        await test.step(listing.about, () => expectListing(listing, places));
      }
    });
  }

  test('[B104] no two indexed listings have a title, a description or an introduction in common', async ({
    places,
  }) => {
    test.slow();
    const indexed = listings.filter(({ robots }) => robots === undefined);
    const all = [...new Set(indexed.map((listing) => listing.path(places)))];
    const pages: HtmlFacts[] = [];
    for (const path of all) pages.push((await factsOf(path)).facts);
    expect(new Set(pages.map(({ title }) => title)).size).toBe(all.length);
    expect(new Set(pages.map(({ description }) => description)).size).toBe(all.length);
    const introductions = pages.map(({ headingBlock, h1 }) => headingBlock.replace(h1[0] ?? '', ''));
    expect(new Set(introductions).size).toBe(all.length);
  });
});

async function expectListing(listing: Listing, places: ListingPlaces): Promise<void> {
  const path = listing.path(places);
  const { status, headers, facts } = await factsOf(path);
  expect(status).toBe(200);
  expect(headers['set-cookie']).toBeUndefined();
  await expectKept(path);

  const [heading = ''] = facts.h1;
  expect(facts.h1).toHaveLength(1);
  expect(heading).toMatch(wholly(listing.h1(places)));
  const address = `${portal.url}${path}`;
  expect(facts).toMatchObject({
    title: `${heading} | Umbral`,
    canonical: [address],
    robots: [listing.robots ?? 'index,follow'],
    languages: listing.robots ? {} : { 'es-CO': address, 'x-default': address },
    crumbs: ['Inicio', ...listing.crumbs(places)],
  });

  const count = countIn(facts.headingBlock);
  expect(count).toBeGreaterThan(0);
  expect(facts.cards).toBe(Math.min(pageSize, count));
  expect(facts.headingBlock).toMatch(listing.counts);
  expect(facts.headingBlock).toMatch(/millones? de pesos/);
  expect(facts.description.startsWith(`${heading}: `)).toBe(true);
  expect(countIn(facts.description)).toBe(count);
  expect(facts.description.length).toBeLessThan(260);
  expect(facts.text).not.toMatch(programWords);

  expect(facts.previous).toBeUndefined();
  expect(facts.next).toBe(count > pageSize ? `${address}?page=2` : undefined);
  expectStructured(facts, { path, heading, count, crumbs: listing.crumbs(places).length + 1 });
}

/** A page that lacks a part for a moment is not kept; whole, it is [B011]. */
async function expectKept(path: string): Promise<void> {
  const header = async () => (await askFor(path)).headers['cache-control'];
  await expect.poll(header, { timeout: 20_000 }).toContain('public, max-age=3600, s-maxage=86400');
}

function wholly(wanted: string | RegExp): RegExp {
  return typeof wanted === 'string' ? new RegExp(`^${wanted.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}$`) : wanted;
}

interface Expected {
  readonly path: string;
  readonly heading: string;
  readonly count: number;
  readonly crumbs: number;
}

/** A collection page with its way and its list, which refer to one another, positions without a gap. */
function expectStructured({ structured }: HtmlFacts, { path, heading, count, crumbs }: Expected): void {
  const url = `${portal.url}${path}`;
  expect(structured.map((entry) => entry['@context'])).toEqual(structured.map(() => 'https://schema.org'));
  const [page, way, list] = ['CollectionPage', 'BreadcrumbList', 'ItemList'].map((kind) => ofKind(structured, kind));
  expect(page).toMatchObject({ url, name: heading, inLanguage: 'es-CO', breadcrumb: { '@id': way?.['@id'] } });
  expect(page?.mainEntity).toEqual({ '@id': list?.['@id'] });
  expect(list).toMatchObject({ name: heading, numberOfItems: count });
  const steps = itemsOf(way);
  const entries = itemsOf(list);
  expect(steps).toHaveLength(crumbs);
  expect(entries).toHaveLength(Math.min(pageSize, count));
  for (const items of [steps, entries]) {
    expect(items.map(({ position }) => position)).toEqual(items.map((_, index) => index + 1));
    for (const { name, item, url: address } of items) {
      expect(name).toMatch(/\S/);
      expect(item ?? address).toMatch(new RegExp(`^${portal.url}/`));
    }
  }
  expect(steps.at(-1)?.item).toBe(url);
}

interface ListItem {
  readonly position: number;
  readonly name: string;
  readonly item?: string;
  readonly url?: string;
}

function ofKind(structured: readonly StructuredData[], kind: string): StructuredData | undefined {
  return structured.find((entry) => entry['@type'] === kind);
}

function itemsOf(list: StructuredData | undefined): readonly ListItem[] {
  return Array.isArray(list?.itemListElement) ? list.itemListElement : [];
}

test('[R001] [B104] the home page names the site and how to search it', async () => {
  const { status, facts } = await factsOf(routes.home.href());
  expect(status).toBe(200);
  await expectKept(routes.home.href());
  expect(facts).toMatchObject({ canonical: [`${portal.url}/`], robots: ['index,follow'] });
  expect(facts.h1).toHaveLength(1);
  expect(facts.description).toMatch(/\S.{40}/);
  const site = ofKind(facts.structured, 'WebSite');
  expect(site).toMatchObject({ url: portal.url, inLanguage: 'es-CO', potentialAction: { '@type': 'SearchAction' } });
  const target = /"target":"([^"]+)"/.exec(JSON.stringify(site))?.[1] ?? '';
  const found = await factsOf(target.replace('{search_term_string}', 'Suba').replace(portal.url, ''));
  expect(found.status).toBe(200);
  expect(found.facts.cards).toBeGreaterThan(0);
});

const besideListings = [
  { key: 'projectsMap', path: routes.projectsMap.href(), h1: /^Mapa de proyectos$/, robots: 'index,follow' },
  {
    key: 'searchForYouByRegion',
    path: routes.searchForYouByRegion.href({ region: 'caribe' }),
    h1: /vivienda nueva en el Caribe/,
    robots: 'index,follow',
  },
  { key: 'searchForYouAbroad', path: routes.searchForYouAbroad.href(), h1: /en el exterior/, robots: 'index,follow' },
  { key: 'searchForYouThanks', path: routes.searchForYouThanks.href(), h1: /buscando por ti/, robots: 'noindex' },
  {
    key: 'searchForYouAbroadThanks',
    path: routes.searchForYouAbroadThanks.href(),
    h1: /buscando por ti/,
    robots: 'noindex',
  },
] as const;

test('[R064] [R072] [R073] [R074] [R075] the map and the pages that search for people say what they are; thanks are not indexed', async () => {
  test.slow();
  for (const { path, h1, robots } of besideListings) {
    const { status, facts } = await factsOf(path);
    expect.soft(status, path).toBe(200);
    expect.soft(facts, path).toMatchObject({ canonical: [`${portal.url}${path}`], robots: [robots] });
    expect.soft(facts.h1, path).toEqual([expect.stringMatching(h1)]);
    expect.soft(facts.title, path).toMatch(/\w{5}/);
    expect.soft(facts.description, path).toMatch(/\w{5}/);
    expect.soft(facts.text, path).not.toMatch(programWords);
  }
  const elsewhere = await factsOf(routes.searchForYouByRegion.href({ region: 'atlantida' }));
  expect(elsewhere.status).toBe(404);
});

test.describe('what a listing address names wrongly', () => {
  const cases: readonly (readonly [string, string])[] = [
    ['/proyectos-vivienda/atlantida', 'Ciudad no encontrada'],
    ['/proyectos-vivienda/bogota/atlantida', 'Zona no encontrada'],
    ['/proyectos-vivienda/cali/usaquen', 'Zona no encontrada'],
    ['/proyectos-vivienda/bogota/suba/castillo', 'Inmueble no encontrado'],
    ['/proyectos-vivienda/departamento/atlantida', 'Departamento no encontrado'],
    ['/proyectos-vivienda/region/atlantida', 'Región no encontrada'],
    ['/proyectos-vivienda/region/caribe/castillo', 'Inmueble no encontrado'],
    ['/vivienda-de-interes-social/atlantida', 'Ciudad no encontrada'],
    ['/vivienda-de-interes-social/bogota/atlantida', 'Zona no encontrada'],
    ['/vivienda-de-interes-social/departamento/atlantida', 'Departamento no encontrado'],
    ['/proyectos-gold/bogota/zona-general/castillo', 'Inmueble no encontrado'],
    ['/proyectos-superior-a-vis/atlantida', 'Ciudad no encontrada'],
    ['/proyectos-vacacionales/atlantida', 'Ciudad no encontrada'],
    ['/proyectos-vacacionales/cartagena/castillo', 'Inmueble no encontrado'],
    ['/proyectos-en-el-exterior/atlantida', 'País no encontrado'],
    ['/proyectos-en-el-exterior/colombia', 'País no encontrado'],
    ['/proyectos-en-el-exterior/panama/atlantida', 'Ciudad no encontrada'],
    ['/proyectos-en-el-exterior/panama/miami', 'Ciudad no encontrada'],
    ['/proyectos-barrios/atlantida', 'Ciudad no encontrada'],
    ['/proyectos-barrios/bogota/atlantida', 'Barrio no encontrado'],
    ['/tour360/atlantida', 'Ciudad no encontrada'],
    ['/umbraltv/atlantida', 'Ciudad no encontrada'],
    ['/umbraltv/bogota/atlantida', 'Zona no encontrada'],
  ];
  test('[B005] [R047] [R049] [R050] [R051] [R052] [R053] [R055] [R056] [R057] [R059] [R061] [R062] [R070] [R071] [M022] [M023] [M024] is a 404 that says which part', async () => {
    for (const [path, heading] of cases) {
      const { status, headers, facts } = await factsOf(path);
      expect.soft(status, path).toBe(404);
      expect.soft(facts.h1, path).toEqual([heading]);
      expect.soft(facts.title, path).toBe(heading);
      expect.soft(facts.robots.join(), path).toMatch(/^noindex/);
      expect.soft(headers['cache-control'], path).not.toContain('86400');
      expect.soft(facts.text, path).toMatch(/Ver proyectos|Ir a Umbral TV/);
    }
  });

  test('[B006] [M025] a path made of a value that was not there is an invalid route', async () => {
    for (const path of ['/proyectos-vivienda/undefined', '/umbraltv/bogota/undefined', '/proyectos-gold/UNDEFINED/x']) {
      const answer = await fetch(`${portal.url}${path}`);
      expect.soft(answer.status, path).toBe(404);
      expect.soft(await answer.text(), path).toContain('Ruta inválida');
    }
  });
});

test.describe('pages of a listing', () => {
  test('[B008] [B040] lead to one another, the last one to nowhere; past it there is none', async ({ places }) => {
    const path = routes.housing.href({ city: places.housing.city });
    const first = (await factsOf(path)).facts;
    const last = Math.ceil(countIn(first.headingBlock) / pageSize);
    expect(last).toBeGreaterThan(2);
    const second = (await factsOf(`${path}?page=2`)).facts;
    expect(second).toMatchObject({
      canonical: [`${portal.url}${path}?page=2`],
      previous: `${portal.url}${path}`,
      next: `${portal.url}${path}?page=3`,
      robots: ['index,follow'],
      cards: pageSize,
    });
    expect(second.title).toBe(`${first.h1[0]}, página 2 | Umbral`);
    expect(second.description).toContain('página 2');
    expect(itemsOf(ofKind(second.structured, 'ItemList'))[0]?.position).toBe(pageSize + 1);
    const end = (await factsOf(`${path}?page=${last}`)).facts;
    expect(end.next).toBeUndefined();
    expect(end.cards).toBeGreaterThan(0);
    for (const page of [last + 1, 9999, '99999999999999999999']) {
      expect.soft((await factsOf(`${path}?page=${page}`)).status, `page ${page}`).toBe(404);
    }
  });

  test('[B008] a page number that counts nothing is the first page', async () => {
    const path = routes.housing.href({ city: 'cali' });
    const { facts: first } = await factsOf(path);
    for (const page of ['0', '-1', 'NaN', '1.5', 'dos', '', '%00']) {
      const { status, facts } = await factsOf(`${path}?page=${page}`);
      expect.soft(status, page).toBe(200);
      expect.soft(facts, page).toMatchObject({ title: first.title, canonical: first.canonical, cards: first.cards });
    }
  });
});

test('[B004] [B008] other spellings of a listing are redirected to it or name it as canonical', async () => {
  const canonical = '/proyectos-vivienda/bogota/suba';
  const redirected = [
    '/PROYECTOS-VIVIENDA/Bogota/SUBA',
    '/proyectos-vivienda/bogota/suba/',
    '//proyectos-vivienda//bogota/suba',
  ];
  for (const path of redirected) {
    const { status, headers } = await factsOf(path);
    expect.soft([status, headers.location], path).toEqual([301, canonical]);
  }
  const named = [
    '/proyectos-vivienda/bogot%C3%A1/suba',
    '/proyectos-vivienda/bogota/suba/tipo-general',
    '/proyectos-vivienda/bogota/suba/tipo-inmueble-general',
    '/proyectos-vivienda/bogota/suba?page=1',
    '/proyectos-vivienda/bogota/suba?nada=1&utm_source=x',
    '/proyectos-vivienda/bogota/suba?orden=precio&h=2',
    '/proyectos-vivienda/bogota/suba?h=2&orden=precio',
    '/proyectos-vivienda?zona=suba&ciudad=bogota',
  ];
  for (const path of named) {
    const { status, facts } = await factsOf(path);
    expect.soft([status, facts.canonical], path).toEqual([200, [`${portal.url}${canonical}`]]);
  }
  const variant = await factsOf('/proyectos-vivienda/bogota/suba?h=2');
  expect(variant.facts.robots, 'what is filtered is not indexed beside its listing').toEqual(['noindex,follow']);
});

test('[B009] rules of editors win over the canonical of a listing, the exact one over the prefix', async ({
  database,
}) => {
  test.slow();
  const rules = [
    ['/proyectos-vacacionales/santa-marta*', '/proyectos-vacacionales'],
    ['/proyectos-vacacionales/santa-marta', '/proyectos-vivienda/santa-marta'],
  ];
  for (const [from, to] of rules) {
    await database.rows('insert into canonical_rule (from_path, canonical) values ($1, $2)', from, to);
  }
  const shell = await startOwnShell({ artifactsDir: copyReleases() });
  try {
    const canonicalOf = async (path: string) =>
      readHtmlFacts(await (await fetch(`${shell.url}${path}`)).text()).canonical.map((href) => new URL(href).pathname);
    await expect
      .poll(() => canonicalOf(`/proyectos-vacacionales/santa-marta?n=${Math.random()}`))
      .toEqual(['/proyectos-vivienda/santa-marta']);
    expect(await canonicalOf('/proyectos-vacacionales/santa-marta/apartamento')).toEqual(['/proyectos-vacacionales']);
    expect(await canonicalOf('/proyectos-vacacionales/cartagena')).toEqual(['/proyectos-vacacionales/cartagena']);
  } finally {
    for (const [from] of rules) await database.rows('delete from canonical_rule where from_path = $1', from);
    await shell.stop();
  }
});

test('[R109] the sitemap lists the listings of every family, and only such as may be indexed', async ({ places }) => {
  test.slow();
  const xml = await (await fetch(`${portal.url}/sitemap.xml`)).text();
  const paths = [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = '']) => address.replace(portal.url, ''));
  const listed = new Set(paths);
  const indexed = listings.filter(({ robots }) => robots === undefined);
  expect(indexed.map((listing) => listing.path(places)).filter((path) => !listed.has(path))).toEqual([]);
  expect(paths.filter((path) => /-general(\/|$)|\/\d+-\d+$|\?/.test(path))).toEqual([]);
  const families = new Set(indexed.map((listing) => listing.path(places).split('/')[1]));
  const ofFamilies = paths.filter((path) => families.has(path.split('/')[1] ?? '') && path.split('/').length < 5);
  const some = ofFamilies.filter((_, index) => index % Math.ceil(ofFamilies.length / 30) === 0);
  for (const path of some) {
    const { status, facts } = await factsOf(path);
    expect
      .soft([path, status, facts.canonical, facts.robots])
      .toEqual([path, 200, [`${portal.url}${path}`], ['index,follow']]);
    expect.soft(facts.cards, path).toBeGreaterThan(0);
  }
});

/** One address of each route. */
const oneOfEach = [...byRoute.values()].flatMap((ofRoute) => ofRoute.filter(({ robots }) => !robots).slice(-1));

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });
  test.beforeEach(({ problems }) => problems.allow(/^request: csp GET .*\.js$/));

  test('[R047] [R059] [R071] a listing is read, walked up and leafed through', async ({ page, places }) => {
    await page.goto(routes.housing.href({ city: places.housing.city }));
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Vivienda nueva en ${places.housing.cityName}`);
    await expect(page.getByRole('main').getByRole('article')).toHaveCount(pageSize);
    await page.getByRole('link', { name: 'Página 2' }).click();
    await expect(page).toHaveURL(/\?page=2$/);
    await expect(page.getByRole('main').getByRole('article')).toHaveCount(pageSize);
    await page.getByRole('navigation', { name: 'Ruta de navegación' }).getByRole('link').nth(1).click();
    await expect(page).toHaveURL(/\/proyectos-vivienda$/);
    for (const key of ['abroad', 'tvByZone'] as const) {
      const listing = oneOfEach.find((one) => one.key === key);
      await page.goto(listing?.path(places) ?? '');
      const facts = await readDocumentFacts(page);
      expect(facts).toMatchObject({ owner: 'mf-search', layout: 'default', inlineStyles: 0 });
      await expect(page.getByRole('main').getByRole('article').first()).toBeVisible();
    }
  });
});

test.describe('hydrated', () => {
  for (const { key, path, h1 } of besideListings) {
    test(`[${routes[key].id}] ${key} comes alive without a complaint`, async ({ page }) => {
      await page.goto(path);
      await expectHydrated(page);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(h1);
    });
  }

  for (const listing of oneOfEach) {
    const { id } = routes[listing.key];
    test(`[${id}] ${listing.key} shows what the server sent, and nothing moves`, async ({ page, places }) => {
      const path = listing.path(places);
      const { facts } = await factsOf(path);
      const shifts = await watchShifts(page);
      await page.goto(path);
      await expectHydrated(page);
      await expect(page.getByRole('main').getByRole('article')).toHaveCount(facts.cards);
      const shown = await readDocumentFacts(page);
      expect(shown).toMatchObject({
        title: facts.title,
        description: facts.description,
        canonical: facts.canonical,
        robots: facts.robots,
        previous: facts.previous,
        next: facts.next,
        h1: facts.h1,
      });
      const crumbs = page.getByRole('navigation', { name: 'Ruta de navegación' }).getByRole('listitem');
      await expect(crumbs).toHaveText([...facts.crumbs]);
      await page.evaluate(() => document.fonts.ready);
      expect(await shifts(), 'layout shift').toBeLessThanOrEqual(0.02);
    });
  }
});
