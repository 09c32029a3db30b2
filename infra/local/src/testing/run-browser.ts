import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ensureChromium } from './chromium.ts';
import { type Outcome, playwrightOutcome, sumOutcomes } from './outcome.ts';
import { startPortalUnderTest } from './portal-under-test.ts';
import { runInForeground } from './run-program.ts';
import { type Share, shareText } from './sweeps.ts';

function readOutcome(report: string, code: number): Outcome {
  const outcome = existsSync(report)
    ? playwrightOutcome(JSON.parse(readFileSync(report, 'utf8')))
    : { passed: 0, failed: 1 };
  return code !== 0 && outcome.failed === 0 ? { ...outcome, failed: 1 } : outcome;
}

/** Words for Playwright that choose what every run of `npm test` asks, then a share of the sweeps. */
export function wordsOfShare(share: Share): readonly (readonly string[])[] {
  return [
    ['--project=journeys'],
    ['--project=sweeps', '--project=sweeps in journeys', `--shard=${shareText(share)}`, '--output=test-results/sweeps'],
  ];
}

/**
 * Runs the browser suite against a portal of its own: Playwright once for each of `runs`, the words that select what it
 * tests. A remote that cannot be built counts as one failure.
 */
export async function runBrowserSuite(
  root: string,
  runs: readonly (readonly string[])[],
  signal: AbortSignal,
): Promise<Outcome> {
  const chromium = await ensureChromium(signal);
  const portal = await startPortalUnderTest(signal);
  try {
    const outcomes: Outcome[] = [{ passed: 0, failed: portal.unbuilt.length }];
    for (const words of runs) {
      if (!signal.aborted)
        outcomes.push(await runPlaywright(root, words, { env: { ...portal.env, CHROMIUM: chromium }, signal }));
    }
    return sumOutcomes(outcomes);
  } finally {
    await portal.stop(join(root, 'test-results/portal-logs'));
  }
}

async function runPlaywright(
  root: string,
  words: readonly string[],
  { env, signal }: { readonly env: Record<string, string>; readonly signal: AbortSignal },
): Promise<Outcome> {
  const folder = mkdtempSync(join(tmpdir(), 'umbral-playwright-'));
  const report = join(folder, 'report.json');
  try {
    const args = ['test', '--config=e2e/playwright.config.ts', '--reporter=list,json', ...words];
    const named = { ...env, PLAYWRIGHT_JSON_OUTPUT_FILE: report };
    const code = await runInForeground({ command: 'playwright', args, cwd: root, env: named, signal });
    return readOutcome(report, code);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
