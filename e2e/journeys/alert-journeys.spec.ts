import { routes } from '@umbral/domain/routes/table.ts';
import type { Database } from '../fixtures/database.ts';
import type { Person } from '../fixtures/person.ts';
import { expect, test } from '../fixtures/test.ts';
import { alertModal } from '../pages/alert-modal.ts';
import { leadForm } from '../pages/lead-form.ts';
import { listingPage } from '../pages/listing-page.ts';
import { confirmAlert, saveAlert } from '../tasks/alert-tasks.ts';
import { expectHydrated } from '../tasks/frame-tasks.ts';
import { sendLead } from '../tasks/lead-tasks.ts';

interface AlertRow {
  readonly filters: object;
  readonly frequency: string;
  readonly is_confirmed: boolean;
}

function alertsOf({ rows }: Database, { email }: Person) {
  return rows<AlertRow>(
    'select filters, frequency, confirmed_at is not null as is_confirmed from alert where lower(email) = $1',
    email,
  );
}

function leadsOf({ rows }: Database, { email }: Person) {
  return rows<{ form: string; fields: object; relay_state: string }>(
    'select form, fields, relay_state from lead where lower(email) = $1',
    email,
  );
}

/** A search that finds homes, with one filter that nothing fulfils on top. */
const search = `${routes.housing.href({ city: 'bogota' })}?p=150M-900M&h=2%2B`;
const emptySearch = `${routes.housing.href({ city: 'bogota' })}?p=-11M`;

test.describe('an alert', () => {
  test('[C120, M044, M058, M059] is saved by a visitor from the heading, previewed, and confirmed by mail', async ({
    page,
    stranger,
    database,
  }) => {
    await page.goto(search);
    await expectHydrated(page);
    await page.getByRole('main').getByRole('link', { name: 'Crear alerta' }).first().click();
    const modal = alertModal(page);
    await expect(modal.watched).toHaveText(['Bogotá', '$ 150–900 M', '2+ hab']);
    await expect(modal.preview).toBeVisible();
    await modal.save.click();
    await expect(modal.dialog.getByText('El campo es obligatorio')).toBeVisible();
    await expect(modal.email).toBeFocused();
    await modal.frequency('Cada día').check();
    await saveAlert(page, stranger);
    expect(await alertsOf(database, stranger)).toEqual([
      {
        filters: { country: 'CO', city: 'bogota', room: '2+', priceRange: [150_000_000, 900_000_000] },
        frequency: 'daily',
        is_confirmed: false,
      },
    ]);
    await confirmAlert(page, stranger);
    expect(await alertsOf(database, stranger)).toMatchObject([{ is_confirmed: true }]);
  });

  test('[C120, M044] is saved from the filter sheet', async ({ page, stranger, database }) => {
    await page.goto(search);
    await expectHydrated(page);
    const { openFilters, filters } = listingPage(page);
    await openFilters.first().click();
    await filters.getByRole('link', { name: 'Crear alerta' }).click();
    await expect(filters).toBeHidden();
    await saveAlert(page, stranger);
    expect(await alertsOf(database, stranger)).toHaveLength(1);
  });

  test('[C120] is offered where nothing was found', async ({ page, stranger, database }) => {
    await page.goto(emptySearch);
    await expectHydrated(page);
    const results = page.getByRole('region', { name: 'Resultados' });
    await results.getByRole('link', { name: 'Crear alerta' }).click();
    await expect(alertModal(page).preview).toHaveText('Esta semana no habrías recibido ninguno');
    await saveAlert(page, stranger);
    expect(await alertsOf(database, stranger)).toMatchObject([{ filters: { priceRange: [null, 11_000_000] } }]);
  });

  test('[C120] keeps what was typed when the connection is lost, and is saved once it is back', async ({
    page,
    stranger,
    database,
    problems,
  }) => {
    problems.allow(/save\/alerts/, /ERR_FAILED|net::/);
    await page.goto(search);
    await expectHydrated(page);
    await page.getByRole('main').getByRole('link', { name: 'Crear alerta' }).first().click();
    const modal = alertModal(page);
    await page.route('**/api/users/save/alerts', (route) => route.abort());
    await modal.email.fill(stranger.email);
    await modal.consent.check();
    const failed = page.getByText('Ocurrió un error. Intenta de nuevo en un momento.');
    await Promise.all([expect(failed).toBeVisible(), modal.save.click()]);
    await expect(modal.email).toHaveValue(stranger.email);
    await page.unroute('**/api/users/save/alerts');
    await saveAlert(page, stranger);
    expect(await alertsOf(database, stranger)).toHaveLength(1);
  });
});

