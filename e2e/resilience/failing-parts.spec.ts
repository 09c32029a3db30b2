import type { Page, Route } from '@playwright/test';
import { routes } from '@umbral/domain/routes/table.ts';
import { openBadLine } from '../fixtures/bad-line.ts';
import { countDocuments, hold, takeAway, tamper } from '../fixtures/interference.ts';
import { isFromPart, watchPaintedParts } from '../fixtures/painted-parts.ts';
import { lostFiles } from '../fixtures/problems.ts';
import { expect, test } from '../fixtures/test.ts';
import { expectPart, openCrossings } from '../tasks/crossing-tasks.ts';
import { followLink, partsAreReady } from '../tasks/follow-link.ts';
import { expectHydrated } from '../tasks/frame-tasks.ts';

const part = /\/_part\//;
const fairs = routes.fairs.href();
const news = routes.news.href();
const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const headings: Readonly<Record<string, RegExp>> = { [fairs]: /^Ferias de vivienda$/, [news]: /Actualidad|Noticias/ };

async function arrive(page: Page, href: string): Promise<void> {
  await followLink(page, href);
  await expect(page).toHaveURL(new RegExp(`${href}$`));
  await expect(heading(page)).toHaveText(headings[href] ?? '');
  await expectHydrated(page);
}

type Fault = (route: Route) => Promise<void>;

/** The true part, in whole or changed, with a status of its own. */
const answered =
  (status: number, change = (text: string) => text): Fault =>
  async (route) => {
    const answer = await route.fetch();
    await route.fulfill({ response: answer, status, body: change(await answer.text()) });
  };
