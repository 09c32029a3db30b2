import { watchFarPlaces } from '../fixtures/far-places.ts';
import { expect, test } from '../fixtures/test.ts';
import { listingPage } from '../pages/listing-page.ts';
import { expectHydrated } from '../tasks/frame-tasks.ts';

test.describe('with a mouse on a wide screen', () => {
  test.use({ viewport: { width: 1440, height: 900 } });

  test('[B023, B028, B094] finds and filters: every choice counts at once, in the sheet and behind it', async ({
    page,
  }) => {
    const listing = listingPage(page);
    await page.goto('/proyectos-vivienda/bogota');
    await expectHydrated(page);

    await test.step("the price by its pill, in people's own words", async () => {
      await page.getByRole('button', { name: 'Precio', exact: true }).click();
      const pill = page.locator('[popover]:popover-open');
      await pill.getByLabel('Desde').fill('180M');
      await pill.getByLabel('Hasta').fill('450');
      await expect(pill.getByRole('slider', { name: 'Precio mínimo' })).toBeAttached();
      await pill.getByRole('button', { name: 'Aplicar' }).click();
      await expect(page).toHaveURL(/p=180M-450M/);
      await expect(listing.applied).toContainText('$ 180–450 M');
    });

    await test.step('rooms and a switch in the sheet; the button says how many', async () => {
      await listing.openFilters.click();
      const rooms = listing.filters.getByRole('group', { name: 'Habitaciones' });
      await rooms.getByRole('radio', { name: /^2\+/ }).check({ force: true });
      await expect(page).toHaveURL(/h=2%2B/);
      const count = page.getByRole('heading', { level: 1 }).locator('xpath=following-sibling::p').first();
      await expect(async () =>
        expect(await listing.search.innerText()).toBe(`Ver ${await count.innerText()}`),
      ).toPass();
      await listing.filters.getByRole('switch', { name: /^Recorrido virtual/ }).check();
      await expect(page).toHaveURL(/360=1/);
      await listing.search.click();
      await expect(listing.filters).toBeHidden();
      await expect(listing.applied).toContainText('2+ hab');
    });

    await test.step('the device remembers the filters of this section', async () => {
      const stored = () => page.evaluate(() => localStorage.getItem('projectFiltersLocal'));
      await expect.poll(stored).toContain('"room":"2+"');
    });

    await test.step('clearing resets everything and can be undone', async () => {
      await listing.applied.getByRole('link', { name: 'Limpiar filtros' }).click();
      await expect(page).toHaveURL(/\/proyectos-vivienda$/);
      await expect.poll(() => page.evaluate(() => localStorage.getItem('projectFiltersLocal'))).toBeNull();
      await page.getByRole('main').getByRole('link', { name: 'Deshacer' }).click();
      await expect(page).toHaveURL(/bogota\?.*360=1/);
      await expect(listing.applied).toContainText('2+ hab');
    });
  });

  test('[B028, B040] the first change of a visit waits for one question to the index, and for no code', async ({
    page,
  }) => {
    await page.goto('/proyectos-vivienda/bogota');
    await expectHydrated(page);
    const code = page.waitForResponse(/\/listing-queries\b.*\.js$/);
    const forms = page.waitForResponse(/\/filter-forms\b.*\.js$/);
    await page.getByRole('button', { name: 'Estado', exact: true }).click();
    await Promise.all([code, forms]);
    const asked: string[] = [];
    page.on('request', (request) => asked.push(new URL(request.url()).pathname));
    await page.locator('[popover]:popover-open').getByRole('link').first().click();
    await expect(listingPage(page).applied).toBeVisible();
    const questions = asked.filter((path) => path.startsWith('/search/'));
    expect(questions).toHaveLength(1);
    const before = asked.slice(0, asked.indexOf(questions[0] ?? ''));
    // What comes early of another page, or of others in a quiet moment, is waited for by nobody.
    const ofThisPage = before.filter(
      (path) => /^\/r\/mf-search\/.*\.js$/.test(path) && !/\/(page-(?!listing)|remember-listing)/.test(path),
    );
    expect(ofThisPage).toEqual([]);
  });

  test('[B028] nothing asks a card far from sight for its place, whatever changes in the search', async ({ page }) => {
    const asked = await watchFarPlaces(page);
    const listing = listingPage(page);
    await page.goto('/proyectos-vivienda/bogota');
    await expectHydrated(page);
    const isDrawn = () =>
      listing.cards.last().evaluate((card) => card.checkVisibility({ contentVisibilityAuto: true }));
    expect(await isDrawn(), 'the last card is left out').toBe(false);
    await page.getByRole('button', { name: 'Precio', exact: true }).click();
    const pill = page.locator('[popover]:popover-open');
    await pill.getByLabel('Hasta').fill('900');
    await pill.getByRole('button', { name: 'Aplicar' }).click();
    await expect(page).toHaveURL(/p=/);
    await listing.openFilters.click();
    await listing.type.selectOption({ index: 1 });
    await expect(page).toHaveURL(/apartamento/);
    await listing.search.click();
    await expect(listing.filters).toBeHidden();
    // Beside the cards: a pointer that rests on one would fetch its page ahead.
    await page.mouse.move(2, 500);
    await page.mouse.wheel(0, 1200);
    await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(600);
    await listing.applied.getByRole('link', { name: /Apartamento/ }).click();
    await expect(page).not.toHaveURL(/apartamento/);
    await page.goBack();
    await expect(page).toHaveURL(/apartamento/);
    expect(await asked()).toEqual([]);
  });

  test('[B025, B026] a city that changes takes its zone away, says so, and gives it back', async ({ page }) => {
    const listing = listingPage(page);
    await page.goto('/proyectos-vivienda/bogota/suba');
    await expectHydrated(page);
    await listing.openFilters.click();
    const city = listing.filters.getByLabel('Ciudad');
    await city.selectOption('soacha');
    await expect(page).toHaveURL(/\/proyectos-vivienda\/soacha\?antes=/);
    const note = listing.filters.getByRole('status').filter({ hasText: 'ya no aplica' });
    await expect(note).toContainText('Zona: Suba ya no aplica');
    await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', /\/proyectos-vivienda\/soacha$/);
    await note.getByRole('link', { name: 'Deshacer' }).click();
    await expect(page).toHaveURL(/\/proyectos-vivienda\/bogota\/suba$/);
    await expect(listing.filters.getByLabel('Zona')).toHaveValue('suba');
  });
});

