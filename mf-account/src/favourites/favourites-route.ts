import type { LoaderArgs, RouteHandle } from '@umbral/kit/remote/route-module.ts';
import { remoteContext } from '@umbral/kit/remote/use-remote.ts';
import { redirect } from '@umbral/protocol/router/router.ts';
import { loginHref } from '../model/login-href.ts';
import { texts } from '../texts.ts';

export { FavouritesPage as Component } from './favourites-page.tsx';

/** The person's favourites; without a session the login page comes first and leads back [B076]. */
export async function loader({ context, request }: LoaderArgs) {
  const { call } = context.get(remoteContext);
  const { loadFavourites } = await import('./favourites-queries.ts');
  const cards = await loadFavourites(call, request.signal);
  if (!cards) throw redirect(loginHref(new URL(request.url)));
  return { cards };
}

export const handle: RouteHandle = {
  head: () => ({ title: texts.favourites.documentTitle }),
  sharedMaxAge: 0,
};
