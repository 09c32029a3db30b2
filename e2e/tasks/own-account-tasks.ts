import type { Page } from '@playwright/test';
import { routes } from '@umbral/domain/routes/table.ts';
import type { Database } from '../fixtures/database.ts';
import { expect } from '../fixtures/test.ts';
import { ownAccount } from '../pages/own-account.ts';
import { expectHydrated } from './frame-tasks.ts';

/** Asks for the deletion of the account, as far as the page says when it is due. */
export async function askForDeletion(page: Page, password: string): Promise<void> {
  await page.goto(routes.accountPrivacy.href());
  await expectHydrated(page);
  const account = ownAccount(page);
  await account.remove.click();
  await account.confirmPassword.fill(password);
  await account.confirm.click();
  await expect(page).toHaveURL(new RegExp(`:\\d+${routes.home.href()}$`));
}

/** Lets the days pass that a deletion can be taken back, and the job that comes then run now. */
export async function letDeletionComeDue({ rows }: Database, email: string): Promise<void> {
  await rows(
    `update account_deletion set requested_at = now() - interval '20 days', due_at = now() - interval '1 day'
     where lower(email) = $1`,
    email,
  );
  await rows("update job set done_slot = done_slot - interval '2 hours' where name = 'delete-accounts'");
}
