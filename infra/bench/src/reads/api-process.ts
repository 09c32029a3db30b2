import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { repositoryRoot } from '@umbral/build/build-target.ts';

const startMs = 30_000;

/** An API in a process of its own. */
export interface ApiProcess {
  readonly url: string;
  stop(): Promise<void>;
}

/** Starts the API with these settings and waits until it is ready. */
export async function startApiProcess(env: Readonly<Record<string, string>>, port: number): Promise<ApiProcess> {
  const child = spawn(process.execPath, [join(repositoryRoot, 'infra/api/src/main.ts')], {
    env: { ...process.env, ...env, NODE_ENV: 'production', API_PORT: String(port), LOG_LEVEL: 'error' },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const ended = once(child, 'exit');
  const stop = async () => {
    child.kill('SIGTERM');
    await ended;
  };
  const url = `http://127.0.0.1:${port}`;
  const end = performance.now() + startMs;
  while (performance.now() < end && child.exitCode === null) {
    const isReady = await fetch(`${url}/readyz`).then(
      ({ ok }) => ok,
      () => false,
    );
    if (isReady) return { url, stop };
    await delay(100);
  }
  await stop();
  throw new Error('The API does not start');
}
