import { getBuilder } from '@umbral/domain/api/builders.ts';
import { foundOrNothing } from '@umbral/domain/api/found-or-nothing.ts';
import type { FairRegion } from '@umbral/domain/vocabulary/vocabulary.ts';
import type { CallApi } from '@umbral/protocol/calls/call-api.ts';
import { virtualFairFor } from '../model/fair-card.ts';
import { loadProgramme } from '../programme/programme-queries.ts';
import { loadFairs } from '../queries/fair-queries.ts';
import { loadFairProjects } from '../queries/projects-queries.ts';
import type { FairStandData } from './fair-stand-data.ts';

interface Wanted {
  readonly region: FairRegion;
  /** Of the builder. */
  readonly slug: string;
  readonly page: number;
}

/** A stand of the region's fair, or that there is no fair or no such stand. */
export async function loadFairStand(
  call: CallApi,
  { region, slug, page }: Wanted,
  signal: AbortSignal,
): Promise<FairStandData | 'closed' | 'no-stand'> {
  const fair = virtualFairFor(region, await loadFairs(call, signal));
  if (!fair) return 'closed';
  const programme = await loadProgramme(call, { fair: fair.hyphenized, region: 'home' }, signal);
  const stand = programme.stands.find((one) => one.slug === slug);
  if (!stand) return 'no-stand';
  const [projects, builder] = await Promise.all([
    loadFairProjects(call, { fair: fair.hyphenized, builder: slug, page }, signal),
    foundOrNothing(call(getBuilder, { params: { slug } }, { signal })),
  ]);
  return {
    ...{ fair, region, stand, projects },
    phone: builder?.data.phone || null,
    whatsapp: builder?.data.whatsapp_number || null,
    readAt: programme.readAt,
  };
}
