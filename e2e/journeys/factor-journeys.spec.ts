import { routes } from '@umbral/domain/routes/table.ts';
import { openAccount } from '../fixtures/person.ts';
import { operatorCode, signInDirectly } from '../fixtures/session.ts';
import { expect, test } from '../fixtures/test.ts';
import { accountForms } from '../pages/account-forms.ts';
import { securityScreen } from '../pages/security-screen.ts';
import { askDialog, peoplePart } from '../pages/staff-pages.ts';
import { expectSignedIn, signIn, signOut } from '../tasks/account-tasks.ts';
import { codeOf, giveDevice, letProofAge } from '../tasks/factor-tasks.ts';
import { expectHydrated } from '../tasks/frame-tasks.ts';

test('[C250, C251, C256-C259] a passkey is added once the password was typed again, named, and opens the account alone', async ({
  page,
  context,
  person,
  database,
  problems,
}) => {
  problems.allow(/status of 403/);
  await giveDevice(page);
  await signInDirectly(context, person.email, person.password);
  await letProofAge(database, person.email);
  await page.goto(routes.accountSecurity.href());
  await expectHydrated(page);
  const screen = securityScreen(page);
  await screen.addPasskey.click();
  await screen.password.fill('Otra-clave-1');
  await screen.confirmProof.click();
  await expect(page.getByRole('dialog').getByRole('alert')).toContainText('La contraseña no es correcta');
  await screen.password.fill(person.password);
  await screen.confirmProof.click();
  await expect(page.getByText('Agregamos tu llave de acceso.')).toBeVisible();
  await expect(screen.passkeys).toHaveCount(1);
  await screen.rename.click();
  await screen.name.fill('Mi portátil');
  await screen.saveName.click();
  await expect(screen.passkeys).toContainText('Mi portátil');

  await signOut(page, person);
  await page.goto(routes.login.href());
  await expectHydrated(page);
  await page.getByRole('main').getByRole('button', { name: 'Entrar con llave de acceso' }).click();
  await expectSignedIn(page, person);
  await page.goto(routes.accountSecurity.href());
  await expectHydrated(page);
  await expect(screen.passkeys).toContainText('Usada por última vez');
  await screen.remove.click();
  await screen.confirmRemoval.click();
  await expect(page.getByText('Todavía no tienes ninguna llave de acceso.')).toBeVisible();
  expect(
    await database.rows(
      'select id from passkey where user_id = (select id from app_user where email = $1)',
      person.email,
    ),
  ).toEqual([]);
});

test('[C252, C262-C265] the second step is switched on by a first code; then the password is not enough, a paper code works once', async ({
  page,
  context,
  person,
  problems,
}) => {
  // What the page asked for a moment before the session ended.
  problems.allow(/status of 401 .*\/api\/surveys\/user-umbral/);
  await signInDirectly(context, person.email, person.password);
  await page.goto(routes.accountSecurity.href());
  await expectHydrated(page);
  const screen = securityScreen(page);
  await screen.start.click();
  const secret = await screen.secret.innerText();
  await screen.code.fill('000000');
  await screen.confirmCode.click();
  await expect(page.getByRole('dialog').getByRole('alert')).toContainText('El código no es correcto');
  await screen.code.fill(codeOf(secret));
  await screen.confirmCode.click();
  await expect(screen.recoveryCodes).toHaveCount(10);
  const [paper = ''] = await screen.recoveryCodes.allInnerTexts();
  await screen.kept.click();
  await expect(page.getByText('Te quedan 10 códigos de recuperación')).toBeVisible();

  const main = page.getByRole('main');
  const enterBy = async (code: string) => {
    await page.goto(routes.login.href());
    await expectHydrated(page);
    await signIn(main, person);
    await screen.code.fill(code);
    await main.getByRole('button', { name: 'Confirmar' }).click();
  };
  await signOut(page, person);
  await enterBy(paper.replaceAll('-', ' ').toUpperCase());
  await expectSignedIn(page, person);
  await signOut(page, person);
  await enterBy(paper);
  await expect(page.getByRole('alert')).toContainText('El código no es correcto, ya se usó o venció');
  await screen.code.fill(codeOf(secret, 30));
  await main.getByRole('button', { name: 'Confirmar' }).click();
  await expectSignedIn(page, person);
});

test('[B111, C113, C253] staff without a second factor meets no screen of staff, sets one up, and has the own menu', async ({
  page,
  context,
  person,
  database,
}) => {
  await giveDevice(page);
  await signInDirectly(context, person.email, person.password);
  await database.rows(
    "insert into user_role select id, 'administrador' from app_user where lower(email) = $1",
    person.email,
  );
  await page.goto(routes.userAdmin.href());
  await expect(page).toHaveURL(new RegExp(`${routes.accountSecurity.href()}$`));
  await expectHydrated(page);
  await expect(page.getByText('Tu rol pide una segunda prueba.')).toBeVisible();
  const screen = securityScreen(page);
  await screen.addPasskey.click();
  await expect(page.getByText('Agregamos tu llave de acceso.')).toBeVisible();
  await page.goto(routes.userAdmin.href());
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Administración');
});

test('[C244] what staff does to an account asks for the second factor again when the last one is old', async ({
  page,
  administrator: person,
  stranger,
  database,
  problems,
}) => {
  problems.allow(/status of 403/);
  await openAccount(stranger);
  await letProofAge(database, person.email);
  await page.goto(`${routes.userAdmin.href()}?seccion=personas`);
  await expectHydrated(page);
  const people = peoplePart(page);
  await people.q.fill(stranger.email);
  await people.find.click();
  await people.endSessions.click();
  await askDialog(page).confirm('Cerrar sesiones').click();
  await securityScreen(page).code.fill(await operatorCode(person.email));
  await securityScreen(page).confirmProof.click();
  await expect(page.getByText('Cerramos todas las sesiones de la cuenta.')).toBeVisible();
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });
  // Without JavaScript the browser takes no scripts, preloaded ones neither.
  test.beforeEach(({ problems }) => problems.allow(/^request: csp GET .*\.js$/, /status of 4\d\d/));

  test('[C252] the code of the second step is asked by a plain page, which leads where the way led', async ({
    page,
    person,
    database,
  }) => {
    await database.rows("insert into user_role select id, 'seo' from app_user where lower(email) = $1", person.email);
    await page.goto(routes.redirects.href());
    await accountForms(page).email.fill(person.email);
    await accountForms(page).password.fill(person.password);
    await accountForms(page).signIn.click();
    await page.getByLabel('Código').fill('no-es-este-12');
    await page.getByRole('button', { name: 'Ingresar' }).click();
    await expect(page.getByText('El código no es correcto, ya se usó o venció')).toBeVisible();
    await page.getByLabel('Código').fill(await operatorCode(person.email));
    await page.getByRole('button', { name: 'Ingresar' }).click();
    await expect(page).toHaveURL(new RegExp(`${routes.redirects.href()}$`));
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Redirecciones');
  });
});
