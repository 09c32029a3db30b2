import { routes } from '@umbral/domain/routes/table.ts';
import type { Catalogue } from '../fixtures/catalogue.ts';
import { countDocuments, delay, takeAway } from '../fixtures/interference.ts';
import { lostFiles } from '../fixtures/problems.ts';
import { activeRemotes, copyReleases } from '../fixtures/release.ts';
import { expect, test } from '../fixtures/test.ts';
import { expectLiveFrame } from '../tasks/frame-tasks.ts';

const failed = 'No pudimos cargar esta parte de la página.';

/** A page of each remote that has pages. */
function pagesOf({ plant }: Catalogue): Readonly<Record<string, string>> {
  return {
    'mf-search': routes.housing.href({ city: 'bogota' }),
    'mf-project': plant.href,
    'mf-content': routes.news.href(),
    'mf-account': routes.login.href(),
    'mf-builder': routes.builderLogin.href(),
    'mf-fair': routes.fairs.href(),
  };
}

for (const missing of activeRemotes()) {
  test(`without ${missing} on the server, the pages of all others are whole`, async ({
    page,
    catalogue,
    problems,
    ownShell,
  }) => {
    const shell = await ownShell({ artifactsDir: copyReleases({ without: [missing] }) });
    const pages = Object.entries(pagesOf(catalogue));
    // The missing one first: later a page above it may be there to stand in.
    const missingFirst = pages.toSorted(([a], [b]) => Number(b === missing) - Number(a === missing));
    for (const [owner, path] of missingFirst) {
      // A server that has only just started may be too busy for the moment.
      const status = async () => (await page.request.get(`${shell.url}${path}`)).status();
      await expect.poll(status, { message: `${owner} ${path}` }).toBe(owner === missing ? 503 : 200);
    }
    problems.allow(/status of 503/, /is not in the composition/);
    const [, own] = pages.find(([owner]) => owner === missing) ?? [];
    if (own) {
      // Nor is there a page above it that could stand in.
      await shell.purge();
      await page.goto(`${shell.url}${own}`);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Esta sección no está disponible por ahora');
      // The builders' area has a header of its own.
      if (missing !== 'mf-builder') await expect(page.getByRole('banner')).toBeVisible();
    }
    await page.goto(`${shell.url}${missing === 'mf-search' ? routes.fairs.href() : routes.home.href()}`);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expectLiveFrame(page);
  });
}

test.describe('files that do not arrive in the browser', () => {
  test.beforeEach(({ problems }) => problems.allow(...lostFiles));

  test("every remote in turn: the server's page stays, the frame and the links work", async ({ page, catalogue }) => {
    test.slow();
    for (const [app, path] of Object.entries(pagesOf(catalogue))) {
      await test.step(app, async () => {
        const bringBack = await takeAway(page, { app, kind: 'js' });
        const answer = await page.goto(path);
        expect(answer?.status()).toBe(200);
        await expect(page.getByRole('alert').filter({ hasText: failed })).toBeVisible();
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
        if (app !== 'mf-builder') await expectLiveFrame(page);
        await bringBack();
      });
    }
  });

  test('[B014] a chunk that stays away reloads the page once, and not again within a minute', async ({ page }) => {
    const documents = countDocuments(page);
    const bringBack = await takeAway(page, { app: 'mf-fair', file: 'page-fairs', kind: 'js' });
    await page.goto(routes.fairs.href());
    const message = page.getByRole('alert').filter({ hasText: failed });
    await expect(message).toBeVisible();
    expect(documents()).toBe(2);
    await page.reload();
    await expect(message).toBeVisible();
    expect(documents()).toBe(3);
    await bringBack();
    await message.getByRole('button', { name: 'Reintentar' }).click();
    await expect(message).toHaveCount(0);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Ferias de vivienda');
    expect(documents()).toBe(3);
  });

  test('a remote that is away on the way to it leaves a retry that works once it is back', async ({ page }) => {
    await page.goto(routes.login.href());
    await expectLiveFrame(page);
    const bringBack = await takeAway(page, { app: 'mf-fair', kind: 'js' });
    const menu = page.getByRole('navigation', { name: 'Menú principal' });
    await menu.getByText('Ferias', { exact: true }).click();
    await menu.getByRole('link', { name: 'Ferias de vivienda' }).click();
    const message = page.getByRole('alert').filter({ hasText: failed });
    await expect(message).toBeVisible();
    await expectLiveFrame(page);
    await bringBack();
    await expect(async () => {
      // A failure stands for a second: who presses sooner is told once more.
      await message.getByRole('button', { name: 'Reintentar' }).click({ timeout: 500 });
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Ferias de vivienda', { timeout: 1500 });
    }).toPass();
  });

  test('a slow remote keeps nobody else waiting, and comes alive when it is there', async ({ page }) => {
    await delay(page, { app: 'mf-fair', kind: 'js' }, 2500);
    await page.goto(routes.fairs.href());
    await expectLiveFrame(page);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Ferias de vivienda');
    await page.getByRole('main').getByRole('link', { name: 'Ver proyectos' }).first().click();
    await expect(page).toHaveURL(/feria-virtual/);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  });
});
