import type { Locator, Page } from '@playwright/test';

/** What lies over a page from the device. */
export function offlineStrip(page: Page): Locator {
  return page.getByRole('status', { name: 'Sin conexión' });
}
