import type { Page } from '@playwright/test';
import { factsOf } from '../fixtures/served-page.ts';
import { expect, test } from '../fixtures/test.ts';
import { listingPage } from '../pages/listing-page.ts';
import { expectHydrated } from '../tasks/frame-tasks.ts';

const sentence = 'apto 2 alcobas en Cali por menos de 300 millones con balcón';
const itsListing = /\/proyectos-vivienda\/cali\/zona-general\/apartamento\?p=-300M&h=2&balcon=1$/;

const searchBox = (page: Page) => ({
  text: page.getByLabel('Ciudad, zona o proyecto'),
  suggestions: page.getByRole('listbox', { name: 'Sugerencias' }),
  understood: page.getByRole('list', { name: 'Entendimos' }),
  submit: page.getByRole('search').getByRole('button', { name: /^(Buscar|Ver [\d.]+ proyectos?)$/ }),
});

async function openHome(page: Page) {
  await page.goto('/');
  await expectHydrated(page);
  return searchBox(page);
}

test.describe('on a wide screen', () => {
  test.use({ viewport: { width: 1440, height: 900 } });

  test('[R001, R047] by a sentence: its parts become chips, one is taken away, the count is the listing', async ({
    page,
  }) => {
    const box = await openHome(page);
    await box.text.fill(`${sentence} y piscina`);
    for (const label of ['Apartamento', '2 hab', 'Cali', 'Hasta $ 300 M', 'Con balcón', 'Piscina']) {
      await expect(box.understood.getByRole('button', { name: `Cambiar ${label}` })).toBeVisible();
    }
    await box.understood.getByRole('button', { name: 'Quitar Piscina' }).click();
    await expect(box.text).toHaveValue(`${sentence} y`);
    await expect(box.submit).toHaveText(/^Ver [\d.]+ proyectos?$/);
    const promised = (await box.submit.innerText()).replace('Ver ', '');
    await box.submit.click();
    await expect(page).toHaveURL(itsListing);
    await expect(listingPage(page).heading).toContainText('Apartamentos nuevos en Cali');
    await expect(page.getByText(promised, { exact: true }).first()).toBeVisible();
  });

  test('[B041] by autocomplete with the keyboard only: slash, letters, arrows, Enter', async ({ page }) => {
    const box = await openHome(page);
    await page.keyboard.press('/');
    await expect(box.text).toBeFocused();
    await page.keyboard.type('me');
    await expect(box.text).toHaveAttribute('aria-expanded', 'false');
    await page.keyboard.type('delin');
    await expect(box.suggestions.getByRole('option', { name: /^Medellín/ })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(box.suggestions).toBeHidden();
    await expect(box.text).toBeFocused();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('ArrowDown');
    await expect(box.suggestions.getByRole('option', { selected: true })).toContainText('Medellín');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/proyectos-vivienda\/medellin$/);
    await expect(listingPage(page).heading).toHaveText('Vivienda nueva en Medellín');
  });

  test('[M042] the same bar stands in the header of every page', async ({ page }) => {
    await page.goto('/actualidad');
    await expectHydrated(page);
    await page.keyboard.press('/');
    await expect(page.getByText('Usa la barra de búsqueda O usa los siguientes filtros')).toBeVisible();
    await expect(searchBox(page).text).toBeFocused();
    await page.keyboard.type(sentence);
    await expect(searchBox(page).understood).toContainText('Cali');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(itsListing);
  });

  test('a search is remembered on this device, resumed from the home page, and forgotten', async ({ page }) => {
    await page.goto('/proyectos-vivienda/bogota/suba?h=2');
    await expectHydrated(page);
    await expect
      .poll(() => page.evaluate(() => localStorage.getItem('umbral-searches-1')))
      .toContain('/proyectos-vivienda/bogota/suba?h=2');
    const box = await openHome(page);
    const band = page.getByRole('region', { name: 'Retoma' });
    await expect(band).toContainText('Vivienda nueva en Suba, Bogotá · 2 hab');
    await expect(band).toContainText(/nuevos?|sin novedades/);
    await expect(band.getByRole('link', { name: 'Ver' })).toHaveAttribute(
      'href',
      '/proyectos-vivienda/bogota/suba?h=2',
    );
    await box.text.fill('suba');
    // Until the places are there the list still changes, and with it what an arrow has chosen.
    await expect(box.suggestions.getByRole('group', { name: 'Lugares' })).toBeVisible();
    const past = box.suggestions.getByRole('group', { name: 'Tus búsquedas' });
    await expect(past.getByRole('option')).toHaveCount(1);
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Delete');
    await expect(past).toBeHidden();
    expect(await page.evaluate(() => localStorage.getItem('umbral-searches-1'))).toBeNull();
  });
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('[B041, B042] a place is tapped, then a shortcut with its count', async ({ page }) => {
    const box = await openHome(page);
    await box.text.fill('chapin');
    await box.suggestions
      .getByRole('option', { name: /^Chapinero/ })
      .first()
      .tap();
    await expect(page).toHaveURL(/\/proyectos-vivienda\/bogota\/chapinero/);
    await page.goBack();
    const shortcuts = page.getByRole('navigation', { name: 'Atajos' });
    await shortcuts.getByRole('link', { name: /^Cali\s*\d/ }).tap();
    await expect(page).toHaveURL(/\/proyectos-vivienda\/cali$/);
  });

  test('[B047] up to four cities, one and a half in sight', async ({ page }) => {
    await openHome(page);
    const cities = page.getByRole('region', { name: 'Busca en tu ciudad' });
    await cities.scrollIntoViewIfNeeded();
    const links = cities.getByRole('link', { name: /^Ver más proyectos en/ });
    await expect(links.first()).toBeVisible();
    expect(await links.count()).toBeLessThanOrEqual(4);
    const widths = await cities
      .getByRole('article')
      .evaluateAll((cards) => [cards[0]?.clientWidth ?? 0, cards[0]?.closest('section')?.clientWidth ?? 0]);
    const [card = 0, room = 0] = widths;
    expect(room / card).toBeGreaterThan(1.4);
    expect(room / card).toBeLessThan(1.7);
  });
});

