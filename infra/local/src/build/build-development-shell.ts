import { withArtifacts } from './artifact-lock.ts';
import { readActive } from './artifact-table.ts';
import { buildAll } from './build-all.ts';
import { type BuildJob, buildArtifact } from './build-artifact.ts';

/**
 * Builds the shell when it changed, and beside it its twin `<version>-dev` with development React: only that one lets
 * a remote replace its components while they run.
 */
export async function buildDevelopmentShell(job: BuildJob): Promise<void> {
  await buildAll(job, ['shell']);
  const version = readActive(job.artifactsDir).shell;
  if (!version) return;
  await withArtifacts(job, [], () => buildArtifact(job, 'shell', `${version}-dev`, ['--development']));
}
