import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as delay } from 'node:timers/promises';

interface ProgramOptions {
  /** File that Node runs, relative to the folder. */
  readonly entry: string;
  readonly cwd: string;
  readonly env: Readonly<Record<string, string>>;
  /** Answers with 200 once the program is up. */
  readonly readyUrl: string;
}

const startMs = 90_000;

/** Starts a server of a shop and waits until it answers; gives the way to end it. */
export async function startProgram({ entry, cwd, env, readyUrl }: ProgramOptions): Promise<() => Promise<void>> {
  const child = spawn(process.execPath, [entry], {
    cwd,
    env: { PATH: process.env.PATH, HOME: process.env.HOME, NODE_ENV: 'production', ...env },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const stop = () => end(child);
  const until = performance.now() + startMs;
  while (!(await isReady(readyUrl))) {
    if (child.exitCode !== null || performance.now() > until) {
      await stop();
      throw new Error(`${entry} in ${cwd} does not start`);
    }
    await delay(100);
  }
  return stop;
}

async function isReady(url: string): Promise<boolean> {
  return fetch(url).then(
    ({ ok }) => ok,
    () => false,
  );
}

async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const gone = once(child, 'exit');
  child.kill('SIGTERM');
  await gone;
}
