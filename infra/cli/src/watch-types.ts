import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';

/** Types that are looked at again at each edit. */
export interface WatchedTypes {
  stop(): void;
}

const began = /compilation in watch mode|incremental compilation/;
const ended = /Found \d+ errors?\. Watching/;
const clock = /^[\d:. apm]*[-–] /i;

/**
 * Runs the script `types` of a repository again and again, and tells after each round what is wrong, with file, line and
 * column; nothing is good news. A repository without that script is not watched.
 */
export function watchTypes(folder: string, tell: (faults: readonly string[]) => void): WatchedTypes | undefined {
  const { scripts = {} }: { scripts?: { types?: string } } = JSON.parse(
    readFileSync(join(folder, 'package.json'), 'utf8'),
  );
  if (scripts.types === undefined) return undefined;
  // A group of its own: npm stands between us and the compiler, and both must end.
  const child = spawn('npm', ['run', '--silent', 'types', '--', '--watch', '--preserveWatchOutput'], {
    cwd: folder,
    detached: true,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let faults: string[] = [];
  createInterface(child.stdout).on('line', (line) => {
    if (began.test(line)) faults = [];
    else if (ended.test(line)) tell(faults);
    else if (line.trim() !== '' && !clock.test(line)) faults.push(line);
  });
  return {
    stop() {
      if (child.pid !== undefined && child.exitCode === null) process.kill(-child.pid);
    },
  };
}
