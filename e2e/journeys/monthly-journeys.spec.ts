import type { Page } from '@playwright/test';
import { localKeys } from '@umbral/domain/storage/storage-keys.ts';
import { expect, test } from '../fixtures/test.ts';
import { listingPage } from '../pages/listing-page.ts';
import { expectHydrated } from '../tasks/frame-tasks.ts';

const income = '7.654.321';
const savings = '41.000.000';

const assistant = (page: Page) => {
  const dialog = page.getByRole('dialog', { name: '¿Cuánto puedo pagar?' });
  return {
    dialog,
    income: dialog.getByLabel('Ingresos del hogar al mes'),
    savings: dialog.getByLabel('Ahorros para la cuota inicial'),
    countSavings: dialog.getByRole('switch', { name: /^Contar mis ahorros/ }),
    show: dialog.getByRole('link', { name: /^Ver (los|el) / }),
  };
};

const secrets = /7654321|7\.654\.321/;

test.describe('on a wide screen', () => {
  test.use({ viewport: { width: 1440, height: 900 } });

  test('[B028, B088, B094] by what a family can pay, with its savings, in the order of the payment', async ({
    page,
  }) => {
    const listing = listingPage(page);
    const requests: string[] = [];
    page.on('request', (request) => requests.push(`${request.url()} ${request.postData() ?? ''}`));
    await page.goto('/proyectos-vivienda/bogota');
    await expectHydrated(page);

    await test.step('the assistant proposes two numbers out of an income that stays on the device', async () => {
      await page.getByRole('button', { name: 'Cuota', exact: true }).click();
      await page.locator('[popover]:popover-open').getByRole('button', { name: '¿Cuánto puedo pagar?' }).click();
      const own = assistant(page);
      await own.income.fill(income);
      await own.savings.fill(savings);
      await own.countSavings.check();
      await expect(own.dialog).toContainText('$ 2.290.000 al mes');
      await expect(own.show).toHaveText(/^Ver los [\d.]+ proyectos que caben$/);
      const promised = /[\d.]+/.exec(await own.show.innerText())?.[0];
      await own.show.click();
      await expect(page).toHaveURL(/\/bogota\?cuota=2290000-2290000&aporte=41M$/);
      await expect(own.dialog).toBeHidden();
      await expect(page.getByText(`${promised} proyectos`, { exact: true }).first()).toBeVisible();
    });

    await test.step('chips say what is asked for; cards what each month costs', async () => {
      for (const chip of ['Hasta $ 2,29 M al mes en obra', 'Con $ 41 M ahorrados', 'Hasta $ 2,29 M al mes al banco']) {
        await expect(listing.applied).toContainText(chip);
      }
      await expect(listing.cards.first()).toContainText(/cuota del crédito aprox\. \$ [\d.]+/i);
      await expect(listing.cards.filter({ hasText: /\$ [\d.]+ en obra/ }).first()).toBeVisible();
    });

    await test.step('the lowest payment comes first', async () => {
      await page.getByRole('button', { name: /^Orden/ }).click();
      await page.getByRole('link', { name: 'Menor cuota mensual' }).click();
      await expect(page).toHaveURL(/orden=cuota/);
      const fees = async () =>
        (await listing.cards.getByText(/^cuota del crédito aprox\./).allTextContents()).map((text) =>
          Number(/cuota del crédito aprox\. \$ ([\d.]+)/i.exec(text)?.[1]?.replaceAll('.', '')),
        );
      await expect.poll(async () => isAscending(await fees())).toBe(true);
      expect(Math.max(...(await fees()))).toBeLessThanOrEqual(2_290_000);
    });

    await test.step('it is all there after a reload, and the income was never sent', async () => {
      await page.reload();
      await expect(page).toHaveURL(/cuota=2290000-2290000&aporte=41M&orden=cuota$/);
      await expect(listing.applied).toContainText('Con $ 41 M ahorrados');
      expect(page.url()).not.toMatch(secrets);
      expect(requests.filter((request) => secrets.test(request))).toEqual([]);
      expect(await page.evaluate((key) => localStorage.getItem(key), localKeys.budget)).toContain('7654321');
    });

    await test.step('without the payments of the works the savings go too', async () => {
      await listing.applied.getByRole('link', { name: /2,29 M al mes en obra/ }).click();
      await expect(page).toHaveURL(/cuota=-2290000&orden=cuota$/);
    });
  });
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });
  // Without JavaScript the browser takes no scripts, preloaded ones neither.
  test.beforeEach(({ problems }) => problems.allow(/^request: csp GET .*\.js$/));

  test('[B028] the two numbers are a form like any other', async ({ page }) => {
    const listing = listingPage(page);
    await page.goto('/proyectos-vivienda/bogota');
    await listing.openFilters.first().click();
    await listing.filters.getByRole('link', { name: 'Ver todos los filtros en su página' }).click();
    await listing.filters.getByLabel('Durante la obra, al mes').fill('1,5');
    await listing.filters.getByLabel('Después, al mes').fill('2.500.000');
    await listing.filters.getByLabel('Ahorros para la cuota inicial').fill('30');
    await listing.search.click();
    await expect(page).toHaveURL(/\/bogota\?cuota=1500000-2500000&aporte=30M$/);
    await expect(listing.applied).toContainText('Hasta $ 1,5 M al mes en obra');
  });
});

test('[R001] on a phone: the home page says how many homes fit', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/');
  await expectHydrated(page);
  const band = page.getByRole('region', { name: '¿Cuánto puedo pagar?' });
  await band.scrollIntoViewIfNeeded();
  await band.getByLabel('Ingresos del hogar al mes').fill(income);
  await expect(band).toContainText(/Vivienda hasta \$ [\d.]+/);
  const way = band.getByRole('link', { name: /^Ver los [\d.]+ proyectos que caben$/ });
  await expect(way).toBeVisible();
  await way.click();
  await expect(page).toHaveURL(/\/proyectos-vivienda\?cuota=2290000-2290000$/);
  await expect(listingPage(page).cards.first()).toBeVisible();
});

function isAscending(values: readonly number[]): boolean {
  return values.length > 1 && values.every((value, index) => index === 0 || value >= (values[index - 1] ?? 0));
}
