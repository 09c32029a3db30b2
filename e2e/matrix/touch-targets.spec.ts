import { routes } from '@umbral/domain/routes/table.ts';
import type { Catalogue } from '../fixtures/catalogue.ts';
import { expect, test } from '../fixtures/test.ts';
import { smallTargets } from '../fixtures/touch-targets.ts';
import { expectHydrated } from '../tasks/frame-tasks.ts';

/** Among them every kind of card, row of pages, bar and form that a visitor meets on the way to a contact. */
const looked: Record<string, (catalogue: Catalogue) => string> = {
  home: () => routes.home.href(),
  listing: () => routes.housing.href({ city: 'bogota' }),
  'a page in the middle of the news': () => `${routes.news.href()}?page=3`,
  development: ({ development }) => development.href,
  plant: ({ plant }) => plant.href,
};

test.describe('what a finger presses on a phone is 44 px wide and high', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  for (const [name, path] of Object.entries(looked)) {
    test(name, async ({ page, catalogue }) => {
      await page.goto(path(catalogue));
      await expectHydrated(page);
      const columns = page.getByRole('contentinfo').locator('details');
      await columns.evaluateAll((all) => all.map((column) => column.toggleAttribute('open', true)));
      expect(await smallTargets(page)).toEqual([]);
    });
  }
});
