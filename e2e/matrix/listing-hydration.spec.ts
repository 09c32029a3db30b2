import { routes } from '@umbral/domain/routes/table.ts';
import { readDocumentFacts } from '../fixtures/document-facts.ts';
import { watchShifts } from '../fixtures/layout-shift.ts';
import { factsOf } from '../fixtures/served-page.ts';
import { expect } from '../fixtures/test.ts';
import { expectHydrated } from '../tasks/frame-tasks.ts';
import { besideListings } from './beside-listings.ts';
import { pageSize, test } from './listing-test.ts';
import { listings } from './listings.ts';

/** One address of each route. */
const oneOfEach = [...Map.groupBy(listings, ({ key }) => key).values()].flatMap((ofRoute) =>
  ofRoute.filter(({ robots }) => !robots).slice(-1),
);

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
