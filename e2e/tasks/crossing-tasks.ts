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
