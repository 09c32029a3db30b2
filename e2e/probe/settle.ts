import type { Page } from '@playwright/test';

/** How long a page may take to come. */
export const patience = { timeout: 15_000 };

/** Waits until a remote has taken over the page, or never will, and the browser has nothing to do. */
export async function settle(page: Page): Promise<void> {
  await page
    .locator('main#umbral-page:not([data-ssr])')
    .waitFor(patience)
    .catch(() => undefined);
  // What a page does by itself once it is there, it does before the browser has nothing to do.
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(() => requestIdleCallback(resolve))));
}
