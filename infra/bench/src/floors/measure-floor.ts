import type { Browser, CDPSession } from 'playwright';
import { startTrace } from '../navigation/thread-time.ts';
import { openNetworkLog } from '../pages/network-log.ts';
import { installProbe } from '../pages/page-probe.ts';
import { type Profile, unthrottled } from '../pages/profile.ts';
import { floorHeader } from './floor-proxy.ts';
import type { FloorVariant } from './floor-variants.ts';
import { type ThreadTime, timeByPart } from './thread-parts.ts';

/** A first view of a page with less of it. */
export interface FloorVisit {
  readonly url: string;
  readonly variant: FloorVariant;
}

const limitMs = 60_000;
const quietMs = 400;

/** Milliseconds from the start of the navigation until something is painted. */
export async function firstPaint(browser: Browser, visit: FloorVisit, profile: Profile): Promise<number | undefined> {
  return inTab(browser, visit, async ({ page, session, network }) => {
    if (profile.network) {
      const { down, up, latencyMs } = profile.network;
      const speed = { downloadThroughput: down, uploadThroughput: up, latency: latencyMs };
      await session.send('Network.emulateNetworkConditions', { offline: false, ...speed });
    }
    await session.send('Emulation.setCPUThrottlingRate', { rate: profile.cpu });
    await page.goto(visit.url, { waitUntil: 'load', timeout: limitMs });
    await network.untilQuiet(quietMs, limitMs);
    return (await page.evaluate(() => window.benchFigures())).fcp;
  });
}

/** What the page's thread does until all is there and alive, unthrottled. */
export async function threadTime(browser: Browser, visit: FloorVisit): Promise<ThreadTime> {
  return inTab(browser, visit, async ({ page, session, network }) => {
    await session.send('Emulation.setCPUThrottlingRate', { rate: unthrottled.cpu });
    const stop = await startTrace(session);
    await page.goto(visit.url, { waitUntil: 'load', timeout: limitMs });
    await network.untilQuiet(quietMs, limitMs);
    const events = await stop();
    const [read] = events.filter(({ name }) => name === 'ParseHTML').toSorted((a, b) => (b.tdur ?? 0) - (a.tdur ?? 0));
    if (!read) throw new Error(`${visit.url} was not read`);
    return timeByPart(events, { pid: read.pid, tid: read.tid, from: 0, to: Number.POSITIVE_INFINITY });
  });
}

interface Tab {
  readonly page: Awaited<ReturnType<Browser['newPage']>>;
  readonly session: CDPSession;
  readonly network: Awaited<ReturnType<typeof openNetworkLog>>;
}

async function inTab<Value>(
  browser: Browser,
  { variant }: FloorVisit,
  measure: (tab: Tab) => Promise<Value>,
): Promise<Value> {
  const context = await browser.newContext({
    viewport: { width: 1280, height: 800 },
    extraHTTPHeaders: { [floorHeader]: variant },
    serviceWorkers: 'block',
  });
  try {
    const page = await context.newPage();
    await page.addInitScript(installProbe);
    const session = await context.newCDPSession(page);
    return await measure({ page, session, network: await openNetworkLog(session) });
  } finally {
    await context.close();
  }
}
