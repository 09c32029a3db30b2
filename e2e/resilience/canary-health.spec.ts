import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser } from '@playwright/test';
import { routes } from '@umbral/domain/routes/table.ts';
import { type OwnShell, startOwnShell } from '../fixtures/own-shell.ts';
import { makeRelease } from '../fixtures/release.ts';
import { type ReleaseRegistry, releaseBuilt, startReleaseRegistry } from '../fixtures/release-registry.ts';
import { expect, test } from '../fixtures/test.ts';

const app = 'mf-fair';
const faulty = '2.0.0-faulty';
const path = routes.fairs.href();
/** Half of all visitors: few visits are enough to compare. */
const steps = [
  { share: 5000, visitors: 5000, minutes: 60 },
  { share: 10_000, visitors: 1, minutes: 0 },
];
const mostVisits = 80;
/** A tab that is well says so after a quarter of a minute: many are looked at meanwhile. */
const visitorsAtOnce = 8;
/** Two in three documents: the code of the pages throws before anything of it runs. */
const fault = "if(Math.random()<.67)throw new Error('a fault of this version');";

test.describe('a canary in a running portal', () => {
  test.describe.configure({ mode: 'default' });
  let registry: ReleaseRegistry;
  let shell: OwnShell;
  let releases: string;

  test.beforeAll(async () => {
    test.setTimeout(180_000);
    releases = mkdtempSync(join(tmpdir(), 'umbral-canary-'));
    registry = await startReleaseRegistry();
    await releaseBuilt(registry, releases);
    const edit = (name: string, text: string) => (/^web\/app\.[^/]+\.js$/.test(name) ? `${fault}${text}` : text);
    makeRelease({ artifactsDir: releases, app, version: faulty, edit });
    await registry.publish(join(releases, app, faulty));
    const artifactsDir = mkdtempSync(join(tmpdir(), 'umbral-fetched-'));
    shell = await startOwnShell({ artifactsDir, env: registry.shellEnv });
  });
  test.afterAll(async () => {
    await shell?.stop();
    await registry?.stop();
    rmSync(releases, { recursive: true, force: true });
  });

  async function isOver(): Promise<boolean> {
    const { apps } = await (await registry.call('GET', '/channels')).json();
    return apps[app].canary === undefined;
  }

  test('that throws in browsers is taken back by itself, with a reason', async ({ browser, request }) => {
    test.setTimeout(240_000);
    const { seq: after } = await (await registry.call('GET', '/channels')).json();
    const wish = { channel: 'canary', version: faulty, plan: { steps }, after, reason: 'to see what happens' };
    const promoted = await registry.call('POST', `/channels/${app}/promote`, wish);
    expect(promoted.status, await promoted.text()).toBe(200);
    await expect.poll(shell.followed, { timeout: 30_000 }).toMatchObject({ seq: after + 1, refused: [] });

    let visits = 0;
    const comeAndGo = async () => {
      while (visits < mostVisits && !(await isOver())) {
        visits += 1;
        await visit(browser, shell.url);
      }
    };
    await Promise.all(Array.from({ length: visitorsAtOnce }, comeAndGo));

    const { decisions } = await (await registry.call('GET', `/decisions?remote=${app}`)).json();
    expect(decisions[0]).toMatchObject({ kind: 'roll-back', version: faulty, facts: { signal: 'crashed' } });
    expect(decisions[0].reason).toContain('errors that reached a boundary');
    const { entries } = await (await registry.call('GET', `/audit?remote=${app}&limit=1`)).json();
    expect(entries[0]).toMatchObject({ actor: 'canary-controller', reason: decisions[0].reason });
    await expect.poll(shell.followed).toMatchObject({ seq: after + 2 });
    const pages = await Promise.all(Array.from({ length: 10 }, () => request.get(`${shell.url}${path}`)));
    const texts = await Promise.all(pages.map((page) => page.text()));
    expect(texts.filter((html) => html.includes(faulty))).toEqual([]);
  });
});

/** Somebody who was never here looks at the fairs until the tab has said how it fares. */
async function visit(browser: Browser, origin: string): Promise<void> {
  const context = await browser.newContext();
  const page = await context.newPage();
  const patient = { timeout: 60_000 };
  const said = page.waitForResponse(`${origin}/_signals`, patient);
  await page.goto(`${origin}${path}`, patient);
  await said;
  await context.close();
}
