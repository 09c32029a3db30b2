import type { WatchedFilters } from '@umbral/domain/filters/wire-filters.ts';
import { toPath } from '@umbral/domain/routes/search-path.ts';
import { emptySearch } from '@umbral/domain/routes/search-state.ts';
import { defaultCountry, type ListingFamily } from '@umbral/domain/vocabulary/vocabulary.ts';

/** Where an alert leads: to the listing that it was asked from; alerts that know none, to the nearest one. */
export function listingPath(stored: string | null, filters: WatchedFilters): string {
  return stored ?? nearestListing(filters);
}

/** The listing of a search's place and type, which stand in the path of listings. */
function nearestListing(filters: WatchedFilters): string {
  const { country, city, zone, propertyType } = filters;
  return toPath({
    ...emptySearch(familyOf(filters)),
    country: country ?? undefined,
    city: city || undefined,
    zone: zone || undefined,
    type: propertyType ?? undefined,
  });
}

function familyOf({ category, country }: WatchedFilters): ListingFamily {
  if (country && country !== defaultCountry) return 'abroad';
  return category === 'vis' || category === 'gold' ? category : 'housing';
}
