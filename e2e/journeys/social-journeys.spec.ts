import { routes } from '@umbral/domain/routes/table.ts';
import { expect, test } from '../fixtures/test.ts';
import { accountForms } from '../pages/account-forms.ts';
import { identityPage } from '../pages/identity-page.ts';
import { chooseIdentity, expectSignedIn } from '../tasks/account-tasks.ts';
import { expectHydrated } from '../tasks/frame-tasks.ts';

const destination = routes.accountFavourites.href();
const login = `${routes.login.href()}?_=${encodeURIComponent(destination)}`;

test('[B073] [B110] [B094] [M069] [C228] a provider whose address has an account asks for its password, once, until it is unlinked', async ({
  page,
  person,
  context,
}) => {
  await page.goto(login);
  await chooseIdentity(page, person);
  await expect(page.getByRole('main').getByRole('status')).toContainText(
    `Ya existe una cuenta con el email ${person.email}.`,
  );
  expect(new URL(page.url()).hash, 'the token left the address').toBe('');
  const forms = accountForms(page.getByRole('main'));
  await expect(forms.email).toHaveValue(person.email);
  await expect(forms.password).toBeFocused();
  await forms.password.fill(person.password);
  await forms.signIn.click();
  await expect(page).toHaveURL(new RegExp(`${destination}$`));
  await expectSignedIn(page, person);
  expect(await page.evaluate(() => localStorage.getItem('socialLoggedIn'))).toBe('1');

  await context.clearCookies();
  await page.goto(login);
  await chooseIdentity(page, person);
  await expect(page, 'linked now: nothing is asked any more').toHaveURL(new RegExp(`${destination}$`));

  await page.goto(routes.accountSecurity.href());
  await expectHydrated(page);
  await page.getByRole('button', { name: 'Desvincular Cuenta de prueba' }).click();
  await expect(page.getByText('Desvinculamos Cuenta de prueba de tu cuenta.')).toBeVisible();
  await expect(page.getByText('Otra forma de ingresar desvinculada: Cuenta de prueba')).toBeVisible();
  await context.clearCookies();
  await page.goto(login);
  await chooseIdentity(page, person);
  await expect(page.getByRole('main').getByRole('status')).toContainText(`Ya existe una cuenta`);
});

test('[B110] [M068] what was refused, forged or used up says so on the login page', async ({ page, person }) => {
  const { alert } = identityPage(page);
  await page.goto(login);
  await identityPage(page).start.click();
  await identityPage(page).cancel.click();
  await expect(alert).toContainText('Error al iniciar sesión');
  await expect(alert).toContainText('Cancelaste el ingreso.');
  await page.goto(`${routes.login.href()}#social=${'x'.repeat(43)}`);
  await page.reload();
  await expect(accountForms(page.getByRole('main')).email).toHaveValue('');
  await page.goto(routes.home.href());
  await page.goto(`${routes.login.href()}#social=${'x'.repeat(43)}`);
  await expect(alert).toContainText('Error al iniciar sesión');
  await expect(page).toHaveURL(new RegExp(`${routes.login.href()}$`));
  await accountForms(page.getByRole('main')).email.fill(person.email);
});