const faults: Readonly<Record<string, Fault>> = {
  'of another composition': answered(409),
  'of a network that asked too much': answered(429),
  'that cannot be drawn': answered(503),
  'that the line loses': (route) => route.abort('connectionreset'),
  'that is cut off in its facts': answered(200, (text) => text.slice(0, 400)),
  'of a foreign remote': answered(200, (text) => text.replace(/"owner":"[^"]*"/, '"owner":"mf-account"')),
  'of another version': answered(200, (text) => text.replace(/"version":"[^"]*"/, '"version":"0.0.1"')),
  'that would run': answered(200, (text) => text.replace('</main>', '<script></script></main>')),
  'that is too large': answered(200, (text) => text.replace('<main>', `<main><!--${'x'.repeat(3_000_000)}-->`)),
  'that never begins': () => new Promise(() => {}),
};

test('a part that is none leaves the way as it was: the page is drawn in the browser, without a document, and told once', async ({
  page,
  problems,
}) => {
  problems.allow(/status of (409|429|503)/, /net::ERR_(CONNECTION_RESET|INCOMPLETE_CHUNKED_ENCODING)/);
  const documents = countDocuments(page);
  const { expectTold } = await openCrossings(page, news);
  const line = await openBadLine();
  const overLine = (['breaks', 'ends', 'stalls'] as const).map(
    (end) => [`whose line ${end} in the middle`, (route: Route) => line.lead(route, end)] as const,
  );
  const told: string[] = [];
  for (const [name, fault] of [...Object.entries(faults), ...overLine]) {
    await test.step(`a part ${name}`, async () => {
      const asked = page.waitForRequest(part);
      await page.route(part, fault);
      const target = told.at(-1) === fairs ? news : fairs;
      await arrive(page, target);
      await asked;
      expect(await isFromPart(page)).toBe(false);
      await page.unroute(part);
      told.push(target);
    });
  }
  await line.close();
  const target = told.at(-1) === fairs ? news : fairs;
  await arrive(page, target);
  expect(await isFromPart(page), 'without a fault').toBe(true);
  await expectTold(...told, target);
  expect(documents()).toBe(1);
});

test('a page never stands without its looks: it waits for them, has them fetched anew once, and then comes as a document', async ({
  page,
  problems,
}) => {
  problems.allow(...lostFiles);
  const documents = countDocuments(page);
  // Before the page comes: its quiet moments fetch files ahead.
  const letGo = await hold(page, { app: 'mf-fair', kind: 'css' });
  const damaged = await tamper(page, { app: 'mf-project', kind: 'css' }, { times: 1 });
  const bringBack = await takeAway(page, { app: 'mf-search', kind: 'css' });
  await openCrossings(page, news);
  const [builders, listing] = [routes.builders.href(), routes.housing.href({ city: 'bogota' })];
  for (const href of [fairs, builders, listing]) await expectPart(page, href);
  await test.step('looks that are late', async () => {
    const coming = page.waitForResponse(part);
    await followLink(page, fairs);
    await (await coming).finished();
    await page.evaluate(nextFrames);
    await expect(page).toHaveURL(new RegExp(`${news}\\?inspector$`));
    letGo();
    await expect(page).toHaveURL(new RegExp(`${fairs}$`));
    expect(await page.evaluate(() => window.paintedParts?.lateSheets)).toEqual([]);
    expect(await isFromPart(page)).toBe(true);
    await expectHydrated(page);
  });
  await test.step('looks that were damaged once', async () => {
    await followLink(page, builders);
    await expect(page).toHaveURL(new RegExp(`${builders}$`));
    expect(damaged()).toBe(1);
    expect(await isFromPart(page)).toBe(true);
    expect(await page.evaluate(() => window.paintedParts?.lateSheets)).toEqual([]);
    expect(documents()).toBe(1);
    await expectHydrated(page);
  });
  await test.step('looks that stay away', async () => {
    const document = page.waitForRequest((request) => request.isNavigationRequest());
    await followLink(page, listing);
    await document;
    await bringBack();
    await page.waitForURL(new RegExp(`${listing}$`));
    expect(documents()).toBe(2);
  });
});

/** Runs in the page: what was going to be painted is. */
function nextFrames(): Promise<unknown> {
  return new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
}

test('[B014] a page whose code stays away is loaded as a document once; from then on it can be read as it was painted, its links work, and it comes alive once the code is there', async ({
  page,
  problems,
}) => {
  problems.allow(...lostFiles);
  const message = page.getByRole('alert').filter({ hasText: 'No pudimos cargar esta parte de la página.' });
  const documents = countDocuments(page);
  await openCrossings(page, news);
  await expectPart(page, fairs);
  const bringBack = await takeAway(page, { app: 'mf-fair', kind: 'js' });
  await followLink(page, `${fairs}#salas`);
  await expect.poll(documents).toBe(2);
  await expect(message).toBeVisible();
  await expect(page).toHaveURL(new RegExp(`${fairs}#salas$`));
  await expect(heading(page)).toHaveText('Ferias de vivienda');
  await partsAreReady(page);
  await page.evaluate(watchPaintedParts);

  await arrive(page, news);
  await followLink(page, fairs);
  await expect(message).toBeVisible();
  expect(await isFromPart(page)).toBe(true);
  await expect(heading(page)).toHaveText('Ferias de vivienda');
  // A failure stands for a second: what is tried sooner fails at once.
  const again = page.waitForEvent('console', (line) => line.type() === 'error');
  await message.getByRole('button', { name: 'Reintentar' }).click();
  await again;
  await expect(message).toBeVisible();
  expect(await isFromPart(page), 'a try that fails changes nothing of what is read').toBe(true);
  await arrive(page, news);
  expect(documents(), 'not again within a minute').toBe(2);

  await page.goBack();
  await expect(message).toBeVisible();
  await bringBack();
  await expect(async () => {
    // A failure stands for a second: who asks sooner is told once more.
    await page.evaluate(() => dispatchEvent(new Event('online')));
    await expect(heading(page)).toHaveText('Ferias de vivienda', { timeout: 3000 });
  }).toPass();
  await expect(message).toHaveCount(0);
  expect(documents()).toBe(2);
});

test('without a line a page of another remote says that it could not come, and comes with the line', async ({
  page,
  context,
  problems,
}) => {
  problems.allow(...lostFiles, /net::ERR_INTERNET_DISCONNECTED/);
  const documents = countDocuments(page);
  const { expectTold } = await openCrossings(page, news);
  await context.setOffline(true);
  await followLink(page, fairs);
  const message = page.getByRole('alert').filter({ hasText: 'No pudimos cargar esta parte de la página.' });
  await expect(message).toBeVisible();
  await expect(page).toHaveURL(new RegExp(`${fairs}$`));
  await expect(page.getByRole('banner')).toBeVisible();
  await context.setOffline(false);
  await expect(message).toHaveCount(0);
  await expect(heading(page)).toHaveText('Ferias de vivienda');
  await expectTold(fairs);
  expect(documents()).toBe(1);
});
