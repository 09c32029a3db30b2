import { main } from './portal/main.ts';
import { readSettings } from './settings.ts';
import { closingLine } from './testing/outcome.ts';
import { runBrowserSuite } from './testing/run-browser.ts';

/**
 * `npm run e2e`: the browser suite only; arguments go to Playwright, as in `npm run e2e -- smoke`. With `--full` what
 * is bounded in every run goes its whole length.
 */
await main(async (words, signal) => {
  const args = words.filter((word) => word !== '--full');
  if (args.length < words.length) process.env.E2E_DEPTH = 'full';
  const outcome = await runBrowserSuite(readSettings({}).root, [args], signal);
  console.log(closingLine(outcome));
  if (outcome.failed > 0 || outcome.passed === 0) process.exitCode = 1;
});
