import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { routes } from '@umbral/domain/routes/table.ts';
import { sessionKeys } from '@umbral/domain/storage/storage-keys.ts';
import { signInDirectly } from '../fixtures/session.ts';
import { expect, test } from '../fixtures/test.ts';
import { comparator } from '../pages/comparator.ts';
import { listingPage } from '../pages/listing-page.ts';
import { plantPage } from '../pages/plant-page.ts';
import { expectHydrated } from '../tasks/frame-tasks.ts';

/** Compares some cards of a listing by their buttons. */
async function compareFrom(page: Page, path: string, count: number): Promise<void> {
  await page.goto(path);
  await expectHydrated(page);
  const { cards } = listingPage(page);
  for (let index = 0; index < count; index += 1)
    await cards
      .nth(index)
      .getByRole('button', { name: /^Comparar/ })
      .click();
}

test('[B050] [B052] [B054] four of three pages are compared, told apart, saved and shared', async ({
  page,
  context,
  browser,
  person,
  catalogue,
}) => {
  const { tray, open, overlay, rows, columns, close } = comparator(page);
  await compareFrom(page, routes.housing.href({ city: 'medellin' }), 2);
  await compareFrom(page, routes.housing.href({ city: 'cali' }), 1);
  await page.goto(catalogue.plant.href);
  await expectHydrated(page);
  await plantPage(page).compare.click();
  await expect(tray).toContainText('4 de 4');
  await open.click();
  await expect(columns).toHaveCount(5);
  await expect(overlay.getByRole('button', { name: 'Agregar proyecto' })).toBeHidden();

  await overlay.getByRole('switch', { name: 'Solo diferencias' }).check();
  await expect.poll(() => rows.count()).toBeLessThan(16);
  await overlay.getByRole('switch', { name: 'Solo diferencias' }).uncheck();
  await expect(rows).toHaveCount(16);

  await overlay.getByRole('button', { name: 'Más opciones de la comparación' }).click();
  const download = page.waitForEvent('download');
  await overlay.getByRole('button', { name: 'Descargar en CSV' }).click();
  const lines = (await readFile(await (await download).path(), 'utf8')).trim().split('\r\n');
  expect(lines[0]?.split('";"')).toHaveLength(5);
  expect(lines.length).toBeGreaterThan(18);

  await overlay.getByRole('button', { name: 'Guardar comparación' }).click();
  await page.getByRole('dialog', { name: 'Esto es para quienes tienen cuenta' }).waitFor();
  await page.keyboard.press('Escape');
  await expect(columns).toHaveCount(5);

  const ids = await page.evaluate(() => localStorage.getItem('projectsInComparator') ?? '[]');
  const shared = (JSON.parse(ids) as { plantId: number }[]).map(({ plantId }) => plantId);
  const elsewhere = await (await browser.newContext()).newPage();
  await elsewhere.addInitScript((key) => sessionStorage.setItem(key, '1'), sessionKeys.fairPopUpSeen);
  await elsewhere.goto(new URL(`/?comparar=${shared.join(',')}`, page.url()).href);
  await expect(elsewhere.getByRole('dialog', { name: 'Comparación compartida (4)' })).toBeVisible();
  await expect(elsewhere.getByRole('columnheader')).toHaveCount(5);
  await elsewhere.context().close();

  await close.click();
  await signInDirectly(context, person.email, person.password);
  await page.reload();
  await expect(tray).toContainText('4 de 4');
  await open.click();
  await expect(columns).toHaveCount(5);
  await overlay.getByRole('button', { name: 'Guardar comparación' }).click();
  await expect(page.getByText('Guardamos tu comparación.', { exact: false })).toBeVisible();
  await expect(tray).toBeHidden();
  const saved = await context.request.get('/api/users/comparisons');
  const { data } = (await saved.json()) as { data: { projects: { id: number }[] }[] };
  expect(data.map(({ projects }) => projects.map(({ id }) => id))).toEqual([shared]);
});

test('[B051] [B055] [M054] another project is found in the drawer, which closes', async ({ page }) => {
  const { open, overlay, columns } = comparator(page);
  await compareFrom(page, routes.housing.href({ city: 'medellin' }), 2);
  await open.click();
  await overlay.getByRole('button', { name: 'Agregar proyecto' }).click();
  const drawer = page.getByRole('dialog', { name: 'Añade más proyectos a tu comparador' });
  const similar = drawer.getByRole('region', { name: 'Proyectos similares' });
  await expect(similar.getByRole('listitem')).toHaveCount(4);
  await drawer.getByRole('searchbox').fill('bogota');
  await expect(drawer.getByText(/encontrados?$/)).toBeVisible();
  await drawer
    .getByRole('button', { name: /^Agregar / })
    .first()
    .click();
  await expect(drawer).toBeHidden();
  await expect(columns).toHaveCount(4);
});
