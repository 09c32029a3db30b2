import type { Page } from '@playwright/test';
import { routes } from '@umbral/domain/routes/table.ts';
import { expect, test } from '../fixtures/test.ts';
import { expectHydrated } from '../tasks/frame-tasks.ts';

// What a browser without a window sees is not counted: only this visitor is.
test.use({
  viewport: { width: 1280, height: 800 },
  userAgent: 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36',
});

/** Plants of which half a card is in view now, in the order of their numbers. */
function inView(page: Page): Promise<number[]> {
  return page.evaluate(() => {
    const plants = [...document.querySelectorAll<HTMLElement>('[data-impression]')].flatMap((card) => {
      const { top, bottom, height } = card.getBoundingClientRect();
      const shown = Math.min(bottom, window.innerHeight) - Math.max(top, 0);
      return height > 0 && shown / height >= 0.5 ? [Number(card.dataset.impression)] : [];
    });
    return [...new Set(plants)].toSorted((one, other) => one - other);
  });
}

const together = (...lists: readonly (readonly number[])[]) =>
  [...new Set(lists.flat())].toSorted((one, other) => one - other);

test('[R118, C351] a card that was in view is counted once for a page, one that was not is not', async ({
  page,
  database,
}) => {
  const counted = async () => {
    const rows = await database.rows<{ plant_id: number; impressions: number }>(
      'select plant_id, impressions from plant_impression_count where day = bogota_day(now()) order by plant_id',
    );
    return rows.map(({ plant_id, impressions }) => [plant_id, impressions]);
  };
  const path = routes.housing.href({ city: 'bogota' });
  await database.rows('delete from plant_impression_count where day = bogota_day(now())');
  await page.goto(path);
  await expectHydrated(page);
  const cards = page.getByRole('main').getByRole('article');
  expect(await cards.count()).toBeGreaterThan(8);
  await expect(async () => {
    const seen = await inView(page);
    expect(seen.length).toBeGreaterThan(0);
    expect(await counted()).toEqual(seen.map((plant) => [plant, 1]));
  }).toPass();
  const first = await inView(page);

  await cards.last().scrollIntoViewIfNeeded();
  await expect(async () => {
    const seen = together(first, await inView(page));
    expect(seen.length).toBeGreaterThan(first.length);
    expect(await counted()).toEqual(seen.map((plant) => [plant, 1]));
  }).toPass();
  const seen = together(first, await inView(page));

  // Back over the same cards, and then the page anew: only this counts them again.
  await cards.first().scrollIntoViewIfNeeded();
  await page.goto(path);
  await expect(async () => {
    expect(await counted()).toEqual(seen.map((plant) => [plant, first.includes(plant) ? 2 : 1]));
  }).toPass();
});
