import { execFileSync } from 'node:child_process';
import { hostname } from 'node:os';

/** Which sources evidence comes from: the commit, or the machine where there is none. */
export function buildName(root: string): string {
  try {
    return execFileSync('git', ['describe', '--always', '--dirty'], { cwd: root, encoding: 'utf8' }).trim();
  } catch {
    return hostname();
  }
}
