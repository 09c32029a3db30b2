import { routes } from '@umbral/domain/routes/table.ts';
import { expect, test } from '../fixtures/test.ts';
import { listingPage } from '../pages/listing-page.ts';
import { plantPage } from '../pages/plant-page.ts';
import { expectHydrated } from '../tasks/frame-tasks.ts';

test('mf-search: a filter refines, a page leads on, an order orders', { tag: '@matrix' }, async ({ page }) => {
  await page.goto(routes.housing.href({ city: 'bogota' }));
  await expectHydrated(page);
  const { cards, applied } = listingPage(page);
  await page.getByRole('button', { name: /^Orden:/ }).click();
  await page.getByRole('link', { name: 'Menor precio', exact: true }).click();
  await expect(page).toHaveURL(/orden=/);
  const first = await cards.first().getByRole('heading').innerText();
  await page.getByRole('link', { name: 'Siguiente' }).click();
  await expect(page).toHaveURL(/page=2/);
  await expect(cards.first().getByRole('heading')).not.toHaveText(first);
  await applied.getByRole('link', { name: 'Limpiar filtros' }).click();
  await expect(page).not.toHaveURL(/bogota/);
});

test('mf-project: the gallery opens, the quote answers, a plant leads to its builder', { tag: '@matrix' }, async ({
  page,
  catalogue,
}) => {
  await page.goto(catalogue.plant.href);
  await expectHydrated(page);
  await page.getByRole('link', { name: /^Ver las \d+ fotos$/ }).click();
  const gallery = page.getByRole('dialog');
  await expect(gallery).toBeVisible();
  await expect(gallery.getByRole('button', { name: 'Imagen anterior' })).toHaveCount(0);
  await page.keyboard.press('ArrowRight');
  await expect(gallery.getByRole('button', { name: 'Imagen anterior' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(gallery).toBeHidden();
  await page.getByRole('button', { name: 'Calcula tu cuota' }).first().click();
  await expect(page.getByRole('dialog', { name: 'Calcula tu cuota' })).toContainText('Cuota mensual aproximada');
  await page.keyboard.press('Escape');
  await page.getByRole('main').getByRole('link', { name: catalogue.plant.builderName }).first().click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText(catalogue.plant.builderName);
});

test('mf-content: a category and a guide open', { tag: '@matrix' }, async ({ page, catalogue }) => {
  await page.goto(routes.guides.href());
  await expectHydrated(page);
  await page.getByRole('main').getByRole('link', { name: catalogue.guide.title }).first().click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(catalogue.guide.title);
  await expect(page.getByRole('button', { name: 'Desbloquear descargas' })).toBeVisible();
});

test('the search of the header comes from mf-search on a page of another remote', { tag: '@matrix' }, async ({
  page,
}) => {
  await page.goto(routes.fairs.href());
  await expectHydrated(page);
  await page.getByRole('banner').getByRole('link', { name: 'Buscador' }).click();
  const bar = page.getByRole('banner').getByRole('search', { name: 'Buscador de vivienda nueva' });
  await bar.getByLabel('Ciudad, zona o proyecto').fill('Cali');
  await bar.getByRole('button', { name: /^(Buscar|Ver )/ }).click();
  await expect(page).toHaveURL(/\/proyectos-vivienda\/cali$/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Vivienda nueva en Cali');
  await expect(bar).toBeHidden();
});

test('?boundaries paints which remote owns what', async ({ page, catalogue }) => {
  await page.goto(`${catalogue.plant.href}?boundaries`);
  await expectHydrated(page);
  await expect(plantPage(page).heading).toBeVisible();
  await expect(page.getByRole('main')).toHaveAttribute('data-boundary', 'mf-project');
  await expect(page.getByRole('main')).not.toHaveCSS('outline-style', 'none');
});
