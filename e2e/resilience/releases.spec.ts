import { type OwnShell, startOwnShell } from '../fixtures/own-shell.ts';
import { activeVersion, copyReleases, makeRelease } from '../fixtures/release.ts';
import { expect, test } from '../fixtures/test.ts';
import { expectHydrated } from '../tasks/frame-tasks.ts';

const releases = 50;
/** Versions that were never run before make the memory grow once. */
const warmUp = 10;
const clients = 2;
const remote = 'mf-fair';
const paths = ['/feria', '/', '/feria-virtual/centro', '/proyectos-vivienda/bogota'];

interface Traffic {
  readonly answers: () => number;
  readonly failures: readonly string[];
  stop(): Promise<void>;
}

/** Visitors who load pages and, of each page, the container of the remote, one after the other. */
function startTraffic(url: string): Traffic {
  const failures: string[] = [];
  let isOver = false;
  let answers = 0;
  const get = async (path: string) => {
    const answer = await fetch(`${url}${path}`);
    answers += 1;
    if (answer.status !== 200) failures.push(`${answer.status} ${path}`);
    return answer.text();
  };
  const visit = async (first: number) => {
    for (let turn = first; !isOver; turn += 1) {
      const html = await get(paths[turn % paths.length] ?? '/').catch((error: unknown) =>
        String(failures.push(String(error))),
      );
      const [entry] = /\/r\/mf-fair\/[^"]+remoteEntry[^"]+\.js/.exec(html) ?? [];
      if (entry) await get(entry).catch((error: unknown) => failures.push(String(error)));
    }
  };
  const visits = Array.from({ length: clients }, (_, index) => visit(index));
  return {
    answers: () => answers,
    failures,
    async stop() {
      isOver = true;
      await Promise.all(visits);
    },
  };
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
    shell = await startOwnShell({ artifactsDir });
  });
  test.afterAll(() => shell.stop());

  test('fifty in a row under load: no request fails, no hydration message, memory stays flat', async ({ page }) => {
    test.setTimeout(150_000);
    const traffic = startTraffic(shell.url);
    const memory: number[] = [];
    for (let count = 0; count < releases; count += 1) {
      await shell.run(remote, count % 2 === 0 ? '2.0.0' : '3.0.0');
      memory.push(await shell.rssMb());
      if (count % 5 === 0) {
        await page.goto(`${shell.url}/feria`);
        await expect(page.getByLabel('Moneda')).toBeEnabled();
      }
    }
    await traffic.stop();
    expect(traffic.failures).toEqual([]);
    expect(traffic.answers()).toBeGreaterThan(releases);
    const settled = average(memory.slice(warmUp, warmUp + 10));
    expect(average(memory.slice(-10)), `memory in MB: ${memory.map(Math.round)}`).toBeLessThan(settled * 1.25);
  });

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

  test('a release that does not start or was damaged is refused, and nothing changes', async ({ request }) => {
    await shell.run(remote, '2.0.0');
    expect(await shell.activate(remote, '4.0.0-torn')).toBe(409);
    expect(await shell.activate(remote, '9.9.9')).toBe(409);
    expect(await shell.activate('mf-nobody', activeVersion(remote))).toBe(422);
    expect(await (await request.get(`${shell.url}/feria`)).text()).toContain('/r/mf-fair/2.0.0/');
  });
});

function average(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}
