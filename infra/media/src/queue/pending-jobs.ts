import type { RenderJob } from '../jobs/render-job.ts';
import type { MediaEntry } from '../manifest/entry.ts';

/** Jobs that the library lacks: first the pictures that it does not have at all, then those that are out of date. */
export function pendingJobs(jobs: readonly RenderJob[], entries: readonly MediaEntry[]): RenderJob[] {
  const hashes = new Map(entries.map(({ key, hash }) => [key, hash]));
  const missing = jobs.filter(({ key }) => !hashes.has(key));
  const outdated = jobs.filter(({ key, hash }) => hashes.has(key) && hashes.get(key) !== hash);
  return [...missing, ...outdated];
}
