import { once } from 'node:events';
import { main } from './portal/main.ts';
import { startPortal } from './portal/start-portal.ts';
import { readSettings, stateFiles } from './settings.ts';
import { createReporter } from './terminal/reporter.ts';

/** `npm start`: the whole portal until Ctrl-C. */
await main(async (_args, signal) => {
  const settings = readSettings();
  const reporter = createReporter({ logsDir: stateFiles(settings.home).logs });
  const began = performance.now();
  const portal = await startPortal(settings, reporter, signal);
  const seconds = ((performance.now() - began) / 1000).toFixed(1);
  if (!signal.aborted) {
    reporter.say(`The portal is ready after ${seconds} s: ${portal.url}  (Ctrl-C stops it)`);
    await once(signal, 'abort');
  }
  reporter.say('stopping …');
  await portal.stop();
  reporter.say('stopped');
  reporter.close();
});
