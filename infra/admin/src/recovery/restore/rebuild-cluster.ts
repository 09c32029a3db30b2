import { createWriteStream } from 'node:fs';
import { mkdir, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { setTimeout as delay } from 'node:timers/promises';
import { type Binaries, locateBinaries, systemBinaries } from 'infra-db/embedded/binaries.ts';
import { choosePlacement, giveToOwner, type Placement } from 'infra-db/embedded/placement.ts';
import { type ServerProcess, startServer } from 'infra-db/embedded/server-process.ts';
import { prepareSocketDirectory, socketUrl } from 'infra-db/embedded/socket-directory.ts';
import { StartProblem } from 'infra-db/embedded/start-problem.ts';
import { clearSurvivor } from 'infra-db/embedded/survivor.ts';
import pg from 'pg';
import { AdminProblem } from '../../admin-problem.ts';
import { extractTar } from '../cluster/tar-read.ts';
import type { Vault } from '../store/vault.ts';
import type { RestorePlan } from './plan-restore.ts';

const settings = {
  // Its own settings may name libraries and certificates of another machine, and it must archive nothing.
  archive_mode: 'off',
  shared_preload_libraries: '',
  ssl: 'off',
  // A server in recovery refuses to be smaller than the one that wrote the log.
  max_connections: '1000',
  max_worker_processes: '64',
  max_wal_senders: '64',
  max_prepared_transactions: '256',
  max_locks_per_transaction: '512',
};

/** Settings, who may connect, and as whom: only we reach the socket. Debian keeps the cluster's own outside of it. */
const configFiles = { config: '', hba: 'local all all trust\n', ident: '' };

/** PostgreSQL's words where the log holds no commit after the moment: then all of it belongs to the moment. */
const endedEarly = 'recovery ended before configured recovery target was reached';

function binariesOf(major: string): Binaries {
  const packaged = locateBinaries();
  const found = packaged.major === major ? packaged : systemBinaries().find((one) => one.major === major);
  if (!found) throw new AdminProblem(`The backup is of PostgreSQL ${major}, which this machine does not have.`);
  return found;
}

/** A server that broke its connections needs so long to end, on a busy machine. */
const endsWithinMs = 15_000;

/** Waits until the server has read the log to the moment and serves; `false` when it ended before. */
async function isPromoted(server: ServerProcess, url: string): Promise<boolean> {
  let hasEnded = false;
  server.exited.then(() => {
    hasEnded = true;
  });
  const client = new pg.Client({ connectionString: url });
  client.on('error', () => undefined);
  try {
    await client.connect();
    while (!hasEnded) {
      const { rows } = await client.query<{ waits: boolean }>('select pg_is_in_recovery() as waits');
      if (rows[0]?.waits === false) return true;
      await delay(50);
    }
    return false;
  } catch (error) {
    if (await Promise.race([server.exited.then(() => true), delay(endsWithinMs, false)])) return false;
    throw error;
  } finally {
    await client.end().catch(() => undefined);
  }
}

interface Recovery {
  readonly placement: Placement;
  /** Holds the log, and settings of our own in place of the cluster's. */
  readonly workDir: string;
  /** A superuser of the cluster. */
  readonly role: string;
}

/** Runs a server until the log is read, and stops it; gives what it said when it did not come so far. */
async function recover(
  { placement, workDir, role }: Recovery,
  target: Record<string, string>,
): Promise<string | undefined> {
  await writeFile(join(placement.dataDir, 'recovery.signal'), '');
  giveToOwner(join(placement.dataDir, 'recovery.signal'), placement);
  await clearSurvivor(placement.dataDir);
  const socketDir = prepareSocketDirectory(placement);
  const lines: string[] = [];
  const own = Object.fromEntries(Object.keys(configFiles).map((name) => [`${name}_file`, join(workDir, name)]));
  const restoring = { restore_command: `cp '${workDir.replaceAll("'", "'\\''")}/%f' "%p"`, ...target };
  const options = { placement, socketDir, settings: { ...settings, ...own, ...restoring }, user: role };
  try {
    const server = await startServer({ ...options, onLine: (line) => lines.push(line) });
    const isGood = await isPromoted(server, socketUrl(socketDir, 'postgres', role));
    server.child.kill('SIGINT');
    await server.exited;
    return isGood ? undefined : lines.join('\n');
  } catch (error) {
    if (!(error instanceof StartProblem)) throw error;
    return lines.join('\n');
  } finally {
    await rm(socketDir, { recursive: true, force: true });
  }
}

/** Those who ask too early are refused by the hundred: that is no reason. */
const tooEarly = /the database system is (starting up|not yet accepting connections|shutting down)/;

function notRecovered(said: string): AdminProblem {
  const reasons = said.split('\n').filter((line) => /^(FATAL|PANIC|ERROR): /.test(line) && !tooEarly.test(line));
  return new AdminProblem(`PostgreSQL did not recover: ${reasons.at(-1) ?? (said.split('\n').at(-1) || 'no reason')}`);
}

async function recoverTo(moment: Date, recovery: Recovery): Promise<void> {
  // PostgreSQL reads a moment with a space between day and hour.
  const time = moment.toISOString().replace('T', ' ').replace('Z', '+00');
  const target = { recovery_target_time: time, recovery_target_action: 'promote' };
  const said = await recover(recovery, target);
  if (said === undefined) return;
  if (!said.includes(endedEarly)) throw notRecovered(said);
  const saidThen = await recover(recovery, {});
  if (saidThen !== undefined) throw notRecovered(saidThen);
}

/** Brings the log of a plan, and what the server reads in place of its own settings, into a folder. */
async function bringLog(vault: Vault, names: readonly string[], folder: string): Promise<void> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  for (const [name, text] of Object.entries(configFiles)) await writeFile(join(folder, name), text);
  for (const name of names) await pipeline(vault.read(`wal/${name}`), createWriteStream(join(folder, name)));
}

/**
 * Makes the data folder of the plan's moment, an absolute path that must not exist. It appears only when complete.
 * Throws an `AdminProblem` where PostgreSQL does not come so far.
 */
export async function rebuildCluster(vault: Vault, plan: RestorePlan, dataDir: string): Promise<void> {
  const { nativeDir } = binariesOf(plan.base.major);
  const final = choosePlacement(nativeDir, dataDir);
  const draft = `${final.dataDir}.restoring`;
  const workDir = `${final.dataDir}.log`;
  const placement = { ...final, dataDir: draft };
  for (const folder of [draft, workDir]) await rm(folder, { recursive: true, force: true });
  try {
    await mkdir(draft, { recursive: true, mode: 0o700 });
    await extractTar(vault.read(`bases/${plan.base.id}/cluster`), draft);
    await bringLog(vault, plan.log, workDir);
    for (const folder of [draft, workDir]) giveToOwner(folder, placement);
    await recoverTo(plan.moment, { placement, workDir, role: plan.base.role });
    await mkdir(dirname(final.dataDir), { recursive: true });
    await rename(draft, final.dataDir);
  } finally {
    for (const folder of [draft, workDir]) await rm(folder, { recursive: true, force: true });
  }
}
