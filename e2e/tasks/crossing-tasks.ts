import { expect, type Page } from '@playwright/test';
import { watchPaintedParts } from '../fixtures/painted-parts.ts';
import { busInspector } from '../pages/bus-inspector.ts';
import { partsAreReady } from './follow-link.ts';
import { expectHydrated } from './frame-tasks.ts';

/** A tab whose changes of page are followed. */
export interface Crossings {
  /** Since the first page, exactly these addresses were told of, in this order. */
  expectTold(...paths: readonly string[]): Promise<void>;
}

/** Opens an address, waits until pages of other remotes may come from the server, and follows what is painted and told. */
export async function openCrossings(page: Page, href: string): Promise<Crossings> {
  await page.goto(`${href}${href.includes('?') ? '&' : '?'}inspector`);
  await expectHydrated(page);
  await partsAreReady(page);
  await page.evaluate(watchPaintedParts);
  const inspector = busInspector(page);
  await inspector.topic.fill('shell/navigated');
  await inspector.clear.click();
  // A long list would be drawn anew with each event.
  await inspector.fold.click();
  return {
    async expectTold(...paths) {
      await inspector.unfold.click();
      await expect
        .poll(async () => (await inspector.carried('shell/navigated')).map(({ path }) => path))
        .toEqual(paths);
      await inspector.fold.click();
    },
  };
}

/** A tab waits for a part no longer than for its own code: where the machine is busy, it is drawn beforehand. */
export async function expectPart(page: Page, href: string): Promise<void> {
  const address = new URL(`/_part/${await page.evaluate(compositionOfTab)}${href}`, page.url()).href;
  await expect.poll(async () => (await page.request.get(address)).status(), { timeout: 30_000 }).toBe(200);
}

/** Runs in the page. */
function compositionOfTab(): string {
  return JSON.parse(document.querySelector('#umbral-boot')?.textContent ?? '{}').composition;
}
