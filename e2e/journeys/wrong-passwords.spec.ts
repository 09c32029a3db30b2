import { routes } from '@umbral/domain/routes/table.ts';
import { mailsTo } from '../fixtures/mail.ts';
import { signInDirectly } from '../fixtures/session.ts';
import { expect, test } from '../fixtures/test.ts';
import { accountForms } from '../pages/account-forms.ts';
import { expectSignedIn, signIn } from '../tasks/account-tasks.ts';
import { expectHydrated } from '../tasks/frame-tasks.ts';

test('[B071] strangers who guess passwords work for it and lock nobody out; the owner is told of them', async ({
  page,
  context,
  person,
  browser,
  baseURL,
  request,
}) => {
  await signInDirectly(context, person.email, person.password);
  await context.request.post('/api/users/logout', { data: {} });
  const wrong = { email: person.email, password: 'No-es-la-clave-1', user_key: '' };
  for (let guess = 0; guess < 7; guess += 1) await request.post('/api/users/login', { data: wrong });

  await test.step('a browser that the account knows gets in at once', async () => {
    await page.goto(routes.login.href());
    await expectHydrated(page);
    await signIn(page.getByRole('main'), person);
    await expectSignedIn(page, person);
  });

  await test.step('another one works first, also for a wrong password, and gets in with the right one', async () => {
    const elsewhere = await browser.newContext({ baseURL });
    const other = await elsewhere.newPage();
    await other.goto(routes.login.href());
    await expectHydrated(other);
    const main = other.getByRole('main');
    await signIn(main, wrong);
    await expect(main.getByText('Estamos comprobando que eres una persona')).toBeVisible();
    await expect(main.getByRole('alert')).toContainText('no son correctos', { timeout: 30_000 });
    await accountForms(main).password.fill(person.password);
    await accountForms(main).signIn.click();
    await expect(other.getByRole('banner').getByText(`Hola, ${person.firstName}`)).toBeAttached({ timeout: 30_000 });
    await elsewhere.close();
  });

  await test.step('letters tell of the guesses and of the new device', async () => {
    const subjects = async () => (await mailsTo(person.email)).map(({ subject }) => subject);
    const expected = ['Alguien intentó entrar a tu cuenta', 'Entraste desde un dispositivo nuevo'];
    await expect.poll(subjects, { timeout: 30_000 }).toEqual(expect.arrayContaining(expected));
  });
});
