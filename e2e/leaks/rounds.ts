import type { Page } from '@playwright/test';
import { activeRemotes } from '../fixtures/release.ts';
import { findLeaks, type Leak } from './find-leaks.ts';
import { installProbe, type Remains } from './probe/leak-probe.ts';
import { watchChannels } from './probe/watch-channels.ts';
import { watchListeners } from './probe/watch-listeners.ts';
import { watchNodes } from './probe/watch-nodes.ts';
import { watchObservers } from './probe/watch-observers.ts';
import { watchRemotes } from './probe/watch-remotes.ts';
import { watchTimers } from './probe/watch-timers.ts';
import type { FragmentSubject, PageSubject } from './subjects.ts';

/** What is mounted and unmounted, and how often. */
export interface RoundPlan {
  readonly origin: string;
  readonly pages: readonly PageSubject[];
  readonly fragments: readonly FragmentSubject[];
  /** Rounds in which caches may fill. */
  readonly warmUp: number;
  /** Rounds that are judged. */
  readonly judged: number;
}

/** What the rounds left behind; asked again it looks again, as what waits may end by itself. */
export interface Outcome {
  leaks(): Promise<Leak[]>;
  /** Remotes that were really drawn. */
  readonly seen: readonly string[];
}

/** Goes round through pages and fragments in one document, by links as people do. */
export async function runRounds(page: Page, { origin, pages, fragments, warmUp, judged }: RoundPlan): Promise<Outcome> {
  await page.addInitScript(installProbe);
  for (const watch of [watchListeners, watchTimers, watchObservers, watchChannels, watchNodes]) {
    await page.addInitScript(watch);
  }
  await page.addInitScript(watchRemotes, activeRemotes());
  await page.goto(`${origin}${pages.at(-1)?.path ?? '/'}`);
  await page.locator('main:not([data-ssr])').waitFor();

  async function goRound(): Promise<void> {
    for (const subject of pages) await page.evaluate(visit, subject);
    await page.evaluate(mountAll, fragments);
  }
  for (let round = 0; round < warmUp; round += 1) await goRound();
  const readings = [await remainsOf(page)];
  for (let round = 1; round < judged; round += 1) {
    await goRound();
    readings.push(await remainsOf(page));
  }
  await goRound();
  return {
    seen: await page.evaluate(() => [...window.leakProbe.seen].toSorted()),
    leaks: async () => findLeaks([...readings, await remainsOf(page)]),
  };
}

/** Twice: what the first collection let go of may have held something else. */
async function remainsOf(page: Page): Promise<Remains[]> {
  await page.requestGC();
  await page.evaluate(() => new Promise<void>((resolve) => requestIdleCallback(() => resolve())));
  await page.requestGC();
  return page.evaluate(() => window.leakProbe.remains());
}

/** Follows a link to a page and has all of it drawn, down to its end. */
async function visit({ owner, path }: PageSubject): Promise<void> {
  const frame = () => new Promise<void>((resolve) => requestAnimationFrame(() => resolve()));
  // A page that comes as a part brings an element of its own.
  const slot = () => document.querySelector<HTMLElement>('main:not([data-ssr])');
  const { pathname } = new URL(path, location.origin);
  const globals = new Set(Object.keys(window));
  const link = document.createElement('a');
  link.href = path;
  document.body.append(link);
  link.click();
  link.remove();
  const isShown = () =>
    location.pathname === pathname && slot()?.dataset.boundary === owner && slot()?.querySelector('h1') !== null;
  await until(isShown, 30_000);
  if (!isShown()) throw new Error(`${path} was not shown: ${location.pathname}, ${slot()?.dataset.boundary}`);
  for (let top = 0; top < document.documentElement.scrollHeight; top += innerHeight) {
    scrollTo(0, top);
    await frame();
  }
  await until(() => !slot()?.querySelector('[data-fragment]:not([data-boundary])'), 1500);
  await frame();
  for (const name of Object.keys(window)) {
    // Frames have numbers as names; the bundler keeps its chunks under one, and the library of schemas its one registry.
    if (!globals.has(name) && !/^(\d+|rspackChunk\w+|__zod_globalRegistry)$/.test(name)) {
      window.leakProbe.note({ kind: 'global', owner, site: `window.${name}`, isAlive: () => name in window });
    }
  }

  async function until(isSo: () => boolean, longestMs: number): Promise<void> {
    const end = performance.now() + longestMs;
    while (!isSo() && performance.now() < end) await frame();
  }
}

/** Mounts each fragment by the shell's own way, waits until it is drawn, and unmounts it. */
async function mountAll(fragments: readonly FragmentSubject[]): Promise<void> {
  const { mountFragment } = window.leakProbe;
  if (!mountFragment) throw new Error('No remote was mounted.');
  const frame = () => new Promise<void>((resolve) => requestAnimationFrame(() => resolve()));
  scrollTo(0, 0);
  const mounted = fragments.map(({ of, props }) => {
    const slot = document.createElement('div');
    // All in sight at once, so that none waits for the others.
    for (const [name, value] of [
      ['position', 'absolute'],
      ['top', '0'],
      ['min-height', '1px'],
      ['width', '100%'],
    ] as const) {
      slot.style.setProperty(name, value);
    }
    document.body.append(slot);
    return { of, slot, unmount: mountFragment(slot, of, JSON.stringify(props)) };
  });
  const end = performance.now() + 30_000;
  const waiting = () => mounted.filter(({ slot }) => slot.dataset.boundary === undefined);
  while (waiting().length > 0 && performance.now() < end) await frame();
  if (waiting().length > 0) throw new Error(`Not drawn: ${waiting().map(({ of }) => of)}`);
  for (let count = 0; count < 3; count += 1) await frame();
  for (const { unmount } of mounted) unmount();
  while (mounted.some(({ slot }) => slot.childElementCount > 0) && performance.now() < end) await frame();
  for (const { slot } of mounted) slot.remove();
}
