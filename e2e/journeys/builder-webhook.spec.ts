import { routes } from '@umbral/domain/routes/table.ts';
import { expect, test } from '../fixtures/test.ts';
import { expectHydrated } from '../tasks/frame-tasks.ts';

test('[R122] a builder connects its own system, sees the secret once, and reads in words why a test did not arrive', async ({
  page,
  database,
  problems,
  ownProject: { builderId },
}) => {
  problems.allow(/status of 422/);
  await database.rows('delete from builder_webhook where builder_id = $1', builderId);
  await page.goto(routes.builderWebhook.href());
  await expectHydrated(page);
  const address = page.getByLabel(/Dirección que recibe los avisos/);
  const save = page.getByRole('button', { name: 'Guardar conexión' });
  await address.fill('https://169.254.169.254/latest');
  await save.click();
  await expect(page.getByText(/Esa dirección es de una red interna/)).toBeVisible();
  // A name that is reserved for nobody: no network is needed to know that it leads nowhere.
  await address.fill('https://crm.umbral.invalid/avisos');
  await save.click();
  await expect(page.getByLabel('Clave', { exact: true })).toHaveValue(/^umbral_whsec_/);
  await page.getByRole('button', { name: 'Enviar una prueba' }).click();
  await expect(page.getByRole('row', { name: /Prueba/ })).toContainText('No encontramos ese servidor');
  await page.reload();
  await expect(address).toHaveValue('https://crm.umbral.invalid/avisos');
  await expect(page.getByLabel('Clave', { exact: true })).toHaveCount(0);
  await database.rows('delete from builder_webhook where builder_id = $1', builderId);
});
