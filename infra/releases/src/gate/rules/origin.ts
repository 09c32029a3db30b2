import { z } from 'zod';
import type { Refusal } from '../verdict.ts';

const origin = z.object({ commit: z.string(), provenance: z.object({ isClean: z.boolean() }) });

/** What everybody gets can be found again: it was built from a commit and nothing else. Older manifests say nothing. */
export function comesFromCommit(manifest: string): readonly Refusal[] {
  const { data } = origin.safeParse(JSON.parse(manifest));
  if (!data || data.provenance.isClean) return [];
  return [
    {
      rule: 'origin',
      field: 'provenance.isClean',
      party: 'the repository',
      direction: 'gives',
      reason: `it was built from a tree with changes that commit ${data.commit.slice(0, 8)} does not have`,
      wayOut: 'Commit what is to be released and build it again; a canary or a preview may have it as it is.',
    },
  ];
}
