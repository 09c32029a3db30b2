import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { repositoryRoot } from '@umbral/build/build-target.ts';
import { freePort } from 'infra-ports/free-port.ts';
import type { BenchPortal } from './bench-portal.ts';

export interface ShellBehindProxy {
  readonly url: string;
  stop(): Promise<void>;
}

const startMs = 120_000;

/** Three shares of a core to one of others, as `CPUWeight` of its unit. Where this user may not, `nice` says so and goes on. */
const asItsUnit = ['-n', '-5'];
/** What its unit tells Node; with the room for young objects that V8 would take, the shell collects old ones all the time. */
const nodeOptions = '--disable-sigusr1 --max-semi-space-size=16';

/**
 * A shell server on a portal's API and index that believes what a proxy says of its visitors: they may be anybody.
 * `origin` is where they find it, unless they ask it themselves.
 */
export async function startShellBehindProxy(portal: BenchPortal, origin?: string): Promise<ShellBehindProxy> {
  const port = await freePort();
  const url = `http://localhost:${port}`;
  const child = spawn('nice', [...asItsUnit, process.execPath, join(repositoryRoot, 'shell/server/main.ts')], {
    env: {
      ...process.env,
      NODE_ENV: 'production',
      NODE_OPTIONS: nodeOptions,
      PORT: String(port),
      PORTAL_ORIGIN: origin ?? url,
      API_URL: new URL(portal.apiUrl).origin,
      SEARCH_URL: portal.searchUrl,
      SEARCH_KEY: portal.searchKey,
      ARTIFACTS_DIR: portal.artifactsDir,
      BEHIND_PROXY: '1',
    },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const ended = once(child, 'exit');
  const end = performance.now() + startMs;
  while (!(await isReady(url))) {
    if (child.exitCode !== null || performance.now() > end) throw new Error('The shell did not start');
    await delay(200);
  }
  return {
    url,
    async stop() {
      child.kill('SIGTERM');
      await ended;
    },
  };
}

async function isReady(url: string): Promise<boolean> {
  return fetch(`${url}/readyz`).then(
    ({ ok }) => ok,
    () => false,
  );
}
