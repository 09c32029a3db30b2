import { expect, type Page } from '@playwright/test';

/** The frame answers: a choice of currency is followed by the rate in the header. */
export async function expectLiveFrame(page: Page): Promise<void> {
  const currency = page.getByLabel('Moneda');
  await expect(async () => {
    await currency.selectOption('eur');
    await expect(page.getByRole('banner')).toContainText('€ 1 =', { timeout: 500 });
  }).toPass();
  await currency.selectOption('cop');
}

/** Chooses the currency of every price. */
export async function chooseCurrency(page: Page, code: 'cop' | 'usd' | 'eur'): Promise<void> {
  await page.getByLabel('Moneda').selectOption(code);
}

/** The page's remote has taken over the server's HTML: from now on links are soft. */
export async function expectHydrated(page: Page): Promise<void> {
  // Its code is loaded first: that may take as long as a navigation. No assertion: one that fails reads the whole page
  // for its message, which costs a page more than coming alive.
  await page.locator('main:not([data-ssr])').waitFor({ timeout: 20_000 });
}
