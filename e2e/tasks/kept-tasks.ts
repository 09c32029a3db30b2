import type { Page } from '@playwright/test';
import { routes } from '@umbral/domain/routes/table.ts';
import { localKeys } from '@umbral/domain/storage/storage-keys.ts';
import type { Database } from '../fixtures/database.ts';
import type { Person } from '../fixtures/person.ts';
import { expect } from '../fixtures/test.ts';
import { listingPage } from '../pages/listing-page.ts';
import { expectHydrated } from './frame-tasks.ts';

/** Column of what a person keeps, oldest first. */
export async function keptOf(database: Database, { email }: Person, select: string): Promise<unknown[]> {
  const rows = await database.rows<{ value: unknown }>(
    select.replace(':own', 'user_id = (select id from app_user where lower(email) = $1)'),
    email,
  );
  return rows.map(({ value }) => value);
}

/** Keeps the first three homes of a listing as somebody without an account. */
export async function keepThree(page: Page): Promise<void> {
  await page.goto(routes.housing.href({ city: 'cali' }));
  await expectHydrated(page);
  const { cards } = listingPage(page);
  const heart = (index: number) => cards.nth(index).getByRole('button', { name: /favoritos$/ });
  await heart(0).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Seguir sin cuenta' }).click();
  await heart(1).click();
  await heart(2).click();
  await page.reload();
  await expectHydrated(page);
  for (const index of [0, 1, 2]) await expect(heart(index)).toHaveAttribute('aria-pressed', 'true');
}

/** Has the device keep homes in a list, with a note, and a comparison of them, as a visitor without an account would. */
export async function keepOnDevice(page: Page, plantIds: readonly number[]): Promise<void> {
  const things = {
    lists: [{ id: 1, name: 'Para mamá' }],
    homes: plantIds.map((plantId) => ({ plantId, listId: 1, note: 'Preguntar por el parqueadero' })),
    comparisons: [{ id: 1, name: null, plantIds, createdAt: '2026-11-20T10:00:00Z' }],
  };
  await page.evaluate(
    ([stored]) => {
      for (const [key, value] of stored) localStorage.setItem(key, JSON.stringify(value));
    },
    [
      [
        [localKeys.keptHearts, plantIds],
        [localKeys.keptThings, things],
      ],
    ] as const,
  );
}

/** Text of what the device keeps besides the hearts; null for nothing. */
export function thingsOnDevice(page: Page): Promise<string | null> {
  return page.evaluate((key) => localStorage.getItem(key), localKeys.keptThings);
}
