import { routes } from 'shared-contracts/routes/table.ts';
import type { Database } from '../fixtures/database.ts';
import { watchShifts } from '../fixtures/layout-shift.ts';
import type { Person } from '../fixtures/person.ts';
import { expect, test } from '../fixtures/test.ts';
import { launchPage } from '../pages/launch-page.ts';
import { expectHydrated } from '../tasks/frame-tasks.ts';
import { askAboutLaunch } from '../tasks/launch-tasks.ts';

const labels = ['Descripción', 'Galería', 'Características', 'Planos', 'Calcular cuota', 'Ubicación'];

function leadsOf({ rows }: Database, { email }: Person) {
  return rows<{ fields: object }>('select fields from lead where lower(email) = $1', email);
}

for (const [name, viewport] of [
  ['on a wide screen', { width: 1440, height: 900 }],
  ['on a phone', { width: 390, height: 844 }],
] as const) {
  test.describe(name, () => {
    test.use({ viewport });

    test('[R041, B105, M088] the anchors lead to the parts, stay in sight, tell where one is, and move nothing', async ({
      page,
      catalogue,
    }) => {
      const shifts = await watchShifts(page);
      await page.goto(catalogue.launch.href);
      await expectHydrated(page);
      const { anchors, anchor, currentAnchor } = launchPage(page);
      await expect(anchors.getByRole('link')).toHaveText(labels);
      for (const label of ['Planos', 'Ubicación', 'Galería']) {
        await anchor(label).click();
        await expect(currentAnchor).toHaveText(label);
        // Whole, but for a fraction of a point that scrolling may leave.
        await expect(anchor(label)).toBeInViewport({ ratio: 0.99 });
      }
      await expect(page).toHaveURL(/#galeria$/);
      expect(await shifts()).toBeLessThan(0.02);
    });
  });
}

test('[R040, R041, R042, C161] a visitor finds a launch in the index, asks about it and is thanked', async ({
  page,
  stranger,
  database,
}) => {
  await page.goto(routes.launches.href());
  await expectHydrated(page);
  await page.getByRole('article').first().getByRole('heading').getByRole('link').click();
  await expect(page).toHaveURL(/\/lanzamiento\/\d+-[a-z0-9-]+$/);
  const title = await page.getByRole('heading', { level: 1 }).innerText();
  await askAboutLaunch(page, stranger);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('¡Gracias! Ya estás en la lista');
  expect(await leadsOf(database, stranger)).toMatchObject([{ fields: { proyecto: title, home_city: 'Cali' } }]);
  await page.getByRole('link', { name: 'Volver al lanzamiento' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });
  test.beforeEach(({ problems }) => problems.allow(/^request: csp GET .*\.js$/));

  test('[R041, R042, B070, C161] anchors are links and the browser itself posts the form', async ({
    page,
    catalogue,
    stranger,
    database,
  }) => {
    await page.goto(catalogue.launch.href);
    await launchPage(page).anchor('Ubicación').click();
    await expect(page).toHaveURL(/#ubicacion$/);
    await askAboutLaunch(page, stranger);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('¡Gracias! Ya estás en la lista');
    expect(await leadsOf(database, stranger)).toMatchObject([{ fields: { proyecto: catalogue.launch.title } }]);
  });
});
