import { routes } from '@umbral/domain/routes/table.ts';
import { factsOf } from '../fixtures/served-page.ts';
import { cookiesOf, signInDirectly } from '../fixtures/session.ts';
import { expect, test } from '../fixtures/test.ts';
import { accountForms } from '../pages/account-forms.ts';
import { askForLink, choosePassword, expectSignedIn, signIn } from '../tasks/account-tasks.ts';
import { expectHydrated } from '../tasks/frame-tasks.ts';
import { resetPathFor } from '../tasks/letter-tasks.ts';

test('[B071] [B109] [R046] who forgot the password gets a letter, chooses another one, and signs in with it', async ({
  page,
  context,
  person,
}) => {
  await signInDirectly(context, person.email, person.password);
  const elsewhere = await cookiesOf(context);
  await context.clearCookies();
  await page.goto(routes.home.href());
  await expectHydrated(page);
  await page.getByRole('banner').getByRole('link', { name: 'Ingresar' }).click();
  const login = page.getByRole('dialog', { name: 'Ingresa a tu cuenta' });
  await accountForms(login).email.fill(person.email);
  await accountForms(login).forgotten.click();
  const recovery = page.getByRole('dialog', { name: 'Recupera tu acceso' });
  await expect(accountForms(recovery).email).toHaveValue(person.email);
  await accountForms(recovery).askForLink.click();
  await expect(recovery).toBeHidden();
  await expect(page.getByText('Si ese correo tiene una cuenta, te enviamos un enlace')).toBeVisible();

  const path = await resetPathFor(person);
  await page.goto(path);
  await expectHydrated(page);
  await expect(page).toHaveURL(new RegExp(`${routes.passwordReset.href()}$`));
  await page.reload();
  const next = `${person.password}-2`;
  await choosePassword(page.getByRole('main'), next);
  await expect(page).toHaveURL(new RegExp(`${routes.login.href()}$`));
  await expect(page.getByText('Tu contraseña cambió. Ingresa con la nueva.')).toBeVisible();
  const { status } = await factsOf(routes.accountFavourites.href(), { cookie: elsewhere });
  expect(status, 'all sessions have ended').toBe(302);
  await signIn(page.getByRole('main'), { ...person, password: next });
  await expectSignedIn(page, person);

  await page.goto(path);
  await choosePassword(page.getByRole('main'), next);
  await expect(page.getByRole('alert')).toContainText('Este enlace ya no sirve');
  await expect(accountForms(page.getByRole('main')).askForLink).toBeVisible();
});

test('[R046] [R094] [B109] the page of the link is kept by nobody, its address is told to nobody, and asking is the same for all', async ({
  page,
  person,
  context,
  stranger,
}) => {
  const { headers } = await factsOf(routes.passwordReset.href({ id: 'x'.repeat(43) }));
  expect(headers).toMatchObject({ 'cache-control': 'private, no-store', 'referrer-policy': 'strict-origin' });
  await page.goto(routes.accountRecovery.href());
  await expectHydrated(page);
  await askForLink(page.getByRole('main'), stranger.email);
  await expect(page.getByRole('heading', { name: 'Revisa tu correo' })).toBeFocused();
  await signInDirectly(context, person.email, person.password);
  await page.reload();
  await expect(accountForms(page.getByRole('main')).email).toHaveValue(person.email);
});
