import type { Page } from '@playwright/test';
import { routes } from '@umbral/domain/routes/table.ts';
import { countDocuments, hold } from '../fixtures/interference.ts';
import { isFromPart } from '../fixtures/painted-parts.ts';
import { expect, test } from '../fixtures/test.ts';
import { listingPage } from '../pages/listing-page.ts';
import { openCrossings } from '../tasks/crossing-tasks.ts';
import { followLink } from '../tasks/follow-link.ts';
import { expectHydrated } from '../tasks/frame-tasks.ts';

const part = /\/_part\//;
const fairs = routes.fairs.href();
const news = routes.news.href();
const builders = routes.builders.href();
const heading = (page: Page) => page.getByRole('heading', { level: 1 });

test('[B086] a page of another remote is read before any of its code came, told once, and comes alive', async ({
  page,
  catalogue: { plant },
}) => {
  const documents = countDocuments(page);
  const { expectTold } = await openCrossings(page, fairs);
  const letGo = await hold(page, { app: 'mf-project', kind: 'js' });
  await page.evaluate(() => scrollTo(0, 400));
  await followLink(page, plant.href);
  await expect(heading(page)).toHaveText(new RegExp(plant.plantTitle));
  await expect(heading(page)).toBeFocused();
  expect(await page.evaluate(() => scrollY)).toBe(0);
  await expect(page.locator('main[data-ssr]'), 'no code yet').toBeVisible();
  await expect(page).toHaveTitle(new RegExp(plant.plantTitle));
  await expect(page.locator('[aria-live=polite]', { hasText: await page.title() })).toHaveCount(1);
  expect(await page.locator('link[rel=canonical]').getAttribute('href')).toContain(plant.href);
  letGo();
  await expectHydrated(page);
  expect(await isFromPart(page), 'its code takes over what was painted').toBe(true);
  await page.goBack();
  await expect(heading(page)).toHaveText('Ferias de vivienda');
  expect(await page.evaluate(() => scrollY)).toBe(400);
  await expectTold(plant.href, fairs);
  expect(documents()).toBe(1);
});

test('who is led elsewhere by the server gets that page, at its own address and told once', async ({ page }) => {
  const documents = countDocuments(page);
  const { expectTold } = await openCrossings(page, news);
  const listing = routes.housing.href({ city: 'bogota' });
  await followLink(page, listing.replace('bogota', 'Bogota'));
  await expect(page).toHaveURL(new RegExp(`${listing}$`));
  await expectHydrated(page);
  expect(await isFromPart(page)).toBe(true);
  await page.goBack();
  await expect(heading(page)).toHaveText(/Actualidad|Noticias/);
  await expectTold(listing, news);
  expect(documents()).toBe(1);
});

test('who chooses something else while a page is on its way gets that, and Back calls it off', async ({ page }) => {
  const { expectTold } = await openCrossings(page, news);
  // Of the page that is on its way alone: what was fetched ahead is given up too.
  const slow = /\/_part\/[^/]+\/feria$/;
  const ended: string[] = [];
  page.on('requestfailed', (request) => slow.test(request.url()) && ended.push(request.url()));
  await page.route(slow, () => new Promise(() => {}));
  await followLink(page, fairs);
  await followLink(page, builders);
  await expect(page).toHaveURL(new RegExp(`${builders}$`));
  await expect.poll(() => ended.length).toBe(1);
  await expectHydrated(page);
  await followLink(page, fairs);
  await page.goBack();
  await expect(page).toHaveURL(new RegExp(`${news}\\?inspector$`));
  await expect(heading(page)).toHaveText(/Actualidad|Noticias/);
  await expect.poll(() => ended.length).toBe(2);
  await expectTold(builders, news);
});

test('before its code is there, a page leads on to its own remote, and Back to it works', async ({
  page,
  catalogue: { plant },
}) => {
  const { expectTold } = await openCrossings(page, news);
  const letGo = await hold(page, { app: 'mf-project', kind: 'js' });
  const documents = countDocuments(page);
  await followLink(page, plant.href);
  await expect(page.locator('main[data-ssr]')).toBeVisible();
  await followLink(page, builders);
  await expect(page).toHaveURL(new RegExp(`${builders}$`));
  letGo();
  await expectHydrated(page);
  expect(await isFromPart(page)).toBe(true);
  expect(documents()).toBe(0);
  await page.goBack();
  await expect(heading(page)).toHaveText(new RegExp(plant.plantTitle));
  await expectTold(plant.href, builders, plant.href);
});

