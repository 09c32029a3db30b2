import { routes } from '@umbral/domain/routes/table.ts';
import { productName } from '@umbral/domain/vocabulary/product.ts';
import type { LoaderArgs, RouteHandle } from '@umbral/kit/remote/route-module.ts';
import { remoteContext } from '@umbral/kit/remote/use-remote.ts';
import { homeTexts as texts } from '../texts/home-texts.ts';
import type { HomeData } from './home-queries.ts';

export async function loader({ context, request }: LoaderArgs): Promise<HomeData> {
  const { environment } = context.get(remoteContext);
  const { loadHome } = await import(/* webpackChunkName: "home-queries" */ './home-queries.ts');
  return loadHome(environment.search, request.signal, Date.now());
}

export { HomePage as Component } from './home-page.tsx';

export const handle: RouteHandle<HomeData> = {
  head: ({ environment: { origin } }) => ({
    title: texts.documentTitle,
    description: texts.description,
    canonical: routes.home.href(),
    jsonLd: [
      { '@context': 'https://schema.org', '@type': 'Organization', name: productName, url: origin },
      {
        '@context': 'https://schema.org',
        '@type': 'WebSite',
        name: productName,
        url: origin,
        inLanguage: 'es-CO',
        potentialAction: {
          '@type': 'SearchAction',
          target: `${origin}${routes.housing.href()}?q={search_term_string}`,
          'query-input': 'required name=search_term_string',
        },
      },
    ],
  }),
};
