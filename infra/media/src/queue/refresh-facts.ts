import { canonicalJson } from '../jobs/canonical.ts';
import type { RenderJob } from '../jobs/render-job.ts';
import type { MediaEntry } from '../manifest/entry.ts';
import { readManifest, updateManifest } from '../manifest/manifest-file.ts';
import { renderedEntry } from './rendered-entry.ts';

/** Says anew what is said of pictures that are up to date, where words or facts have changed; gives how many. */
export function refreshFacts(jobs: readonly RenderJob[]): number {
  const changed = factsToRefresh(jobs, readManifest());
  if (changed.length > 0) updateManifest(changed);
  return changed.length;
}

/** The entries that would read differently today. */
export function factsToRefresh(jobs: readonly RenderJob[], entries: readonly MediaEntry[]): MediaEntry[] {
  const byKey = new Map(entries.map((entry) => [entry.key, entry]));
  return jobs.flatMap((job) => {
    const entry = byKey.get(job.key);
    if (!entry || entry.hash !== job.hash) return [];
    const { width, height, color, thumbhash, files } = entry;
    const today = renderedEntry(job, { width, height, color, thumbhash, files });
    return canonicalJson(today) === canonicalJson(entry) ? [] : [today];
  });
}
