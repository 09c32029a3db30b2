import { routes } from '@umbral/domain/routes/table.ts';
import { signInDirectly } from '../fixtures/session.ts';
import { expect, test } from '../fixtures/test.ts';
import { ownAccount } from '../pages/own-account.ts';

test.use({ javaScriptEnabled: false });

// Without JavaScript the browser takes no scripts, preloaded ones neither.
test.beforeEach(({ problems }) => problems.allow(/^request: csp GET .*\.js$/));

test('a form that is not alive yet leads nowhere, keeps what was typed, and puts nothing into the address', async ({
  page,
  stranger,
}) => {
  for (const path of [routes.login.href(), routes.builderLogin.href()]) {
    await page.goto(path);
    const email = page.getByRole('main').getByLabel('Correo electrónico');
    await email.fill(stranger.email);
    await page.getByRole('main').getByLabel('Contraseña', { exact: true }).fill(stranger.password);
    await email.press('Enter');
    await expect(email).toHaveValue(stranger.email);
    expect(new URL(page.url()).pathname + new URL(page.url()).search).toBe(path);
  }
});

test('[B133, R091] the profile is saved by a plain post, and what was wrong is a page', async ({
  page,
  person,
  context,
  database,
  problems,
}) => {
  problems.allow(/^console: .* 422 .*profile\/save/);
  await signInDirectly(context, person.email, person.password);
  await page.goto(routes.editProfile.href());
  const account = ownAccount(page);
  await account.city.fill('Pasto');
  await account.save.click();
  await expect(page).toHaveURL(new RegExp(`${routes.editProfile.href()}$`));
  await expect(account.city).toHaveValue('Pasto');
  const rows = await database.rows('select city_name from app_user where lower(email) = $1', person.email);
  expect(rows).toEqual([{ city_name: 'Pasto' }]);
  await account.firstName.fill('R2D2');
  await account.save.click();
  await expect(page.getByText('El nombre no es válido')).toBeVisible();
});
