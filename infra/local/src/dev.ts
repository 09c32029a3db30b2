import { once } from 'node:events';
import { StartProblem } from 'infra-db/embedded/start-problem.ts';
import { deployableNames } from './build/deployables.ts';
import { main } from './portal/main.ts';
import { freePort } from './portal/ports.ts';
import { findRunningPortal } from './portal/running-portal.ts';
import { startPortal } from './portal/start-portal.ts';
import { readSettings, stateFiles } from './settings.ts';
import { spawnChild } from './supervisor/child-process.ts';
import { createRunRecord, endSurvivors } from './supervisor/survivors.ts';
import { createReporter } from './terminal/reporter.ts';

/** `npm run dev -w mf-search`: one remote with hot replacement inside the portal, which is started when none runs. */
await main(async ([name = ''], signal) => {
  const settings = { ...readSettings(), hasDevOverrides: true };
  const remotes = deployableNames(settings.root).filter((known) => known !== 'shell');
  if (!remotes.includes(name)) throw new StartProblem(`Say which remote: npm run dev -w ${remotes.at(-1)}.`);
  const reporter = createReporter({ logsDir: stateFiles(settings.home).logs });
  const running = findRunningPortal(settings);
  if (running && !running.hasDevOverrides) {
    throw new StartProblem(`The portal at ${running.url} runs without development overrides: stop it and try again.`);
  }
  const started = running ? undefined : await startPortal(settings, reporter, signal);
  const recordFile = `${stateFiles(settings.home).survivors}.${name}`;
  await endSurvivors(recordFile);
  const port = await freePort();
  const { root, origin } = settings;
  const args = ['infra/build/src/dev-app.ts', name, String(port), running?.url ?? origin];
  const onLine = (line: string) => reporter.line('dev', line);
  const env = { NODE_ENV: 'development' };
  const server = spawnChild({
    command: process.execPath,
    args,
    cwd: root,
    env,
    onLine,
    record: createRunRecord(recordFile),
  });
  reporter.say(`${name} with hot replacement: ${running?.url ?? origin}/?mfdev=${name}@${port}  (?mfdev=off ends it)`);
  await Promise.race([server.exited, signal.aborted || once(signal, 'abort')]);
  if (!signal.aborted) process.exitCode = 1;
  await server.stop();
  await started?.stop();
  reporter.close();
});
