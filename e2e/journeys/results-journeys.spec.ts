import type { Page } from '@playwright/test';
import { localKeys } from '@umbral/domain/storage/storage-keys.ts';
import { nobody } from '../fixtures/own-shell.ts';
import { copyReleases } from '../fixtures/release.ts';
import { expect, test } from '../fixtures/test.ts';
import { listingPage } from '../pages/listing-page.ts';

const housing = '/proyectos-vivienda';
/** Nobody builds such a home. */
const impossible = `${housing}/bogota/suba?h=3&e=1&360=1`;

/** Its buttons need script: where they are, the cards are alive. */
const expectAliveCards = (page: Page) =>
  expect(
    page
      .getByRole('main')
      .getByRole('button', { name: /^No me interesa/ })
      .first(),
  ).toBeVisible();
const more = (page: Page) => page.getByRole('link', { name: 'Cargar más' });

test.describe('with a mouse on a wide screen', () => {
  test.use({ viewport: { width: 1440, height: 900 } });

  test('[B040] loads more, opens one, and comes back to the same cards at the same place', async ({ page }) => {
    const listing = listingPage(page);
    await page.goto(housing);
    await expectAliveCards(page);
    await expect(listing.cards).toHaveCount(24);
    const heading = await listing.heading.innerText();

    await more(page).click();
    await expect(listing.cards).toHaveCount(48);
    await expect(page).toHaveURL(/\?page=2$/);
    await expect(listing.cards.nth(24).getByRole('heading').getByRole('link')).toBeFocused();
    await expect(page.getByText(/^24 proyectos más\. Mostrando 1–48 de/)).toBeAttached();

    const liked = listing.cards.nth(30).getByRole('heading').getByRole('link');
    const title = await liked.innerText();
    await liked.scrollIntoViewIfNeeded();
    const before = await page.evaluate(() => scrollY);
    await liked.click();
    await expect(listing.heading).toContainText(title);
    await page.goBack();
    await expect(listing.heading).toHaveText(heading);
    await expect(listing.cards).toHaveCount(48);
    await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(before - 200);
  });

  test('[B045, B046] steps through the photos and chooses another area on the card', async ({ page }) => {
    const listing = listingPage(page);
    await page.goto(`${housing}?por=tipo`);
    await expectAliveCards(page);
    const card = listing.cards.first();
    await card.hover();
    await card.getByLabel('Imagen siguiente').click();
    await expect(card.getByText('2/3')).toBeVisible();
    const name = card.getByRole('heading').getByRole('link');
    const href = await name.getAttribute('href');
    await card
      .getByRole('list', { name: /^Otras áreas/ })
      .locator('a:not([aria-current])')
      .first()
      .click();
    await expect(name).not.toHaveAttribute('href', href ?? '');
    await expect(page).toHaveURL(new RegExp(`${housing}\\?por=tipo$`));
  });

  test('[B044] a search that fails says so and keeps what was there', async ({ page, problems }) => {
    problems.allow(/net::ERR_FAILED/, /^request: net::ERR_FAILED/);
    const listing = listingPage(page);
    await page.goto(housing);
    await expectAliveCards(page);
    // Neither the index nor, in its place, the database.
    const asked = /\/search\/|\/planta\/sin-indice/;
    await page.route(asked, (route) => route.abort());
    await more(page).click();
    // The toast goes after four seconds, the notice stays.
    await expect(page.getByRole('status', { name: 'Notificaciones' })).toContainText('No pudimos hacer la búsqueda');
    await expect(page.getByText(/^No pudimos cargar más\./)).toBeVisible();
    await expect(listing.cards).toHaveCount(24);
    await expect(page).toHaveURL(new RegExp(`${housing}$`));
    await page.unroute(asked);
    await page.getByRole('link', { name: 'Reintentar' }).click();
    await expect(listing.cards).toHaveCount(48);
  });

  test('chooses the table, orders it by its titles, and finds it again in the next search', async ({ page }) => {
    await page.goto(housing);
    await expectAliveCards(page);
    await page
      .getByRole('navigation', { name: 'Forma de ver los resultados' })
      .getByRole('link', { name: 'Tabla' })
      .click();
    await expect(page).toHaveURL(/vista=tabla/);
    const table = page.getByRole('table');
    await table.getByRole('columnheader', { name: 'Precio', exact: true }).getByRole('link').click();
    await expect(page).toHaveURL(/orden=precio&vista=tabla/);
    await expect(table.getByRole('columnheader', { name: 'Precio', exact: true })).toHaveAttribute(
      'aria-sort',
      'ascending',
    );
    await expect.poll(() => page.evaluate((key) => localStorage.getItem(key), localKeys.resultsView)).toBe('table');
  });
});

