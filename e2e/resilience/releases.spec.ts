import { routes } from '@umbral/domain/routes/table.ts';
import { countDocuments, hold } from '../fixtures/interference.ts';
import { type OwnShell, startOwnShell } from '../fixtures/own-shell.ts';
import { isFromPart } from '../fixtures/painted-parts.ts';
import { activeVersion, activeVersions, copyReleases, makeRelease } from '../fixtures/release.ts';
import { seeded, signInDirectly } from '../fixtures/session.ts';
import { expect, test } from '../fixtures/test.ts';
import type { Screen } from '../matrix/screens/screen.ts';
import { screens } from '../matrix/screens.ts';
import { expectPart, openCrossings } from '../tasks/crossing-tasks.ts';
import { followLink } from '../tasks/follow-link.ts';
import { expectHydrated } from '../tasks/frame-tasks.ts';

const remote = 'mf-fair';

/** Another version of every remote. */
const latest = '5.0.0';

/** Pages of every remote that has any, each beside one of another: within one its own router leads. */
const crossed: readonly Screen[] = (
  [
    'builders',
    'fairs',
    'userProjects',
    'housing',
    'editProfile',
    'plant',
    'virtualFairEvents',
    'builderDrafts',
    'home',
    'accountSecurity',
    'news',
    'launches',
    'guides',
  ] as const
).map((wanted) => {
  const screen = screens.find(({ key }) => key === wanted);
  if (!screen) throw new Error(`There is no screen ${wanted}`);
  return screen;
});

/** Runs in the page. */
function beginForm(): void {
  const form = document.body.appendChild(document.createElement('form'));
  form.method = 'post';
  form.append(Object.assign(document.createElement('input'), { ariaLabel: 'Mensaje' }));
}

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
    for (const owner of new Set(crossed.map(({ key }) => routes[key].owner)))
      makeRelease({ artifactsDir, app: owner, version: latest });
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
    const { expectTold } = await openCrossings(page, `${shell.url}${routes.news.href()}`);
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
    expect(await isFromPart(page)).toBe(true);
    await expectTold(routes.fairs.href());
    expect(scripts.filter((address) => /\/r\/mf-fair\/(?!2\.0\.0\/)/.test(address))).toEqual([]);
    expect(documents()).toBe(0);
  });

  test('a release between a part and its code, and a rollback before the part, change nothing for a tab', async ({
    page,
  }) => {
    const scripts: string[] = [];
    page.on('request', (request) => scripts.push(request.url()));
    const alienTo = (version: string) =>
      scripts.splice(0).filter((address) => address.includes('/r/mf-fair/') && !address.includes(`/${version}/`));
    await test.step('a release between', async () => {
      await shell.run(remote, '2.0.0');
      const { expectTold } = await openCrossings(page, `${shell.url}${routes.news.href()}`);
      const letGo = await hold(page, { app: remote, kind: 'js' });
      await followLink(page, routes.fairs.href());
      await expect(page.locator('main[data-ssr]')).toBeVisible();
      await shell.run(remote, '3.0.0');
      letGo();
      await expectHydrated(page);
      expect(await isFromPart(page)).toBe(true);
      await expectTold(routes.fairs.href());
      expect(alienTo('2.0.0')).toEqual([]);
    });
    await test.step('a rollback before', async () => {
      const { expectTold } = await openCrossings(page, `${shell.url}${routes.news.href()}`);
      await shell.run(remote, '2.0.0');
      await followLink(page, routes.fairs.href());
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Ferias de vivienda');
      await expectHydrated(page);
      expect(await isFromPart(page)).toBe(true);
      await expectTold(routes.fairs.href());
      expect(alienTo('3.0.0')).toEqual([]);
    });
  });

  test('a server that started anew knows nothing of the versions of a tab, which draws its page itself, of its own version', async ({
    page,
    problems,
  }) => {
    problems.allow(/status of 409/, /net::ERR_CONNECTION_REFUSED/);
    await shell.run(remote, '2.0.0');
    const { expectTold } = await openCrossings(page, `${shell.url}${routes.news.href()}`);
    await shell.run(remote, '3.0.0');
    await shell.restart();
    const documents = countDocuments(page);
    const loaded: string[] = [];
    page.on('request', (request) => loaded.push(request.url()));
    const part = page.waitForResponse((answer) => answer.url().includes('/_part/'));
    await followLink(page, routes.fairs.href());
    expect((await part).status()).toBe(409);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Ferias de vivienda');
    await expectHydrated(page);
    expect(await isFromPart(page)).toBe(false);
    await expectTold(routes.fairs.href());
    expect(loaded.filter((address) => /\/r\/mf-fair\/(?!2\.0\.0\/)/.test(address))).toEqual([]);
    expect(documents()).toBe(0);
  });

  test("a tab of the versions before gets every remote's pages by part from them, told once each and without a complaint", async ({
    page,
    context,
    catalogue,
  }) => {
    test.slow();
    const before = activeVersions();
    const owners = [...new Set(crossed.map(({ key }) => routes[key].owner))];
    for (const owner of owners) await shell.run(owner, activeVersion(owner));
    await signInDirectly(context, seeded.builder);
    const { expectTold } = await openCrossings(page, `${shell.url}${routes.tools.href()}`);
    // A tab that hears of newer versions, once a minute, loads a document with its next link, unless that loses something.
    await page.evaluate(beginForm);
    await page.getByRole('textbox', { name: 'Mensaje' }).fill('Quiero saber más');
    for (const owner of owners) await shell.run(owner, latest);
    const documents = countDocuments(page);
    const loaded: string[] = [];
    page.on('request', (request) => loaded.push(request.url()));
    for (const { key, path, title } of crossed) {
      const href = path(catalogue).split('#')[0] ?? '';
      await test.step(`${routes[key].owner} ${href}`, async () => {
        await expectPart(page, href);
        const part = page.waitForResponse((answer) => answer.url().includes('/_part/'));
        await followLink(page, href);
        const answer = await part;
        expect(answer.status()).toBe(200);
        const drawn = /"owner":"([^"]*)","version":"([^"]*)"/.exec(await answer.text());
        expect([drawn?.[1], drawn?.[2]]).toEqual([routes[key].owner, before[routes[key].owner]]);
        await expect(page).toHaveTitle(title);
        await expectHydrated(page);
        expect(await isFromPart(page), 'it stands as the server drew it').toBe(true);
      });
    }
    await expectTold(...crossed.map(({ path }) => path(catalogue).split(/[?#]/)[0] ?? ''));
    expect(loaded.filter((address) => address.includes(`/${latest}/`))).toEqual([]);
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
