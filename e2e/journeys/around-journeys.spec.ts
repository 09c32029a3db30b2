import { routes } from '@umbral/domain/routes/table.ts';
import { localKeys } from '@umbral/domain/storage/storage-keys.ts';
import { expect, test } from '../fixtures/test.ts';
import { comparator } from '../pages/comparator.ts';
import { listingPage } from '../pages/listing-page.ts';
import { ownPlaces } from '../pages/own-places.ts';
import { plantPage } from '../pages/plant-page.ts';
import { expectHydrated } from '../tasks/frame-tasks.ts';

test('[C411, B052] a place that is marked on the map is told in minutes beside a home and in the comparison, and stays on the device', async ({
  page,
  catalogue,
}) => {
  test.slow();
  const addresses: string[] = [];
  page.on('request', (request) => addresses.push(decodeURIComponent(request.url())));
  const kept = () => page.evaluate((key) => JSON.parse(localStorage.getItem(key) ?? '[]'), localKeys.ownPlaces);
  const around = ownPlaces(page.getByRole('main'));

  await page.goto(catalogue.plant.href);
  await expectHydrated(page);
  // The section comes alive near the view; the button goes with its press.
  await expect(async () => {
    if (await around.add.isVisible()) await around.add.click();
    await expect(around.name).toBeVisible({ timeout: 1000 });
  }).toPass();
  await around.name.fill('Mi trabajo');
  await around.markIt.click();
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
  const [{ lat, lng }] = await kept();
  expect([lat, lng]).toEqual([Number(lat.toFixed(3)), Number(lng.toFixed(3))]);

  await plantPage(page).compare.click();
  await expect(comparator(page).tray).toContainText('1 de 4');
  await page.goto(routes.housing.href({ city: 'cali' }));
  await expectHydrated(page);
  await listingPage(page)
    .cards.first()
    .getByRole('button', { name: /^Comparar/ })
    .click();
  const { open, overlay } = comparator(page);
  await open.click();
  const row = overlay.getByRole('row', { name: /^Mi trabajo/ });
  await expect(row.getByText('Menos minutos')).toHaveCount(1);
  await expect(row.getByRole('cell').first()).toHaveText(/\d+ min (a pie|en transporte) · \d+ min en bici/);

  expect(addresses.filter((address) => address.includes('trabajo') || address.includes(`${lat},${lng}`))).toEqual([]);
});
