import { expect, type Locator, type Page } from '@playwright/test';
import type { Person } from '../fixtures/person.ts';
import { contactForm } from '../pages/contact-form.ts';

/** Fills the form to a builder with everything that it needs. */
export async function fillContact(page: Page, person: Person, within: Locator | Page = page): Promise<void> {
  const form = contactForm(page, within);
  await form.name.fill(`${person.firstName} ${person.lastName}`);
  await form.email.fill(person.email);
  await form.phone.fill(person.phone);
  await form.city.fill('Bogotá');
  await form.city.press('Tab');
  await form.consent.check();
}

/** Writes to a builder and reads that it arrived. */
export async function contactBuilder(page: Page, person: Person, within: Locator | Page = page): Promise<void> {
  await fillContact(page, person, within);
  await contactForm(page, within).send.click();
  await expect(page.getByText('Tus datos se han enviado correctamente').first()).toBeVisible();
}

/** The device says that it is connected again, as after a tunnel. */
export async function backOnline(page: Page): Promise<void> {
  await page.evaluate(() => dispatchEvent(new Event('online')));
}
