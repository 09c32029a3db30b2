import { main } from './portal/main.ts';
import { readSettings } from './settings.ts';
import { findChromium } from './testing/chromium.ts';
import { runInForeground } from './testing/run-program.ts';

/** `npm run bench`: the benchmarks of infra/bench; arguments choose among them. */
await main(async (args, signal) => {
  const { root } = readSettings({});
  const words = ['infra/bench/src/main.ts', ...args];
  // The browser of the tests, so that what both measure can be compared.
  const chromium = findChromium();
  const env: Record<string, string> = chromium ? { CHROMIUM: chromium } : {};
  process.exitCode = await runInForeground({ command: process.execPath, args: words, cwd: root, env, signal });
});
