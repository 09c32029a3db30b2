import type { BrowserContext, Page } from '@playwright/test';
import { expect } from '@playwright/test';
import type { Database } from '../fixtures/database.ts';
import type { Person } from '../fixtures/person.ts';
import { signInDirectly } from '../fixtures/session.ts';
import { accountMenu } from '../pages/staff-pages.ts';

/** Gives somebody another role and signs them in with it. */
export async function signInAs(
  role: string,
  { person, database, context }: { person: Person; database: Database; context: BrowserContext },
): Promise<void> {
  await database.rows(
    'insert into user_role select id, $2 from app_user where lower(email) = $1 on conflict do nothing',
    person.email,
    role,
  );
  await signInDirectly(context, person.email, person.password);
}

/** Opens the account menu and reads its entries. */
export async function readAccountMenu(page: Page): Promise<string[]> {
  const { open, entries } = accountMenu(page);
  await open.click();
  await expect(entries.last()).toBeVisible();
  return entries.allInnerTexts();
}
