import { setTimeout as delay } from 'node:timers/promises';
import { acquireLock, isHeldByUs, type PidLock } from 'infra-db/embedded/pid-lock.ts';
import { databaseUrlOf } from 'infra-db/embedded/start-database.ts';
import { StartProblem } from 'infra-db/embedded/start-problem.ts';
import { ensureKeyFile, trustKeys } from 'infra-releases/signing/key-files.ts';
import { type Settings, stateFiles } from '../settings.ts';
import type { Part } from '../supervisor/part.ts';
import { programPart } from '../supervisor/program-part.ts';
import { createSupervisor, type Supervisor } from '../supervisor/supervisor.ts';
import { createRunRecord, endSurvivors, type RunRecord } from '../supervisor/survivors.ts';
import type { Reporter } from '../terminal/reporter.ts';
import { buildPart } from './build-part.ts';
import { dataPart } from './data-part.ts';
import { databasePart } from './database-part.ts';
import { ensureInternalPorts, requirePublicPort } from './ports.ts';
import { entryPath, processTable, releasesUrlOf } from './processes.ts';
import { publishPart } from './publish-part.ts';
import { ensureSecrets } from './secrets.ts';
import { prepareFolders } from './state-folders.ts';

/** A portal that runs. */
export interface Portal {
  url: string;
  databaseUrl: string;
  /** Stops every program in the reverse order of its start. */
  stop(): Promise<void>;
}

/** Takes the lock of a portal's state; waits for a portal that is just stopping. */
async function lockHome(file: string, facts: Record<string, string>): Promise<PidLock> {
  for (let attempt = 0; attempt < 150; attempt += 1) {
    const lock = acquireLock(file, facts);
    if (isHeldByUs(lock)) return lock;
    if (lock.facts.state !== 'stopping') {
      throw new StartProblem(
        `Umbral already runs at ${lock.facts.url} (process ${lock.pid}): stop it there with Ctrl-C first.`,
      );
    }
    await delay(100);
  }
  throw new StartProblem('The Umbral that ran before does not finish stopping: end it and try again.');
}

/** A signal opens nobody's inspector, and young objects take 32 MB at most: what a program once held it goes on holding. */
const nodeOptions = '--disable-sigusr1 --max-semi-space-size=16';

const needsPublish = ({ needs }: Part) => needs.includes('publish');

async function partsOf(settings: Settings, reporter: Reporter, record: RunRecord): Promise<Part[]> {
  const files = stateFiles(settings.home);
  const databaseUrl = settings.databaseUrl ?? databaseUrlOf(files.database);
  const facts = {
    settings,
    databaseUrl,
    secrets: ensureSecrets(files.secrets),
    ports: await ensureInternalPorts(files.ports),
  };
  trustKeys(files.trustedKeys, [
    { key: ensureKeyFile(files.manifestKey), signs: ['manifest'] },
    { key: ensureKeyFile(files.compositionKey), signs: ['composition', 'link'] },
  ]);
  const programs = processTable(facts).map(({ entry, ...definition }) => {
    const env = {
      NODE_ENV: 'production',
      NODE_COMPILE_CACHE: files.compileCache,
      NODE_OPTIONS: nodeOptions,
      ...definition.env,
    };
    const spec = {
      ...definition,
      env,
      command: process.execPath,
      args: [entryPath(settings, entry)],
      cwd: settings.root,
    };
    return programPart(spec, { reporter, record });
  });
  const database = settings.databaseUrl
    ? []
    : [databasePart(files.database, reporter, { archiveDir: settings.isBackedUp ? files.wal : undefined })];
  const data = dataPart({ settings, databaseUrl, needs: database.map(({ name }) => name) }, { reporter, record });
  const access = { url: releasesUrlOf(facts.ports), token: facts.secrets.operatorToken };
  const publish = publishPart(settings, access, { reporter, record });
  const [served, behind] = [programs.filter(needsPublish), programs.filter((program) => !needsPublish(program))];
  return [buildPart(settings, { reporter, record }), ...database, data, ...behind, publish, ...served];
}

async function stopOnce(supervisor: Supervisor, lock: PidLock, facts: Record<string, string>): Promise<void> {
  lock.update({ ...facts, state: 'stopping' });
  await supervisor.stop();
  lock.release();
}

/**
 * Starts a whole portal on the state folder of the settings: builds what changed, database, schema and seed,
 * search, api, the registry with what was built, and shell. Rejects with a `StartProblem` and leaves nothing running.
 */
export async function startPortal(settings: Settings, reporter: Reporter, signal: AbortSignal): Promise<Portal> {
  const files = stateFiles(settings.home);
  prepareFolders(settings);
  const facts = { url: settings.origin, port: String(settings.port), devOverrides: String(settings.hasDevOverrides) };
  const lock = await lockHome(files.lock, facts);
  try {
    const survivors = await endSurvivors(files.survivors);
    if (survivors > 0) reporter.say(`ended ${survivors} programs of an earlier run that was killed`);
    await requirePublicPort(settings.port);
    const supervisor = createSupervisor(await partsOf(settings, reporter, createRunRecord(files.survivors)));
    let stopped: Promise<void> | undefined;
    const stop = () => {
      stopped ??= stopOnce(supervisor, lock, facts);
      return stopped;
    };
    const onAbort = () => void stop();
    signal.addEventListener('abort', onAbort, { once: true });
    await supervisor.start();
    signal.removeEventListener('abort', onAbort);
    return { url: settings.origin, databaseUrl: settings.databaseUrl ?? databaseUrlOf(files.database), stop };
  } catch (error) {
    lock.release();
    throw error;
  }
}
