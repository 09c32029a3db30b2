import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Browser, chromium } from 'playwright';
import { buildMonolith } from '../monolith/build-monolith.ts';
import type { BenchPortal } from '../portal/bench-portal.ts';
import { readBoot } from '../portal/read-boot.ts';
import { untilIndexed } from '../portal/until-indexed.ts';
import { settings } from '../settings.ts';
import { type BenchPages, benchPages } from './bench-pages.ts';
import { comparisonTables, type Measured } from './comparison-tables.ts';
import { loadPage } from './load-page.ts';
import { profiles, unthrottled } from './profile.ts';
import { proveAlive } from './prove-alive.ts';
import { startVariantProxy, type Variant } from './variant-proxy.ts';

const rounds = 5;
const variants: readonly Variant[] = ['federated', 'monolith'];

/** Compares the portal with the same pages as one program, visit by visit in turn; gives the tables. */
export async function pagesBench(portal: BenchPortal, signal: AbortSignal): Promise<string> {
  await untilIndexed(portal, signal);
  const pages = await benchPages(portal.url);
  const outDir = await mkdtemp(join(tmpdir(), 'umbral-monolith-'));
  const monolith = await buildMonolith({ ...(await readBoot(portal.url)), outDir });
  const stopProxy = await startVariantProxy({ portalUrl: portal.url, publicUrl: portal.publicUrl, monolith });
  const browser = await chromium.launch({ executablePath: settings.chromium, args: ['--no-sandbox'] });
  try {
    await proveAll(browser, portal, pages);
    return comparisonTables(await measureAll({ browser, origin: portal.publicUrl, pages, signal }));
  } finally {
    await browser.close();
    await stopProxy();
    await rm(outDir, { recursive: true, force: true });
  }
}

/** A page that does not come alive, or says an error, must not be measured. */
async function proveAll(browser: Browser, { publicUrl }: BenchPortal, pages: BenchPages): Promise<void> {
  for (const [name, path] of Object.entries(pages)) {
    for (const variant of variants) {
      const { problems } = await loadPage(browser, { url: publicUrl + path, variant, profile: unthrottled });
      if (problems.length > 0) throw new Error(`${name} as ${variant}: ${problems.join('; ')}`);
      await proveAlive(browser, publicUrl + path, variant);
    }
  }
}

interface Measurement {
  readonly browser: Browser;
  readonly origin: string;
  readonly pages: BenchPages;
  readonly signal: AbortSignal;
}

/** Round by round, so that whatever else the machine does meets both variants alike. */
async function measureAll({ browser, origin, pages, signal }: Measurement): Promise<readonly Measured[]> {
  const measured: Measured[] = [];
  for (let round = 0; round < rounds; round += 1) {
    for (const profile of profiles) {
      for (const [page, path] of Object.entries(pages)) {
        // Who comes first changes from round to round.
        for (const variant of round % 2 === 0 ? variants : variants.toReversed()) {
          signal.throwIfAborted();
          const figures = await loadPage(browser, { url: origin + path, variant, profile });
          measured.push({ page, profile: profile.name, variant, figures });
        }
      }
    }
    console.log(`round ${round + 1} of ${rounds}`);
  }
  return measured;
}
