import { routes } from '@umbral/domain/routes/table.ts';
import { mailsTo } from '../fixtures/mail.ts';
import { signInDirectly } from '../fixtures/session.ts';
import { expect, test } from '../fixtures/test.ts';
import { accountForms } from '../pages/account-forms.ts';
import { ownAccount } from '../pages/own-account.ts';
import { askForLink, choosePassword, signIn } from '../tasks/account-tasks.ts';

test.use({ javaScriptEnabled: false });

// Without JavaScript the browser takes no scripts, preloaded ones neither.
test.beforeEach(({ problems }) => problems.allow(/^request: csp GET .*\.js$/));

test('a form that is not alive yet leads nowhere, keeps what was typed, and puts nothing into the address', async ({
  page,
  stranger,
}) => {
  await page.goto(routes.registration.href());
  const email = page.getByRole('main').getByLabel('Correo electrónico');
  await email.fill(stranger.email);
  await email.press('Enter');
  await expect(email).toHaveValue(stranger.email);
  expect(new URL(page.url()).pathname + new URL(page.url()).search).toBe(routes.registration.href());
});

test('[R097] without script a builder signs in on the page of builders and comes to the own projects', async ({
  page,
  context,
  person,
  ownProject: project,
}) => {
  await context.clearCookies();
  await page.goto(routes.builderLogin.href());
  const main = page.getByRole('main');
  await main.getByLabel('Correo electrónico').fill(person.email);
  await main.getByLabel('Contraseña', { exact: true }).fill(person.password);
  await main.getByRole('button', { name: 'Ingresar' }).click();
  await expect(page).toHaveURL(new RegExp(`${routes.builderUpdateProjects.href()}$`));
  await expect(page.getByText(project.title).first()).toBeVisible();
});

test('[B071] [B076] without script the login signs in and leads back; a refusal is its form again', async ({
  page,
  person,
  problems,
}) => {
  problems.allow(/^console: .* 422 .*users\/login/);
  const destination = routes.accountFavourites.href();
  await page.goto(destination);
  await expect(page).toHaveURL(/\/login\?_=/);
  await signIn(page.getByRole('main'), { ...person, password: 'Otra-clave-1' });
  await expect(page.getByRole('alert')).toContainText('no son correctos');
  await expect(accountForms(page).email).toHaveValue(person.email);
  await accountForms(page).password.fill(person.password);
  await accountForms(page).signIn.click();
  await expect(page).toHaveURL(new RegExp(`${destination}$`));
  await expect(page.getByRole('heading', { level: 1, name: 'Tus favoritos' })).toBeVisible();
});

test('[B071] [B109] [R046] without script a forgotten password is recovered by its letter', async ({
  page,
  person,
}) => {
  await page.goto(routes.login.href());
  await accountForms(page.getByRole('main')).forgotten.click();
  await askForLink(page.getByRole('main'), person.email);
  await expect(page.getByRole('heading', { level: 1, name: 'Revisa tu correo' })).toBeVisible();
  let link = '';
  const letter = async () => {
    const texts = (await mailsTo(person.email)).map(({ text }) => text);
    link = texts.map((text) => /\/password\/reset\/[\w-]{43}/.exec(text)?.[0]).find(Boolean) ?? '';
    return link;
  };
  await expect.poll(letter, { timeout: 30_000 }).not.toBe('');
  await page.goto(link);
  await choosePassword(page.getByRole('main'), `${person.password}-2`);
  await expect(page).toHaveURL(new RegExp(`^[^?]*${routes.login.href()}[?]`));
  await expect(page.getByRole('main')).toContainText('Tu contraseña cambió. Ingresa con la nueva.');
  await signIn(page.getByRole('main'), { ...person, password: `${person.password}-2` });
  await expect(page).toHaveURL(/:\d+\/$/);
});

test('[R044] [R045] without script the invitation leads on by links, and says what a registration needs', async ({
  page,
}) => {
  await page.goto(routes.registerInvitation.href());
  // Of what stands in a `noscript` only the drawn text is looked at.
  const drawn = { useInnerText: true };
  await expect(page.getByRole('main')).toContainText('activa JavaScript en tu navegador', drawn);
  await page.getByRole('main').getByRole('link', { name: 'Ingresa', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Ingresa a tu cuenta' })).toBeVisible();
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

test('[B137, C236] the account is ended by a page that asks and a plain post', async ({
  page,
  person,
  context,
  problems,
}) => {
  problems.allow(/^console: .* 422 .*users\/delete/);
  await signInDirectly(context, person.email, person.password);
  await page.goto(routes.accountPrivacy.href());
  await ownAccount(page).remove.click();
  const password = page.getByLabel('Tu contraseña');
  await password.fill('otra que no es');
  await page.getByRole('button', { name: 'Sí, eliminarla' }).click();
  await expect(page.getByRole('alert')).toContainText('La contraseña no es correcta');
  await password.fill(person.password);
  await page.getByRole('button', { name: 'Sí, eliminarla' }).click();
  await expect(page.getByRole('heading', { name: 'Vamos a eliminar tu cuenta' })).toBeVisible();
  await page.goto(routes.accountPrivacy.href());
  await expect(page).toHaveURL(new RegExp(routes.login.href()));
});
