import type { Browser } from 'playwright';
import type { Variant } from './variant-proxy.ts';
import { newVisitor } from './visitor.ts';

const limitMs = 30_000;

/** A link in the page leads to another page without a document load: router, remote and shell are at work. */
export async function proveAlive(browser: Browser, url: string, variant: Variant): Promise<void> {
  const context = await newVisitor(browser, variant);
  try {
    const page = await context.newPage();
    await page.addInitScript(() => sessionStorage.setItem('FairPopUpSeen', '1'));
    await page.goto(url, { waitUntil: 'load', timeout: limitMs });
    await page.evaluate(() => document.documentElement.setAttribute('data-bench', 'same document'));
    const path = new URL(url).pathname;
    const link = page.locator(`main a[href^="/"]:not([href="${path}"]):not([target]):visible`).first();
    await link.click({ timeout: limitMs });
    // A filter changes the query alone.
    await page.waitForFunction((before) => location.href !== before, url, { timeout: limitMs });
    const isSame = await page.locator('html[data-bench]').count();
    if (isSame === 0) throw new Error(`${path} as ${variant}: the link loaded another document`);
  } finally {
    await context.close();
  }
}
