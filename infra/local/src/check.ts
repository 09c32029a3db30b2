import { main } from './portal/main.ts';
import { readSettings } from './settings.ts';
import { runCheck } from './testing/run-check.ts';

/** `npm run check`: types, lint and format, dependency rules. */
await main(async (_args, signal) => {
  if (!(await runCheck(readSettings().root, signal))) process.exitCode = 1;
});
