import { brotliCompressSync, constants } from 'node:zlib';
import type { Page } from '@playwright/test';
import { routes } from '@umbral/domain/routes/table.ts';
import { sheetsCookie } from '@umbral/domain/storage/sheets-cookie.ts';
import type { Catalogue } from '../fixtures/catalogue.ts';
import { type CostMeter, openCostMeter, type PageCost } from '../fixtures/page-cost.ts';
import { expect, test } from '../fixtures/test.ts';
import { followLink, partsAreReady } from '../tasks/follow-link.ts';
import { expectHydrated } from '../tasks/frame-tasks.ts';

type Budgets<Name extends string> = Readonly<Record<Name, PageCost>>;

/** The most of a first view until it is alive; its HTML has its sheets in it, 11 to 13 KB. Processor time has room for another machine; the rest is the same on all. */
const firstViews: Budgets<'home' | 'listing' | 'plant' | 'article'> = {
  home: { cpu: 750, scripts: 6, styles: 13, html: 43, elements: 2800 },
  listing: { cpu: 900, scripts: 6, styles: 3, html: 33.4, elements: 3700 },
  plant: { cpu: 650, scripts: 7, styles: 4, html: 51, elements: 4400 },
  article: { cpu: 500, scripts: 5, styles: 6, html: 34, elements: 1720 },
};

/** The most of a click into another remote until the page is alive, one after the other in one tab. Most take two thirds of it. */
const crossings: Budgets<'plant' | 'article' | 'fairs' | 'listing'> = {
  plant: { cpu: 450, scripts: 6, styles: 2, html: 22, elements: 1760 },
  article: { cpu: 250, scripts: 4, styles: 1, html: 9, elements: 215 },
  fairs: { cpu: 200, scripts: 4, styles: 1, html: 6, elements: 115 },
  listing: { cpu: 620, scripts: 5, styles: 2, html: 20, elements: 3550 },
};

function hrefs({ plant, article }: Catalogue) {
  return {
    home: routes.home.href(),
    listing: routes.housing.href({ city: 'bogota' }),
    plant: plant.href,
    article: routes.articleInCategory.href({ category: article.category, id: article.slug }),
    fairs: routes.fairs.href(),
  };
}

/** A view that costs more of something than it may. */
interface Overrun {
  readonly view: string;
  readonly what: keyof PageCost;
  readonly used: number;
  readonly most: number;
}

test('first views and clicks into other remotes keep their budgets', async ({ page, catalogue }) => {
  test.slow();
  const meter = await openCostMeter(page);
  const round = () => measureRound(page, meter, hrefs(catalogue));
  let over = await round();
  // A neighbour's burst lasts for a view or two; one whose work became dearer is so in each round. The rest never varies.
  for (let again = 0; again < 2 && over.some(({ what }) => what === 'cpu'); again += 1) {
    const next = await round();
    over = over.filter(
      ({ view, what }) => what !== 'cpu' || next.some((one) => one.view === view && one.what === what),
    );
  }
  expect(over).toEqual([]);
});

test('a listing is sent to its first visitor in 20 KB at most and 13 of sheets, and to the next ones in less', async ({
  request,
  catalogue,
}) => {
  const ask = (encoding: string) => request.get(hrefs(catalogue).listing, { headers: { 'accept-encoding': encoding } });
  const html = await (await ask('identity')).text();
  // What is counted in 20 KB is the document without the sheets that a first visit has in it.
  const own = html.replaceAll(/ disabled><style>.*?<\/style>/gs, '>');
  const sheets = [...own.matchAll(/<link rel="stylesheet" href="([^"]+)"/g)].map(([, href = '']) => request.get(href));
  const asFiles = (await Promise.all(sheets)).map((answer) => Number(answer.headers()['content-length']));
  const [first, whole] = [packedAtOnce(own), packedAtOnce(html)];
  expect(first).toBeLessThanOrEqual(20_000);
  expect(whole).toBeLessThanOrEqual(33_000);
  expect(asFiles.length).toBeGreaterThan(1);
  expect(whole, 'no more than the same files apart').toBeLessThanOrEqual(sum([first, ...asFiles]));
  const packed = async () => {
    const answer = await ask('br');
    expect(answer.headers()).toMatchObject({ 'content-encoding': 'br' });
    return Number(answer.headers()['content-length']);
  };
  // Packed once more when there is time.
  await expect.poll(packed, { timeout: 30_000 }).toBeLessThan(whole * 0.95);
});

/** Whoever else asked before: this is how a document is packed while a visitor waits. */
function packedAtOnce(html: string): number {
  return brotliCompressSync(html, { params: { [constants.BROTLI_PARAM_QUALITY]: 6 } }).byteLength;
}

function sum(bytes: readonly number[]): number {
  return bytes.reduce((all, one) => all + one, 0);
}

async function measureRound(page: Page, meter: CostMeter, paths: ReturnType<typeof hrefs>): Promise<Overrun[]> {
  const over: Overrun[] = [];
  for (const [name, budget] of entriesOf(firstViews)) {
    // A page before would be taken down in the time of the next.
    await page.goto('about:blank');
    // Each is the first that this browser sees: its sheets come in the document.
    await page.context().clearCookies({ name: sheetsCookie.name });
    const cost = await meter.costOf(async () => {
      await page.goto(paths[name]);
      await expectHydrated(page);
    });
    over.push(...overruns(name, cost, budget));
  }
  await page.goto('about:blank');
  await page.goto(paths.listing);
  await expectHydrated(page);
  await partsAreReady(page);
  for (const [name, budget] of entriesOf(crossings)) {
    const cost = await meter.costOf(async () => {
      await followLink(page, paths[name]);
      await page.waitForFunction((href) => location.pathname === href, paths[name]);
      await expectHydrated(page);
    });
    over.push(...overruns(`to ${name}`, cost, budget));
  }
  return over;
}

function entriesOf<Name extends string>(budgets: Budgets<Name>): [Name, PageCost][] {
  return Object.entries(budgets) as [Name, PageCost][];
}

function overruns(view: string, cost: PageCost, budget: PageCost): Overrun[] {
  const kinds = Object.keys(budget) as (keyof PageCost)[];
  return kinds.flatMap((what) => {
    const [used, most] = [cost[what], budget[what]];
    return used > most ? [{ view, what, used, most }] : [];
  });
}
