import { spawn } from 'node:child_process';
import { exitOf, readLines } from 'infra-db/embedded/program.ts';
import { type RunRecord, signalGroup } from './survivors.ts';

/** How one program is run. */
export interface ChildSpec {
  command: string;
  args: string[];
  cwd: string;
  env: Record<string, string>;
  onLine: (line: string) => void;
  record: RunRecord;
  /** Time to end by itself after SIGTERM; 10 s by default. */
  stopTimeoutMs?: number;
}

/** A program that runs. */
export interface Child {
  pid: number;
  /** Settles with the exit code, -1 for a signal, once it and its streams are closed. */
  exited: Promise<number>;
  /** SIGTERM, after the time limit SIGKILL; whatever it started goes with it. */
  stop(): Promise<void>;
  /** SIGKILL at once, for a program that no longer hears. */
  kill(): void;
}

const running = new Set<number>();

// The last net: an error that ends us at once must not leave programs behind.
process.once('exit', () => {
  for (const pid of running) signalGroup(pid, 'SIGTERM');
});

/** Starts a program in a process group of its own, so that Ctrl-C at the terminal reaches only us. */
export function spawnChild(spec: ChildSpec): Child {
  const { command, args, cwd, env, record, onLine, stopTimeoutMs = 10_000 } = spec;
  const child = spawn(command, args, {
    cwd,
    env: { ...process.env, ...env },
    detached: true,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const pid = child.pid ?? -1;
  if (pid > 0) {
    record.add(pid);
    running.add(pid);
  }
  readLines(child, onLine);
  child.once('exit', () => {
    // Its own children must not outlive it: they would hold ports, and our pipes.
    if (pid > 0) signalGroup(pid, 'SIGKILL');
    record.remove(pid);
    running.delete(pid);
  });
  const exited = exitOf(child);
  return {
    pid,
    exited,
    async stop() {
      child.kill('SIGTERM');
      const timer = setTimeout(() => child.kill('SIGKILL'), stopTimeoutMs);
      await exited;
      clearTimeout(timer);
    },
    kill: () => void child.kill('SIGKILL'),
  };
}
