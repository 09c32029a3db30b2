import { type Browser, chromium } from 'playwright';
import { profiles } from '../pages/profile.ts';
import { settings } from '../settings.ts';
import type { Contender } from './contenders/contender.ts';
import { startOwnShop } from './contenders/own-shop.ts';
import { referenceCdn, startPeers } from './contenders/peers.ts';
import { type Measured, tractorTables } from './tractor-tables.ts';
import { missingFeatures } from './visits/journey.ts';
import { type CrossingCost, measureCrossing } from './visits/measure-crossing.ts';
import { type LoadCost, measureLoad } from './visits/measure-load.ts';
import { crossings, shopPages } from './visits/shop-pages.ts';

const rounds = 5;

interface TractorOptions {
  /** Folder with a git repository `<owner>+<name>` of each public implementation; absent: from GitHub. */
  readonly sources: string | undefined;
  readonly signal: AbortSignal;
}

/** The Tractor Store on this platform beside its public implementations, all in one run, visit by visit in turn. */
export async function tractorBench({ sources, signal }: TractorOptions): Promise<string> {
  const own = await startOwnShop(await referenceCdn(sources));
  const shops = [own];
  const browser = await chromium.launch({ executablePath: settings.chromium, args: ['--no-sandbox'] });
  try {
    shops.push(...(await startPeers(sources)));
    const missing = await lacking(browser, shops);
    if (missing[own.name]?.length !== 0) throw new Error(`${own.name} lacks ${missing[own.name]?.join('; ')}`);
    return tractorTables({ own: own.name, missing, ...(await measureAll(browser, shops, signal)) });
  } finally {
    await browser.close();
    await Promise.all(shops.map((shop) => shop.stop()));
  }
}

/** What each shop does not do; who does less has less to load. */
async function lacking(browser: Browser, shops: readonly Contender[]) {
  const missing: Record<string, readonly string[]> = {};
  for (const shop of shops) missing[shop.name] = await missingFeatures(browser, shop);
  return missing;
}

async function measureAll(browser: Browser, shops: readonly Contender[], signal: AbortSignal) {
  const loads: Measured<LoadCost>[] = [];
  const gone: Measured<CrossingCost>[] = [];
  for (let round = 0; round < rounds; round += 1) {
    // Who comes first changes from round to round.
    const order = [...shops.slice(round % shops.length), ...shops.slice(0, round % shops.length)];
    for (const profile of profiles) {
      for (const page of shopPages) {
        for (const shop of order) {
          signal.throwIfAborted();
          const cost = await measureLoad(browser, shop, page, profile);
          loads.push({ profile: profile.name, where: page.name, shop: shop.name, cost });
        }
      }
      for (const crossing of crossings) {
        for (const shop of order) {
          signal.throwIfAborted();
          const cost = await measureCrossing(browser, shop, crossing, profile);
          gone.push({ profile: profile.name, where: crossing.name, shop: shop.name, cost });
        }
      }
    }
    console.log(`round ${round + 1} of ${rounds}`);
  }
  return { loads, crossings: gone };
}
