import { type Browser, chromium } from 'playwright';
import { type BenchPortal, startBenchPortal } from '../portal/bench-portal.ts';
import { checkoutOf } from '../portal/checkout.ts';
import { settings } from '../settings.ts';
import { interactionTables, type Run, type Version } from './interaction-tables.ts';
import { runSession } from './run-session.ts';
import { sessions } from './sessions.ts';

/** The last commit before the search was made complete. */
const firstVersion = '590020a';
const rounds = 3;
const cpu = 4;
const versions: readonly Version[] = ['now', 'first'];

/** Sixty interactions on a machine four times slower, in the present version and in the first one, in turn. */
export async function interactionsBench(signal: AbortSignal): Promise<string> {
  const portals: Partial<Record<Version, BenchPortal>> = {};
  const browser = await chromium.launch({ executablePath: settings.chromium, args: ['--no-sandbox'] });
  try {
    portals.now = await startBenchPortal(signal);
    portals.first = await startBenchPortal(signal, await checkoutOf(firstVersion));
    const origins = { now: portals.now.url, first: portals.first.url };
    return interactionTables(await measureAll(browser, origins, signal));
  } finally {
    await browser.close();
    await portals.now?.stop();
    await portals.first?.stop();
  }
}

async function measureAll(
  browser: Browser,
  origins: Readonly<Record<Version, string>>,
  signal: AbortSignal,
): Promise<readonly Run[]> {
  const runs: Run[] = [];
  for (let round = 0; round < rounds; round += 1) {
    for (const session of sessions) {
      // Who comes first changes from round to round.
      for (const version of round % 2 === 0 ? versions : versions.toReversed()) {
        signal.throwIfAborted();
        const steps = await runSession(browser, { origin: origins[version], session, cpu });
        runs.push({ version, round, steps });
      }
    }
    console.log(`round ${round + 1} of ${rounds}`);
  }
  return runs;
}
