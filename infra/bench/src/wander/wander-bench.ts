import { chromium } from 'playwright';
import type { BenchPortal } from '../portal/bench-portal.ts';
import { untilIndexed } from '../portal/until-indexed.ts';
import { figure, markdownTable, ratio } from '../report/table.ts';
import { settings } from '../settings.ts';
import { openHoldings, type TabHoldings } from './tab-holdings.ts';
import { createWanderer, type Wandered } from './wander.ts';
import { wanderPages } from './wander-pages.ts';

const windows = 8;
const limitMs = 60_000;

/** What one tab holds after ever more of so many soft navigations through pages of all remotes: flat, or it grows. */
export async function wanderBench(portal: BenchPortal, steps: number, signal: AbortSignal): Promise<string> {
  const stepsEach = Math.ceil(steps / windows);
  await untilIndexed(portal, signal);
  const round = await wanderPages(portal.url);
  const browser = await chromium.launch({ executablePath: settings.chromium, args: ['--no-sandbox'] });
  try {
    const page = await browser.newPage({ viewport: { width: 1280, height: 800 }, serviceWorkers: 'block' });
    page.setDefaultTimeout(limitMs);
    let documents = 0;
    page.on('request', (request) => {
      if (request.isNavigationRequest() && request.frame() === page.mainFrame()) documents += 1;
    });
    await page.goto(portal.url);
    await page.locator('main:not([data-ssr])').waitFor();
    const holdings = await openHoldings(page);
    const { step, home, wandered } = createWanderer(page, round);
    const seen: TabHoldings[] = [];
    for (let window = 0; window < windows; window += 1) {
      for (let count = 0; count < stepsEach; count += 1) {
        signal.throwIfAborted();
        await step();
      }
      await home();
      seen.push(await holdings());
      console.log(`${(window + 1) * stepsEach} navigations`, seen.at(-1));
    }
    return `${tableOf(seen, stepsEach)}\n\n${wordsOn(wandered, { round: round.length, documents })}`;
  } finally {
    await browser.close();
  }
}

function tableOf(seen: readonly TabHoldings[], stepsEach: number): string {
  return markdownTable({
    head: ['after', ...seen.map((_, window) => figure((window + 1) * stepsEach)), 'last against first'],
    rows: Object.keys(seen[0] ?? {}).map((row) => [
      row,
      ...seen.map((holdings) => figure(holdings[row], row.endsWith('MB') ? 1 : 0)),
      ratio(seen.at(-1)?.[row], seen[0]?.[row]),
    ]),
  });
}

function wordsOn({ whole, drawnHere }: Wandered, { round, documents }: { round: number; documents: number }): string {
  return `Of ${figure(whole + drawnHere)} navigations, a quarter of them Back, in a round of ${figure(round)} pages, ${figure(whole)} came whole, as the server drew them or as they had been left, and ${figure(drawnHere)} were drawn in the place of the page before; documents loaded: ${figure(documents)}.`;
}
