import type { Page } from '@playwright/test';
import { routes } from '@umbral/domain/routes/table.ts';
import { countDocuments } from '../fixtures/interference.ts';
import { type OwnShell, startOwnShell } from '../fixtures/own-shell.ts';
import { copyReleases, makeRelease } from '../fixtures/release.ts';
import { expect, test } from '../fixtures/test.ts';
import { expectHydrated } from '../tasks/frame-tasks.ts';

const remote = 'mf-fair';

test.describe('a tab whose versions are not served any more', () => {
  test.describe.configure({ mode: 'default' });
  let shell: OwnShell;

  test.beforeAll(async () => {
    const artifactsDir = copyReleases();
    for (const version of ['2.0.0', '3.0.0']) makeRelease({ artifactsDir, app: remote, version });
    shell = await startOwnShell({ artifactsDir });
  });
  test.afterAll(() => shell.stop());

  /** Opens the fairs with the old version, then the new one is released and the tab hears of it. */
  async function growOld(page: Page): Promise<void> {
    await shell.run(remote, '2.0.0');
    const first = page.waitForResponse(`${shell.url}/_signals`);
    await page.goto(`${shell.url}${routes.fairs.href()}`);
    await expectHydrated(page);
    await first;
    await shell.run(remote, '3.0.0');
    const beat = page.waitForResponse(`${shell.url}/_signals`);
    // As when the visitor comes back to the tab; otherwise it asks once a minute.
    await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
    expect((await (await beat).json()).served).toMatch(/^[0-9a-f]{16}$/);
  }

  const follow = (page: Page) => page.getByRole('main').getByRole('link', { name: 'Ver proyectos' }).first().click();

  test('loads a whole document with the next link, and has the new versions', async ({ page }) => {
    await growOld(page);
    const documents = countDocuments(page);
    await follow(page);
    await expect(page).toHaveURL(/feria-virtual/);
    await expectHydrated(page);
    expect(documents()).toBe(1);
    expect(await page.content()).toContain('/r/mf-fair/3.0.0/');
    expect(await page.content()).not.toContain('/r/mf-fair/2.0.0/');
  });

  test('stays as it is while something typed would be lost', async ({ page }) => {
    await growOld(page);
    await page.evaluate(() => {
      const form = document.body.appendChild(document.createElement('form'));
      form.method = 'post';
      form.append(Object.assign(document.createElement('input'), { ariaLabel: 'Mensaje' }));
    });
    await page.getByRole('textbox', { name: 'Mensaje' }).fill('Quiero saber más');
    const documents = countDocuments(page);
    await follow(page);
    await expect(page).toHaveURL(/feria-virtual/);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    expect(documents()).toBe(0);
  });
});
