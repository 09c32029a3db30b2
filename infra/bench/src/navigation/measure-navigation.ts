import { setTimeout as delay } from 'node:timers/promises';
import type { Browser, CDPSession, Page } from 'playwright';
import { type NetworkLog, openNetworkLog } from '../pages/network-log.ts';
import type { Profile } from '../pages/profile.ts';
import { newVisitor } from '../pages/visitor.ts';
import type { NavigationFigures, Way } from './measured-navigation.ts';
import { installNavigationProbe, installWithoutParts } from './navigation-probe.ts';
import { partsToHeading } from './thread-parts.ts';
import { pressToHeading, startTrace } from './thread-time.ts';

/** A navigation of a visitor whose first page is at rest. */
export interface Navigation {
  readonly from: string;
  /** Path of the page that is gone to. */
  readonly to: string;
  /** Pressed at once, or after the pointer has rested on the link. */
  readonly approach: 'cold' | 'hovered';
  readonly way: Way;
  readonly profile: Profile;
  /** Whether the way back is measured, too. */
  readonly returns?: boolean;
}

/** What a navigation took, and the way back where it was asked for. */
export interface MeasuredNavigation {
  readonly forth: NavigationFigures;
  readonly back?: NavigationFigures;
}

/** Those whose pages are drawn in the browser. */
const withoutParts: readonly Way[] = ['code', 'bundle'];

const limitMs = 90_000;
const quietMs = 500;
const restMs = 400;

/** Goes there in a new browser context with an empty cache. */
export async function measureNavigation(browser: Browser, navigation: Navigation): Promise<MeasuredNavigation> {
  const { way } = navigation;
  const context = await newVisitor(browser, way === 'bundle' ? 'monolith' : 'federated');
  try {
    const page = await context.newPage();
    await page.addInitScript(installNavigationProbe);
    if (withoutParts.includes(way)) await page.addInitScript(installWithoutParts);
    const session = await context.newCDPSession(page);
    const network = await openNetworkLog(session);
    await brake(session, navigation.profile);
    await page.goto(navigation.from, { waitUntil: 'domcontentloaded', timeout: limitMs });
    await page.locator('main:not([data-ssr])').waitFor({ timeout: limitMs });
    // The shell's own idle work is part of being at rest.
    await delay(2500);
    await network.untilQuiet(quietMs, limitMs);
    const aimed = { href: navigation.to, asDocument: way === 'document' };
    await page.evaluate(({ href, asDocument }) => window.benchNavigation.aim(href, asDocument), aimed);
    const measure = (go: () => Promise<unknown>) => measured({ page, session, network }, go);
    const forth = await measure(() => press(page, navigation.approach));
    if (!navigation.returns) return { forth };
    const back = await measure(async () => {
      await page.evaluate(() => window.benchNavigation.await());
      await page.evaluate(() => history.back());
    });
    return { forth, back };
  } finally {
    await context.close();
  }
}

async function press(page: Page, approach: Navigation['approach']): Promise<void> {
  await page.mouse.move(20, 20);
  if (approach === 'hovered') await delay(restMs);
  await page.mouse.down();
  await page.mouse.up();
}

interface Tab {
  readonly page: Page;
  readonly session: CDPSession;
  readonly network: NetworkLog;
}

async function measured({ page, session, network }: Tab, go: () => Promise<unknown>): Promise<NavigationFigures> {
  const before = network.figures();
  const stop = await startTrace(session);
  await go();
  await page.waitForFunction(() => window.benchNavigation.figures(), undefined, { timeout: limitMs, polling: 50 });
  const events = await stop();
  await network.untilQuiet(quietMs, limitMs);
  const moments = await page.evaluate(() => window.benchNavigation.figures());
  if (!moments) throw new Error('The page did not come');
  const after = network.figures();
  return {
    ...moments,
    cpu: pressToHeading(events),
    parts: partsToHeading(events),
    requests: after.requests - before.requests,
    scripts: after.scripts - before.scripts,
    bytes: after.bytes - before.bytes,
  };
}

async function brake(session: CDPSession, { cpu, network }: Profile): Promise<void> {
  if (network) {
    const speed = { downloadThroughput: network.down, uploadThroughput: network.up, latency: network.latencyMs };
    await session.send('Network.emulateNetworkConditions', { offline: false, ...speed });
  }
  await session.send('Emulation.setCPUThrottlingRate', { rate: cpu });
}
