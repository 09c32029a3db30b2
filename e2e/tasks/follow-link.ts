import type { Page } from '@playwright/test';

/** Presses a link to an address of the portal; it stands only as long as it is pressed. */
export async function followLink(page: Page, href: string): Promise<void> {
  await page.evaluate((address) => {
    const link = document.createElement('a');
    link.href = address;
    document.body.append(link);
    link.click();
    link.remove();
  }, href);
}

/** Waits until the shell can get pages of other remotes from the server. */
export async function partsAreReady(page: Page): Promise<void> {
  await page.waitForFunction(() =>
    performance.getEntriesByType('resource').some(({ name }) => name.includes('/r/shell-routes/')),
  );
}
