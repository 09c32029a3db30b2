import { existsSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { acquireLock, isHeldByUs, type PidLock } from 'infra-db/embedded/pid-lock.ts';
import { activate, artifactDir, readActive, readHistory } from './artifact-table.ts';
import { type BuildJob, buildArtifact } from './build-artifact.ts';
import { type Deployable, deployableNames, readDeployable } from './deployables.ts';

/** How many builds run at once. */
const parallelBuilds = 2;

function isCurrent(artifactsDir: string, { name, hash }: Deployable): boolean {
  const active = readActive(artifactsDir)[name];
  return (
    active !== undefined &&
    readHistory(artifactsDir, name).hash === hash &&
    existsSync(artifactDir(artifactsDir, name, active))
  );
}

async function lockArtifacts(artifactsDir: string, step: BuildJob['step']): Promise<PidLock> {
  mkdirSync(artifactsDir, { recursive: true });
  for (let waited = false; ; waited = true) {
    const lock = acquireLock(join(artifactsDir, 'build.lock'));
    if (isHeldByUs(lock)) return lock;
    if (!waited) step('build', `waits for the build of process ${lock.pid}`);
    await delay(200);
  }
}

async function inParallel<T>(items: T[], limit: number, work: (item: T) => Promise<void>): Promise<void> {
  const queue = [...items];
  const worker = async () => {
    for (let item = queue.shift(); item !== undefined; item = queue.shift()) await work(item);
  };
  await Promise.all(Array.from({ length: limit }, worker));
}

/**
 * Builds the deployables whose sources changed, two at a time, and activates what it built.
 * Gives the names that were stale; none means that nothing but hashes was read.
 */
export async function buildAll(job: BuildJob, names: string[] = deployableNames(job.root)): Promise<string[]> {
  const lock = await lockArtifacts(job.artifactsDir, job.step);
  try {
    const stale = names
      .map((name) => readDeployable(job.root, name))
      .filter((one) => !isCurrent(job.artifactsDir, one));
    await inParallel(stale, parallelBuilds, async (deployable) => {
      await buildArtifact(job, deployable.name, deployable.version);
      activate(job.artifactsDir, deployable.name, deployable);
    });
    return stale.map(({ name }) => name);
  } finally {
    lock.release();
  }
}
