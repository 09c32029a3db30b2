import { fairRegionLabels } from 'shared-contracts/domain/labels.ts';
import { fairRegionOfSlug } from 'shared-contracts/domain/slugs.ts';
import type { FairRegion } from 'shared-contracts/domain/vocabulary.ts';
import { notFound } from 'shared-contracts/remote/not-found.ts';
import { remoteContext } from 'shared-contracts/remote/remote-context.ts';
import type { LoaderArgs, RouteHandle } from 'shared-contracts/remote/route-module.ts';
import { redirect } from 'shared-contracts/router/router.ts';
import { routes } from 'shared-contracts/routes/table.ts';
import { type FairCard, virtualFairFor } from '../model/fair-card.ts';
import { texts } from '../texts.ts';
import type { FairPlants } from './virtual-fair-queries.ts';

export { VirtualFairPage as Component } from './virtual-fair-page.tsx';

export interface VirtualFairData {
  readonly fair: FairCard;
  readonly region: FairRegion;
  readonly plants: FairPlants;
}

/** The virtual fair of a region; while none is active the visitor is sent on [B083]. */
export async function loader({ context, params, request }: LoaderArgs): Promise<VirtualFairData> {
  const region = fairRegionOfSlug(params.region ?? '');
  if (!region) throw notFound();
  const { call } = context.get(remoteContext);
  const [{ loadFairs }, { loadFairPlants }] = await Promise.all([
    import('../fair-queries.ts'),
    import('./virtual-fair-queries.ts'),
  ]);
  const fair = virtualFairFor(region, await loadFairs(call, request.signal));
  if (!fair) throw redirect(routes.realEstateFair.href());
  const page = pageOf(new URL(request.url));
  const plants = await loadFairPlants(call, { fair: fair.hyphenized, region, page }, request.signal);
  if (page > 1 && plants.cards.length === 0) throw notFound();
  return { fair, region, plants };
}

/** `?page=N`, one-based; anything else is the first page. */
function pageOf({ searchParams }: URL): number {
  const page = Number(searchParams.get('page') ?? '1');
  return Number.isInteger(page) && page >= 1 && page <= 1000 ? page : 1;
}

export const handle: RouteHandle<VirtualFairData> = {
  head: ({ data: { fair, region, plants } }) => {
    const path = routes.virtualFair.href({ region });
    const hrefOf = (page: number) => (page > 1 ? `${path}?page=${page}` : path);
    return {
      title: texts.virtual.documentTitle(fair.name, region === 'home' ? '' : ` en ${fairRegionLabels[region]}`),
      description: fair.description,
      canonical: hrefOf(plants.page),
      ...(plants.page > 1 ? { prev: hrefOf(plants.page - 1) } : {}),
      ...(plants.page < plants.pages ? { next: hrefOf(plants.page + 1) } : {}),
    };
  },
  sharedMaxAge: 300,
};