test.describe('an alert on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('[C120, M044] is saved from the bar at the foot', async ({ page, stranger, database }) => {
    await page.goto(search);
    await expectHydrated(page);
    await page.getByRole('link', { name: 'Crear alerta' }).locator('visible=true').click();
    await saveAlert(page, stranger);
    expect(await alertsOf(database, stranger)).toHaveLength(1);
  });
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });
  // Without JavaScript the browser takes no scripts, preloaded ones neither.
  test.beforeEach(({ problems }) => problems.allow(/^request: csp GET .*\.js$/));

  test('[C120] an alert is saved by a page with a form', async ({ page, stranger, database }) => {
    await page.goto(search);
    await page.getByRole('main').getByRole('link', { name: 'Crear alerta' }).first().click();
    await expect(page.getByRole('heading', { name: 'Crea una alerta' })).toBeVisible();
    await page.getByLabel('Correo electrónico').fill(stranger.email);
    await page.getByRole('checkbox').check();
    await page.getByRole('button', { name: 'Guarda tu alerta' }).click();
    await expect(page.getByRole('heading', { name: 'Guardamos tu alerta' })).toBeVisible();
    expect(await alertsOf(database, stranger)).toMatchObject([{ filters: { city: 'bogota', room: '2+' } }]);
    await page.getByRole('link', { name: 'Volver a la búsqueda' }).click();
    await expect(page).toHaveURL(search);
  });

  test('[B070, R072, R073, C161] a lead of the Caribe is posted by the browser itself', async ({
    page,
    stranger,
    database,
  }) => {
    await page.goto(routes.searchForYouByRegion.href({ region: 'caribe' }));
    await sendLead(page, stranger, 'Otra ciudad');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('¡Gracias! Ya estamos buscando por ti');
    expect(await leadsOf(database, stranger)).toMatchObject([{ form: 'buscamos-por-ti-caribe' }]);
  });
});

test.describe('buscamos por ti', () => {
  test('[R072, R073, B065, B070, C161] a lead of the Caribe carries its campaign and ends at the thanks', async ({
    page,
    stranger,
    database,
  }) => {
    await page.goto(`${routes.searchForYouByRegion.href({ region: 'caribe' })}?utm_source=google&utm_medium=cpc`);
    await expectHydrated(page);
    const form = leadForm(page);
    await form.send.click();
    await expect(page.getByText('El campo es obligatorio')).toHaveCount(5);
    await expect(form.name).toBeFocused();
    const cities = form.interest.getByRole('option');
    const city = await cities.nth(1).innerText();
    await sendLead(page, stranger, city);
    await expect(page).toHaveURL(`${routes.searchForYouThanks.href()}?region=caribe`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('¡Gracias! Ya estamos buscando por ti');
    expect(await leadsOf(database, stranger)).toMatchObject([
      {
        form: 'buscamos-por-ti-caribe',
        fields: { interest_city: city, home_city: 'Bogotá', utm_source: 'google', utm_medium: 'cpc' },
      },
    ]);
  });

  test('[R074, R075, C161] a lead abroad names a country and ends at its own thanks', async ({
    page,
    stranger,
    database,
  }) => {
    await page.goto(routes.searchForYouAbroad.href());
    await expectHydrated(page);
    await sendLead(page, stranger, 'Panamá');
    await expect(page).toHaveURL(routes.searchForYouAbroadThanks.href());
    expect(await leadsOf(database, stranger)).toMatchObject([{ fields: { interest_city: 'Panamá' } }]);
  });

  test('[R072] a region that does not exist is not found', async ({ page, problems }) => {
    problems.allow(/status of 404/);
    const response = await page.goto(routes.searchForYouByRegion.href({ region: 'amazonia' }));
    expect(response?.status()).toBe(404);
    await expect(page.getByText('¡Oh no!')).toBeVisible();
  });
});

test.describe('what is looked for', () => {
  const filtersOf = ({ rows }: Database, key: string) =>
    rows<{ filters: object }>('select filters from tracking_visit where key = $1', key);

  test('[B028, B092, C127] is told after a change of the filters, under a key that stays a day', async ({
    page,
    context,
    database,
  }) => {
    await page.goto(routes.housing.href({ city: 'bogota' }));
    await expectHydrated(page);
    const told = page.waitForResponse(/save\/tracking/);
    await page.getByRole('navigation', { name: 'Búsquedas populares' }).getByRole('link').first().click();
    expect((await told).status()).toBe(200);
    const keyOf = async () => (await context.cookies()).find(({ name }) => name === 'trackingId');
    await expect.poll(keyOf).toBeDefined();
    const cookie = await keyOf();
    expect((cookie?.expires ?? 0) - Date.now() / 1000).toBeLessThanOrEqual(86_400);
    const [visit] = await filtersOf(database, cookie?.value ?? '');
    expect(visit?.filters).toMatchObject({ city: 'bogota' });
    await database.rows('delete from tracking_visit where key = $1', cookie?.value ?? '');
  });

  test.describe('by somebody who has not agreed', () => {
    test.use({ isFirstVisit: true });

    test('[B094] is told to nobody', async ({ page, context }) => {
      const told: string[] = [];
      page.on('request', (request) => {
        if (request.url().includes('/tracking')) told.push(request.url());
      });
      await page.goto(routes.housing.href({ city: 'bogota' }));
      await expectHydrated(page);
      await page.getByRole('navigation', { name: 'Búsquedas populares' }).getByRole('link').first().click();
      await expect(page).not.toHaveURL(routes.housing.href({ city: 'bogota' }));
      // Leaving would tell what still waits.
      await page.goto(routes.aboutUs.href());
      expect(told).toEqual([]);
      expect((await context.cookies()).map(({ name }) => name)).not.toContain('trackingId');
    });
  });
});
