import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { readBuildInputs } from '@umbral/build/sources/build-inputs.ts';
import { inputHash } from '@umbral/build/sources/input-hash.ts';
import { runTask } from '../supervisor/task.ts';
import type { BuildJob } from './build-artifact.ts';

const entries = ['infra/releases/console/main.tsx', 'infra/releases/console/build-console.ts'];

/** Folder of the built console, among the artifacts. */
export function consoleDir(artifactsDir: string): string {
  return join(artifactsDir, 'platform-console');
}

/** Builds the platform's console where its sources changed; gives whether it did. It has no versions: one runs. */
export async function buildConsole(job: BuildJob): Promise<boolean> {
  const folder = consoleDir(job.artifactsDir);
  const stamp = join(folder, 'sources.txt');
  const hash = inputHash(job.root, readBuildInputs(job.root, entries));
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === hash) return false;
  const began = performance.now();
  await runTask({
    title: 'building the console',
    args: ['infra/releases/console/build-console.ts', folder],
    cwd: job.root,
    env: { NODE_ENV: 'production' },
    onLine: (line) => job.line('console', line),
    record: job.record,
    signal: job.signal,
  });
  writeFileSync(stamp, hash);
  job.step('console', `built (${((performance.now() - began) / 1000).toFixed(1)} s)`);
  return true;
}
