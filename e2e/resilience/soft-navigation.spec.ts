import type { Page, Route } from '@playwright/test';
import { routes } from '@umbral/domain/routes/table.ts';
import { countDocuments, hold, takeAway } from '../fixtures/interference.ts';
import { lostFiles } from '../fixtures/problems.ts';
import { expect, test } from '../fixtures/test.ts';
import { followLink, partsAreReady } from '../tasks/follow-link.ts';
import { expectHydrated } from '../tasks/frame-tasks.ts';

const part = /\/_part\//;
const fairs = routes.fairs.href();
const news = routes.news.href();
const heading = (page: Page) => page.getByRole('heading', { level: 1 });

async function open(page: Page, href: string): Promise<void> {
  await page.goto(href);
  await expectHydrated(page);
  await partsAreReady(page);
}

test('[B086] a page of another remote is read before any of its code came, told once, and comes alive', async ({
  page,
  catalogue: { plant },
}) => {
  const documents = countDocuments(page);
  await open(page, `${fairs}?inspector`);
  await page.getByRole('complementary', { name: 'Inspector del bus' }).getByRole('button', { name: 'Limpiar' }).click();
  const letGo = await hold(page, { app: 'mf-project', kind: 'js' });
  await page.evaluate(() => scrollTo(0, 400));
  await followLink(page, plant.href);
  await expect(heading(page)).toHaveText(new RegExp(plant.plantTitle));
  await expect(heading(page)).toBeFocused();
  expect(await page.evaluate(() => scrollY)).toBe(0);
  await expect(page.locator('main[data-ssr]'), 'no code yet').toBeVisible();
  await expect(page).toHaveTitle(new RegExp(plant.plantTitle));
  expect(await page.locator('link[rel=canonical]').getAttribute('href')).toContain(plant.href);
  letGo();
  await expectHydrated(page);
  const navigated = page
    .getByRole('complementary', { name: 'Inspector del bus' })
    .getByRole('listitem')
    .filter({ hasText: 'shell/navigated' });
  await expect(navigated).toHaveCount(1);
  expect(documents()).toBe(1);
  await page.goBack();
  await expect(heading(page)).toHaveText('Ferias de vivienda');
  expect(await page.evaluate(() => scrollY)).toBe(400);
  expect(documents()).toBe(1);
});

type Fault = (route: Route) => Promise<void>;
const ofPart =
  (change: (text: string) => string): Fault =>
  async (route) => {
    const answer = await route.fetch();
    await route.fulfill({ response: answer, body: change(await answer.text()) });
  };
const faults: Readonly<Record<string, Fault>> = {
  'of another composition': (route) => route.fulfill({ status: 409, body: '{}' }),
  'that cannot be drawn': (route) => route.fulfill({ status: 503, body: '{}' }),
  'that the line loses': (route) => route.abort('connectionreset'),
  'that is cut off': ofPart((text) => text.slice(0, 400)),
  'of a foreign remote': ofPart((text) => text.replace(/"owner":"[^"]*"/, '"owner":"mf-account"')),
  'that is too large': ofPart((text) => text.replace('<main>', `<main><!--${'x'.repeat(3_000_000)}-->`)),
  'that never begins': () => new Promise(() => {}),
};

test('a part that is none leaves the way as it was: the page is drawn in the browser, without a document', async ({
  page,
  problems,
}) => {
  problems.allow(/status of (409|503)/, /net::ERR_CONNECTION_RESET/);
  const documents = countDocuments(page);
  await open(page, news);
  for (const [name, fault] of Object.entries(faults)) {
    await test.step(`a part ${name}`, async () => {
      await page.route(part, fault);
      const target = (await page.evaluate(() => location.pathname)) === news ? fairs : news;
      await followLink(page, target);
      await expect(page).toHaveURL(new RegExp(`${target}$`));
      await expect(heading(page)).toHaveText(target === fairs ? 'Ferias de vivienda' : /Actualidad|Noticias/);
      await page.unroute(part);
    });
  }
  expect(documents()).toBe(1);
});

test('a page never stands without its looks: they are fetched anew once, then the document comes', async ({
  page,
  problems,
}) => {
  problems.allow(...lostFiles);
  const documents = countDocuments(page);
  await open(page, news);
  const bringBack = await takeAway(page, { app: 'mf-fair', kind: 'css' });
  const document = page.waitForRequest((request) => request.isNavigationRequest());
  await followLink(page, fairs);
  await document;
  await bringBack();
  await page.waitForURL(new RegExp(`${fairs}$`));
  expect(documents()).toBe(2);
});

test('a page whose code stays away is read all the same, its links work, and it comes alive once the code is there', async ({
  page,
  problems,
}) => {
  problems.allow(...lostFiles);
  await open(page, news);
  // Its one reload was a moment ago.
  await page.evaluate(() => sessionStorage.setItem('umbral-reloaded-at', String(Date.now())));
  const bringBack = await takeAway(page, { app: 'mf-fair', kind: 'js' });
  await followLink(page, fairs);
  await expect(page.getByRole('alert').filter({ hasText: 'No pudimos cargar esta parte de la página.' })).toBeVisible();
  await expect(heading(page)).toHaveText('Ferias de vivienda');
  await followLink(page, news);
  await expect(heading(page)).toHaveText(/Actualidad|Noticias/);
  await page.goBack();
  await bringBack();
  await expect(async () => {
    await page.evaluate(() => dispatchEvent(new Event('online')));
    await expect(page.getByRole('alert')).toHaveCount(0, { timeout: 1500 });
  }).toPass();
  await expect(heading(page)).toHaveText('Ferias de vivienda');
});

test('who chooses something else while a page is on its way gets that, and Back calls it off', async ({ page }) => {
  await open(page, news);
  const ended: string[] = [];
  page.on('requestfailed', (request) => part.test(request.url()) && ended.push(new URL(request.url()).pathname));
  const slow = /\/_part\/[^/]+\/feria$/;
  await page.route(slow, () => new Promise(() => {}));
  await followLink(page, fairs);
  await followLink(page, routes.builders.href());
  await expect(page).toHaveURL(new RegExp(`${routes.builders.href()}$`));
  await expect.poll(() => ended.length).toBe(1);
  await expectHydrated(page);
  await followLink(page, fairs);
  await page.goBack();
  await expect(page).toHaveURL(new RegExp(`${news}$`));
  await expect(heading(page)).toHaveText(/Actualidad|Noticias/);
  await expect.poll(() => ended.length).toBe(2);
});

test('before its code is there, a page leads on to its own remote, and Back to it works', async ({
  page,
  catalogue: { plant },
}) => {
  await open(page, news);
  const letGo = await hold(page, { app: 'mf-project', kind: 'js' });
  const documents = countDocuments(page);
  await followLink(page, plant.href);
  await expect(page.locator('main[data-ssr]')).toBeVisible();
  await followLink(page, routes.builders.href());
  await expect(page).toHaveURL(new RegExp(`${routes.builders.href()}$`));
  letGo();
  await expectHydrated(page);
  expect(documents()).toBe(0);
  await page.goBack();
  await expect(heading(page)).toHaveText(new RegExp(plant.plantTitle));
});

test('Back shows the page that was left in its next picture, as it stood, and so does Forward; both are alive', async ({
  page,
  catalogue: { plant },
}) => {
  await open(page, fairs);
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
  // Its own router hears of the address bar again.
  await page.getByRole('main').getByRole('link').first().click();
  await expect(page).not.toHaveURL(new RegExp(`${fairs}$`));
  await page.goBack();
  await expect(heading(page)).toHaveText('Ferias de vivienda');
});

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
