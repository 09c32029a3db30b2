import { emptySearch } from '@umbral/domain/routes/search-state.ts';
import { toHref } from '@umbral/domain/routes/search-url.ts';
import { routes } from '@umbral/domain/routes/table.ts';
import { regionOfSlug } from '@umbral/domain/vocabulary/slugs.ts';
import type { LoaderArgs, RouteHandle } from '@umbral/kit/remote/route-module.ts';
import { searchForYouTexts as texts } from '../texts/search-for-you-texts.ts';

/** Where the lead came from, and what to look at until the call. */
interface ThanksData {
  readonly isAbroad: boolean;
  readonly listing: string;
}

export function loader({ request, routeKey }: LoaderArgs): ThanksData {
  if (routeKey === 'searchForYouAbroadThanks') return { isAbroad: true, listing: toHref(emptySearch('abroad')) };
  const region = regionOfSlug(new URL(request.url).searchParams.get('region') ?? '');
  return { isAbroad: false, listing: toHref({ ...emptySearch('housing'), ...(region ? { region } : {}) }) };
}

export { SearchForYouThanksPage as Component } from './search-for-you-thanks-page.tsx';

export const handle: RouteHandle<ThanksData> = {
  head: ({ data: { isAbroad } }) => ({
    title: texts.thanks.documentTitle,
    description: texts.thanks.description,
    canonical: (isAbroad ? routes.searchForYouAbroadThanks : routes.searchForYouThanks).href(),
  }),
};
