import { notFound } from '@umbral/kit/remote/not-found.ts';
import type { LoaderArgs, RouteHandle } from '@umbral/kit/remote/route-module.ts';
import { remoteContext } from '@umbral/kit/remote/use-remote.ts';
import { structuredData } from '@umbral/protocol/remote/structured-data.ts';
import { redirect } from '@umbral/protocol/router/router.ts';
import { preloadView } from '../results/densities.ts';
import { forgetFailure, keptListing } from '../results/shown-listings.ts';
import { StandIn } from '../stand-in/stand-in-part.ts';
import { gridSizes } from '../ui/grid-sizes.ts';
import type { ListingData } from '../view-model/listing-data.ts';
import { loadQueries } from './lazy-queries.ts';
import { listingInMarkup } from './listing-in-markup.ts';
import { searchFailure } from './search-failure.ts';
import { listingJsonLd } from './structured-data.ts';

export async function loader({ context, request }: LoaderArgs): Promise<ListingData> {
  const kept = keptListing(request.url);
  if (kept) return kept;
  const { loadListing } = await loadQueries();
  const url = new URL(request.url);
  const remote = context.get(remoteContext);
  forgetFailure();
  const outcome = await loadListing({ url, remote, signal: request.signal, now: Date.now() }).catch((error) => {
    throw searchFailure(error, request);
  });
  if (outcome.kind === 'moved') throw redirect(outcome.href);
  if (outcome.kind === 'missing') throw notFound({ message: outcome.message });
  const { data } = outcome;
  await Promise.all([preloadView(data.view), data.isStandIn ? StandIn.preload() : undefined]);
  return data;
}

export { ListingPage as Component } from './listing-page.tsx';

export const handle: RouteHandle<ListingData> = {
  isPartial: ({ isStandIn = false }) => isStandIn,
  inMarkup: listingInMarkup,
  head: ({ data, environment }) => {
    const image = data.cards[0]?.images[0];
    return {
      ...data.head,
      ...structuredData(() => listingJsonLd(data, environment.origin)),
      ...(image ? { image: image.src, preloadImage: { ...image, sizes: gridSizes } } : {}),
    };
  },
};