test('[B146] a word that nobody knows leaves the list as long as it is without it, and says what it does', async () => {
  const understood = '/proyectos-vivienda/cali/zona-general/apartamento';
  const [without, unknown] = await Promise.all([factsOf(understood), factsOf(`${understood}?q=zurumbatico`)]);
  const counted = ({ facts }: typeof without) => /[\d.]+ proyectos?/.exec(facts.headingBlock)?.[0];
  expect(counted(without)).toMatch(/^[1-9]/);
  expect(counted(unknown)).toBe(counted(without));
  expect(unknown.facts.cards).toBe(without.facts.cards);
  expect(unknown.facts.text).toContain('«zurumbatico» no es un filtro: lo usamos para ordenar y no quitamos nada');
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });
  test.beforeEach(({ problems }) => problems.allow(/^request: csp GET .*\.js$/));

  test('[R001, R047] the same sentence leads to the same listing', async ({ page }) => {
    await page.goto('/');
    const box = searchBox(page);
    await box.text.fill(sentence);
    await box.submit.click();
    await expect(page).toHaveURL(itsListing);
    await expect(listingPage(page).heading).toContainText('Apartamentos nuevos en Cali');
  });

  test('[B036] price or payment, a type and a place by the fields alone', async ({ page }) => {
    await page.goto('/');
    const search = page.getByRole('search', { name: 'Buscador de vivienda nueva' });
    await search.getByLabel('Ciudad, zona o proyecto').fill('Suba');
    await search.getByRole('combobox', { name: 'Tipo' }).selectOption('Apartamento');
    await search.getByRole('button', { name: 'Buscar' }).click();
    await expect(page).toHaveURL(/\/proyectos-vivienda\/bogota\/suba\/apartamento$/);
  });
});
