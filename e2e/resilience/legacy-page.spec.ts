import { execFile } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { countDocuments } from '../fixtures/interference.ts';
import { startOldServer } from '../fixtures/old-server.ts';
import { copyReleases } from '../fixtures/release.ts';
import { expect, test } from '../fixtures/test.ts';
import { followLink, partsAreReady } from '../tasks/follow-link.ts';
import { expectLiveFrame } from '../tasks/frame-tasks.ts';

const root = dirname(dirname(dirname(fileURLToPath(import.meta.url))));

async function build(artifactsDir: string, remote: string): Promise<void> {
  const words = [`infra/releases/src/testing/${remote}`, '1.0.0', join(artifactsDir, remote, '1.0.0')];
  await promisify(execFile)(process.execPath, ['infra/build/src/build-app.ts', ...words], { cwd: root });
}

/** The portal's releases, and a remote whose pages another server has. */
async function releasesWithOldPages(): Promise<string> {
  const folder = copyReleases();
  await build(folder, 'mf-barrios');
  const file = join(folder, 'active.json');
  writeFileSync(file, JSON.stringify({ ...JSON.parse(readFileSync(file, 'utf8')), 'mf-barrios': '1.0.0' }));
  return folder;
}

test('[C408] pages of another server stand in the portal without what runs, and are replaced one by one', async ({
  page,
  ownShell,
}) => {
  test.slow();
  const artifactsDir = await releasesWithOldPages();
  const shell = await ownShell({ artifactsDir });
  const heading = page.getByRole('main').getByRole('heading', { level: 1 });
  const old = await startOldServer();
  const documents = countDocuments(page);

  await test.step('in the layout, with its looks and pictures, under the policy of every page', async () => {
    const answer = await page.goto(`${shell.url}/barrios?orden=norte`);
    expect(answer?.status()).toBe(200);
    expect(answer?.headers()['set-cookie'] ?? '').not.toContain('viejo');
    expect(await answer?.text()).not.toMatch(/ranOld|other\.invalid|http-equiv="refresh"|javascript:/);
    await expect(heading).toHaveText('Barrios de antes');
    await expect(page).toHaveTitle(/^Barrios de antes/);
    await expect(page.getByText('Orden: orden=norte')).toBeVisible();
    await expect(heading).toHaveCSS('letter-spacing', '3px');
    await expect(page.locator('[data-legacy]')).toHaveCSS('border-top-width', '7px');
    await expect(page.locator('body')).toHaveCSS('border-top-width', '0px');
    const picture = page.getByRole('img', { name: 'Plaza' });
    await expect.poll(() => picture.evaluate((one: HTMLImageElement) => one.naturalWidth)).toBe(1);
    await expectLiveFrame(page);
    expect(await page.evaluate(() => 'ranOld' in window)).toBe(false);
    expect(old.asked).not.toContain('/estatico/viejo.js');
  });

  await test.step('its buttons reach the bus, and its looks answer to what the portal tells', async () => {
    await page.getByRole('button', { name: 'Guardar' }).click();
    await expect(page.getByText('Guardaste Barrios de antes')).toBeVisible();
    await expect(page.getByText('En dólares')).toBeHidden();
    await page.getByLabel('Moneda').selectOption('usd');
    await expect(page.getByText('En dólares')).toBeVisible();
    await page.getByLabel('Moneda').selectOption('cop');
    await expect(page.getByText('En dólares')).toBeHidden();
  });

  await test.step('its links are soft, to its own pages and to those of others, and Back comes to it', async () => {
    await partsAreReady(page);
    await page.getByRole('link', { name: 'Usaquén' }).click();
    await expect(heading).toHaveText('Barrio usaquen');
    await expect(page).toHaveURL(`${shell.url}/barrios/usaquen`);
    await expect(page).toHaveTitle(/^Barrio usaquen/);
    // What it fixes to the window stays within the page, below the header.
    const [fixed, header] = await Promise.all([
      page.getByText('Fijo').boundingBox(),
      page.getByRole('banner').boundingBox(),
    ]);
    expect(fixed?.y).toBeGreaterThanOrEqual((header?.y ?? 0) + (header?.height ?? 0));
    await page.getByRole('main').getByRole('link', { name: 'Inicio' }).click();
    await expect(heading).not.toHaveText(/Barrio/);
    await followLink(page, '/barrios/suba');
    await expect(heading).toHaveText('Barrio suba');
    await expect(heading).toHaveCSS('letter-spacing', '3px');
    await page.goBack();
    await expect(heading).not.toHaveText(/Barrio/);
    await page.goBack();
    await expect(heading).toHaveText('Barrio usaquen');
    expect(documents(), 'no document was loaded again').toBe(1);
  });

  await test.step('one of its pages is made anew by another remote, the other stays', async () => {
    await build(artifactsDir, 'mf-vecinos');
    await shell.run('mf-vecinos', '1.0.0');
    await page.goto(`${shell.url}/barrios/suba`);
    await expect(heading).toHaveText('Así es suba');
    await expect(page.getByText('Hecha de nuevo')).toBeVisible();
    await page.getByRole('main').getByRole('link', { name: 'Guía de barrios' }).click();
    await expect(heading).toHaveText('Barrios de antes');
    await page.getByRole('main').getByRole('link', { name: 'Suba' }).click();
    await expect(heading).toHaveText('Así es suba');
  });

  await test.step('its server is away: what was good is shown, the rest of the portal is as it was', async () => {
    await old.stop();
    // Since another version came its pages are drawn anew.
    const kept = await page.goto(`${shell.url}/barrios?orden=norte`);
    expect(kept?.headers()['x-umbral-page']).toBe('last-good');
    await expect(heading).toHaveText('Barrios de antes');
    await page.goto(`${shell.url}/barrios/suba`);
    await expect(heading).toHaveText('Así es suba');
  });
});
