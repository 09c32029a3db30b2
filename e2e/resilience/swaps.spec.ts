import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { routes } from '@umbral/domain/routes/table.ts';
import type { Catalogue } from '../fixtures/catalogue.ts';
import { type OwnShell, startOwnShell } from '../fixtures/own-shell.ts';
import { isFullLength } from '../fixtures/portal.ts';
import { makeRelease } from '../fixtures/release.ts';
import { type ReleaseRegistry, releaseBuilt, startReleaseRegistry } from '../fixtures/release-registry.ts';
import { expect, test } from '../fixtures/test.ts';
import { expectHydrated } from '../tasks/frame-tasks.ts';
import { average, percentile, slopeOf } from './figures.ts';
import { startTraffic } from './release-traffic.ts';

/** All 500 by `npm run e2e:swaps`. */
const swaps = isFullLength ? 500 : 36;
/** So many teams release in the same moment. */
const atOnce = isFullLength ? 6 : 3;
/** Applications whose versions change, and how many versions each has beside the one that was built. */
const changing = ['mf-fair', 'mf-search', 'mf-project', 'mf-comparator', 'mf-content', 'shell'] as const;
const versionsEach = isFullLength ? 3 : 2;
/** Each version's first run makes the memory grow once, and is brought and proved before it is served. */
const warmUp = (changing.length * (versionsEach + 1)) / atOnce;
/** Who load pages as fast as they are answered: on two cores a second one only makes all of it slower. */
const visitors = isFullLength ? 2 : 1;
/** Growth of the server's memory after warm-up that swaps may not exceed, of what it then has. */
const longestGrowth = 0.15;
const versionOf = (turn: number) => `2.${turn % versionsEach}.0`;

function pathsOf({ plant, article }: Catalogue): string[] {
  return [
    routes.fairs.href(),
    routes.housing.href({ city: 'bogota' }),
    plant.href,
    routes.home.href(),
    routes.article.href({ id: article.slug }),
    routes.virtualFair.href({ region: 'centro' }),
  ];
}

test.describe('releases through the registry, into a running portal under load', () => {
  test.describe.configure({ mode: 'default' });
  let registry: ReleaseRegistry;
  let shell: OwnShell;
  let releases: string;

  test.beforeAll(async () => {
    test.setTimeout(180_000);
    releases = mkdtempSync(join(tmpdir(), 'umbral-swaps-'));
    registry = await startReleaseRegistry();
    await releaseBuilt(registry, releases);
    for (const app of changing) {
      for (let turn = 0; turn < versionsEach; turn += 1) {
        makeRelease({ artifactsDir: releases, app, version: versionOf(turn) });
        await registry.publish(join(releases, app, versionOf(turn)));
      }
    }
    // Everything that it serves it must fetch.
    const artifactsDir = mkdtempSync(join(tmpdir(), 'umbral-fetched-'));
    shell = await startOwnShell({ artifactsDir, env: registry.shellEnv });
  });
  test.afterAll(async () => {
    await shell?.stop();
    await registry?.stop();
    rmSync(releases, { recursive: true, force: true });
  });

  test(`${swaps} swaps: no request fails, no tab is hurt, memory stays flat`, async ({
    page,
    secondTab,
    catalogue,
  }) => {
    test.setTimeout(swaps * 6000 + 60_000);
    const paths = pathsOf(catalogue);
    await secondTab.goto(`${shell.url}${routes.fairs.href()}`);
    await expectHydrated(secondTab);
    const traffic = startTraffic({ origin: shell.url, paths, visitors });
    const tab = startTab(page, shell.url, paths);
    const servedMs: number[] = [];
    const memory: number[] = [];
    for (let turn = 0; turn < swaps; turn += atOnce) {
      const began = performance.now();
      let seq = 0;
      for (const app of changing.slice(turn % changing.length).slice(0, atOnce)) {
        seq = await registry.promote(app, versionOf(Math.floor(turn / changing.length)));
      }
      await expect.poll(shell.followed, { timeout: 60_000, intervals: [20] }).toMatchObject({ seq, refused: [] });
      servedMs.push(performance.now() - began);
      // Memory is compared after the same work: on a busy machine fewer pages of a composition would be drawn until then.
      const seen = traffic.visits() + paths.length * visitors;
      await expect.poll(traffic.visits, { timeout: 60_000, intervals: [50] }).toBeGreaterThanOrEqual(seen);
      memory.push(await shell.rssMb());
    }
    await traffic.stop();
    await tab.stop();
    // The other tab has slept all the while: a part that it never loaded is still there for it.
    await secondTab.getByRole('main').getByRole('link', { name: 'Ver proyectos' }).first().click();
    await expect(secondTab).toHaveURL(/feria-virtual/);
    await expect(secondTab.getByRole('heading', { level: 1 })).toBeVisible();

    expect(traffic.failures).toEqual([]);
    expect(traffic.answers()).toBeGreaterThan(swaps);
    expect(tab.visits()).toBeGreaterThan(swaps / 20);
    // The memory of pages, one set for each composition, fills in the first part of a long run.
    const settled = memory.slice(Math.max(warmUp, Math.floor(memory.length / 3)));
    const growth = (slopeOf(settled) * settled.length) / average(settled);
    const figures = {
      swaps,
      answers: traffic.answers(),
      visits: tab.visits(),
      servedMs: [0.5, 0.95, 1].map((share) => Math.round(percentile(servedMs.slice(warmUp), share))),
      memoryMb: [settled.at(0), percentile(settled, 0.5), settled.at(-1)].map((mb) => Math.round(mb ?? 0)),
      growth: Number(growth.toFixed(3)),
    };
    test.info().annotations.push({ type: 'figures', description: JSON.stringify(figures) });
    writeFileSync(test.info().outputPath('figures.json'), JSON.stringify({ ...figures, memory, all: servedMs }));
    expect(growth, JSON.stringify(figures)).toBeLessThan(longestGrowth);
    expect(percentile(servedMs.slice(warmUp), 0.5), 'milliseconds until all are served').toBeLessThan(10_000);
  });
});

interface Tab {
  readonly visits: () => number;
  stop(): Promise<void>;
}

/** Somebody who goes from page to page: by a link, and now and then by an address. */
function startTab(page: Page, origin: string, paths: readonly string[]): Tab {
  let isOver = false;
  let visits = 0;
  async function wander(): Promise<void> {
    for (let turn = 0; !isOver; turn += 1) {
      const path = paths[turn % paths.length] ?? '/';
      if (turn % 4 === 0) await page.goto(`${origin}${path}`);
      else await followLink(page, path);
      await expectHydrated(page);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      visits += 1;
    }
  }
  const wandering = wander();
  // Whatever happens to it is told when it stops.
  wandering.catch(() => undefined);
  return {
    visits: () => visits,
    stop: () => {
      isOver = true;
      return wandering;
    },
  };
}

/** A link of the page's own, wherever it leads: what the shell does with it is what counts. */
async function followLink(page: Page, path: string): Promise<void> {
  await page.evaluate((href) => {
    const link = document.body.appendChild(document.createElement('a'));
    link.href = href;
    link.click();
    link.remove();
  }, path);
  await expect(page).toHaveURL((url) => url.pathname === new URL(path, url).pathname);
}
