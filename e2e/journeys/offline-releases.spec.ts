import type { Page } from '@playwright/test';
import { routes } from '@umbral/domain/routes/table.ts';
import { keptPages, workerLeft } from '../fixtures/kept-pages.ts';
import { noLine } from '../fixtures/problems.ts';
import { copyReleases, makeRelease } from '../fixtures/release.ts';
import { expect, test } from '../fixtures/test.ts';
import { keptScreens } from '../pages/kept-screens.ts';
import { offlineStrip } from '../pages/offline-strip.ts';
import { plantPage } from '../pages/plant-page.ts';
import { expectHydrated } from '../tasks/frame-tasks.ts';

test.use({ serviceWorkers: 'allow' });

const list = routes.housing.href({ city: 'bogota' });
const saved = routes.kept.href();

/** As the browser does by itself at each visit. */
async function lookForWorker(page: Page): Promise<void> {
  await page.evaluate(async () => void (await (await navigator.serviceWorker.getRegistration('/'))?.update()));
}

test('[B136] a release brings another worker and leaves what is kept: saved homes open without a line; one that keeps no pages takes all of it away', async ({
  page,
  context,
  catalogue: { plant },
  ownShell,
  problems,
}) => {
  test.slow();
  problems.allow(...noLine);
  const artifactsDir = copyReleases();
  const shell = await ownShell({ artifactsDir });
  await page.goto(`${shell.url}${plant.href}`);
  await expectHydrated(page);
  await plantPage(page).save.click();
  await page.getByRole('dialog').getByRole('button', { name: 'Seguir sin cuenta' }).click();
  await page.goto(`${shell.url}${list}`);
  await expect.poll(() => keptPages(page), { timeout: 30_000 }).toEqual(expect.arrayContaining([list, saved]));

  await test.step('another worker', async () => {
    // What is left of an older shape tells whether the new worker has begun: it alone clears it.
    await page.evaluate(() => caches.open('umbral-pages-0'));
    const edit = (name: string, text: string) => (name.startsWith('web/worker.') ? `/* another */${text}` : text);
    makeRelease({ artifactsDir, app: 'shell', version: '9.9.8', edit });
    await shell.run('shell', '9.9.8');
    await lookForWorker(page);
    await expect.poll(() => workerLeft(page)).not.toContain('umbral-pages-0');
    expect(await keptPages(page)).toEqual(expect.arrayContaining([list, saved]));
  });

  await test.step('saved homes without a line', async () => {
    await context.setOffline(true);
    await page.goto(`${shell.url}${saved}`);
    await expect(page).toHaveURL(`${shell.url}${saved}`);
    await expect(offlineStrip(page)).toBeVisible();
    await expect(keptScreens(page).cards).toHaveCount(1);
    await expect(keptScreens(page).cards.getByRole('link', { name: plant.plantTitle }).first()).toBeVisible();
    await context.setOffline(false);
  });

  await test.step('no worker', async () => {
    await page.goto(`${shell.url}${list}`);
    makeRelease({ artifactsDir, app: 'shell', version: '9.9.9', without: /^web\/worker\./ });
    await shell.run('shell', '9.9.9');
    await lookForWorker(page);
    await page.goto(`${shell.url}${list}?orden=precio`);
    await expect.poll(() => workerLeft(page)).toEqual([]);
  });
});
