import type { LoaderArgs, RouteHandle } from '@umbral/kit/remote/route-module.ts';
import { favouritesTexts } from '../texts/favourites-texts.ts';

export { FavouritesPage as Component } from './favourites-page.tsx';

export const loader = async (args: LoaderArgs) => (await import('./favourites-queries.ts')).loadFavourites(args);

export const handle: RouteHandle = {
  head: () => ({ title: favouritesTexts.documentTitle }),
  sharedMaxAge: 0,
};
