import { mkdirSync, rmSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import pg from 'pg';
import { type Binaries, locateBinaries } from './binaries.ts';
import { ensureCluster } from './cluster.ts';
import { acquireLock, isHeldByUs, type PidLock } from './pid-lock.ts';
import { choosePlacement } from './placement.ts';
import { type ServerProcess, startServer } from './server-process.ts';
import { prepareSocketDirectory, socketPath, socketUrl } from './socket-directory.ts';
import { StartProblem, systemCode } from './start-problem.ts';
import { clearSurvivor } from './survivor.ts';

/** What `startDatabase` takes; only the folder is required. */
export interface DatabaseOptions {
  /** Absolute or relative folder of the data; made on the first start. */
  dataDir: string;
  /** Settings over the defaults, for example `{fsync: 'off'}` for throw-away data. */
  settings?: Record<string, string>;
  /** Other programs than the packaged ones, for example the system's older server. */
  binaries?: Binaries;
  /** Receives each line of PostgreSQL's log. */
  onLine?: (line: string) => void;
}

/** A running embedded PostgreSQL. */
export interface EmbeddedDatabase {
  /** Connection string of the database `umbral`. */
  url: string;
  pid: number;
  /** Settles with the exit code when the server ends, asked or not. */
  exited: Promise<number>;
  /** Ends the server after its running statements are cancelled; safe to call twice. */
  stop(): Promise<void>;
  /** Ends a server that no longer hears, at once; its next start recovers what was committed. */
  kill(): void;
}

/** The connection string that a database on this folder has while it runs. */
export function databaseUrlOf(dataDir: string): string {
  return socketUrl(socketPath(choosePlacement(locateBinaries().nativeDir, resolve(dataDir))), 'umbral');
}

function lockDataDirectory(dataDir: string): PidLock {
  try {
    mkdirSync(dirname(dataDir), { recursive: true });
    const lock = acquireLock(`${dataDir}.lock`);
    if (isHeldByUs(lock)) return lock;
    throw new StartProblem(`The database in ${dataDir} is already in use by process ${lock.pid}.`);
  } catch (error) {
    if (!['EACCES', 'EPERM', 'EROFS'].includes(systemCode(error))) throw error;
    throw new StartProblem(
      `This user may not write the folder ${dirname(dataDir)}: give it to the user who starts Umbral.`,
    );
  }
}

async function ensureDatabase(adminUrl: string, name: string): Promise<void> {
  const client = new pg.Client({ connectionString: adminUrl });
  client.on('error', () => undefined);
  await client.connect();
  try {
    const found = await client.query('select 1 from pg_database where datname = $1', [name]);
    if (found.rowCount === 0) await client.query(`create database ${pg.escapeIdentifier(name)}`);
  } finally {
    await client.end();
  }
}

async function stopServer({ child, exited }: ServerProcess): Promise<void> {
  child.kill('SIGINT');
  const impatient = setTimeout(() => child.kill('SIGQUIT'), 15_000);
  await exited;
  clearTimeout(impatient);
}

function handleOf(server: ServerProcess, socketDir: string, lock: PidLock): EmbeddedDatabase {
  // Without this a thrown error at the top of the program would leave the postmaster behind.
  const onExit = () => server.child.kill('SIGINT');
  process.once('exit', onExit);
  const exited = server.exited.then((code) => {
    process.removeListener('exit', onExit);
    rmSync(socketDir, { recursive: true, force: true });
    lock.release();
    return code;
  });
  return {
    url: socketUrl(socketDir, 'umbral'),
    pid: server.child.pid ?? -1,
    exited,
    async stop() {
      await stopServer(server);
      await exited;
    },
    kill: () => void server.child.kill('SIGKILL'),
  };
}

/**
 * Starts the embedded PostgreSQL on a data folder, made on the first start, behind a Unix socket only.
 * A server that outlived its killed supervisor is stopped first. Throws `StartProblem` with one sentence.
 */
export async function startDatabase(options: DatabaseOptions): Promise<EmbeddedDatabase> {
  const { settings = {}, binaries = locateBinaries(), onLine = () => undefined } = options;
  const placement = choosePlacement(binaries.nativeDir, resolve(options.dataDir));
  const lock = lockDataDirectory(placement.dataDir);
  try {
    await clearSurvivor(placement.dataDir);
    await ensureCluster(placement, binaries.major);
    const socketDir = prepareSocketDirectory(placement);
    const server = await startServer({ placement, socketDir, settings, onLine });
    await ensureDatabase(socketUrl(socketDir, 'postgres'), 'umbral');
    return handleOf(server, socketDir, lock);
  } catch (error) {
    lock.release();
    throw error;
  }
}
