import type { Page } from 'playwright';

/** What a tab holds, by the words of its row; none of it may grow with the pages that it has shown. */
export type TabHoldings = Readonly<Record<string, number>>;

/** Reads what a tab holds once its garbage is collected. */
export async function openHoldings(page: Page): Promise<() => Promise<TabHoldings>> {
  const session = await page.context().newCDPSession(page);
  await session.send('Performance.enable');
  return async () => {
    await collect(page);
    const { metrics } = await session.send('Performance.getMetrics');
    const metric = (wanted: string) => metrics.find(({ name }) => name === wanted)?.value ?? Number.NaN;
    return {
      'heap, MB': metric('JSHeapUsedSize') / 1e6,
      'nodes, of all trees': metric('Nodes'),
      'event listeners': metric('JSEventListeners'),
      documents: metric('Documents'),
      ...(await page.evaluate(countElements)),
    };
  };
}

/** Twice: what the first collection let go of may have held something else; what waits for a quiet moment has one between. */
async function collect(page: Page): Promise<void> {
  for (let times = 0; times < 2; times += 1) {
    await page.evaluate(() => new Promise<void>((resolve) => requestIdleCallback(() => resolve())));
    await page.requestGC();
  }
}

/** Runs in the page. */
function countElements(): TabHoldings {
  const count = (selector: string) => document.querySelectorAll(selector).length;
  return {
    'elements of the page': count('*'),
    'style sheets': document.styleSheets.length,
    'adopted sheets': document.adoptedStyleSheets.length,
    'links in the head': count('head > link'),
    'scripts in the head': count('head > script'),
  };
}
