import { routes } from '@umbral/domain/routes/table.ts';
import { readHtmlFacts } from '../fixtures/html-facts.ts';
import { portal } from '../fixtures/portal.ts';
import { copyReleases } from '../fixtures/release.ts';
import { factsOf } from '../fixtures/served-page.ts';
import { itemsOf, ofKind } from '../fixtures/structured-data.ts';
import { expect } from '../fixtures/test.ts';
import { countIn, pageSize, test } from './listing-test.ts';
import { listings } from './listings.ts';

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
  ownShell,
}) => {
  test.slow();
  // The shared portal may read these rules too and keep them for a while: they name listings that no other test opens.
  const zone = '/proyectos-vivienda/bogota/engativa';
  const rules = [
    [`${zone}/apart*`, zone],
    [`${zone}/apartamento`, '/proyectos-vivienda/bogota'],
  ];
  for (const [from, to] of rules) {
    await database.rows('insert into canonical_rule (from_path, canonical) values ($1, $2)', from, to);
  }
  const shell = await ownShell({ artifactsDir: copyReleases() });
  try {
    const canonicalOf = async (path: string) =>
      readHtmlFacts(await (await fetch(`${shell.url}${path}`)).text()).canonical.map((href) => new URL(href).pathname);
    await expect
      .poll(() => canonicalOf(`${zone}/apartamento?p=${Math.random()}`))
      .toEqual(['/proyectos-vivienda/bogota']);
    expect(await canonicalOf(`${zone}/apartaestudio`)).toEqual([zone]);
    expect(await canonicalOf(`${zone}/casa`)).toEqual([`${zone}/casa`]);
  } finally {
    for (const [from] of rules) await database.rows('delete from canonical_rule where from_path = $1', from);
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
