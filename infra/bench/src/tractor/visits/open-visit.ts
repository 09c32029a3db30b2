import type { Browser, CDPSession, Page } from 'playwright';
import { type NetworkLog, openNetworkLog } from '../../pages/network-log.ts';
import { installProbe } from '../../pages/page-probe.ts';
import type { Profile } from '../../pages/profile.ts';

/** A visitor who was never here, on one profile. */
export interface Visit {
  readonly page: Page;
  readonly network: NetworkLog;
}

/** Opens a new browser context with an empty cache, gives it to some work, and closes it. */
export async function onVisit<Result>(
  browser: Browser,
  profile: Profile,
  work: (visit: Visit) => Promise<Result>,
): Promise<Result> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 }, serviceWorkers: 'block' });
  try {
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    const network = await openNetworkLog(session, { countsKept: false });
    await brake(session, profile);
    await page.addInitScript(installProbe, false);
    return await work({ page, network });
  } finally {
    await context.close();
  }
}

async function brake(session: CDPSession, { cpu, network }: Profile): Promise<void> {
  if (network) {
    const speed = { downloadThroughput: network.down, uploadThroughput: network.up, latency: network.latencyMs };
    await session.send('Network.emulateNetworkConditions', { offline: false, ...speed });
  }
  await session.send('Emulation.setCPUThrottlingRate', { rate: cpu });
}
