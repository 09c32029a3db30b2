import type { Page } from '@playwright/test';
import { expect } from '@playwright/test';
import { accountMenu } from '../pages/staff-pages.ts';

/** Opens the account menu and reads its entries. */
export async function readAccountMenu(page: Page): Promise<string[]> {
  const { open, entries } = accountMenu(page);
  await open.click();
  await expect(entries.last()).toBeVisible();
  return entries.allInnerTexts();
}
