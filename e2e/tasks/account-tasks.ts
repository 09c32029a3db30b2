import { expect, type Locator, type Page } from '@playwright/test';
import { routes } from '@umbral/domain/routes/table.ts';
import type { Person } from '../fixtures/person.ts';
import { accountForms } from '../pages/account-forms.ts';
import { identityPage } from '../pages/identity-page.ts';

/** Creates an account by the form, with the captcha, and is signed in afterwards. */
export async function register(within: Locator | Page, person: Person): Promise<void> {
  const forms = accountForms(within);
  await forms.email.fill(person.email);
  await forms.next.click();
  await forms.firstName.fill(person.firstName);
  await forms.lastName.fill(person.lastName);
  await forms.phone.fill(person.phone);
  await forms.password.fill(person.password);
  await forms.repeated.fill(person.password);
  await forms.terms.check();
  await expect(forms.create).toBeDisabled();
  await forms.verify.click();
  await expect(forms.verified).toBeVisible({ timeout: 30_000 });
  await forms.create.click();
}

/** Signs in by the form. */
export async function signIn(
  within: Locator | Page,
  { email, password }: Pick<Person, 'email' | 'password'>,
): Promise<void> {
  const forms = accountForms(within);
  await forms.email.fill(email);
  await forms.password.fill(password);
  await forms.signIn.click();
}

/** Ends the session by the header's menu, which leads home. */
export async function signOut(page: Page, { firstName }: Pick<Person, 'firstName'>): Promise<void> {
  await page.getByRole('banner').getByText(`Hola, ${firstName}`).click();
  await page.getByRole('button', { name: 'Cerrar sesión' }).click();
  await expect(page.getByRole('link', { name: 'Ingresar' })).toBeVisible();
  await expect(page).toHaveURL(new RegExp(`:\\d+${routes.home.href()}$`));
}

/** Asks for a link to choose a new password. */
export async function askForLink(within: Locator | Page, email: string): Promise<void> {
  const forms = accountForms(within);
  await forms.email.fill(email);
  await forms.askForLink.click();
}

/** Chooses a new password on the page of the letter's link. */
export async function choosePassword(within: Locator | Page, password: string): Promise<void> {
  const forms = accountForms(within);
  await forms.newPassword.fill(password);
  await forms.repeated.fill(password);
  await forms.savePassword.click();
}

/** Leaves the login page for the test provider and comes back as a person whose address it vouches for. */
export async function chooseIdentity(page: Page, { firstName, lastName, email }: Person): Promise<void> {
  const provider = identityPage(page);
  await provider.start.click();
  await provider.email.fill(email);
  await provider.name.fill(`${firstName} ${lastName}`);
  await provider.enter.click();
}

/** The header greets the person. */
export async function expectSignedIn(page: Page, { firstName }: Pick<Person, 'firstName'>): Promise<void> {
  await expect(page.getByRole('banner').getByText(`Hola, ${firstName}`, { exact: false })).toBeAttached();
}
