import type { Browser } from 'playwright';
import type { Profile } from '../../pages/profile.ts';
import type { Contender } from '../contenders/contender.ts';
import { installCrossingProbe } from './crossing-probe.ts';
import { onVisit } from './open-visit.ts';
import type { crossings } from './shop-pages.ts';

/** What it took to come to another team's page. */
export interface CrossingCost {
  /** Milliseconds from the press to the frame that shows the heading. */
  readonly heading: number;
  /** Until the page is at rest again. */
  readonly requests: number;
  readonly scriptBytes: number;
}

const limitMs = 60_000;
const quietMs = 700;

/** Presses a link of a page at rest, in a browser that has seen no other page. */
export function measureCrossing(
  browser: Browser,
  { origin }: Contender,
  { from, link, heading }: (typeof crossings)[number],
  profile: Profile,
): Promise<CrossingCost> {
  return onVisit(browser, profile, async ({ page, network }) => {
    await page.addInitScript(installCrossingProbe);
    await page.goto(origin + from, { waitUntil: 'load', timeout: limitMs });
    await page.locator(link).first().waitFor({ timeout: limitMs });
    await network.untilQuiet(quietMs, limitMs);
    // What lies over the link belongs to nobody's page.
    const target = page.locator(link).first();
    await target.scrollIntoViewIfNeeded();
    await network.untilQuiet(quietMs, limitMs);
    await page.evaluate((words) => window.benchCrossing.await(words), heading.source);
    const before = network.figures();
    await target.click({ timeout: limitMs });
    await page.waitForFunction(() => window.benchCrossing.took(), undefined, { timeout: limitMs, polling: 50 });
    const took = await page.evaluate(() => window.benchCrossing.took());
    if (took === undefined) throw new Error(`${heading.source} did not come`);
    await network.untilQuiet(quietMs, limitMs);
    const after = network.figures();
    return {
      heading: took,
      requests: after.requests - before.requests,
      scriptBytes: after.scriptBytes - before.scriptBytes,
    };
  });
}
