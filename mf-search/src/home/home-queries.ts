import { facets, plantsIndex } from 'shared-contracts/domain/search-index.ts';
import type { SearchAccess } from 'shared-contracts/remote/render-contract.ts';
import { emptySearch, type SearchState } from 'shared-contracts/routes/search-state.ts';
import { toHref } from 'shared-contracts/routes/search-url.ts';
import { filtersOf } from '../model/search-filters.ts';
import { queryPlants } from '../plants-queries.ts';
import { homeTexts as texts } from '../texts/home-texts.ts';
import { type SearchBarOptions, searchBarOptions } from '../ui/search-bar-options.ts';
import { type LinkWithCount, seoLinks } from '../ui/seo-links.ts';

/** What the home page shows by itself; its other parts are fragments. */
export interface HomeData {
  /** Homes on offer in Colombia. */
  readonly count: number;
  readonly options: SearchBarOptions;
  readonly quickLinks: readonly LinkWithCount[];
}

/** The home page's data, by one request to the index. */
export async function loadHome(search: SearchAccess, signal: AbortSignal): Promise<HomeData> {
  const housing = emptySearch('housing');
  const shortcuts: readonly (readonly [string, SearchState])[] = [
    [texts.immediateDelivery, emptySearch('immediate-delivery')],
    [texts.vis, emptySearch('vis')],
    [texts.withSubsidy, { ...housing, criteria: ['with-subsidy'] }],
  ];
  const counts = [housing, ...shortcuts.map(([, state]) => state)].map((state) => ({
    indexName: plantsIndex,
    filters: filtersOf(state),
    hitsPerPage: 0,
    facets: [facets.city],
  }));
  const [all, ...others] = await queryPlants(search, counts, signal);
  const cities = all?.facets?.[facets.city] ?? {};
  const links = shortcuts.map(([label, state], index) => ({
    label,
    href: toHref(state),
    count: others[index]?.nbHits ?? 0,
  }));
  return {
    count: all?.nbHits ?? 0,
    options: searchBarOptions(),
    quickLinks: [...seoLinks(housing, { city: cities, zone: {}, type: {} }, {}), ...links].filter(
      ({ count }) => count > 0,
    ),
  };
}
