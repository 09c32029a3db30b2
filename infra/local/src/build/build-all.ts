import { existsSync } from 'node:fs';
import { withArtifacts } from './artifact-lock.ts';
import { activate, artifactDir, readActive, readHistory } from './artifact-table.ts';
import { type BuildJob, buildArtifact } from './build-artifact.ts';
import { type Deployable, deployableNames, readDeployable } from './deployables.ts';

/** How many builds run at once. */
const parallelBuilds = 2;

function isCurrent(artifactsDir: string, { name, hash }: Deployable): boolean {
  const active = readActive(artifactsDir)[name];
  const isBuilt = active !== undefined && existsSync(artifactDir(artifactsDir, name, active));
  return isBuilt && readHistory(artifactsDir, name).hash === hash;
}

/** Works on the items, `limit` at a time; after a failure begins no other, and rejects once none is under way. */
async function inParallel<T>(items: T[], limit: number, work: (item: T) => Promise<void>): Promise<void> {
  const queue = [...items];
  const worker = async () => {
    for (let item = queue.shift(); item !== undefined; item = queue.shift()) await work(item);
  };
  const guarded = () =>
    worker().catch((error: unknown) => {
      queue.length = 0;
      throw error;
    });
  const results = await Promise.allSettled(Array.from({ length: limit }, guarded));
  const failed = results.find((result) => result.status === 'rejected');
  if (failed) throw failed.reason;
}

/**
 * Builds the deployables whose sources changed, two at a time, and activates what it built.
 * Gives the names that were stale; none means that nothing but hashes was read.
 */
export async function buildAll(job: BuildJob, names: string[] = deployableNames(job.root)): Promise<string[]> {
  const { root, artifactsDir } = job;
  return withArtifacts(job, names, async () => {
    const stale = names.map((name) => readDeployable(root, name)).filter((one) => !isCurrent(artifactsDir, one));
    await inParallel(stale, parallelBuilds, async (deployable) => {
      await buildArtifact(job, deployable.name, deployable.version);
      activate(artifactsDir, deployable.name, deployable);
    });
    return stale.map(({ name }) => name);
  });
}
