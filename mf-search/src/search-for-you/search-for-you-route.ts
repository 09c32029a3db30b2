import { productName } from '@umbral/domain/vocabulary/product.ts';
import { regionOfSlug } from '@umbral/domain/vocabulary/slugs.ts';
import { notFound } from '@umbral/kit/remote/not-found.ts';
import type { LoaderArgs, RouteHandle } from '@umbral/kit/remote/route-module.ts';
import { remoteContext } from '@umbral/kit/remote/use-remote.ts';
import { structuredData } from '@umbral/protocol/remote/structured-data.ts';
import { searchForYouTexts as texts } from '../texts/search-for-you-texts.ts';
import type { SearchForYouData } from './search-for-you-queries.ts';

export async function loader({ context, params, request }: LoaderArgs): Promise<SearchForYouData> {
  const region = params.region === undefined ? undefined : regionOfSlug(params.region);
  if (params.region !== undefined && region === undefined) throw notFound();
  const { environment } = context.get(remoteContext);
  const { loadSearchForYou } = await import(
    /* webpackChunkName: "search-for-you-queries" */ './search-for-you-queries.ts'
  );
  return loadSearchForYou(region, environment.search, request.signal);
}

export { SearchForYouPage as Component } from './search-for-you-page.tsx';

export const handle: RouteHandle<SearchForYouData> = {
  head: ({ data: { place, path }, environment: { origin } }) => ({
    title: texts.documentTitle(place),
    description: texts.description(place),
    canonical: path,
    ...structuredData(() => [
      {
        '@context': 'https://schema.org',
        '@type': 'Service',
        name: texts.heading(place),
        serviceType: texts.form.title,
        areaServed: place,
        url: origin + path,
        provider: { '@type': 'Organization', name: productName, url: origin },
        offers: { '@type': 'Offer', price: 0, priceCurrency: 'COP' },
      },
    ]),
  }),
};
