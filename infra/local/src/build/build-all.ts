import { existsSync } from 'node:fs';
import { StartProblem } from 'infra-db/embedded/start-problem.ts';
import pMap from 'p-map';
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

/** Deployables that could not be built; all others were. */
export class BuildFailure extends StartProblem {
  override name = 'BuildFailure';
  readonly failed: string[];

  constructor(failed: Map<string, string>) {
    super([...failed.values()].join('\n'));
    this.failed = [...failed.keys()];
  }
}

async function buildStale(job: BuildJob, stale: Deployable[]): Promise<void> {
  const failed = new Map<string, string>();
  const build = async (deployable: Deployable) => {
    if (job.signal?.aborted) return;
    try {
      await buildArtifact(job, deployable.name, deployable.version);
      activate(job.artifactsDir, deployable.name, deployable);
    } catch (error) {
      failed.set(deployable.name, error instanceof Error ? error.message : String(error));
    }
  };
  await pMap(stale, build, { concurrency: parallelBuilds });
  if (failed.size > 0) throw new BuildFailure(failed);
}

/**
 * Builds the deployables whose sources changed, two at a time, and activates what it built.
 * Gives the names that were stale; none means that nothing but hashes was read. Rejects with a
 * `BuildFailure` after all others are built.
 */
export async function buildAll(job: BuildJob, names: string[] = deployableNames(job.root)): Promise<string[]> {
  const { root, artifactsDir } = job;
  return withArtifacts(job, names, async () => {
    const stale = names.map((name) => readDeployable(root, name)).filter((one) => !isCurrent(artifactsDir, one));
    await buildStale(job, stale);
    return stale.map(({ name }) => name);
  });
}
