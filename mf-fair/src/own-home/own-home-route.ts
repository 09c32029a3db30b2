import { notFound } from '@umbral/kit/remote/not-found.ts';
import type { LoaderArgs, RouteHandle } from '@umbral/kit/remote/route-module.ts';
import { remoteContext } from '@umbral/kit/remote/use-remote.ts';
import { readPage } from '../model/fair-address.ts';
import { ownHomeTexts as texts } from '../texts/own-home-texts.ts';
import type { OwnHomeData } from './own-home-data.ts';
import { ownHomeHead } from './own-home-head.ts';

export { OwnHomePage as Component } from './own-home-page.tsx';

/** The current edition of the fair of own homes, the edition that the address names, or the current one in a city. */
export async function loader({ context, params, request }: LoaderArgs): Promise<OwnHomeData> {
  const { call } = context.get(remoteContext);
  const { loadOwnHome } = await import('./own-home-queries.ts');
  const page = readPage(new URL(request.url).searchParams);
  const found = await loadOwnHome(call, { edition: params.id, city: params.city, page }, request.signal);
  if (found === 'no-edition') throw notFound();
  if (found === 'no-city') throw notFound({ message: texts.cityNotFound });
  if (page > 1 && !found.edition?.projects?.cards.length) throw notFound();
  return found;
}

export const handle: RouteHandle<OwnHomeData> = {
  head: ({ data, environment }) => ownHomeHead(data, environment.origin),
  sharedMaxAge: 300,
};
