import type { Page } from '@playwright/test';
import { routes } from '@umbral/domain/routes/table.ts';
import { remoteNames } from '@umbral/protocol/routes/owners.ts';
import { readFirstPicture } from '../fixtures/first-picture.ts';
import { takeAway } from '../fixtures/interference.ts';
import { watchShifts } from '../fixtures/layout-shift.ts';
import { lostFiles } from '../fixtures/problems.ts';
import { expect, test } from '../fixtures/test.ts';
import { sweepTag } from '../sweeps.ts';
import { expectHydrated } from '../tasks/frame-tasks.ts';

const listing = routes.housing.href({ city: 'bogota' });
const pages = { home: routes.home.href(), listing };
/** On a phone its heading takes two lines in its own font and three in the stand-in. */
const tight = routes.visByDepartment.href({ id: 'cundinamarca' });
const mostShift = 0.02;

const phone = { viewport: { width: 390, height: 844 }, deviceScaleFactor: 3, isMobile: true, hasTouch: true };
const devices = { desk: { viewport: { width: 1280, height: 800 } }, phone };

for (const [device, options] of Object.entries(devices)) {
  test.describe(`at the ${device}`, () => {
    test.use(options);

    test('the first photo of a listing comes first, alone so, and once', async ({ page }) => {
      await page.goto(listing);
      const { preload, picture, isEager, prioritised, fetched } = await readFirstPicture(page);
      expect(preload).toEqual(picture);
      expect(picture[0]).toMatch(/\d+w/);
      expect(picture[2]).toBe('high');
      expect(isEager).toBe(true);
      expect(prioritised).toBe(1);
      expect(fetched).toHaveLength(1);
    });

    for (const [name, path] of Object.entries({ ...pages, tight })) {
      test(`letters that come late do not move ${name}`, { tag: sweepTag }, async ({ page }) => {
        const shifts = await watchShifts(page);
        const arrived = await keepFontsBack(page);
        await page.goto(path, { waitUntil: 'commit' });
        await expectHydrated(page);
        arrived();
        await page.evaluate(() => document.fonts.ready);
        expect(await shifts()).toBeLessThanOrEqual(mostShift);
      });
    }
  });
}

test('[B131] what floats over a page comes in its own place: nothing moves', async ({ page }) => {
  const shifts = await watchShifts(page);
  await page.goto(routes.tools.href());
  const floats = page.getByRole('region', { name: 'Accesos rápidos' });
  await expect(floats.getByRole('link', { name: 'Ver proyectos' })).toBeVisible();
  expect(await shifts()).toBeLessThan(0.001);
});

for (const app of remoteNames) {
  test(`${app} that is away moves nothing`, { tag: sweepTag }, async ({ page, problems }) => {
    test.slow();
    problems.allow(...lostFiles);
    const shifts = await watchShifts(page);
    await takeAway(page, { app, kind: 'js' });
    for (const [name, path] of Object.entries(pages)) {
      await page.goto(path);
      if (app === 'mf-search') await expect(page.getByRole('alert').first()).toBeVisible();
      else await expectHydrated(page);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      // The page's own remote may load the document once more in between.
      await expect(async () => expect(await shifts(), name).toBeLessThanOrEqual(mostShift)).toPass();
    }
  });
}

/** Holds every font back until the page is alive. Gives the way to let them come. */
async function keepFontsBack(page: Page): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route(/\.woff2$/, async (route) => {
    await promise;
    await route.continue();
  });
  return resolve;
}
