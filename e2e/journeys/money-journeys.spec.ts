import { readFile } from 'node:fs/promises';
import type { Locator, Page } from '@playwright/test';
import { expect, test } from '../fixtures/test.ts';
import { plantPage } from '../pages/plant-page.ts';
import { expectHydrated } from '../tasks/frame-tasks.ts';

/** The bytes that a link gives to take away. */
async function takeAway(page: Page, link: Locator): Promise<{ name: string; bytes: Buffer }> {
  const [download] = await Promise.all([page.waitForEvent('download'), link.click()]);
  return { name: download.suggestedFilename(), bytes: await readFile(await download.path()) };
}

const amount = (text: string | null) => Number(/\$ ([\d.]+)/.exec(text ?? '')?.[1]?.replaceAll('.', ''));

test('[B088, B089, B090, M060, M061] a visitor reckons a quote, and takes plan, calendar and loan along', async ({
  page,
  catalogue,
}) => {
  await page.goto(catalogue.plant.href);
  await expectHydrated(page);

  await test.step('the modal follows term and rate', async () => {
    await plantPage(page).price.getByRole('button', { name: 'Calcula tu cuota' }).click();
    const dialog = page.getByRole('dialog', { name: 'Calcula tu cuota' });
    await expect(dialog.getByText(/^tasa usada 15,56 % E\.A\./)).toBeVisible();
    await dialog.getByRole('radio', { name: '10 años' }).check();
    await dialog.getByLabel('Tasa efectiva anual').fill('12,5');
    await expect(dialog.getByText(/^tasa usada 12,5 % E\.A\./)).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
  });

  const plan = page.locator('section').filter({ has: page.getByRole('heading', { name: /^Plan de pagos/ }) });

  await test.step('the part of the page follows its own fields', async () => {
    const quote = page.locator('#calcular-cuota');
    await quote.scrollIntoViewIfNeeded();
    // Its code comes when one is near: what is typed before would be the form's alone.
    await expect(async () => {
      await quote.getByRole('radio', { name: '15 años' }).check();
      await expect(plan.getByRole('link', { name: 'Descargar en PDF' })).toHaveAttribute('href', /plazo=15/, {
        timeout: 500,
      });
    }).toPass();
  });

  await test.step('the plan comes as a PDF and as a calendar with a day for each payment', async () => {
    const pdf = await takeAway(page, plan.getByRole('link', { name: 'Descargar en PDF' }));
    expect(pdf.name).toBe(`plan-de-pagos-${catalogue.plant.id}.pdf`);
    expect(pdf.bytes.subarray(0, 5).toString()).toBe('%PDF-');
    const ics = await takeAway(page, plan.getByRole('link', { name: 'Agregar al calendario (.ics)' }));
    const days = ics.bytes.toString().match(/^DTSTART;VALUE=DATE:\d{8}\r$/gm) ?? [];
    await plan.getByText('Ver todos los pagos').click();
    const payments = plan.getByRole('table').locator('tbody').getByRole('row');
    // And one for the first payment to the bank.
    await expect(payments).toHaveCount(days.length - 1);
  });

  await test.step('the loan comes month by month and ends at nothing', async () => {
    const csv = await takeAway(page, page.getByRole('link', { name: 'Descargar mes a mes (CSV)' }));
    const lines = csv.bytes.toString().trim().split('\r\n');
    expect(lines).toHaveLength(181);
    expect(lines.at(-1)).toMatch(/^180;\d+;\d+;\d+;0$/);
    const quote = page.locator('#calcular-cuota');
    const credit = await quote
      .locator('div', { hasText: /^Cuota del crédito/ })
      .last()
      .textContent();
    expect(Number(lines[1]?.split(';')[1])).toBe(amount(credit));
    const total = amount(await quote.getByRole('status').textContent());
    await expect(plan.getByText(/al mes: .* del crédito/)).toContainText(`$ ${total.toLocaleString('es-CO')} al mes`);
  });
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });
  test.beforeEach(({ problems }) => problems.allow(/^request: csp GET .*\.js$/));

  test('[B088] the server answers term, rate and initial fee', async ({ page, catalogue }) => {
    await page.goto(catalogue.plant.href);
    const quote = page.locator('#calcular-cuota');
    const before = await quote.getByText('Cuota mensual aproximada').textContent();
    await quote.getByRole('radio', { name: '10 años' }).check();
    await quote.getByLabel('Tasa efectiva anual').fill('12,5');
    await quote.getByRole('button', { name: 'Calcular' }).click();
    await expect(page).toHaveURL(/\?producto=credito&plazo=10&tasa=12%2C5&inicial=\d+(#calcular-cuota)?$/);
    await expect(quote.getByText(/^tasa usada 12,5 % E\.A\./)).toBeVisible();
    await expect(quote.getByRole('radio', { name: '10 años' })).toBeChecked();
    expect(amount(await quote.getByText('Cuota mensual aproximada').textContent())).not.toBe(amount(before));
    const { pathname } = new URL(page.url());
    await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', new RegExp(`${pathname}$`));
  });
});
