import { routes } from '@umbral/domain/routes/table.ts';
import { countDocuments } from '../fixtures/interference.ts';
import { type OwnShell, startOwnShell } from '../fixtures/own-shell.ts';
import { activeVersion, copyReleases, makeRelease } from '../fixtures/release.ts';
import { expect, test } from '../fixtures/test.ts';
import { followLink, partsAreReady } from '../tasks/follow-link.ts';
import { expectHydrated } from '../tasks/frame-tasks.ts';

const remote = 'mf-fair';

test.describe('releases in a running portal', () => {
  test.describe.configure({ mode: 'default' });
  let shell: OwnShell;

  test.beforeAll(async () => {
    const artifactsDir = copyReleases();
    makeRelease({ artifactsDir, app: remote, version: '2.0.0' });
    makeRelease({ artifactsDir, app: remote, version: '3.0.0' });
    makeRelease({
      artifactsDir,
      app: remote,
      version: '4.0.0-torn',
      edit: (name, text) => (name === 'node/server.cjs' ? `throw new Error('torn');${text}` : text),
    });
    shell = await startOwnShell({ artifactsDir });
  });
  test.afterAll(() => shell.stop());

  test('a tab of an old version goes on, the next visitor gets the new one', async ({ page, request }) => {
    const oldVersion = /\/r\/mf-fair\/2\.0\.0\//;
    const loaded: string[] = [];
    page.on('request', (request) => loaded.push(request.url()));
    await shell.run(remote, '2.0.0');
    await page.goto(`${shell.url}/feria`);
    // Before that a link would load a whole document, and with it the new version.
    await expectHydrated(page);
    await shell.run(remote, '3.0.0');
    await page.getByRole('main').getByRole('link', { name: 'Ver proyectos' }).first().click();
    await expect(page).toHaveURL(/feria-virtual/);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    const ofRemote = loaded.filter((address) => address.includes('/r/mf-fair/'));
    expect(ofRemote.filter((address) => !oldVersion.test(address))).toEqual([]);
    expect(await (await request.get(`${shell.url}/feria`)).text()).toContain('/r/mf-fair/3.0.0/');
  });

  test('a tab that comes to a remote after its release gets the page of its own version, and its code takes it over', async ({
    page,
  }) => {
    await shell.run(remote, '2.0.0');
    await page.goto(`${shell.url}${routes.news.href()}`);
    await expectHydrated(page);
    await partsAreReady(page);
    await shell.run(remote, '3.0.0');
    const documents = countDocuments(page);
    const scripts: string[] = [];
    page.on('request', (request) => scripts.push(request.url()));
    const part = page.waitForResponse((answer) => answer.url().includes('/_part/'));
    await followLink(page, routes.fairs.href());
    const answer = await part;
    expect([answer.status(), await answer.text()]).toEqual([200, expect.stringContaining('"version":"2.0.0"')]);
    await expectHydrated(page);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Ferias de vivienda');
    expect(scripts.filter((address) => /\/r\/mf-fair\/(?!2\.0\.0\/)/.test(address))).toEqual([]);
    expect(documents()).toBe(0);
  });

  test('a release that does not start or was damaged is refused, and nothing changes', async ({ request }) => {
    await shell.run(remote, '2.0.0');
    expect(await shell.activate(remote, '4.0.0-torn')).toBe(409);
    expect(await shell.activate(remote, '9.9.9')).toBe(409);
    expect(await shell.activate('mf-nobody', activeVersion(remote))).toBe(409);
    expect(await shell.activate('MF_NOBODY', activeVersion(remote))).toBe(422);
    expect(await (await request.get(`${shell.url}/feria`)).text()).toContain('/r/mf-fair/2.0.0/');
  });
});
