import { once } from 'node:events';
import { StartProblem } from 'infra-db/embedded/start-problem.ts';
import { buildDevelopmentShell } from './build/build-development-shell.ts';
import { deployableNames } from './build/deployables.ts';
import { main } from './portal/main.ts';
import { freePort } from './portal/ports.ts';
import { findRunningPortal, type RunningPortal } from './portal/running-portal.ts';
import { startPortal } from './portal/start-portal.ts';
import { prepareFolders } from './portal/state-folders.ts';
import { readSettings, type Settings, stateFiles } from './settings.ts';
import { type Child, spawnChild } from './supervisor/child-process.ts';
import { createRunRecord, endSurvivors, volatileRecord } from './supervisor/survivors.ts';
import { createReporter, type Reporter } from './terminal/reporter.ts';

function requireRemote(settings: Settings, name: string): void {
  const remotes = deployableNames(settings.root).filter((known) => known !== 'shell');
  if (!remotes.includes(name)) throw new StartProblem(`Say which remote: npm run dev -w ${remotes.at(-1)}.`);
}

/** A portal that runs without overrides would show nothing of the remote under development. */
function requireOverrides(running: RunningPortal | undefined): void {
  if (!running || running.hasDevOverrides) return;
  throw new StartProblem(`The portal at ${running.url} runs without development overrides: stop it and try again.`);
}

async function buildShell({ root, artifactsDir }: Settings, reporter: Reporter, signal: AbortSignal): Promise<void> {
  // Not into the log files of the programs: a portal that already runs writes those.
  const step = (name: string, text: string) => reporter.say(`${name}: ${text}`);
  const line = (_name: string, text: string) => reporter.line('dev-build', text);
  await buildDevelopmentShell({ root, artifactsDir, record: volatileRecord, step, line, signal });
}

async function serveRemote(
  settings: Settings,
  reporter: Reporter,
  remote: { name: string; port: number },
): Promise<Child> {
  const recordFile = `${stateFiles(settings.home).survivors}.${remote.name}`;
  await endSurvivors(recordFile);
  return spawnChild({
    command: process.execPath,
    args: ['infra/build/src/dev-app.ts', remote.name, String(remote.port), settings.origin],
    cwd: settings.root,
    env: { NODE_ENV: 'development' },
    onLine: (line) => reporter.line(`${remote.name}-dev`, line),
    record: createRunRecord(recordFile),
  });
}

/** `npm run dev -w mf-search`: one remote with hot replacement inside the portal, which is started when none runs. */
await main(async ([name = ''], signal) => {
  const wanted = { ...readSettings(), hasDevOverrides: true };
  requireRemote(wanted, name);
  const running = findRunningPortal(wanted);
  requireOverrides(running);
  const settings = { ...wanted, origin: running?.url ?? wanted.origin };
  prepareFolders(settings);
  const reporter = createReporter({ logsDir: stateFiles(settings.home).logs });
  await buildShell(settings, reporter, signal);
  const started = running ? undefined : await startPortal(settings, reporter, signal);
  if (signal.aborted) return;
  const port = await freePort();
  const server = await serveRemote(settings, reporter, { name, port });
  reporter.say(`${name} with hot replacement: ${settings.origin}/?mfdev=${name}@${port}  (?mfdev=off ends it)`);
  await Promise.race([server.exited, once(signal, 'abort')]);
  if (!signal.aborted) process.exitCode = 1;
  await server.stop();
  await started?.stop();
  reporter.close();
});
