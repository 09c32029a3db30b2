import { routes } from '@umbral/domain/routes/table.ts';
import { countDocuments } from '../fixtures/interference.ts';
import { seeded, signInDirectly } from '../fixtures/session.ts';
import { expect, test } from '../fixtures/test.ts';
import { followLink, partsAreReady } from '../tasks/follow-link.ts';
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
    const parts: string[] = [];
    page.on('response', (answer) => answer.url().includes('/_part/') && answer.ok() && parts.push(answer.url()));
    await page.goto(routes.login.href());
    await partsAreReady(page);
    let owner: string = routes.login.owner;
    for (const screen of mine) {
      const route = routes[screen.key];
      const path = screen.path(catalogue);
      // A remote's own router takes the way from one of its pages to another.
      if (route.owner === owner)
        await test.step('away', () => arrive(owner === 'mf-content' ? routes.fairs.href() : routes.news.href()));
      await test.step(`${screen.key} ${path}`, async () => {
        await arrive(path);
        await expect(page).toHaveTitle(screen.title);
        await expect(page.getByRole('heading', { level: 1 })).toHaveText(screen.h1);
        expect(parts.at(-1), 'the part').toContain(path.split('#')[0]);
      });
      owner = route.owner;
    }
    expect(documents()).toBe(1);

    async function arrive(href: string): Promise<void> {
      await followLink(page, href);
      await page.waitForFunction((address) => location.pathname + location.search === address, href.split('#')[0]);
      await expectHydrated(page);
    }
  });
}
