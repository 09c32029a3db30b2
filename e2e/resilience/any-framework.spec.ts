import { execFile } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import type { Page } from '@playwright/test';
import { countDocuments } from '../fixtures/interference.ts';
import { copyReleases } from '../fixtures/release.ts';
import { expect, test } from '../fixtures/test.ts';
import { followLink, partsAreReady } from '../tasks/follow-link.ts';
import { expectLiveFrame } from '../tasks/frame-tasks.ts';

const root = dirname(dirname(dirname(fileURLToPath(import.meta.url))));
const [remote, version] = ['mf-moving', '1.0.0'];

/** The portal's releases, and a remote that no table knows: its page is made with Svelte, its fragment with nothing. */
async function releasesWithMoving(): Promise<string> {
  const folder = copyReleases();
  const source = 'infra/releases/src/testing/mf-moving';
  const words = ['infra/build/src/build-app.ts', source, version, join(folder, remote, version)];
  await promisify(execFile)(process.execPath, words, { cwd: root });
  const file = join(folder, 'active.json');
  const active: Record<string, string> = JSON.parse(readFileSync(file, 'utf8'));
  writeFileSync(file, JSON.stringify({ ...active, [remote]: version }));
  return folder;
}

/** Keeps what the parser made, to be compared with what stands once the page is alive. */
function keepDrawn(page: Page): Promise<unknown> {
  return page.addInitScript(() => {
    addEventListener('DOMContentLoaded', () => {
      const drawn = document.querySelectorAll('h1, mf-moving-offer-1\\.0\\.0');
      Object.assign(window, { drawn: [...drawn] });
    });
  });
}

test('a page made with Svelte and a fragment that is a web component are drawn, come alive and are crossed as any other', async ({
  page,
  ownShell,
}) => {
  test.slow();
  const shell = await ownShell({ artifactsDir: await releasesWithMoving() });
  const documents = countDocuments(page);
  const heading = page.getByRole('heading', { level: 1 });
  const more = page.getByRole('button', { name: 'Una caja más' });
  const ask = page.getByRole('button', { name: 'Pedir precio' });
  const slot = page.locator('[data-fragment="mf-moving/offer"]');

  await test.step("the server's nodes come alive, under the policy of every page", async () => {
    await keepDrawn(page);
    const answer = await page.goto(`${shell.url}/mudanzas/bogota?piso=3`);
    expect(answer?.headers()['content-security-policy']).toContain("require-trusted-types-for 'script'");
    expect(await answer?.text()).toContain('<template shadowrootmode="open">');
    await expect(page.locator('main[data-ssr]')).toHaveCount(0);
    await more.click();
    await expect(page.getByRole('status').filter({ hasText: '1 caja' })).toBeVisible();
    // A fragment comes alive near the view.
    await ask.scrollIntoViewIfNeeded();
    await expect(page.locator('[data-fragment="mf-moving/offer"][data-ssr]')).toHaveCount(0);
    await ask.click();
    await expect(slot.getByText('Lo pediste una vez')).toBeVisible();
    const kept = await page.evaluate(() => {
      const { drawn } = window as unknown as { readonly drawn: readonly Element[] };
      return drawn.map((node) => node.isConnected);
    });
    expect(kept).toEqual([true, true]);
    await expect(slot.locator('mf-moving-offer-1\\.0\\.0')).toHaveCSS('border-top-width', '2px');
    await expect(page).toHaveTitle(/^Mudanzas en bogota/);
    await expectLiveFrame(page);
  });

  await test.step('its own links and Back are soft', async () => {
    await page.getByRole('link', { name: 'Mudanzas en Cali' }).click();
    await expect(heading).toHaveText('Mudanzas en cali');
    await expect(page).toHaveTitle(/^Mudanzas en cali/);
    await expect(slot.getByRole('heading')).toHaveText('Tu trasteo: Mudanzas en cali');
    await page.goBack();
    await expect(heading).toHaveText('Mudanzas en bogota');
    await expect(page).toHaveURL(/\/mudanzas\/bogota\?piso=3$/);
  });

  await test.step('a page of another remote, and back', async () => {
    await partsAreReady(page);
    await page.getByRole('link', { name: 'Volver al inicio' }).click();
    await expect(heading).not.toHaveText(/Mudanzas/);
    await page.goBack();
    await expect(heading).toHaveText('Mudanzas en bogota');
    await more.click();
    await page.goForward();
    await expect(heading).not.toHaveText(/Mudanzas/);
  });

  await test.step('into it from another remote: the page comes as a part, its fragment afterwards', async () => {
    await followLink(page, '/mudanzas/pasto');
    await expect(heading).toHaveText('Mudanzas en pasto');
    await more.click();
    await expect(page.getByRole('status').filter({ hasText: '1 caja' })).toBeVisible();
    await ask.scrollIntoViewIfNeeded();
    await ask.click();
    await expect(slot.getByText('Lo pediste una vez')).toBeVisible();
    await followLink(page, '/mudanzas/atlantida');
    await expect(heading).toHaveText('Ciudad no encontrada');
  });
  expect(documents(), 'no document was loaded again').toBe(1);
});
