import { routes } from '@umbral/domain/routes/table.ts';
import { countDocuments } from '../fixtures/interference.ts';
import { isFromPart } from '../fixtures/painted-parts.ts';
import { seeded, signInDirectly } from '../fixtures/session.ts';
import { expect, test } from '../fixtures/test.ts';
import { expectPart, openCrossings } from '../tasks/crossing-tasks.ts';
import { followLink } from '../tasks/follow-link.ts';
import { expectHydrated } from '../tasks/frame-tasks.ts';
import { screens } from './screens.ts';

/** Pages of the layout `clean` are drawn in the browser, and so are those whose address is a secret. */
const parted = screens.filter(({ key }) => {
  const { layout, isSecret, owner } = routes[key];
  return layout !== 'clean' && !isSecret && owner !== 'shell';
});

for (const visitor of [undefined, 'visitor', 'builder', 'admin'] as const) {
  test(`every screen of ${visitor ?? 'everybody'} comes as a part and comes alive without a complaint`, async ({
    page,
    context,
    catalogue,
  }) => {
    test.slow();
    if (visitor) await signInDirectly(context, seeded[visitor]);
    const mine = parted.filter((screen) => screen.visitor === visitor);
    const documents = countDocuments(page);
    const { expectTold } = await openCrossings(page, routes.login.href());
    const told: string[] = [];
    let owner: string = routes.login.owner;
    for (const screen of mine) {
      const route = routes[screen.key];
      const path = screen.path(catalogue);
      // A remote's own router takes the way from one of its pages to another.
      if (route.owner === owner)
        await test.step('away', () => arrive(owner === 'mf-content' ? routes.fairs.href() : routes.news.href()));
      await test.step(`${screen.key} ${path}`, async () => {
        await expectPart(page, path.split('#')[0] ?? '');
        await arrive(path);
        await expect(page).toHaveTitle(screen.title);
        await expect(page.getByRole('heading', { level: 1 })).toHaveText(screen.h1);
        expect(await isFromPart(page), 'it stands as the server drew it').toBe(true);
      });
      owner = route.owner;
    }
    await expectTold(...told);
    expect(await page.evaluate(() => window.paintedParts?.lateSheets), 'painted without their looks').toEqual([]);
    expect(documents()).toBe(1);

    async function arrive(href: string): Promise<void> {
      await followLink(page, href);
      await page.waitForFunction((address) => location.pathname + location.search === address, href.split('#')[0]);
      await expectHydrated(page);
      told.push(new URL(page.url()).pathname);
    }
  });
}