test.describe('with a place that the device tells', () => {
  test.use({
    viewport: { width: 1440, height: 900 },
    geolocation: { latitude: 4.651_234, longitude: -74.063_789 },
    permissions: ['geolocation'],
  });

  test('[B038, B039] searches around the visitor, at a press only, with a radius that can be said in numbers', async ({
    page,
  }) => {
    const listing = listingPage(page);
    await page.goto('/proyectos-vivienda');
    await expectHydrated(page);
    await listing.openFilters.click();
    await listing.filters.getByRole('button', { name: 'Buscar cerca de mí' }).click();
    await expect(page).toHaveURL(/cerca=4\.651%2C-74\.064%2C5/);
    await listing.filters.getByRole('textbox', { name: 'Radio' }).fill('8');
    await page.keyboard.press('Tab');
    await expect(page).toHaveURL(/cerca=4\.651%2C-74\.064%2C8/);
    // Switched off it goes away at once, before anybody could look whether it is off.
    await listing.filters.getByRole('switch', { name: /^A menos de 8 km/ }).click();
    await expect(page).toHaveURL(/\/proyectos-vivienda$/);
  });
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });
  test.beforeEach(({ problems }) => problems.allow(/^request: csp GET .*\.js$/));

  test('[B025, B032] the answer tells what was dropped and what was turned round', async ({ page }) => {
    const form = 'filtros=1&ciudad=soacha&zona=suba&antes=dep.cundinamarca_ciudad.bogota_zona.suba&pmin=600M&pmax=100M';
    await page.goto(`/proyectos-vivienda/bogota/suba?${form}`);
    const note = page.getByRole('main').getByRole('status').first();
    await expect(note).toContainText('Zona: Suba ya no aplica');
    await expect(note).toContainText('Este valor no puede ser mayor al rango máximo');
    await note.getByRole('link', { name: 'Deshacer' }).click();
    await expect(page).toHaveURL(/\/proyectos-vivienda\/bogota\/suba\?p=100M-600M$/);
  });
});

test.describe('with a thumb on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  test('[B020, M043, M047] the sheet opens from the bar, filters, and closes; the search follows the page', async ({
    page,
  }) => {
    const listing = listingPage(page);
    await page.goto('/proyectos-vivienda/cali');
    await expectHydrated(page);
    await listing.openFilters.tap();
    await expect(listing.filters.getByRole('heading', { name: 'Filtra y encuentra' })).toBeVisible();
    await listing.type.selectOption('apartamento');
    await expect(page).toHaveURL(/cali\/zona-general\/apartamento/);
    await expect(listing.search).toHaveText(/^Ver [\d.]+ proyectos?$/);
    await listing.search.tap();
    await expect(listing.filters).toBeHidden();
    await expect(listing.heading).toHaveText('Apartamentos nuevos en Cali');

    const fixed = page.getByRole('banner').getByRole('button', { name: 'Buscador', exact: true });
    await expect(fixed).toBeHidden();
    await page.evaluate(() => window.scrollTo(0, 400));
    await expect(fixed).toBeVisible();
    // It stands on the header: nothing of the page lies under it.
    const [button, header] = await Promise.all([fixed.boundingBox(), page.getByRole('banner').boundingBox()]);
    expect((button?.y ?? 0) + (button?.height ?? 999)).toBeLessThanOrEqual((header?.y ?? 0) + (header?.height ?? 0));
    await fixed.tap();
    await expect(page.getByRole('button', { name: 'Cerrar buscador' })).toBeVisible();
    await expect(fixed).toBeHidden();
  });
});

test.describe('with the keyboard alone', () => {
  test.use({ viewport: { width: 1440, height: 900 } });

  test('[B028] opens the sheet, chooses, closes with Escape, and the focus is where it was', async ({ page }) => {
    const listing = listingPage(page);
    await page.goto('/proyectos-vivienda/bogota');
    await expectHydrated(page);
    await listing.openFilters.focus();
    await page.keyboard.press('Enter');
    await expect(listing.filters).toBeVisible();
    const choice = listing.filters.getByRole('switch', { name: /^Recorrido virtual/ });
    await expect(choice).toBeEnabled();
    await choice.focus();
    await page.keyboard.press('Space');
    await expect(page).toHaveURL(/360=1/);
    await page.keyboard.press('Escape');
    await expect(listing.filters).toBeHidden();
    await expect(listing.openFilters).toBeFocused();
  });
});
