import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { repositoryRoot } from '@umbral/build/build-target.ts';
import { freePort } from 'infra-ports/free-port.ts';
import { settings } from '../settings.ts';

/** A portal on state of its own, for one run of benchmarks. */
export interface BenchPortal {
  readonly url: string;
  /** Address under which its visitors come; nobody listens there until a proxy does. */
  readonly publicUrl: string;
  readonly searchUrl: string;
  readonly searchAppId: string;
  /** May read every record. */
  readonly searchAdminKey: string;
  readonly searchKey: string;
  readonly apiUrl: string;
  readonly releasesUrl: string;
  /** The process that starts all its programs. */
  readonly pid: number;
  readonly artifactsDir: string;
  stop(): Promise<void>;
}

const startMs = 300_000;

/** Builds what changed and starts a portal on fresh data in a throw-away folder; of another checkout when one is named. */
export async function startBenchPortal(signal: AbortSignal, root = repositoryRoot): Promise<BenchPortal> {
  const home = mkdtempSync(join(tmpdir(), 'umbral-bench-'));
  // As root the database runs as nobody, who must be able to pass.
  chmodSync(home, 0o755);
  const url = `http://localhost:${await freePort()}`;
  const publicUrl = `http://localhost:${await freePort()}`;
  const child = spawn(process.execPath, ['infra/local/src/start.ts'], {
    cwd: root,
    // Never a database that somebody has data in.
    env: { ...process.env, DATABASE_URL: '', UMBRAL_HOME: home, PORT: new URL(url).port, PORTAL_ORIGIN: publicUrl },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const { pid = 0 } = child;
  const ended = once(child, 'exit');
  const stop = async () => {
    if (child.exitCode === null) child.kill('SIGTERM');
    await ended;
    rmSync(home, { recursive: true, force: true });
  };
  try {
    await Promise.race([
      untilReady(`${url}/readyz`, signal),
      ended.then(() => Promise.reject(new Error('The portal ended'))),
    ]);
  } catch (error) {
    await stop();
    throw error;
  }
  return { url, publicUrl, pid, ...factsOf(home), stop };
}

function factsOf(home: string) {
  const ports: { api: number; search: number; releases: number } = JSON.parse(
    readFileSync(join(home, 'ports.json'), 'utf8'),
  );
  const keys: { searchAdminKey: string; searchKey: string } = JSON.parse(
    readFileSync(join(home, 'secrets.json'), 'utf8'),
  );
  return {
    searchUrl: `http://127.0.0.1:${ports.search}`,
    apiUrl: `http://127.0.0.1:${ports.api}/api`,
    releasesUrl: `http://127.0.0.1:${ports.releases}`,
    searchAppId: 'UMBRAL',
    searchAdminKey: keys.searchAdminKey,
    searchKey: keys.searchKey,
    artifactsDir: settings.artifactsDir,
  };
}

async function untilReady(url: string, signal: AbortSignal): Promise<void> {
  const end = performance.now() + startMs;
  while (performance.now() < end) {
    const isReady = await fetch(url, { signal }).then(
      ({ ok }) => ok,
      () => false,
    );
    if (isReady) return;
    await delay(200, undefined, { signal });
  }
  throw new Error('The portal does not start');
}
