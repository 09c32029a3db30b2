import { routes } from '@umbral/domain/routes/table.ts';
import type { Catalogue } from '../fixtures/catalogue.ts';
import { openCostMeter, type PageCost } from '../fixtures/page-cost.ts';
import { expect, test } from '../fixtures/test.ts';
import { followLink, partsAreReady } from '../tasks/follow-link.ts';
import { expectHydrated } from '../tasks/frame-tasks.ts';

type Budgets<Name extends string> = Readonly<Record<Name, PageCost>>;

/** The most of a first view until it is alive. Processor time has room for another machine; the rest is the same on all. */
const firstViews: Budgets<'home' | 'listing' | 'plant' | 'article'> = {
  home: { cpu: 900, scripts: 6, styles: 13, html: 30, elements: 2800 },
  listing: { cpu: 900, scripts: 6, styles: 4, html: 27, elements: 4600 },
  plant: { cpu: 800, scripts: 7, styles: 6, html: 38, elements: 4600 },
  article: { cpu: 500, scripts: 6, styles: 6, html: 24, elements: 1800 },
};

/** The most of a click into another remote until the page is alive, one after the other in one tab. */
const crossings: Budgets<'plant' | 'article' | 'fairs' | 'listing'> = {
  plant: { cpu: 560, scripts: 6, styles: 3, html: 22, elements: 1900 },
  article: { cpu: 250, scripts: 6, styles: 3, html: 9, elements: 400 },
  fairs: { cpu: 200, scripts: 6, styles: 3, html: 6, elements: 300 },
  listing: { cpu: 500, scripts: 6, styles: 3, html: 23, elements: 4400 },
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

test('first views and clicks into other remotes keep their budgets', async ({ page, catalogue }) => {
  test.slow();
  const paths = hrefs(catalogue);
  const meter = await openCostMeter(page);
  for (const [name, budget] of Object.entries(firstViews)) {
    // A page before would be taken down in the time of the next.
    await page.goto('about:blank');
    const cost = await meter.costOf(async () => {
      await page.goto(paths[name as keyof typeof firstViews]);
      await expectHydrated(page);
    });
    expect.soft(overruns(cost, budget), `${name} ${JSON.stringify(cost)}`).toEqual([]);
  }
  await page.goto('about:blank');
  await page.goto(paths.listing);
  await expectHydrated(page);
  await partsAreReady(page);
  for (const [name, budget] of Object.entries(crossings)) {
    const path = paths[name as keyof typeof crossings];
    const cost = await meter.costOf(async () => {
      await followLink(page, path);
      await page.waitForFunction((href) => location.pathname === href, path);
      await expectHydrated(page);
    });
    expect.soft(overruns(cost, budget), `to ${name} ${JSON.stringify(cost)}`).toEqual([]);
  }
});

function overruns(cost: PageCost, budget: PageCost): string[] {
  return Object.entries(budget).flatMap(([what, most]) => {
    const used = cost[what as keyof PageCost];
    return used > most ? [`${what}: ${used} of ${most}`] : [];
  });
}
