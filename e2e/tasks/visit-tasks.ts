import type { Locator, Page } from '@playwright/test';
import type { Database } from '../fixtures/database.ts';
import type { Person } from '../fixtures/person.ts';
import { expect } from '../fixtures/test.ts';
import { contactForm } from '../pages/contact-form.ts';
import { fillContact } from './contact-tasks.ts';
import { expectHydrated } from './frame-tasks.ts';

/** Day (ISO) and hour (`HH:MM:SS`) of a visit. */
interface Slot {
  readonly day: string | null;
  readonly time: string | null;
}

/** Asks the builder of a home for a visit on the first day that is offered, at half past ten. */
export async function askForVisit(page: Page, person: Person, href: string): Promise<void> {
  await page.goto(href);
  await expectHydrated(page);
  const form = contactForm(page);
  await expect(form.form).toHaveAttribute('novalidate');
  await fillContact(page, person);
  await form.further.click();
  await chooseDay(form.day, 1);
  await form.time.selectOption('10:30');
  await form.send.click();
  await expect(form.sent).toBeVisible();
}

/** Chooses one of the days that are offered, counted from 1. */
export async function chooseDay(field: Locator, index: number): Promise<void> {
  // The fields come with a chunk of their own, once they are opened.
  await expect(field.locator('option').nth(index)).toBeAttached();
  const days = await field
    .locator('option')
    .evaluateAll((all) => all.map((one) => one.getAttribute('value') ?? '').filter((value) => value !== ''));
  await field.selectOption(days[index - 1] ?? '');
}

/** When the visits are that somebody asked for, the first request first. */
export function visitsOf({ rows }: Database, { email }: Person): Promise<Slot[]> {
  return rows<Slot & Record<string, unknown>>(
    `select schedule_date::text as day, schedule_time::text as time from contact where lower(email) = $1 order by id`,
    email,
  );
}
