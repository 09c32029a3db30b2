import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ensureChromium } from './chromium.ts';
import { type Outcome, playwrightOutcome } from './outcome.ts';
import { startPortalUnderTest } from './portal-under-test.ts';
import { runInForeground } from './run-program.ts';

function readOutcome(report: string, code: number): Outcome {
  const outcome = existsSync(report)
    ? playwrightOutcome(JSON.parse(readFileSync(report, 'utf8')))
    : { passed: 0, failed: 1 };
  return code !== 0 && outcome.failed === 0 ? { ...outcome, failed: 1 } : outcome;
}

/**
 * Runs the browser suite, or the part that `args` selects, against a portal of its own.
 * A remote that cannot be built counts as one failure.
 */
export async function runBrowserSuite(root: string, args: string[], signal: AbortSignal): Promise<Outcome> {
  const chromium = await ensureChromium(signal);
  const portal = await startPortalUnderTest(signal);
  const folder = mkdtempSync(join(tmpdir(), 'umbral-playwright-'));
  const report = join(folder, 'report.json');
  try {
    const words = ['test', '--config=e2e/playwright.config.ts', '--reporter=list,json', ...args];
    const env = { ...portal.env, CHROMIUM: chromium, PLAYWRIGHT_JSON_OUTPUT_FILE: report };
    const code = await runInForeground({ command: 'playwright', args: words, cwd: root, env, signal });
    const outcome = readOutcome(report, code);
    return { ...outcome, failed: outcome.failed + portal.unbuilt.length };
  } finally {
    rmSync(folder, { recursive: true, force: true });
    await portal.stop(join(root, 'test-results/portal-logs'));
  }
}
