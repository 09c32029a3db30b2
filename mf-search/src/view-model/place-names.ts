import type { WantedPlace } from '@umbral/domain/filters/filter-values.ts';
import { writePlace } from '@umbral/domain/filters/wanted-places.ts';
import type { Localization } from '@umbral/domain/places/place.ts';
import { slugify } from '@umbral/domain/vocabulary/slugify.ts';
import type { Country } from '@umbral/domain/vocabulary/vocabulary.ts';
import type { FacetCounts } from '../model/facet-counts.ts';
import { type ListingQueries, type PlaceGroup, placeGroups } from '../model/listing-plan.ts';
import { readPlace } from '../model/plant-hit.ts';
import type { Answers } from '../model/query-bundle.ts';

/** The places that a listing names, as people read them. */
export interface PlaceNames {
  readonly country?: Country;
  readonly department?: string;
  readonly departmentSlug?: string;
  readonly city?: string;
  readonly zone?: string;
  readonly neighbourhood?: string;
  readonly fair?: string;
  /** Of several places that are wanted, by what an address calls each. */
  readonly wanted?: Readonly<Record<string, string>>;
}

/** What the index knows of the named places; `missing` is the widest one that it does not know. */
export interface PlacesFound {
  readonly names: PlaceNames;
  readonly missing?: PlaceGroup;
}

/** The places that a listing asked for, out of its answers. */
export function placesFound(places: Answers<ListingQueries>['places']): PlacesFound {
  const found = placeGroups.flatMap((group) => {
    const answer = places[group];
    return answer ? [{ group, place: readPlace(answer.hits) }] : [];
  });
  const names = Object.assign({}, ...found.map(({ group, place }) => (place ? namesOf(group, place) : {})));
  return { names, missing: found.find(({ place }) => place === undefined)?.group };
}

/** The names of several wanted places, by what an address calls each, out of the counts that the listing has anyway. */
export function wantedNames(places: readonly WantedPlace[], counts: Partial<FacetCounts>): Record<string, string> {
  return Object.fromEntries(
    places.flatMap((place) => {
      const name = Object.keys(counts[place.level] ?? {}).find((one) => slugify(one) === place.slug);
      return name === undefined ? [] : [[writePlace(place), name]];
    }),
  );
}

function namesOf(group: PlaceGroup, place: Localization): PlaceNames {
  const department = { department: place.department, departmentSlug: place.department_slug };
  switch (group) {
    case 'department':
      return department;
    case 'city':
      return { ...department, country: place.country, city: place.city };
    case 'zone':
      return { zone: place.zone };
    case 'neighbourhood':
      return { neighbourhood: place.neighborhood ?? undefined };
  }
}
