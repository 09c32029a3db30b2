import { existsSync, mkdirSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { acquireLock, isHeldByUs, type PidLock } from 'infra-db/embedded/pid-lock.ts';
import { artifactDir, readActive, readHistory } from './artifact-table.ts';
import type { BuildJob } from './build-artifact.ts';

async function lockArtifacts({ artifactsDir, step }: BuildJob): Promise<PidLock> {
  mkdirSync(artifactsDir, { recursive: true });
  for (let waited = false; ; waited = true) {
    const lock = acquireLock(join(artifactsDir, 'build.lock'));
    if (isHeldByUs(lock)) return lock;
    if (!waited) step('build', `waits for the build of process ${lock.pid}`);
    await delay(200);
  }
}

/** Removes the versions that nobody can go back to and what interrupted builds left; only while holding the lock. */
function prune(artifactsDir: string, name: string): void {
  const folder = join(artifactsDir, name);
  if (!existsSync(folder)) return;
  const kept = new Set([readActive(artifactsDir)[name], ...readHistory(artifactsDir, name).activated]);
  const old = readdirSync(folder).filter((version) => !kept.has(version));
  for (const version of old) rmSync(artifactDir(artifactsDir, name, version), { recursive: true, force: true });
}

/** Does `work` while no other process builds or activates; afterwards removes versions out of use of `names`. */
export async function withArtifacts<T>(job: BuildJob, names: string[], work: () => Promise<T>): Promise<T> {
  const lock = await lockArtifacts(job);
  try {
    const result = await work();
    for (const name of names) prune(job.artifactsDir, name);
    return result;
  } finally {
    lock.release();
  }
}
