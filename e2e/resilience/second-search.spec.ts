import { routes } from '@umbral/domain/routes/table.ts';
import { copyReleases } from '../fixtures/release.ts';
import { type SecondSearch, startSecondSearch } from '../fixtures/second-search.ts';
import { expect, test } from '../fixtures/test.ts';
import { listingPage } from '../pages/listing-page.ts';
import { expectHydrated } from '../tasks/frame-tasks.ts';

const cities = ['bogota', 'medellin', 'cali', 'barranquilla', 'cartagena'] as const;
/** A title that only the second search has. */
const title = 'Torre de otra parte';
const missing = /no están disponibles por un momento/;

test.describe('a search elsewhere', () => {
  test.describe.configure({ mode: 'default' });
  let search: SecondSearch;

  test.beforeAll(async () => {
    test.setTimeout(120_000);
    search = await startSecondSearch(title);
  });
  test.afterAll(() => search?.stop());

  test('[R047, B040] is asked by pages and browsers because the configuration names it', async ({ page, ownShell }) => {
    test.setTimeout(120_000);
    const shell = await ownShell({ artifactsDir: copyReleases(), env: search.shellEnv });
    const { cards, heading, openFilters, filters } = listingPage(page);
    const listing = `${shell.url}${routes.housing.href({ city: 'bogota' })}`;
    // A server that has only just started may be too busy to hear the index in time; then the database answers.
    await expect.poll(async () => (await fetch(listing)).text(), { timeout: 45_000 }).toContain(title);
    await page.goto(listing);
    await expect(heading).toHaveText('Vivienda nueva en Bogotá');
    await expect(cards.first()).toContainText(title);
    await expect(page.getByText(missing)).toBeHidden();
    await expectHydrated(page);
    await openFilters.click();
    await expect(filters.getByRole('button', { name: /^Ver \d/ })).toBeVisible();
  });

  test('that hangs keeps nobody waiting: lists are those of the database, and its own once it goes on', async ({
    ownShell,
  }) => {
    const shell = await ownShell({ artifactsDir: copyReleases(), env: search.shellEnv });
    const cold = async (city: string) => {
      const began = performance.now();
      const answer = await fetch(`${shell.url}${routes.housing.href({ city })}`);
      const html = await answer.text();
      const isOfDatabase = missing.test(html) && !html.includes(title);
      return { status: answer.status, isOfDatabase, ms: performance.now() - began };
    };
    search.hang();
    const pages = [];
    for (const city of cities) pages.push(await cold(city));
    expect(pages.map(({ status, isOfDatabase }) => [status, isOfDatabase])).toEqual(cities.map(() => [200, true]));
    expect(Math.min(...pages.map(({ ms }) => ms))).toBeLessThan(1000);
    search.goOn();
    await shell.purge();
    await expect.poll(async () => (await cold('bogota')).isOfDatabase, { timeout: 20_000 }).toBe(false);
  });
});
