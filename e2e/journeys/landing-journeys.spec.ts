import { createHash } from 'node:crypto';
import { routes } from '@umbral/domain/routes/table.ts';
import { expect, test } from '../fixtures/test.ts';
import { standAloneForm } from '../pages/stand-alone-form.ts';
import { expectHydrated } from '../tasks/frame-tasks.ts';

test.use({ isFirstVisit: true });

test('[R028, R125, B093, B126, C161, C165, M080] who accepted cookies and leaves a lead is one conversion, by hash alone', async ({
  page,
  stranger,
  database,
}) => {
  await page.goto(routes.leadForm.href());
  await expectHydrated(page);
  await page.getByRole('button', { name: /^Aceptar/ }).click();
  await expect(page.getByRole('button', { name: /^Aceptar/ })).toBeHidden();
  const form = standAloneForm(page);
  await form.name.fill(`${stranger.firstName} ${stranger.lastName}`);
  await form.email.fill(stranger.email);
  await form.phone.fill(stranger.phone);
  await form.homeCity.fill('Cali');
  await form.interest.fill('Bogotá');
  await form.consent.check();
  const told = page.waitForResponse(/\/api\/conversions$/);
  await form.send.click();
  await expect(page).toHaveURL(routes.leadFormThanks.href());
  await expect(page.getByText('Los datos se han enviado correctamente')).toBeVisible();
  expect((await told).status()).toBe(200);
  const hash = createHash('sha256').update(stranger.email).digest('hex');
  const conversions = await database.rows<{ name: string; path: string }>(
    `select name, path from conversion where encode(email_hash, 'hex') = $1`,
    hash,
  );
  expect(conversions).toEqual([{ name: 'Lead', path: routes.leadForm.href() }]);
  await database.rows(`delete from conversion where encode(email_hash, 'hex') = $1`, hash);
});
