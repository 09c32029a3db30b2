import { routes } from '@umbral/domain/routes/table.ts';
import { fairRegionOfSlug } from '@umbral/domain/vocabulary/slugs.ts';
import type { FairRegion } from '@umbral/domain/vocabulary/vocabulary.ts';
import { notFound } from '@umbral/kit/remote/not-found.ts';
import type { LoaderArgs, RouteHandle } from '@umbral/kit/remote/route-module.ts';
import { remoteContext } from '@umbral/kit/remote/use-remote.ts';
import { redirect } from '@umbral/protocol/router/router.ts';
import { type FairCard, virtualFairFor } from '../model/fair-card.ts';
import type { ProgrammeData } from '../programme/programme-data.ts';
import { walkTexts } from '../texts/walk-texts.ts';

export { FairWalkPage as Component } from './fair-walk-page.tsx';

export interface FairWalkData {
  readonly fair: FairCard;
  readonly region: FairRegion;
  readonly programme: ProgrammeData;
}

/** Every stand of the region's fair: which of them are in the walk is known to the device alone. */
export async function loader({ context, params, request }: LoaderArgs): Promise<FairWalkData> {
  const region = fairRegionOfSlug(params.region ?? '');
  if (!region) throw notFound();
  const { call } = context.get(remoteContext);
  const [{ loadFairs }, { loadProgramme }] = await Promise.all([
    import('../queries/fair-queries.ts'),
    import('../programme/programme-queries.ts'),
  ]);
  const fair = virtualFairFor(region, await loadFairs(call, request.signal));
  if (!fair) throw redirect(routes.realEstateFair.href());
  const programme = await loadProgramme(call, { fair: fair.hyphenized, region: 'home' }, request.signal);
  return { fair, region, programme };
}

export const handle: RouteHandle<FairWalkData> = {
  head: ({ data: { fair } }) => ({ title: walkTexts.documentTitle(fair.name) }),
  sharedMaxAge: 300,
};
