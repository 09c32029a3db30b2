import type { Browser, Page } from 'playwright';
import { type NetworkFigures, openNetworkLog } from './network-log.ts';
import { installProbe, type PageFigures } from './page-probe.ts';
import type { Profile } from './profile.ts';
import type { Variant } from './variant-proxy.ts';
import { newVisitor } from './visitor.ts';

/** One cold visit. */
export interface Visit {
  readonly url: string;
  readonly variant: Variant;
  readonly profile: Profile;
}

/** Everything that one cold visit showed. */
export interface LoadFigures extends PageFigures, NetworkFigures {
  /** JavaScript heap after a collection, in bytes. */
  readonly heap: number;
  /** Errors of the page and its console. */
  readonly problems: readonly string[];
}

const limitMs = 45_000;
const quietMs = 400;

/** Loads a page with a fresh browser context and an empty cache, and measures it until it is at rest. */
export async function loadPage(browser: Browser, visit: Visit): Promise<LoadFigures> {
  const context = await newVisitor(browser, visit.variant);
  try {
    return await measure(await context.newPage(), visit);
  } finally {
    await context.close();
  }
}

async function measure(page: Page, { url, profile }: Visit): Promise<LoadFigures> {
  const problems: string[] = [];
  page.on('pageerror', (error) => problems.push(error.message));
  page.on('console', (message) => message.type() === 'error' && problems.push(message.text()));
  const session = await page.context().newCDPSession(page);
  const network = await openNetworkLog(session);
  if (profile.network) {
    const { down, up, latencyMs } = profile.network;
    const speed = { downloadThroughput: down, uploadThroughput: up, latency: latencyMs };
    await session.send('Network.emulateNetworkConditions', { offline: false, ...speed });
  }
  await session.send('Emulation.setCPUThrottlingRate', { rate: profile.cpu });
  await page.addInitScript(installProbe);
  const answer = await page.goto(url, { waitUntil: 'commit', timeout: limitMs });
  if (answer?.status() !== 200) throw new Error(`${url} answers ${answer?.status()}`);
  await page.waitForFunction(isStarted, undefined, { timeout: limitMs }).catch((error: unknown) => {
    throw new Error(`${url} does not start; open: ${network.open().join(', ')}`, { cause: error });
  });
  await network.untilQuiet(quietMs, limitMs);
  const figures = await page.evaluate(() => window.benchFigures());
  await session.send('HeapProfiler.collectGarbage');
  const { usedSize: heap } = await session.send('Runtime.getHeapUsage');
  return { ...figures, ...network.figures(), heap, problems };
}

/** Runs in the page. */
function isStarted(): boolean {
  return document.readyState === 'complete' && window.benchFigures().hydrated !== undefined;
}
