import { routes } from '@umbral/domain/routes/table.ts';
import { nobody } from '../fixtures/own-shell.ts';
import { copyReleases } from '../fixtures/release.ts';
import { expect, test } from '../fixtures/test.ts';
import { contactForm } from '../pages/contact-form.ts';
import { listingPage } from '../pages/listing-page.ts';
import { plantPage } from '../pages/plant-page.ts';
import { backOnline, contactBuilder, fillContact } from '../tasks/contact-tasks.ts';
import { expectHydrated, expectLiveFrame } from '../tasks/frame-tasks.ts';

test('without the API every page still has its frame and says that it is away', async ({
  page,
  problems,
  catalogue,
  ownShell,
}) => {
  problems.allow(/status of 50\d/, /ApiError|answered 50\d|could not be reached/);
  const shell = await ownShell({ artifactsDir: copyReleases(), env: { API_URL: nobody } });
  for (const path of [catalogue.plant.href, routes.news.href(), routes.builders.href()]) {
    const answer = await page.goto(`${shell.url}${path}`);
    expect.soft(answer?.status(), path).toBeGreaterThanOrEqual(500);
    await expect(page.getByRole('banner')).toBeVisible();
    await expect(page.getByRole('contentinfo')).toBeVisible();
    await expectLiveFrame(page);
  }
  expect((await page.request.get(`${shell.url}${routes.login.href()}`)).status()).toBe(200);
  expect((await page.request.get(`${shell.url}/nada`)).status()).toBe(404);
  expect(shell.isAlive()).toBe(true);
});

test('[R001, R047, B040] without the search the home and the lists are those of the database, and say what is missing', async ({
  page,
  problems,
  catalogue,
  ownShell,
}) => {
  problems.allow(/status of 50\d/, /could not be reached|Unreachable/);
  const shell = await ownShell({ artifactsDir: copyReleases(), env: { SEARCH_URL: nobody } });
  const { cards, heading } = listingPage(page);
  const missing = page.getByText(/no están disponibles por un momento/);
  const home = await page.goto(shell.url);
  expect([home?.status(), home?.headers()['cache-control']]).toEqual([200, 'no-cache']);
  await expect(missing).toBeVisible();
  const listing = await page.goto(`${shell.url}${routes.housing.href({ city: 'bogota' })}`);
  expect([listing?.status(), listing?.headers()['cache-control']]).toEqual([200, 'no-cache']);
  await expect(heading).toHaveText('Vivienda nueva en Bogotá');
  await expect(missing).toBeVisible();
  await expect(cards).toHaveCount(24);
  await expectHydrated(page);
  await page.getByRole('link', { name: 'Cargar más' }).click();
  await expect(cards).toHaveCount(48);
  for (const path of [catalogue.plant.href, routes.news.href()]) {
    // A server that has only just started may be too busy for the moment.
    await expect
      .poll(async () => (await page.request.get(`${shell.url}${path}`)).status(), { message: path })
      .toBe(200);
  }
});

test('[B064] a form that could not be sent keeps what was written and can be sent again', async ({
  page,
  problems,
  catalogue,
  stranger,
  database,
}) => {
  problems.allow(/^request: net::ERR_FAILED/, /net::ERR_FAILED/);
  await page.goto(catalogue.plant.href);
  await expectHydrated(page);
  await page.route('**/api/contactos', (route) => route.abort());
  const form = contactForm(page);
  await fillContact(page, stranger);
  await form.send.click();
  await expect(form.kept).toBeVisible();
  await page.unroute('**/api/contactos');
  await backOnline(page);
  await expect(form.sent).toBeVisible();
  expect(await database.rows('select id from contact where lower(email) = $1', stranger.email)).toHaveLength(1);
});

test('[B058] [B061] a form that is sent twice at once counts once, and once a day', async ({
  page,
  catalogue,
  stranger,
  database,
}) => {
  await page.goto(catalogue.plant.href);
  await expectHydrated(page);
  await fillContact(page, stranger);
  await contactForm(page).send.dblclick();
  await expect(page.getByText('Tus datos se han enviado correctamente').first()).toBeVisible();
  const contacts = () => database.rows('select id from contact where lower(email) = $1', stranger.email);
  expect(await contacts()).toHaveLength(1);
  await page.getByRole('button', { name: 'Enviar otra solicitud' }).click();
  await fillContact(page, stranger);
  await contactForm(page).send.click();
  await expect(
    page.getByText('Solo puedes registrarte en una tipología por día. Intenta nuevamente mañana.').first(),
  ).toBeVisible();
  expect(await contacts()).toHaveLength(1);
});

test('on a slow network the page is read and left before its code is there', async ({ page, context }) => {
  const session = await context.newCDPSession(page);
  const slow = { offline: false, latency: 300, downloadThroughput: 90_000, uploadThroughput: 40_000 };
  await session.send('Network.emulateNetworkConditions', slow);
  await page.goto(routes.housing.href({ city: 'bogota' }), { waitUntil: 'commit' });
  const { heading, cards } = listingPage(page);
  await expect(heading).toHaveText('Vivienda nueva en Bogotá');
  const link = cards.first().getByRole('heading').getByRole('link');
  const title = await link.innerText();
  await link.click();
  await expect(plantPage(page).heading).toContainText(title, { timeout: 20_000 });
});

test('going back restores the place on the page, across remotes and inside one', async ({ page }) => {
  await page.goto(routes.housing.href({ city: 'bogota' }));
  await expectHydrated(page);
  const { cards, heading } = listingPage(page);
  const link = cards.nth(12).getByRole('heading').getByRole('link');
  // Cards on the way are measured when they come near; a pointer waits until they rest.
  await link.hover();
  const before = await page.evaluate(() => scrollY);
  expect(before).toBeGreaterThan(500);
  await link.click();
  await expect(plantPage(page).save).toBeVisible();
  expect(await page.evaluate(() => scrollY)).toBe(0);
  await page.goBack();
  await expect(heading).toHaveText('Vivienda nueva en Bogotá');
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(before);
  await page.goForward();
  await expect(plantPage(page).save).toBeVisible();
});

test('six quick changes of mind end where the last one led, with nothing left behind', async ({ page }) => {
  await page.goto('/');
  await expectHydrated(page);
  const menu = page.getByRole('navigation', { name: 'Menú principal' });
  const follow = async (name: string, link: string) => {
    await menu.getByText(name, { exact: true }).click();
    await menu.getByRole('link', { name: link, exact: true }).click({ noWaitAfter: true });
  };
  await follow('Actualidad', 'Noticias');
  await follow('Ferias', 'Ferias de vivienda');
  await follow('Actualidad', 'Guías para comprar');
  await follow('Ferias', 'Ferias de vivienda');
  await follow('Actualidad', 'Noticias');
  await follow('Ferias', 'Ferias de vivienda');
  await expect(page).toHaveURL(new RegExp(`${routes.fairs.href()}$`));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(['Ferias de vivienda']);
  await expect(page).toHaveTitle(/Ferias/);
});

test('an enquiry sent from a page that was reached softly has no personal data in any address', async ({
  page,
  catalogue,
  stranger,
}) => {
  const addresses: string[] = [];
  page.on('request', (request) => addresses.push(request.url()));
  await page.goto(catalogue.plant.href);
  await expectHydrated(page);
  await contactBuilder(page, stranger);
  const [name = ''] = stranger.email.split('@');
  expect(addresses.filter((address) => address.includes(name) || address.includes(stranger.phone))).toEqual([]);
});
