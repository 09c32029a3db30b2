import { execFileSync } from 'node:child_process';
import { chmodSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { databaseUrlOf } from 'infra-db/embedded/start-database.ts';
import { freePort } from 'infra-ports/free-port.ts';
import type { RegistryAccess } from 'infra-releases/client/registry-client.ts';
import { ensureKeyFile, trustKeys } from 'infra-releases/signing/key-files.ts';
import type { SigningKey } from 'infra-releases/signing/key-pair.ts';
import { dataPart } from '../portal/data-part.ts';
import { databasePart } from '../portal/database-part.ts';
import { ensureInternalPorts } from '../portal/ports.ts';
import type { ProcessDefinition } from '../portal/process-definition.ts';
import { entryPath, processTable, releasesUrlOf } from '../portal/processes.ts';
import { ensureSecrets, type Secrets } from '../portal/secrets.ts';
import { prepareFolders } from '../portal/state-folders.ts';
import { readSettings, type Settings, stateFiles } from '../settings.ts';
import type { Part } from '../supervisor/part.ts';
import { programPart } from '../supervisor/program-part.ts';
import { createSupervisor } from '../supervisor/supervisor.ts';
import type { RunRecord } from '../supervisor/survivors.ts';
import { createFakeReporter, type FakeReporter } from '../testing/fake-reporter.ts';
import { smallReleasesPart } from './small-releases.ts';

/** What can be hurt. */
export const victims = ['api', 'search', 'database', 'releases', 'shell'] as const;
export type Victim = (typeof victims)[number];

/** What can happen to it: it ends at once, or it stands still and says nothing any more. */
export const faults = ['kill', 'hang'] as const;
export type Fault = (typeof faults)[number];

const signals: Record<Fault, NodeJS.Signals> = { kill: 'SIGKILL', hang: 'SIGSTOP' };

/** Programs that a small portal may run. */
export type SmallProgram = 'api' | 'search' | 'releases' | 'shell';

/** Floors of the disk by program: no disk has as much room as the ones here. */
const floors = {
  api: { DISK_FLOOR_MB: '1000000000' },
  search: { SEARCH_DISK_FLOOR_MB: '1000000000' },
} as const;
export type FillableProgram = keyof typeof floors;

/** Files and sockets that a program may have open. */
const usualDescriptors = 1024;

/** Programs of a portal, on fresh data, under the supervisor that keeps them running. */
export interface SmallPortal {
  /** Where visitors come in, where there is a shell. */
  readonly origin: string;
  readonly apiUrl: string;
  readonly searchUrl: string;
  readonly databaseUrl: string;
  /** The registry, with the token of an operator and the key that signs releases. */
  readonly registry: RegistryAccess;
  readonly manifestKey: SigningKey;
  readonly secrets: Secrets;
  readonly mailDir: string;
  readonly reporter: FakeReporter;
  /** Ends or stops a program; false where it does not run at this moment. */
  hurt(victim: Victim, fault: Fault): boolean;
  /**
   * Ends a program, which is started again and from then on finds less room on its disk than it writes with; or, without,
   * finds enough again. False where it does not run at this moment.
   */
  leaveRoom(program: FillableProgram, hasRoom: boolean): boolean;
  /**
   * Lets a program open nothing beyond what it has open, or again as much as it wants. False where it does not run at this
   * moment.
   */
  leaveDescriptors(program: SmallProgram, hasSome: boolean): boolean;
  /** Ends all and removes what was written. */
  stop(): Promise<void>;
}

function throwAwaySettings(port: number, volume: string): Settings {
  const home = mkdtempSync(join(volume, 'umbral-kill-'));
  // As root the database runs as nobody, who must be able to pass.
  chmodSync(home, 0o755);
  const origin = `http://localhost:${port}`;
  return { ...readSettings({}), home, artifactsDir: join(home, 'artifacts'), port, origin };
}

/** No page changes by a write; a thread draws as soon as a process and is there sooner. */
const ofSmallPortals = { SHELL_URL: '', RENDER_IN: 'threads' } as const;

const needsReleases = ({ needs }: Part) => needs.includes('publish');

/** Remembers the number under which a program runs. */
function rememberPid(pids: Map<string, number>, name: string): RunRecord {
  return {
    add: (pid) => void pids.set(name, pid),
    remove: (pid) => void (pids.get(name) === pid && pids.delete(name)),
  };
}

function postmasterPid(dataDir: string): number {
  try {
    return Number.parseInt(readFileSync(join(dataDir, 'postmaster.pid'), 'utf8'), 10);
  } catch {
    return 0;
  }
}

function hurtNow(pid: number, fault: Fault): boolean {
  try {
    return pid > 0 && process.kill(pid, signals[fault]);
  } catch {
    return false;
  }
}

/** Whether the supervisor has seen the program ready since its last end: before that it has a minute to start. */
function isSupervised({ told }: FakeReporter, victim: string): boolean {
  const steps = told.filter((line) => line.startsWith(`${victim}: `) && /ready \(|starts again/.test(line));
  return steps.at(-1)?.includes('ready (') === true;
}

/**
 * Starts the database and some programs as `npm start` does, with all that they write below a folder; a shell with small
 * releases. Rejects with a `StartProblem`.
 */
export async function startSmallPortal(programs: readonly SmallProgram[], volume = tmpdir()): Promise<SmallPortal> {
  const settings = throwAwaySettings(await freePort(), volume);
  prepareFolders(settings);
  const files = stateFiles(settings.home);
  const secrets = ensureSecrets(files.secrets);
  const databaseUrl = databaseUrlOf(files.database);
  const ports = await ensureInternalPorts(files.ports);
  const manifestKey = ensureKeyFile(files.manifestKey);
  trustKeys(files.trustedKeys, [
    { key: manifestKey, signs: ['manifest'] },
    { key: ensureKeyFile(files.compositionKey), signs: ['composition', 'link'] },
  ]);
  const registry = { url: releasesUrlOf(ports), token: secrets.operatorToken };
  const reporter = createFakeReporter();
  const pids = new Map<string, number>();
  const environments = new Map<string, Record<string, string>>();
  const program = ({ name, env, entry, ...definition }: ProcessDefinition) => {
    const environment = { NODE_ENV: 'production', NODE_COMPILE_CACHE: files.compileCache, ...env, ...ofSmallPortals };
    environments.set(name, environment);
    const start = { command: process.execPath, args: [entryPath(settings, entry)], cwd: settings.root };
    const record = rememberPid(pids, name);
    return programPart({ ...definition, ...start, name, env: environment }, { reporter, record });
  };
  const table = processTable({ settings, secrets, ports, databaseUrl });
  const record = rememberPid(pids, 'data');
  const wanted = table.filter(({ name }) => programs.some((one) => one === name)).map(program);
  const [shown, behind] = [wanted.filter(needsReleases), wanted.filter((part) => !needsReleases(part))];
  const supervisor = createSupervisor([
    databasePart(files.database, reporter),
    dataPart({ settings, databaseUrl, needs: ['database'] }, { reporter, record }),
    ...behind,
    ...(shown.length > 0 ? [smallReleasesPart(registry, manifestKey)] : []),
    ...shown,
  ]);
  await supervisor.start();
  return {
    origin: settings.origin,
    apiUrl: `http://127.0.0.1:${ports.api}`,
    searchUrl: `http://127.0.0.1:${ports.search}`,
    databaseUrl,
    registry,
    manifestKey,
    secrets,
    mailDir: files.mail,
    reporter,
    hurt: (victim, fault) =>
      (fault === 'kill' || isSupervised(reporter, victim)) &&
      hurtNow(victim === 'database' ? postmasterPid(files.database) : (pids.get(victim) ?? 0), fault),
    leaveRoom(program, hasRoom) {
      const environment = environments.get(program) ?? {};
      for (const [name, value] of Object.entries(floors[program])) {
        if (hasRoom) delete environment[name];
        else environment[name] = value;
      }
      return hurtNow(pids.get(program) ?? 0, 'kill');
    },
    leaveDescriptors(program, hasSome) {
      const pid = pids.get(program);
      if (pid === undefined) return false;
      const most = hasSome ? usualDescriptors : readdirSync(`/proc/${pid}/fd`).length;
      execFileSync('prlimit', ['--pid', String(pid), `--nofile=${most}:`]);
      return true;
    },
    async stop() {
      await supervisor.stop();
      rmSync(settings.home, { recursive: true, force: true });
    },
  };
}
