import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { repositoryRoot } from '@umbral/build/build-target.ts';

const run = promisify(execFile);

/** Folder with this repository as it was at a commit, installed; made once and kept in the temporary folder. */
export async function checkoutOf(commit: string): Promise<string> {
  const folder = join(tmpdir(), `umbral-${commit}`);
  if (!existsSync(folder)) {
    await run('git', ['clone', '--quiet', '--no-checkout', repositoryRoot, folder]);
    await run('git', ['checkout', '--quiet', commit], { cwd: folder });
  }
  if (!existsSync(join(folder, 'node_modules'))) {
    await run('npm', ['ci', '--ignore-scripts', '--no-audit', '--no-fund'], { cwd: folder });
  }
  return folder;
}
