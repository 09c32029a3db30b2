import { cpSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { routes } from '@umbral/domain/routes/table.ts';
import { countDocuments, tamper, type Wanted, wasTamperedWith } from '../fixtures/interference.ts';
import { portal } from '../fixtures/portal.ts';
import { lostFiles } from '../fixtures/problems.ts';
import { activeVersion, copyReleases } from '../fixtures/release.ts';
import { expect, test } from '../fixtures/test.ts';
import { expectHydrated, expectLiveFrame } from '../tasks/frame-tasks.ts';

const app = 'mf-fair';
const path = routes.fairs.href();
const failed = 'No pudimos cargar esta parte de la página.';
const files: Readonly<Record<string, Wanted>> = {
  entry: { app, file: 'remoteEntry', kind: 'js' },
  'expose chunk': { app, file: 'app', kind: 'js' },
  'page chunk': { app, file: 'page-fairs', kind: 'js' },
};
const stylesheet: Wanted = { app, file: 'page-fairs', kind: 'css' };

test.beforeEach(({ problems }) => problems.allow(...lostFiles));

for (const [name, wanted] of Object.entries(files)) {
  test(`${name} with a flipped byte: nothing of it runs, the server's page stays, the frame lives`, async ({
    page,
  }) => {
    const tampered = await tamper(page, wanted);
    const documents = countDocuments(page);
    await page.goto(path);
    await expect(page.getByRole('alert')).toContainText(failed);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Ferias de vivienda');
    await expectLiveFrame(page);
    expect(tampered()).toBeGreaterThan(0);
    expect(await wasTamperedWith(page)).toBe(false);
    expect(documents(), '[B014] one reload').toBeLessThanOrEqual(2);
    await page.getByRole('link', { name: 'Umbral, ir al inicio' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Tu casa todavía/);
  });

  test(`${name} damaged once: it is fetched again and the page comes alive`, async ({ page }) => {
    const tampered = await tamper(page, wanted, { times: 1 });
    const documents = countDocuments(page);
    await page.goto(path);
    await expectHydrated(page);
    await page.getByRole('main').getByRole('link', { name: 'Ver proyectos' }).first().click();
    await expect(page).toHaveURL(/feria-virtual/);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    expect(documents(), 'healed without a new document').toBe(1);
    expect(tampered()).toBe(1);
    expect(await wasTamperedWith(page)).toBe(false);
  });
}

test('entry with a flipped byte on the way to another remote: its place says so, the rest goes on', async ({
  page,
}) => {
  await page.goto(routes.login.href());
  await expectLiveFrame(page);
  await tamper(page, { app });
  const menu = page.getByRole('navigation', { name: 'Menú principal' });
  await menu.getByText('Ferias', { exact: true }).click();
  await menu.getByRole('link', { name: 'Ferias de vivienda' }).click();
  await expect(page).toHaveURL(new RegExp(`${path}$`));
  await expect(page.getByRole('alert')).toContainText(failed);
  await expectLiveFrame(page);
  expect(await wasTamperedWith(page)).toBe(false);
});

test('stylesheet with a flipped byte: its rules do not apply, the page works', async ({ page, context }) => {
  await page.goto(path);
  // A first visit has its sheets in the document.
  await expect.poll(async () => (await context.cookies()).map(({ name }) => name)).toContain('sheets');
  const tampered = await tamper(page, stylesheet);
  await page.goto(path);
  await expectLiveFrame(page);
  expect(tampered()).toBeGreaterThan(0);
  expect(await wasTamperedWith(page)).toBe(false);
  await page.getByRole('main').getByRole('link', { name: 'Ver proyectos' }).first().click();
  await expect(page).toHaveURL(/feria-virtual/);
});

test("a fragment's files with a flipped byte: its server HTML stays, the page is whole", async ({ page }) => {
  const tampered = await tamper(page, { app, file: 'fragment-', kind: 'js' });
  await page.goto(routes.home.href());
  await expectLiveFrame(page);
  await page.locator('[data-fragment="mf-fair/banner"]').scrollIntoViewIfNeeded();
  await expect.poll(tampered).toBeGreaterThan(0);
  expect(await wasTamperedWith(page)).toBe(false);
  await page.getByRole('main').getByRole('button', { name: 'Buscar' }).click();
  await expect(page).toHaveURL(/proyectos-vivienda/);
});

test("the shell's own script with a flipped byte: the server's page with its links stays", async ({ page }) => {
  await tamper(page, { app: 'shell', file: 'main', kind: 'js' });
  await page.goto(path);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Ferias de vivienda');
  await page.getByRole('main').getByRole('link', { name: 'Ver proyectos' }).first().click();
  await expect(page).toHaveURL(/feria-virtual/);
  expect(await wasTamperedWith(page)).toBe(false);
});

test('a release on disk with one flipped byte is never run: its remote is missing, the others are there', async ({
  request,
  ownShell,
}) => {
  const artifactsDir = copyReleases();
  const version = activeVersion(app);
  const folder = join(artifactsDir, app, version);
  rmSync(folder);
  cpSync(join(portal.artifactsDir, app, version), folder, { recursive: true });
  const chunk = readdirSync(join(folder, 'web')).find((file) => /^page-fairs\..*\.js$/.test(file)) ?? '';
  const bytes = readFileSync(join(folder, 'web', chunk));
  bytes.writeUInt8((bytes.at(-1) ?? 0) ^ 1, bytes.length - 1);
  writeFileSync(join(folder, 'web', chunk), bytes);
  const shell = await ownShell({ artifactsDir });
  expect((await request.get(`${shell.url}${path}`)).status()).toBe(503);
  expect((await request.get(`${shell.url}/`)).status()).toBe(200);
});
