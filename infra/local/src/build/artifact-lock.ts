import { existsSync, mkdirSync, readdirSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { acquireLock, isHeldByUs, type PidLock } from 'infra-db/embedded/pid-lock.ts';
import { artifactDir, lockedVersions, readActive, readHistory } from './artifact-table.ts';
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

/** Open tabs ask for files of the version they began with. */
const servedForMs = 24 * 60 * 60 * 1000;

/** Removes old versions that nobody can go back to and what interrupted builds left; only while holding the lock. */
function prune(artifactsDir: string, name: string): void {
  const folder = join(artifactsDir, name);
  if (!existsSync(folder)) return;
  const known = [readActive(artifactsDir)[name], ...readHistory(artifactsDir, name).activated];
  const kept = new Set([...known, ...lockedVersions(artifactsDir, name)]);
  const isYoung = (version: string) => Date.now() - statSync(join(folder, version)).mtimeMs < servedForMs;
  const old = readdirSync(folder).filter((name) => !kept.has(name) && (name.startsWith('.') || !isYoung(name)));
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
