import type { Locator, Page } from '@playwright/test';
import { routes } from '@umbral/domain/routes/table.ts';
import { localKeys } from '@umbral/domain/storage/storage-keys.ts';
import { expect, test } from '../fixtures/test.ts';
import { comparator } from '../pages/comparator.ts';
import { listingPage } from '../pages/listing-page.ts';
import { ownPlaces } from '../pages/own-places.ts';
import { plantPage } from '../pages/plant-page.ts';
import { expectHydrated } from '../tasks/frame-tasks.ts';

const keptPlaces = (page: Page) =>
  page.evaluate((key) => JSON.parse(localStorage.getItem(key) ?? '[]'), localKeys.ownPlaces);

/** Opens the form of a place and gives it a name: its section comes alive near the view, the button goes with its press. */
async function beginPlace(within: Locator, name: string): Promise<ReturnType<typeof ownPlaces>> {
  const form = ownPlaces(within);
  await expect(async () => {
    if (await form.add.isVisible()) await form.add.click();
    await expect(form.name).toBeVisible({ timeout: 1000 });
  }).toPass();
  await form.name.fill(name);
  await form.markIt.click();
  return form;
}

async function compareFirst(page: Page): Promise<void> {
  await page.goto(routes.housing.href({ city: 'cali' }));
  await expectHydrated(page);
  const first = listingPage(page).cards.first();
  await first.getByRole('button', { name: /^Comparar/ }).click();
}

test('[C411, B052] a place that is marked on the map is told in minutes beside a home and in the comparison, and stays on the device', async ({
  page,
  catalogue,
}) => {
  test.slow();
  const addresses: string[] = [];
  page.on('request', (request) => addresses.push(decodeURIComponent(request.url())));
  await page.goto(catalogue.plant.href);
  await expectHydrated(page);
  const around = await beginPlace(page.getByRole('main'), 'Mi trabajo');
  await around.board.click({ position: { x: 90, y: 90 } });
  await expect(around.marked).toBeVisible();
  await around.undo.click();
  await around.save.click();
  await expect(around.needsMark).toBeVisible();
  await around.board.press('ArrowRight');
  await around.board.press(' ');
  await expect(around.marked).toBeVisible();
  await around.save.click();
  await expect(around.row('Mi trabajo')).toContainText(/\d+ min/);
  const [{ lat, lng }] = await keptPlaces(page);
  expect([lat, lng]).toEqual([Number(lat.toFixed(3)), Number(lng.toFixed(3))]);

  await plantPage(page).compare.click();
  await expect(comparator(page).tray).toContainText('1 de 4');
  await compareFirst(page);
  const { open, overlay } = comparator(page);
  await open.click();
  const row = overlay.getByRole('row', { name: /^Mi trabajo/ });
  await expect(row.getByText('Menos minutos')).toHaveCount(1);
  await expect(row.getByRole('cell').first()).toHaveText(/\d+ min (a pie|en transporte) · \d+ min en bici/);

  expect(addresses.filter((address) => address.includes('trabajo') || address.includes(`${lat},${lng}`))).toEqual([]);
});

test('[B052] of two places that are marked at once, beside a home and in the comparison over it, each keeps its own mark', async ({
  page,
  catalogue,
}) => {
  test.slow();
  await compareFirst(page);
  await page.goto(catalogue.plant.href);
  await expectHydrated(page);
  const around = await beginPlace(page.getByRole('main'), 'Mi trabajo');
  await around.board.press(' ');
  await expect(around.marked).toBeVisible();

  const { open, overlay, close } = comparator(page);
  await plantPage(page).compare.click();
  await open.click();
  const compared = await beginPlace(overlay, 'Gimnasio');
  await compared.board.press('ArrowRight');
  await compared.board.press(' ');
  await expect(compared.marked).toBeVisible();
  await compared.save.click();
  await expect(overlay.getByRole('row', { name: /^Gimnasio/ })).toBeVisible();
  await close.click();

  await around.save.click();
  await expect(around.row('Mi trabajo')).toBeVisible();
  const [gym, work] = await keptPlaces(page);
  expect(work).not.toMatchObject({ lat: gym.lat, lng: gym.lng });
});
