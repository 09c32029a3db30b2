import { placeholders } from 'shared-contracts/domain/slugify.ts';
import { countrySlugs, listingFamilySlugs, propertyTypeSlugs } from 'shared-contracts/domain/slugs.ts';
import { defaultCountry } from 'shared-contracts/domain/vocabulary.ts';
import type { WatchedFilters } from 'shared-contracts/domain/watched-filters.ts';

/** Where an alert leads: to the listing that it was asked from; alerts that know none, to the nearest one. */
export function listingPath(stored: string | null, filters: WatchedFilters): string {
  return stored ?? nearestListing(filters);
}

/** The listing of a search's place and type, which stand in the path of listings. */
function nearestListing(filters: WatchedFilters): string {
  const { country, city, zone, propertyType } = filters;
  const type = propertyType ? propertyTypeSlugs[propertyType] : undefined;
  if (country && country !== defaultCountry) {
    return pathOf(listingFamilySlugs.abroad, [
      [countrySlugs[country], ''],
      [city, placeholders.city],
      [type, ''],
    ]);
  }
  return pathOf(familyOf(filters), [
    [city, placeholders.city],
    [zone, placeholders.zone],
    [type, ''],
  ]);
}

function familyOf({ category }: WatchedFilters): string {
  if (category === 'vis') return listingFamilySlugs.vis;
  return category === 'gold' ? listingFamilySlugs.gold : listingFamilySlugs.housing;
}

/** Chosen segments in their order; one that is missing before a chosen one is its placeholder. */
function pathOf(family: string, parts: readonly [string | null | undefined, string][]): string {
  const used = parts.findLastIndex(([value]) => Boolean(value)) + 1;
  return ['', family, ...parts.slice(0, used).map(([value, placeholder]) => value || placeholder)].join('/');
}
