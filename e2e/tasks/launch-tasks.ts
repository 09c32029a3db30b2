import type { Page } from '@playwright/test';
import type { Person } from '../fixtures/person.ts';
import { launchPage } from '../pages/launch-page.ts';

/** Fills the form of a launch and sends it. */
export async function askAboutLaunch(page: Page, person: Person): Promise<void> {
  const launch = launchPage(page);
  await launch.name.fill(`${person.firstName} ${person.lastName}`);
  await launch.email.fill(person.email);
  await launch.phone.fill(person.phone);
  await launch.homeCity.fill('Cali');
  await launch.consent.check();
  await launch.send.click();
}