test('Back shows the page that was left in its next picture, as it stood, and so does Forward; both are alive', async ({
  page,
  catalogue: { plant },
}) => {
  const { expectTold } = await openCrossings(page, fairs);
  await page.evaluate(() => {
    const link = document.querySelector<HTMLElement>('main a[href]');
    link?.focus();
    scrollTo(0, 400);
  });
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(400);
  const left = await firstPicture(page);
  await followLink(page, plant.href);
  await expect(heading(page)).toHaveText(new RegExp(plant.plantTitle));
  await expectHydrated(page);
  await page.evaluate(() => scrollTo(0, 300));
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(300);
  const there = await firstPicture(page);
  const asked: string[] = [];
  page.on('request', (request) => part.test(request.url()) && asked.push(request.url()));
  expect(await firstPicture(page, -1)).toEqual(left);
  expect(await firstPicture(page, 1)).toMatchObject({ heading: there.heading, scroll: 300 });
  expect(await firstPicture(page, -1)).toEqual(left);
  expect(asked).toEqual([]);
  await expect(page).toHaveTitle(/Feria/);
  await expectTold(plant.href, fairs, plant.href, fairs);
  // Its own router hears of the address bar again.
  await page.getByRole('main').getByRole('link').first().click();
  await expect(page).not.toHaveURL(new RegExp(`${fairs}$`));
  await page.goBack();
  await expect(heading(page)).toHaveText('Ferias de vivienda');
});

test('Back from a home shows the very list that was left: its nodes, its place, its focus, what was opened and scrolled in it', async ({
  page,
}) => {
  const documents = countDocuments(page);
  const listing = routes.housing.href({ city: 'bogota' });
  await page.setViewportSize({ width: 390, height: 844 });
  const { expectTold } = await openCrossings(page, listing);
  const card = listingPage(page).cards.nth(4);
  const fold = page.getByRole('main').locator('details').first();
  await fold.locator('summary').click();
  await card.scrollIntoViewIfNeeded();
  await card.getByRole('link').first().focus();
  const left = await page.evaluateHandle(lookAround);
  const [top, aside] = await left.evaluate(scrolledIn);
  expect([top > 0, aside]).toEqual([true, 40]);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(new RegExp(`${listing}/`));
  await expectHydrated(page);
  expect(await isFromPart(page)).toBe(true);
  const plant = new URL(page.url()).pathname;
  await page.goBack();
  await expect(page).toHaveURL(new RegExp(`${listing}\\?inspector$`));
  const back = await page.evaluateHandle(lookAround);
  expect(await page.evaluate(differences, [left, back] as const)).toEqual([]);
  const [topBack, asideBack] = await back.evaluate(scrolledIn);
  expect(Math.abs(topBack - top)).toBeLessThanOrEqual(1);
  expect(asideBack).toBe(aside);
  // It is alive: a card still answers.
  await card.getByRole('button', { name: /^Comparar/ }).click();
  await expect(card.getByRole('button', { name: /^Comparar|^Quitar/ })).toHaveAttribute('aria-pressed', 'true');
  await expectTold(plant, listing);
  expect(documents()).toBe(1);
});

/** Runs in the page: its nodes, and a strip of them that is scrolled. */
function lookAround() {
  const within = (css: string) => [...document.querySelectorAll(`main ${css}`)];
  const isStrip = (element: Element) =>
    element.scrollWidth > element.clientWidth + 50 && getComputedStyle(element).overflowX === 'auto';
  const strip = within('*').find(isStrip);
  if (strip?.scrollLeft === 0) strip.scrollLeft = 40;
  return { nodes: within('h1, article'), opened: within('details[open]'), focus: document.activeElement, strip };
}

type Looked = ReturnType<typeof lookAround>;

/** Runs in the page: how far down the page, and how far aside its strip. */
function scrolledIn({ strip }: Looked): readonly [number, number] {
  return [scrollY, strip?.scrollLeft ?? 0];
}

/** Runs in the page: what is not the very same. */
function differences([before, after]: readonly [Looked, Looked]): readonly string[] {
  const keys = ['nodes', 'opened', 'focus', 'strip'] as const;
  return keys.filter((key) => {
    const [one, other] = [[before[key]].flat(), [after[key]].flat()];
    return one.length === 0 || one.length !== other.length || one.some((node, at) => node !== other[at]);
  });
}

/** What the first picture after a step in the history shows; without a step, the next one. */
function firstPicture(page: Page, step?: number) {
  return page.evaluate(
    (delta) =>
      new Promise<{ heading: string | undefined; scroll: number; focus: string | undefined }>((resolve) => {
        const look = () =>
          requestAnimationFrame(() =>
            resolve({
              heading: document.querySelector('main h1')?.textContent,
              scroll: scrollY,
              focus: document.activeElement?.outerHTML,
            }),
          );
        if (delta === undefined) return look();
        // As the entry changes, before any code of the page hears of it.
        Reflect.get(window, 'navigation').addEventListener('currententrychange', look, { once: true });
        history.go(delta);
      }),
    step,
  );
}
