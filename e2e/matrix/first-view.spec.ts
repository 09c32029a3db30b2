import type { Page } from '@playwright/test';
import { routes } from '@umbral/domain/routes/table.ts';
import { readFirstPicture } from '../fixtures/first-picture.ts';
import { takeAway } from '../fixtures/interference.ts';
import { watchLanguageData } from '../fixtures/language-data.ts';
import { watchShifts } from '../fixtures/layout-shift.ts';
import { lostFiles } from '../fixtures/problems.ts';
import { activeRemotes } from '../fixtures/release.ts';
import { expect, test } from '../fixtures/test.ts';
import { sweepTag } from '../sweeps.ts';
import { followLink, partsAreReady } from '../tasks/follow-link.ts';
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

test("home, a listing, a plant and an article come to rest without the browser's language data", async ({
  page,
  catalogue: { plant, article },
}) => {
  const asked = await watchLanguageData(page);
  const news = routes.articleInCategory.href({ category: article.category, id: article.slug });
  for (const path of [...Object.values(pages), plant.href, news]) {
    await page.goto(path);
    await expectHydrated(page);
    await isAtRest(page);
    expect(await asked(), path).toEqual([]);
  }
});

test('[B131] what floats over a page comes in its own place: nothing moves', async ({ page }) => {
  const shifts = await watchShifts(page);
  await page.goto(routes.tools.href());
  const floats = page.getByRole('region', { name: 'Accesos rápidos' });
  await expect(floats.getByRole('link', { name: 'Ver proyectos' })).toBeVisible();
  expect(await shifts()).toBeLessThan(0.001);
});

test('a first visit has its sheets in its document and loads none; the next one takes them from the cache', async ({
  page,
  context,
}) => {
  const asked: string[] = [];
  page.on('request', (request) => request.resourceType() === 'stylesheet' && asked.push(request.url()));
  await page.goto(listing);
  await expectHydrated(page);
  const first = await readSheets(page);
  expect(first.inline.length).toBeGreaterThan(1);
  expect(first.loaded.filter((href) => first.inline.includes(href))).toEqual([]);
  const looks = await looksOfCard(page);

  await partsAreReady(page);
  await followLink(page, routes.fairs.href());
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Ferias de vivienda');
  await followLink(page, pages.home);
  await expect(page).toHaveURL(/\/$/);
  await expectHydrated(page);
  for (let back = 0; back < 2; back += 1) await page.goBack();
  await expect(page).toHaveURL(listing);
  await expectHydrated(page);
  expect(await looksOfCard(page)).toEqual(looks);
  const later = await readSheets(page);
  expect(later.inline, 'they stay').toEqual(first.inline);
  expect(new Set([...later.inline, ...later.loaded]).size, 'none comes twice').toBe(later.links);
  expect(first.inline.filter((href) => asked.includes(href))).toEqual([]);

  const names = async () => (await context.cookies()).map(({ name }) => name);
  await expect.poll(names).toContain('sheets');
  await page.goto(listing);
  await expectHydrated(page);
  const next = await readSheets(page);
  expect(next.inline).toEqual([]);
  expect(next.loaded).toEqual(expect.arrayContaining([...first.inline]));
  expect(
    next.fetched.filter((href) => first.inline.includes(href)),
    'over the line',
  ).toEqual([]);
  expect(await looksOfCard(page)).toEqual(looks);
});

for (const app of activeRemotes()) {
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

/** What begins once a page has come to rest has begun. */
async function isAtRest(page: Page): Promise<void> {
  await partsAreReady(page);
  await page.waitForFunction(() =>
    performance.getEntriesByType('resource').some(({ name }) => /\/r\/shell\/.*\/watch\./.test(name)),
  );
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
}

/** The sheets of a page: those in its document, those loaded by their links, and which of these came over the line. */
function readSheets(page: Page) {
  return page.evaluate(() => {
    const links = [...document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]')];
    const hrefsOf = (some: readonly HTMLLinkElement[]) => some.map(({ href }) => href);
    const isInline = ({ disabled, nextElementSibling: beside }: HTMLLinkElement) =>
      disabled && beside instanceof HTMLStyleElement && beside.sheet !== null;
    const loaded = hrefsOf(links.filter(({ sheet }) => sheet));
    const files = performance.getEntriesByType('resource') as PerformanceResourceTiming[];
    return {
      links: links.length,
      inline: hrefsOf(links.filter(isInline)),
      loaded,
      fetched: files
        .filter(({ name, transferSize }) => loaded.includes(name) && transferSize > 0)
        .map(({ name }) => name),
    };
  });
}

/** What sheets of shell, page and kit say of a card. */
function looksOfCard(page: Page): Promise<readonly string[]> {
  const card = page.getByRole('main').getByRole('article').first();
  return card.evaluate((element) => {
    const names = ['color', 'backgroundColor', 'borderRadius', 'display', 'fontFamily', 'padding'] as const;
    return [element, ...element.querySelectorAll('h2,h3,a,p')].flatMap((one) => {
      const style = getComputedStyle(one);
      return names.map((name) => style[name]);
    });
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
