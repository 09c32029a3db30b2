import type { Page } from 'playwright';
import type { WanderPage } from './wander-pages.ts';

/** How the pages came that a tab went to. */
export interface Wandered {
  /** As the server drew them, or as they were left. */
  whole: number;
  /** Drawn in the place of the page before. */
  drawnHere: number;
}

/** Every so many steps the next one is Back. */
const backEvery = 4;

/** A listing, a home, an article, fairs: the tab keeps pages of the last two remotes alive. */
const restPages = 4;

/** Goes from page to page in one tab, in the same round again and again, and back now and then. */
export function createWanderer(page: Page, round: readonly WanderPage[]) {
  const wandered: Wandered = { whole: 0, drawnHere: 0 };
  const trail: WanderPage[] = [];
  let steps = 0;
  let next = 0;

  async function step(): Promise<void> {
    steps += 1;
    const isBack = steps % backEvery === 0 && trail.length > 1;
    if (isBack) trail.pop();
    else trail.push(nextPage());
    const target = trail.at(-1);
    if (!target) throw new Error('There are no pages to go to');
    const isWhole = await page.evaluate(go, { ...target, isBack });
    if (isWhole) wandered.whole += 1;
    else wandered.drawnHere += 1;
  }

  /** To the first pages of the round, so that what the tab shows and keeps at hand is always the same. */
  async function home(): Promise<void> {
    for (const target of round.slice(0, restPages)) {
      trail.push(target);
      await page.evaluate(go, { ...target, isBack: false });
    }
  }

  function nextPage(): WanderPage {
    const found = round[next++ % round.length];
    if (!found) throw new Error('There are no pages to go to');
    return found.path === trail.at(-1)?.path ? nextPage() : found;
  }

  return { step, home, wandered };
}

/** Runs in the page: goes there, as people do, and comes to rest; gives whether the page has an element of its own. */
async function go({ path, owner, isBack }: WanderPage & { readonly isBack: boolean }): Promise<boolean> {
  const slot = () => document.querySelector<HTMLElement>('main:not([data-ssr])');
  const frame = () => new Promise<void>((resolve) => requestAnimationFrame(() => resolve()));
  const isThere = () =>
    location.pathname === path && slot()?.dataset.boundary === owner && slot()?.querySelector('h1') !== null;
  const before = document.querySelector('main');
  if (isBack) history.back();
  else press();
  const end = performance.now() + 60_000;
  while (!isThere()) {
    if (performance.now() > end) throw new Error(`${path} was not shown: ${location.pathname}`);
    await frame();
  }
  await new Promise<void>((resolve) => requestIdleCallback(() => resolve(), { timeout: 500 }));
  return slot() !== before;

  function press(): void {
    const link = document.createElement('a');
    link.href = path;
    document.body.append(link);
    link.click();
    link.remove();
  }
}
