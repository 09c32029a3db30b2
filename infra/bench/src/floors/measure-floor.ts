import type { Browser, CDPSession, Page } from 'playwright';
import { type ThreadTime, timeByPart } from '../navigation/thread-parts.ts';
import { startTrace } from '../navigation/thread-time.ts';
import { openNetworkLog } from '../pages/network-log.ts';
import { installProbe } from '../pages/page-probe.ts';
import { type Profile, unthrottled } from '../pages/profile.ts';
import { aliveMark } from './build-react-alone.ts';
import { floorHeader } from './floor-proxy.ts';
import type { FloorVariant } from './floor-variants.ts';

/** A first view of a page with less of it. */
export interface FloorVisit {
  readonly url: string;
  readonly variant: FloorVariant;
}

/** Milliseconds since the navigation began. */
export interface FloorFigures {
  readonly fcp: number | undefined;
  readonly lcp: number | undefined;
  /** React has taken over the page, or has drawn the button that stands for one. */
  readonly alive: number | undefined;
  /** The last script that the document asks for is there. */
  readonly scripts: number | undefined;
}

const limitMs = 60_000;
const quietMs = 400;
/** What runs, and so comes alive. */
const living: readonly FloorVariant[] = ['whole', 'linked', 'joined', 'react'];

/** One first view of a visitor who was never here. */
export async function firstView(browser: Browser, visit: FloorVisit, profile: Profile): Promise<FloorFigures> {
  return inTab(browser, visit, async (page, session) => {
    if (profile.network) {
      const { down, up, latencyMs } = profile.network;
      await session.send('Network.enable');
      const speed = { downloadThroughput: down, uploadThroughput: up, latency: latencyMs };
      await session.send('Network.emulateNetworkConditions', { offline: false, ...speed });
    }
    await session.send('Emulation.setCPUThrottlingRate', { rate: profile.cpu });
    await open(page, visit);
    const mark = aliveMark;
    const isLiving = living.includes(visit.variant);
    await page.waitForFunction(hasShown, { mark, isLiving }, { timeout: limitMs, polling: 50 });
    // What came last is told once it is painted.
    await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve))));
    return page.evaluate(figuresOf, mark);
  });
}

/** Runs in the page. */
function hasShown({ mark, isLiving }: { readonly mark: string; readonly isLiving: boolean }): boolean {
  const { fcp, hydrated } = window.benchFigures();
  const isAlive = hydrated !== undefined || performance.getEntriesByName(mark).length > 0;
  return fcp !== undefined && (isAlive || !isLiving);
}

/** Runs in the page. */
function figuresOf(mark: string): FloorFigures {
  const { fcp, lcp, hydrated } = window.benchFigures();
  const files = performance.getEntriesByType('resource') as PerformanceResourceTiming[];
  const ends = files.filter(({ name }) => name.endsWith('.js')).map(({ responseEnd }) => responseEnd);
  const alive = performance.getEntriesByName(mark)[0]?.startTime ?? hydrated;
  return { fcp, lcp, alive, scripts: ends.length > 0 ? Math.max(...ends) : undefined };
}

/** What the page's thread does until all is there and at rest, unthrottled. */
export async function threadTime(browser: Browser, visit: FloorVisit): Promise<ThreadTime> {
  return inTab(browser, visit, async (page, session) => {
    const network = await openNetworkLog(session);
    await session.send('Emulation.setCPUThrottlingRate', { rate: unthrottled.cpu });
    const stop = await startTrace(session);
    await open(page, visit);
    await network.untilQuiet(quietMs, limitMs);
    const events = await stop();
    const reads = events.filter(({ name }) => name === 'ParseHTML');
    const [most] = reads.toSorted((a, b) => (b.tdur ?? 0) - (a.tdur ?? 0));
    if (!most) throw new Error(`The trace of ${visit.url} does not say which thread read it`);
    return timeByPart(events, { pid: most.pid, tid: most.tid, from: 0, to: Number.POSITIVE_INFINITY });
  });
}

async function open(page: Page, { url }: FloorVisit): Promise<void> {
  const answer = await page.goto(url, { waitUntil: 'load', timeout: limitMs });
  if (answer?.status() !== 200) throw new Error(`${url} answers ${answer?.status()}: ${await answer?.text()}`);
}

async function inTab<Value>(
  browser: Browser,
  { variant }: FloorVisit,
  measure: (page: Page, session: CDPSession) => Promise<Value>,
): Promise<Value> {
  const context = await browser.newContext({
    viewport: { width: 1280, height: 800 },
    extraHTTPHeaders: { [floorHeader]: variant },
    serviceWorkers: 'block',
  });
  try {
    const page = await context.newPage();
    await page.addInitScript(installProbe);
    return await measure(page, await context.newCDPSession(page));
  } finally {
    await context.close();
  }
}
