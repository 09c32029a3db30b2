import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser, Page } from '@playwright/test';
import { routes } from '@umbral/domain/routes/table.ts';
import { type BrowserFault, covering, deaf, freezing, throwing, throwingEffect } from '../fixtures/browser-faults.ts';
import { type OwnShell, startOwnShell } from '../fixtures/own-shell.ts';
import { makeRelease } from '../fixtures/release.ts';
import { type ReleaseRegistry, releaseBuilt, startReleaseRegistry } from '../fixtures/release-registry.ts';
import { listenToTab, type ToldFailure } from '../fixtures/tab-words.ts';
import { expect, test } from '../fixtures/test.ts';
import { expectHydrated, expectLiveFrame } from '../tasks/frame-tasks.ts';

const app = 'mf-fair';
const path = routes.fairs.href();
/** Most visitors have it: few visits are enough. */
const steps = [
  { share: 8000, visitors: 5000, minutes: 60 },
  { share: 10_000, visitors: 1, minutes: 0 },
];
const mostVisits = 80;
const visitorsAtOnce = 6;
const patient = { timeout: 60_000 };

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
    const artifactsDir = mkdtempSync(join(tmpdir(), 'umbral-fetched-'));
    shell = await startOwnShell({ artifactsDir, env: registry.shellEnv });
  });
  test.afterAll(async () => {
    await shell?.stop();
    await registry?.stop();
    rmSync(releases, { recursive: true, force: true });
  });

  /** Gives a version of the fairs to most visitors; gives the number of the composition that this made. */
  async function beginCanary(version: string, edit?: BrowserFault['edit']): Promise<number> {
    makeRelease({ artifactsDir: releases, app, version, ...(edit ? { edit } : {}) });
    await registry.publish(join(releases, app, version));
    const { seq: after } = await (await registry.call('GET', '/channels')).json();
    const wish = { channel: 'canary', version, plan: { steps }, after, reason: 'to see what happens' };
    const promoted = await registry.call('POST', `/channels/${app}/promote`, wish);
    expect(promoted.status, await promoted.text()).toBe(200);
    await expect.poll(shell.followed, { timeout: 30_000 }).toMatchObject({ seq: after + 1, refused: [] });
    return after + 1;
  }

  async function isOver(): Promise<boolean> {
    const { apps } = await (await registry.call('GET', '/channels')).json();
    return apps[app].canary === undefined;
  }

  for (const [number, fault] of [throwing, throwingEffect, freezing, deaf, covering].entries()) {
    test(`that ${fault.does} is taken back by itself, with a reason`, async ({ browser, request }) => {
      test.setTimeout(240_000);
      const version = `2.0.${number}-faulty`;
      const seq = await beginCanary(version, fault.edit);
      let visits = 0;
      const comeAndGo = async () => {
        while (visits < mostVisits && !(await isOver())) {
          visits += 1;
          await visit(browser, shell.url, { version, signal: fault.signal, isOver });
        }
      };
      await Promise.all(Array.from({ length: visitorsAtOnce }, comeAndGo));

      const { decisions } = await (await registry.call('GET', `/decisions?remote=${app}`)).json();
      expect(decisions[0]).toMatchObject({ kind: 'roll-back', version, facts: { signal: fault.signal } });
      expect(decisions[0].reason).toContain(fault.words);
      const { entries } = await (await registry.call('GET', `/audit?remote=${app}&limit=1`)).json();
      expect(entries[0]).toMatchObject({ actor: 'canary-controller', reason: decisions[0].reason });
      await expect.poll(shell.followed).toMatchObject({ seq: seq + 1 });
      const pages = await Promise.all(Array.from({ length: 10 }, () => request.get(`${shell.url}${path}`)));
      const texts = await Promise.all(pages.map((page) => page.text()));
      expect(texts.filter((html) => html.includes(version))).toEqual([]);
    });
  }

  test('that is sound says nothing of itself, wherever its visitors go', async ({ browser }) => {
    test.setTimeout(120_000);
    const version = '2.1.0-sound';
    await beginCanary(version);
    const told = await Promise.all(journeys.map((journey) => failuresOf(browser, shell.url, journey)));
    expect(told.flat().filter((failure) => !isOfMachine(failure))).toEqual([]);
    const visitors = async () => {
      const { cohorts } = await (await registry.call('GET', `/health/${app}`)).json();
      return cohorts.find((cohort: { version: string }) => cohort.version === version)?.visitors ?? 0;
    };
    await expect.poll(visitors, { timeout: 30_000 }).toBeGreaterThan(0);
    expect(await isOver()).toBe(false);
  });
});

interface Canary {
  readonly version: string;
  readonly signal: string;
  readonly isOver: () => Promise<boolean>;
}

/**
 * Somebody who was never here looks at the fairs; who has the version stays until the tab has said what it does, or the
 * version is gone: a page that loads itself anew may come back with another.
 */
async function visit(browser: Browser, origin: string, canary: Canary): Promise<void> {
  const context = await browser.newContext();
  const page = await context.newPage();
  const failures = listenToTab(page);
  let isCanary = false;
  page.on('request', (request) => {
    isCanary ||= request.url().includes(`/r/${app}/${canary.version}/`);
  });
  const isThere = page.waitForResponse(`${origin}/_signals`, patient);
  await page.goto(`${origin}${path}`, patient);
  await isThere;
  const isTold = () => failures().some(({ app: of, signal }) => of === app && signal === canary.signal);
  const isEnough = async () => isTold() || canary.isOver();
  if (isCanary && canary.signal === deaf.signal) await clickOn(page, isEnough);
  else if (isCanary) await expect.poll(isEnough, patient).toBe(true);
  await context.close();
}

/** Presses the first link of the page again and again, as people do. */
async function clickOn(page: Page, isEnough: () => Promise<boolean>): Promise<void> {
  const link = firstLink(page);
  await expect(async () => {
    await link.click();
    expect(await isEnough()).toBe(true);
  }).toPass(patient);
}

const firstLink = (page: Page) => page.getByRole('main').getByRole('link').first();

/** What people do on the fairs and from there. */
const journeys: readonly ((page: Page) => Promise<void>)[] = [
  async (page) => {
    await firstLink(page).click();
    await expect(page).not.toHaveURL(new RegExp(`${path}$`));
    await page.goBack();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Ferias de vivienda');
  },
  expectLiveFrame,
  async (page) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
    await firstLink(page).click();
    await expect(page.getByRole('main').getByRole('heading').first()).toBeVisible();
  },
];

/** On a machine without time the shell's own start is a long frame, which is told of all that draw, in any version. */
function isOfMachine({ signal, stack = '' }: ToldFailure): boolean {
  return signal === 'froze' && stack.includes('/r/shell/');
}

/** Lets somebody look around until the tab has measured how the version fares; gives what it told of it. */
async function failuresOf(browser: Browser, origin: string, journey: (page: Page) => Promise<void>) {
  const context = await browser.newContext();
  const page = await context.newPage();
  const failures = listenToTab(page);
  const isMeasured = page.waitForRequest((request) => request.postData()?.includes('"measured"') === true, patient);
  await page.goto(`${origin}${path}`, patient);
  await expectHydrated(page);
  await journey(page);
  await isMeasured;
  await context.close();
  return failures();
}