test.describe('by touch on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  test('[B094] hides what does not interest, changes its mind, and hides it for good', async ({ page }) => {
    const listing = listingPage(page);
    await page.goto(housing);
    await expectAliveCards(page);
    const first = listing.cards.first();
    const title = await first.getByRole('heading').innerText();
    await first.getByRole('button', { name: /^No me interesa/ }).tap();
    const undo = page.getByRole('button', { name: `Deshacer: volver a mostrar ${title}` });
    await expect(undo).toBeFocused();
    await expect(listing.cards).toHaveCount(23);
    await undo.tap();
    await expect(listing.cards).toHaveCount(24);
    await first.getByRole('button', { name: /^No me interesa/ }).tap();
    await page.reload();
    await expect(undo).toBeVisible();
    await page.getByRole('button', { name: 'Mostrar lo que ocultaste aquí' }).tap();
    await expect(listing.cards).toHaveCount(24);
  });
});

test.describe('by keyboard alone', () => {
  test('[M076] relaxes the one filter that gives most where nothing was found', async ({ page }) => {
    const listing = listingPage(page);
    await page.goto(impossible);
    await expect(page.locator('main:not([data-ssr])')).toBeVisible();
    await expect(
      page.getByRole('heading', {
        name: 'No se encontraron elementos. Considere cambiar la consulta de búsqueda.',
      }),
    ).toBeVisible();
    const ways = page.getByRole('navigation', { name: 'Quita un solo filtro' }).getByRole('link');
    const [, count = ''] = /: ([\d.]+) proyecto/.exec((await ways.first().getAttribute('aria-label')) ?? '') ?? [];
    expect(Number(count.replaceAll('.', ''))).toBeGreaterThan(0);
    await ways.first().focus();
    await page.keyboard.press('Enter');
    await expect(listing.heading).toBeFocused();
    await expect(page.getByRole('main')).toContainText(`${count} proyecto`);
    await expect(listing.cards.first()).toBeVisible();
  });
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });
  test.beforeEach(({ problems }) => problems.allow(/^request: csp GET .*\.js$/));

  test('[B040, M076] more, layouts, areas and ways out are links', async ({ page }) => {
    const listing = listingPage(page);
    await page.goto(housing);
    await more(page).click();
    await expect(page).toHaveURL(/\?page=2$/);
    await page.getByRole('link', { name: 'Tabla' }).click();
    await expect(page).toHaveURL(/vista=tabla&page=2$/);
    await expect(page.getByRole('table').getByRole('row')).toHaveCount(25);
    await page.goto(impossible);
    await page.getByRole('navigation', { name: 'Quita un solo filtro' }).getByRole('link').first().click();
    await expect(listing.cards.first()).toBeVisible();
  });

  test('[B044] a search that is away with the database answers 503 with a way to try again', async ({
    page,
    problems,
    ownShell,
  }) => {
    problems.allow(/status of 503/);
    const shell = await ownShell({ artifactsDir: copyReleases(), env: { SEARCH_URL: nobody, API_URL: nobody } });
    const answer = await page.goto(`${shell.url}${housing}`);
    expect(answer?.status()).toBe(503);
    const retry = page.getByRole('main').getByRole('link', { name: 'Reintentar' });
    // The remote's own page, or on a busy machine that of the shell.
    expect(['?', housing]).toContain(await retry.getAttribute('href'));
  });
});
