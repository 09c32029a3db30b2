import { routes } from '@umbral/domain/routes/table.ts';
import { signInDirectly } from '../fixtures/session.ts';
import { expect, test } from '../fixtures/test.ts';
import { listingPage } from '../pages/listing-page.ts';
import { expectHydrated } from '../tasks/frame-tasks.ts';

test('[R034, R123, B090] one reckons a credit, keeps it, opens it again, and looks for homes by it', async ({
  page,
  context,
  person,
}) => {
  await signInDirectly(context, person.email, person.password);
  await page.goto(routes.creditCalculator.href());
  await expectHydrated(page);
  const result = page.getByRole('region', { name: 'Resultado' });

  await test.step('the result follows the fields, and the address follows the result', async () => {
    await page.getByLabel('Valor de la vivienda').fill('300000000');
    await expect(result.getByText('$ 2.364.569').last()).toBeVisible();
    await page.getByLabel('Plazo').selectOption('5');
    await expect(result.getByText('$ 4.709.170').last()).toBeVisible();
    await expect(page).toHaveURL(`${routes.creditCalculator.href()}?valor=300000000&plazo=5`);
    await expect(page.getByLabel('Valor de la vivienda'), 'nothing was drawn anew').toHaveValue('300000000');
  });

  await test.step('it is kept, and the account opens it again', async () => {
    await result.getByRole('button', { name: 'Guardar este resultado' }).click();
    await result.getByRole('link', { name: 'Ver mis cálculos' }).click();
    await expect(page.getByText('Cuota de $ 4.709.170 al mes')).toBeVisible();
    await page.getByRole('link', { name: /^Abrir/ }).click();
    await expect(result.getByText('$ 4.709.170').last()).toBeVisible();
  });

  await test.step('the listing opens up to its price', async () => {
    await result.getByRole('link', { name: 'Usar este resultado para buscar' }).click();
    await expect(page).toHaveURL(`${routes.housing.href()}?p=-300M`);
    await expect(listingPage(page).cards.first()).toBeVisible();
  });
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });
  test.beforeEach(({ problems }) => problems.allow(/^request: csp GET .*\.js$/));

  test('[R036, M010, B090] the server answers a calculator, tells what is wrong at its field, and nothing is lost', async ({
    page,
  }) => {
    await page.goto(routes.notaryCalculator.href());
    await page.getByLabel('Valor de la vivienda').fill('5.000');
    await page.getByRole('button', { name: 'Calcular' }).click();
    await expect(page.getByText('Este valor no puede ser menor al rango mínimo')).toBeVisible();
    await expect(page.getByLabel('Valor de la vivienda')).toHaveValue('5.000');
    await page.getByLabel('Valor de la vivienda').fill('350.000.000');
    await page.getByRole('button', { name: 'Calcular' }).click();
    await expect(page.getByText('$ 6.195.000').last()).toBeVisible();
  });
});

test('[R037] what is ticked off of a checklist stays on the device', async ({ page }) => {
  await page.goto(routes.tool.href({ id: 'lista-de-chequeo-de-compra' }));
  await expectHydrated(page);
  await page.getByRole('checkbox').first().check();
  await expect(page.getByText(/^1 de \d+ listos$/)).toBeVisible();
  await page.reload();
  await expect(page.getByRole('checkbox').first()).toBeChecked();
});
