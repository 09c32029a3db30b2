import type { OfferedListing } from '@umbral/domain/api/seo.ts';
import { matchRoute } from '@umbral/domain/routes/match.ts';
import { pathFacets, toPath } from '@umbral/domain/routes/search-path.ts';
import { emptySearch, type SearchState } from '@umbral/domain/routes/search-state.ts';
import { type RouteKey, routes } from '@umbral/domain/routes/table.ts';
import { countryOfSlug, propertyTypeOfSlug, regionOfSlug } from '@umbral/domain/vocabulary/slugs.ts';
import { defaultCountry, type ListingFamily } from '@umbral/domain/vocabulary/vocabulary.ts';

/**
 * The listings that have something to show and may be indexed: of every family, each place and type that stands in its
 * path without a placeholder; departments, regions, and the pages that search for people in a region.
 */
export function listingPaths(rows: readonly OfferedListing[], has: (key: RouteKey) => boolean): readonly string[] {
  const paths = new Set(rows.flatMap((row) => familiesOf(row).flatMap((family) => pathsOf(family, row))));
  for (const { region, country_code } of rows) {
    if (region && country_code === defaultCountry) paths.add(routes.searchForYouByRegion.href({ region }));
  }
  return [...paths].filter((path) => {
    const match = matchRoute(path);
    return match !== undefined && has(match.key);
  });
}

function familiesOf({ country_code, categories, holiday, tv, tour360 }: OfferedListing): ListingFamily[] {
  if (country_code !== defaultCountry) return ['abroad'];
  const isOf = (category: string) => categories.includes(category);
  return [
    'housing',
    'neighbourhoods',
    ...(isOf('vis') ? (['vis'] as const) : []),
    ...(isOf('gold') ? (['gold'] as const) : []),
    ...(isOf('gold') || isOf('none') ? (['above-vis'] as const) : []),
    ...(holiday ? (['holiday'] as const) : []),
    ...(tv ? (['tv'] as const) : []),
    ...(tour360 ? (['tour360'] as const) : []),
  ];
}

function pathsOf(family: ListingFamily, row: OfferedListing): string[] {
  const { department, city, zone } = row;
  const type = propertyTypeOfSlug(row.type);
  const region = regionOfSlug(row.region ?? '');
  const values: Partial<SearchState> = {
    country: countryOfSlug(row.country),
    city,
    zone,
    neighbourhood: row.neighbourhood ?? undefined,
    type,
  };
  const facets = pathFacets[family].filter((facet) => facet !== 'price');
  const known = facets.findIndex((facet) => values[facet] === undefined);
  const narrower = facets.slice(0, known < 0 ? facets.length : known).map((_, index) => {
    const chosen = facets.slice(0, index + 1).map((facet) => [facet, values[facet]]);
    return toPath({ ...emptySearch(family), ...Object.fromEntries(chosen) });
  });
  const hasDepartments = family === 'housing' || family === 'vis' || family === 'holiday';
  return [
    ...narrower,
    ...(hasDepartments ? [toPath({ ...emptySearch(family), department })] : []),
    ...(family === 'housing' && region ? [toPath({ ...emptySearch(family), region })] : []),
    ...(family === 'housing' && region && type ? [toPath({ ...emptySearch(family), region, type })] : []),
  ];
}
