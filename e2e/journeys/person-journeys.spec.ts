import { exportOwnData } from '@umbral/domain/api/privacy.ts';
import { routes } from '@umbral/domain/routes/table.ts';
import { localKeys } from '@umbral/domain/storage/storage-keys.ts';
import { mailsTo } from '../fixtures/mail.ts';
import { signInDirectly } from '../fixtures/session.ts';
import { expect, test } from '../fixtures/test.ts';
import { accountForms } from '../pages/account-forms.ts';
import { ownAccount } from '../pages/own-account.ts';
import { expectSignedIn } from '../tasks/account-tasks.ts';
import { expectHydrated } from '../tasks/frame-tasks.ts';
import { askForDeletion, letDeletionComeDue } from '../tasks/own-account-tasks.ts';

test.describe('a person and the own account', () => {
  test.beforeEach(({ context, person }) => signInDirectly(context, person.email, person.password));

  test('[B133, R091, M095] changes the profile: the header follows, what another tab saved stays, and a session that ends meanwhile loses nothing', async ({
    page,
    person,
    secondTab,
    database,
    problems,
  }) => {
    problems.allow(/status of 401/);
    await secondTab.goto(routes.editProfile.href());
    await expectHydrated(secondTab);
    await page.goto(routes.editProfile.href());
    await expectHydrated(page);
    const account = ownAccount(page);
    await account.firstName.fill('R2D2');
    await account.save.click();
    await expect(page.getByText('El nombre no es válido')).toBeVisible();
    await expect(account.firstName).toBeFocused();
    await account.firstName.fill('Rosalba');
    await account.save.click();
    await expect(account.toast('Actualizamos tu perfil.')).toBeVisible();
    await expectSignedIn(page, { firstName: 'Rosalba' });
    const other = ownAccount(secondTab);
    await other.city.fill('Pasto');
    await other.save.click();
    await expect(other.toast('Actualizamos tu perfil.')).toBeVisible();
    const saved = () =>
      database.rows('select first_name, city_name from app_user where lower(email) = $1', person.email);
    expect(await saved()).toEqual([{ first_name: 'Rosalba', city_name: 'Pasto' }]);
    await database.rows(
      'delete from session where user_id = (select id from app_user where lower(email) = $1)',
      person.email,
    );
    await account.firstName.fill('Rosalinda');
    await account.save.click();
    const dialog = page.getByRole('dialog');
    await expect(dialog).toContainText('Tu sesión terminó');
    const forms = accountForms(dialog);
    await expect(forms.email).toHaveValue(person.email);
    await forms.password.fill(person.password);
    await forms.signIn.click();
    await expect(dialog).toBeHidden();
    await expect(account.firstName).toHaveValue('Rosalinda');
    await account.save.click();
    await expect.poll(saved).toEqual([{ first_name: 'Rosalinda', city_name: 'Pasto' }]);
  });

  test('[B133, R111, C213, C214] ends the session of another browser, which is signed out', async ({
    page,
    person,
    browser,
    baseURL,
  }) => {
    const elsewhere = await browser.newContext({ baseURL });
    await signInDirectly(elsewhere, person.email, person.password);
    await page.goto(routes.accountSecurity.href());
    await expectHydrated(page);
    const account = ownAccount(page);
    // This one, that of the registration, and the other browser's, which was used last.
    await expect(account.sessions.getByRole('listitem')).toHaveCount(3);
    await account.endSession.first().click();
    await expect(account.sessions.getByRole('listitem')).toHaveCount(2);
    await expect(account.sessions).toBeFocused();
    const answer = await elsewhere.request.get(routes.accountFavourites.href(), { maxRedirects: 0 });
    expect(answer.headers().location).toContain(routes.login.href());
    await elsewhere.close();
  });

  test('[B137, R112, C166, C232] reads and takes along what is stored, and chooses cookies and hours of contact anew', async ({
    page,
    person,
    context,
  }) => {
    await page.goto(routes.accountPrivacy.href());
    await expectHydrated(page);
    const account = ownAccount(page);
    await expect(page.getByRole('heading', { name: 'Términos y condiciones' })).toBeVisible();
    await account.contactAt('Sábados de 8 a. m. a 3 p. m.').check({ force: true });
    await account.saveContact.click();
    await expect(account.toast('Guardamos cómo prefieres que te contacten.')).toBeVisible();
    const [tab] = await Promise.all([context.waitForEvent('page'), account.readData.click()]);
    await expect(tab.getByRole('heading', { name: 'Tus datos en Umbral' })).toBeVisible();
    await expect(tab.getByText(person.email).first()).toBeVisible();
    const [file] = await Promise.all([page.waitForEvent('download'), account.downloadData.click()]);
    expect(file.suggestedFilename()).toBe('mis-datos-umbral.json');
    const data = await (await context.request.get(`/api${exportOwnData.path}`)).json();
    expect(data.data.parts.account).toMatchObject([{ email: person.email, preferred_window: 'saturday' }]);
    await expect(account.cookies).toBeChecked();
    await account.cookies.click();
    await expect(account.cookies).not.toBeChecked();
    expect(await page.evaluate((key) => localStorage.getItem(key), localKeys.cookieConsent)).toBe('0');
  });

  test('[B137, C236] asks for the deletion, comes back, asks again, and is gone with a letter that proves it', async ({
    page,
    person,
    context,
    database,
  }) => {
    test.setTimeout(180_000);
    const accounts = () => database.rows('select id from app_user where lower(email) = $1', person.email);
    const asked = () =>
      database.rows('select id from account_deletion where lower(email) = $1 and done_at is null', person.email);
    await askForDeletion(page, person.password);
    expect(await asked()).toHaveLength(1);
    expect((await context.cookies()).map(({ name }) => name)).not.toContain('SessionId');
    await signInDirectly(context, person.email, person.password);
    expect(await asked()).toHaveLength(0);
    await askForDeletion(page, person.password);
    await letDeletionComeDue(database, person.email);
    await expect.poll(accounts, { timeout: 120_000 }).toHaveLength(0);
    const subjects = async () => (await mailsTo(person.email)).map(({ subject }) => subject);
    await expect.poll(subjects, { timeout: 60_000 }).toContain('Eliminamos tu cuenta');
    const login = await context.request.post('/api/users/login', {
      data: { email: person.email, password: person.password, user_key: '' },
    });
    expect(await login.json()).toMatchObject({ ok: 0 });
    await expect.poll(() => database.rows('select from account_deletion where email is not null')).toHaveLength(0);
  });
});
