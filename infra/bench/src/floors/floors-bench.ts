import { type Browser, chromium } from 'playwright';
import { measureNavigation } from '../navigation/measure-navigation.ts';
import { type BenchPages, benchPages } from '../pages/bench-pages.ts';
import { profiles, unthrottled } from '../pages/profile.ts';
import type { BenchPortal } from '../portal/bench-portal.ts';
import { untilIndexed } from '../portal/until-indexed.ts';
import { settings } from '../settings.ts';
import { buildReactAlone } from './build-react-alone.ts';
import { startFloorProxy } from './floor-proxy.ts';
import { floorTables, type MeasuredThread, type MeasuredView } from './floor-tables.ts';
import type { FloorVariant } from './floor-variants.ts';
import { firstView, threadTime } from './measure-floor.ts';

const rounds = 3;
const [slow = unthrottled] = profiles;
const shown: readonly FloorVariant[] = ['whole', 'linked', 'react', 'still', 'plain', 'text'];
const traced = { whole: 'as served', react: 'React and one button', plain: 'without script' } as const;
const clicks = [
  ['listing', 'plant'],
  ['plant', 'article'],
  ['article', 'listing'],
] as const;

/** What first views and clicks would be with less: where the goals are missed, what makes up the floor. */
export async function floorsBench(portal: BenchPortal, signal: AbortSignal): Promise<string> {
  await untilIndexed(portal, signal);
  const pages = await benchPages(portal.url);
  const reactAlone = await buildReactAlone();
  const port = Number(new URL(portal.publicUrl).port);
  const stopProxy = await startFloorProxy({ portalUrl: portal.url, port, reactAlone });
  const browser = await chromium.launch({ executablePath: settings.chromium, args: ['--no-sandbox'] });
  try {
    const views: MeasuredView[] = [];
    const threads: MeasuredThread[] = [];
    for (let round = 0; round < rounds; round += 1) {
      const run = { browser, origin: portal.publicUrl, pages, round, signal };
      views.push(...(await viewsOf(run)));
      threads.push(...(await threadsOf(run)), ...(await clicksOf(run)));
      console.log(`round ${round + 1} of ${rounds}`);
    }
    return floorTables(views, threads);
  } finally {
    await browser.close();
    await stopProxy();
  }
}

interface Round {
  readonly browser: Browser;
  readonly origin: string;
  readonly pages: BenchPages;
  readonly round: number;
  readonly signal: AbortSignal;
}

/** Who comes first changes from round to round. */
async function viewsOf({ browser, origin, pages, round, signal }: Round): Promise<readonly MeasuredView[]> {
  const views: MeasuredView[] = [];
  for (const [page, path] of Object.entries(pages))
    for (const variant of round % 2 === 0 ? shown : shown.toReversed()) {
      signal.throwIfAborted();
      views.push({ page, variant, figures: await firstView(browser, { url: origin + path, variant }, slow) });
    }
  return views;
}

async function threadsOf({ browser, origin, pages, signal }: Round): Promise<readonly MeasuredThread[]> {
  const threads: MeasuredThread[] = [];
  for (const [page, path] of Object.entries(pages))
    for (const variant of ['whole', 'react', 'plain'] as const) {
      signal.throwIfAborted();
      const time = await threadTime(browser, { url: origin + path, variant });
      threads.push({ name: `${page}, ${traced[variant]}`, time });
    }
  return threads;
}

async function clicksOf({ browser, origin, pages, signal }: Round): Promise<readonly MeasuredThread[]> {
  const threads: MeasuredThread[] = [];
  for (const [from, to] of clicks) {
    signal.throwIfAborted();
    const visit = {
      from: origin + pages[from],
      to: pages[to],
      approach: 'cold',
      way: 'part',
      profile: unthrottled,
    } as const;
    const { forth } = await measureNavigation(browser, visit);
    if (forth.parts) threads.push({ name: `${from} → ${to}`, time: forth.parts });
  }
  return threads;
}
