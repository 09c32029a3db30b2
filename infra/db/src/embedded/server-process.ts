import type { ChildProcess } from 'node:child_process';
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import pg from 'pg';
import { brokenDataDirectory } from './cluster.ts';
import type { Placement } from './placement.ts';
import { exitOf, readLines, spawnProgram } from './program.ts';
import { socketUrl } from './socket-directory.ts';
import type { StartProblem } from './start-problem.ts';

/** A running postmaster. */
export interface ServerProcess {
  child: ChildProcess;
  /** Settles with the exit code when it ends, for whatever reason. */
  exited: Promise<number>;
}

/** How a server is started: its folders, extra settings, and who reads its log. */
export interface ServerOptions {
  placement: Placement;
  socketDir: string;
  settings: Record<string, string>;
  onLine: (line: string) => void;
  /** Who asks whether it answers; the embedded server's owner by default. */
  user?: string;
}

const baseSettings = {
  listen_addresses: '',
  unix_socket_permissions: '0700',
  fsync: 'on',
  timezone: 'UTC',
  log_timezone: 'UTC',
  log_line_prefix: '',
  log_min_messages: 'warning',
  // Statements hold what people typed, and logs must not.
  log_min_error_statement: 'panic',
  shared_buffers: '128MB',
  max_connections: '120',
};

async function accepts(url: string): Promise<boolean> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 2_000 });
  client.on('error', () => undefined);
  try {
    await client.connect();
    await client.query('select 1');
    return true;
  } catch {
    return false;
  } finally {
    await client.end().catch(() => undefined);
  }
}

/** Waits until the server answers; `false` when it ended before that or the time is over. */
async function answersWithin(server: ServerProcess, url: string, timeoutMs: number): Promise<boolean> {
  let ended = false;
  server.exited.then(() => {
    ended = true;
  });
  const end = performance.now() + timeoutMs;
  while (!ended && performance.now() < end) {
    if (await accepts(url)) return true;
    await delay(25);
  }
  return false;
}

function spawnServer({ placement, socketDir, settings, onLine }: ServerOptions): ServerProcess {
  // A lock of a killed server whose number now belongs to a stranger would keep the new one out.
  for (const name of ['.s.PGSQL.5432', '.s.PGSQL.5432.lock']) rmSync(join(socketDir, name), { force: true });
  const options = Object.entries({ ...baseSettings, ...settings }).flatMap(([key, value]) => ['-c', `${key}=${value}`]);
  const child = spawnProgram(placement, 'postgres', ['-D', placement.dataDir, '-k', socketDir, ...options]);
  readLines(child, onLine);
  return { child, exited: exitOf(child) };
}

function startFault(lines: string[], placement: Placement): StartProblem {
  const reason = lines.filter((line) => /^(FATAL|PANIC|ERROR):|could not|cannot/.test(line)).at(-1) ?? lines.at(-1);
  return brokenDataDirectory(
    placement.dataDir,
    reason?.replace(/^[A-Z]+: +/, '').trim() ?? 'PostgreSQL gave no reason',
  );
}

/** Starts the postmaster and waits until it answers; throws a `StartProblem` with PostgreSQL's own reason. */
export async function startServer(options: ServerOptions): Promise<ServerProcess> {
  const url = socketUrl(options.socketDir, 'postgres', options.user);
  for (let attempt = 1; ; attempt += 1) {
    const lines: string[] = [];
    const onLine = (line: string) => {
      if (lines.length < 50) lines.push(line);
      options.onLine(line);
    };
    const server = spawnServer({ ...options, onLine });
    if (await answersWithin(server, url, 60_000)) return server;
    server.child.kill('SIGQUIT');
    await server.exited;
    // The last processes of a killed server let go of the shared memory within moments.
    const isTransient = lines.some((line) => line.includes('shared memory block'));
    if (!isTransient || attempt === 10) throw startFault(lines, options.placement);
    await delay(300);
  }
}
