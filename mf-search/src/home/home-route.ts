import { routes } from '@umbral/domain/routes/table.ts';
import { productName } from '@umbral/domain/vocabulary/product.ts';
import type { LoaderArgs, RouteHandle } from '@umbral/kit/remote/route-module.ts';
import { remoteContext } from '@umbral/kit/remote/use-remote.ts';
import { structuredData } from '@umbral/protocol/remote/structured-data.ts';
import { data } from '@umbral/protocol/router/router.ts';
import { StandIn } from '../stand-in/stand-in-part.ts';
import { homeTexts as texts } from '../texts/home-texts.ts';
import type { HomeData } from './home-queries.ts';

export async function loader({ context, request }: LoaderArgs): Promise<HomeData> {
  const { environment, call } = context.get(remoteContext);
  const { loadHome } = await import(/* webpackChunkName: "home-queries" */ './home-queries.ts');
  const home = await loadHome({ search: environment.search, call }, request.signal, Date.now()).catch((error) => {
    // Nobody answered: that is no error of the page.
    throw request.signal.aborted ? error : data(null, { status: 503 });
  });
  if (home.isStandIn) await StandIn.preload();
  return home;
}

export { HomePage as Component } from './home-page.tsx';

export const handle: RouteHandle<HomeData> = {
  isPartial: ({ isStandIn = false }) => isStandIn,
  head: ({ environment: { origin } }) => ({
    title: texts.documentTitle,
    description: texts.description,
    canonical: routes.home.href(),
    ...structuredData(() => [
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
    ]),
  }),
};
