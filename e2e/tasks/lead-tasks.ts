import type { Page } from '@playwright/test';
import type { Person } from '../fixtures/person.ts';
import { leadForm } from '../pages/lead-form.ts';

/** Fills the form of "buscamos por ti" and sends it. */
export async function sendLead(page: Page, person: Person, interest: string): Promise<void> {
  const form = leadForm(page);
  await form.name.fill(`${person.firstName} ${person.lastName}`);
  await form.email.fill(person.email);
  await form.phone.fill(person.phone);
  await form.homeCity.fill('Bogotá');
  await form.interest.selectOption(interest);
  await form.consent.check();
  await form.send.click();
}
