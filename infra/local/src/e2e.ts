import { main } from './portal/main.ts';
import { readSettings } from './settings.ts';
import { closingLine } from './testing/outcome.ts';
import { runBrowserSuite } from './testing/run-browser.ts';

/** `npm run e2e`: the browser suite only; arguments go to Playwright, as in `npm run e2e -- smoke`. */
await main(async (args, signal) => {
  const outcome = await runBrowserSuite(readSettings({}).root, args, signal);
  console.log(closingLine(outcome));
  if (outcome.failed > 0 || outcome.passed === 0) process.exitCode = 1;
});
