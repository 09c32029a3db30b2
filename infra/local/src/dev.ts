import { once } from 'node:events';
import { StartProblem } from 'infra-db/embedded/start-problem.ts';
import { freePort } from 'infra-ports/free-port.ts';
import { makeDevLink } from 'infra-releases/client/dev-link.ts';
import { createRegistryClient } from 'infra-releases/client/registry-client.ts';
import { buildDevelopmentShell } from './build/build-development-shell.ts';
import { deployableNames } from './build/deployables.ts';
import { accessForDevelopment, portalOriginOf } from './portal/dev-link.ts';
import { main } from './portal/main.ts';
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

interface ServedRemote {
  readonly name: string;
  readonly port: number;
  /** The portal's shell is a release. */
  readonly isOverRelease: boolean;
}

async function serveRemote(settings: Settings, reporter: Reporter, remote: ServedRemote): Promise<Child> {
  const recordFile = `${stateFiles(settings.home).survivors}.${remote.name}`;
  await endSurvivors(recordFile);
  const over = remote.isOverRelease ? ['--over-release'] : [];
  return spawnChild({
    command: process.execPath,
    args: ['infra/build/src/dev-app.ts', remote.name, String(remote.port), settings.origin, ...over],
    cwd: settings.root,
    env: { NODE_ENV: 'development' },
    onLine: (line) => reporter.line(`${remote.name}-dev`, line),
    record: createRunRecord(recordFile),
  });
}

async function untilEnd(server: Child, signal: AbortSignal): Promise<void> {
  await Promise.race([server.exited, once(signal, 'abort')]);
  if (!signal.aborted) process.exitCode = 1;
  await server.stop();
}

/** `npm run dev -w mf-search -- --portal <url>`: one remote of this machine inside a portal that runs elsewhere. */
async function developOver(portal: string, name: string, signal: AbortSignal): Promise<void> {
  const settings = { ...readSettings(), origin: portalOriginOf(portal) };
  prepareFolders(settings);
  const reporter = createReporter({ logsDir: stateFiles(settings.home).logs });
  const port = await freePort();
  const client = createRegistryClient(accessForDevelopment(settings, settings.origin));
  const link = await makeDevLink(client, { remote: name, port, portalOrigin: settings.origin });
  const server = await serveRemote(settings, reporter, { name, port, isOverRelease: true });
  reporter.say(`${name} of this machine, only in the browser that opens ${link.url}`);
  await untilEnd(server, signal);
  await link.end();
  reporter.close();
}

/** `npm run dev -w mf-search`: one remote with hot replacement inside the portal, which is started when none runs. */
await main(async ([name = '', option, portal = ''], signal) => {
  const wanted = { ...readSettings(), hasDevOverrides: true };
  requireRemote(wanted, name);
  if (option === '--portal') return developOver(portal, name, signal);
  const running = findRunningPortal(wanted);
  requireOverrides(running);
  const settings = { ...wanted, origin: running?.url ?? wanted.origin };
  prepareFolders(settings);
  const reporter = createReporter({ logsDir: stateFiles(settings.home).logs });
  await buildShell(settings, reporter, signal);
  const started = running ? undefined : await startPortal(settings, reporter, signal);
  if (signal.aborted) return;
  const port = await freePort();
  const server = await serveRemote(settings, reporter, { name, port, isOverRelease: false });
  reporter.say(`${name} with hot replacement: ${settings.origin}/?mfdev=${name}@${port}  (?mfdev=off ends it)`);
  await untilEnd(server, signal);
  await started?.stop();
  reporter.close();
});
