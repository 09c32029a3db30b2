import type { Browser } from 'playwright';
import type { Profile } from '../../pages/profile.ts';
import type { Contender } from '../contenders/contender.ts';
import { onVisit } from './open-visit.ts';
import type { ShopPage } from './shop-pages.ts';

/** What a first view took. */
export interface LoadCost {
  /** Milliseconds since the navigation began. */
  readonly lcp: number | undefined;
  /** Milliseconds beyond 50 of every long task after the first paint. */
  readonly tbt: number;
  readonly cls: number;
  /** Bytes of scripts after brotli. */
  readonly scriptBytes: number;
  readonly requests: number;
}

const limitMs = 60_000;
/** Longer than what any of the shops waits before it goes on by a timer. */
const quietMs = 700;

/** Loads a page with an empty cache and measures it until it is at rest. */
export function measureLoad(browser: Browser, shop: Contender, where: ShopPage, profile: Profile): Promise<LoadCost> {
  return onVisit(browser, profile, async ({ page, network }) => {
    await page.goto(shop.origin + where.path(shop), { waitUntil: 'load', timeout: limitMs });
    await page.locator('h1, h2', { hasText: where.heading }).first().waitFor({ timeout: limitMs });
    await network.untilQuiet(quietMs, limitMs);
    const { lcp, tbt, cls } = await page.evaluate(() => window.benchFigures());
    const { scriptBytes, requests } = network.figures();
    return { lcp, tbt, cls, scriptBytes, requests };
  });
}
