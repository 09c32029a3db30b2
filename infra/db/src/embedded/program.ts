import { type ChildProcess, type SpawnOptions, spawn } from 'node:child_process';
import { join } from 'node:path';
import type { Placement } from './placement.ts';

/** Starts `initdb` or `postgres` as the placement says; its own process group keeps Ctrl-C away from it. */
export function spawnProgram(placement: Placement, name: 'initdb' | 'postgres', args: string[]): ChildProcess {
  const binary = join(placement.nativeDir, 'bin', name);
  const [command = binary, ...words] = [...placement.prefix, binary, ...args];
  const options: SpawnOptions = {
    // Every user can stand in the root folder; the caller's may be closed to nobody.
    cwd: '/',
    detached: true,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { PATH: '/usr/local/bin:/usr/bin:/bin', TZ: 'UTC', LC_ALL: 'C', HOME: '/' },
    ...placement.runAs,
  };
  return spawn(command, words, options);
}

/** Calls `onLine` for every line that the program prints, on either stream. */
export function readLines(child: ChildProcess, onLine: (line: string) => void): void {
  for (const stream of [child.stdout, child.stderr]) {
    let rest = '';
    stream?.setEncoding('utf8');
    stream?.on('data', (text: string) => {
      const lines = (rest + text).split('\n');
      rest = lines.pop() ?? '';
      for (const line of lines) onLine(line);
    });
    stream?.on('end', () => rest !== '' && onLine(rest));
  }
}

/** Waits for the end of a program; gives its exit code, or -1 when a signal or a failed start ended it. */
export function exitOf(child: ChildProcess): Promise<number> {
  return new Promise((resolve) => {
    child.once('error', () => resolve(-1));
    child.once('close', (code) => resolve(code ?? -1));
  });
}
