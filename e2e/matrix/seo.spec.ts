import { routes } from '@umbral/domain/routes/table.ts';
import { structuredFaults } from '@umbral/domain/testing/structured-faults.ts';
import { portal } from '../fixtures/portal.ts';
import { factsOf } from '../fixtures/served-page.ts';
import { seeded, signInDirectly } from '../fixtures/session.ts';
import { expect, test } from '../fixtures/test.ts';

test('[R110] [B012] robots.txt names the delay and the sitemap', async ({ request }) => {
  const answer = await request.get('/robots.txt');
  expect(answer.status()).toBe(200);
  const text = await answer.text();
  expect(text).toMatch(/^crawl-delay: 10$/im);
  expect(text).toContain(`${portal.url}/sitemap.xml`);
});

test('[R109] the sitemap lists what exists, and every kind of it answers', async ({ request, catalogue }) => {
  const answer = await request.get('/sitemap.xml');
  expect(answer.status()).toBe(200);
  expect(answer.headers()['content-type']).toMatch(/xml/);
  const addresses = [...(await answer.text()).matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = '']) => address);
  expect(new Set(addresses).size).toBe(addresses.length);
  const { plant, article, guide } = catalogue;
  const wanted = [
    plant.href,
    routes.builder.href({ builder: plant.builderSlug }),
    routes.articleInCategory.href({ category: article.category, id: article.slug }),
    routes.guide.href({ id: guide.slug }),
  ];
  expect(addresses).toEqual(expect.arrayContaining(wanted.map((path) => `${portal.url}${path}`)));
  const everyFew = addresses.filter((_, index) => index % Math.ceil(addresses.length / 12) === 0);
  for (const address of everyFew) expect.soft((await request.head(address)).status(), address).toBe(200);
});

test('[B011] anonymous pages may be kept, personal ones never', async ({ request, catalogue, context }) => {
  const kept = [routes.home.href(), routes.housing.href({ city: 'cali' }), catalogue.plant.href, routes.news.href()];
  for (const path of kept) {
    // The first answer fills the memory; a page without all its fragments would not be kept.
    await request.get(path);
    const headers = (await request.get(path)).headers();
    expect.soft(headers['cache-control'], path).toContain('public, max-age=3600, s-maxage=86400');
    expect.soft(headers['set-cookie'], path).toBeUndefined();
  }
  await signInDirectly(context, seeded.builder);
  for (const path of [routes.accountFavourites.href(), routes.builderUpdateProjects.href()]) {
    expect.soft((await context.request.get(path)).headers()['cache-control'], path).toBe('private, no-store');
  }
  const missing = await request.get('/nada');
  expect(missing.headers()['cache-control']).not.toContain('86400');
});

test('[B011] a page that is known is not sent again', async ({ request }) => {
  const { etag = '' } = (await request.get(routes.fairs.href())).headers();
  expect(etag).not.toBe('');
  const again = await request.get(routes.fairs.href(), { headers: { 'if-none-match': etag } });
  expect(again.status()).toBe(304);
});

test('security headers stand on every document, the same for everybody but for the hashes of its sheets', async ({
  request,
}) => {
  const policies = await Promise.all(
    ['/', routes.housing.href(), '/nada'].map(async (path) => {
      const headers = (await request.get(path)).headers();
      expect(headers['x-content-type-options']).toBe('nosniff');
      expect(headers['integrity-policy']).toContain('script');
      return headers['content-security-policy'];
    }),
  );
  const withoutSheets = policies.map((policy) => policy?.replaceAll(/ 'sha384-[\w+/=]+'/g, ''));
  expect(new Set(withoutSheets).size).toBe(1);
  expect(policies[0]).not.toMatch(/unsafe-inline|unsafe-eval/);
  expect(policies[0]).toMatch(/require-trusted-types-for 'script'/);
});

test('files of releases are immutable, packed, and nothing else is served from their folder', async ({ request }) => {
  const html = await (await request.get('/')).text();
  const [, script = ''] = /src="(\/r\/[^"]+\.js)"/.exec(html) ?? [];
  const file = await request.get(script, { headers: { 'accept-encoding': 'br' } });
  expect(file.headers()).toMatchObject({
    'cache-control': 'public, max-age=31536000, immutable',
    'content-encoding': 'br',
  });
  for (const path of ['../node/frame.cjs', '../manifest.json', '..%2Fnode%2Fframe.cjs', 'nada.js']) {
    const stolen = await request.get(script.replace(/[^/]+$/, path));
    expect.soft(stolen.status(), path).toBe(404);
  }
});

test.describe('head tags of listings', () => {
  test('[B008] pages of a listing lead to one another', async () => {
    const path = routes.housing.href({ city: 'bogota' });
    const { facts } = await factsOf(`${path}?page=2`);
    expect(facts.canonical).toEqual([`${portal.url}${path}?page=2`]);
    expect(facts.previous).toBe(`${portal.url}${path}`);
    expect(facts.next).toBe(`${portal.url}${path}?page=3`);
  });

  test('[B007] placeholders and ranges are not indexed', async () => {
    for (const path of [
      '/proyectos-vivienda/ciudad-general/zona-general/apartamento',
      '/proyectos-gold/bogota/zona-general/apartamento/300000000-500000000',
    ]) {
      expect.soft((await factsOf(path)).facts.robots, path).toEqual(['noindex,follow']);
    }
  });

  test('[B104] listing, plant, launch, project, builder and article tell machines what they are', async ({
    catalogue,
  }) => {
    const { plant, launch, development, article } = catalogue;
    const cases: readonly [string, readonly string[]][] = [
      [routes.housing.href({ city: 'bogota' }), ['BreadcrumbList', 'ItemList']],
      [plant.href, ['BreadcrumbList', 'RealEstateListing', 'Product']],
      [routes.builder.href({ builder: plant.builderSlug }), ['BreadcrumbList', 'Organization']],
      [routes.launches.href(), ['BreadcrumbList', 'ItemList']],
      [launch.href, ['BreadcrumbList', 'RealEstateListing']],
      [development.href, ['BreadcrumbList', 'RealEstateListing']],
      [routes.article.href({ id: article.slug }), ['BreadcrumbList', 'NewsArticle']],
    ];
    for (const [path, kinds] of cases) {
      const { structured, description } = (await factsOf(path)).facts;
      expect
        .soft(
          structured.flatMap((entry) => entry['@type']),
          path,
        )
        .toEqual(expect.arrayContaining([...kinds]));
      expect
        .soft(
          structured.flatMap((entry) => structuredFaults(entry)),
          path,
        )
        .toEqual([]);
      expect.soft(description, path).not.toBe('');
    }
  });
});

test('[B001] [B002] each currency has its own page, also from the memory of the server', async ({ request }) => {
  const path = routes.housing.href({ city: 'medellin' });
  const shown = async (currency: string) =>
    (await request.get(path, { headers: { cookie: `currency=${currency}` } })).text();
  for (const _ of ['drawn', 'remembered']) {
    expect(await shown('usd')).toMatch(/US\$\s?[\d.]+/);
    expect(await shown('eur')).toMatch(/€/);
    expect(await shown('cop')).toMatch(/\$\s?[\d.]{9,}/);
    expect(await shown('bitcoin')).toBe(await shown('cop'));
  }
});
