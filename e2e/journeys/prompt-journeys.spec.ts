import { routes } from '@umbral/domain/routes/table.ts';
import { localKeys, sessionKeys, surveyOpenKey } from '@umbral/domain/storage/storage-keys.ts';
import { product } from '@umbral/domain/vocabulary/product.ts';
import { expect, test } from '../fixtures/test.ts';
import { expectHydrated } from '../tasks/frame-tasks.ts';

test.use({ isFirstVisit: true });

test('[B138, B078, B129, M064] after the choice of cookies the fifth interaction brings the survey, as a prompt; a press opens it whole', async ({
  page,
}) => {
  await page.addInitScript((seen) => sessionStorage.setItem(seen, '1'), sessionKeys.fairPopUpSeen);
  await page.goto(routes.builders.href());
  await expectHydrated(page);
  const cookies = page.getByRole('region', { name: 'Usamos cookies' });
  await cookies.getByRole('button', { name: 'Solo las necesarias' }).click();
  await expect(cookies).toBeHidden();
  const survey = page.getByRole('region', { name: 'Califica a Umbral' });
  const theme = page.getByRole('button', { name: 'Cambiar entre tema claro y oscuro' });
  for (let press = 1; press <= 4; press += 1) await theme.click();
  await expect(survey).toBeHidden();
  await theme.click();
  await expect(survey).toBeVisible();
  const kept = await page.evaluate(
    ([local = '', session = '']) => [localStorage.getItem(local), sessionStorage.getItem(session)],
    [localKeys.cookieConsent, surveyOpenKey(product)],
  );
  expect(kept).toEqual(['0', '1']);
  await survey.getByRole('button', { name: /^Cerrar/ }).click();
  await expect(survey).toBeHidden();
  await page.getByRole('link', { name: 'Califica a Umbral' }).click();
  await expect(page.getByRole('dialog', { name: 'Califica a Umbral' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(page).toHaveURL(routes.builders.href());
});
