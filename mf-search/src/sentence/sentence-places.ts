import { facets } from '@umbral/domain/homes/record-attributes.ts';
import { type PlacePath, readPlacePath } from '@umbral/domain/places/place-path.ts';
import { plantsIndex } from '@umbral/domain/search/search-index.ts';
import { countryLabels, regionLabels } from '@umbral/domain/vocabulary/labels.ts';
import { slugify } from '@umbral/domain/vocabulary/slugify.ts';
import type { PlantAnswer, PlantQuery } from '../model/plant-query.ts';
import { byProject } from '../model/search-unit.ts';
import type { Place } from './places.ts';

/** A place with the projects that stand in it. */
export type HomePlace = PlacePath & { readonly homes: number };

/** The tree of places with their homes, and the names of the builders: counts of two facets. */
export const placesQuery: PlantQuery = {
  ...byProject,
  indexName: plantsIndex,
  hitsPerPage: 0,
  facets: [facets.placePath, facets.builderName],
  maxValuesPerFacet: 1000,
  analytics: false,
};

/** What a reader knows of places, out of the index's answer. */
export function placesOf(answer: PlantAnswer | undefined): Place[] {
  const counts = Object.entries(answer?.facets?.[facets.placePath] ?? {});
  return placesOfHomes(
    counts.flatMap(([path, homes]) => {
      const place = readPlacePath(path);
      return place ? { ...place, homes } : [];
    }),
  );
}

/** Names that are no slips of a place. */
export function builderNames(answer: PlantAnswer | undefined): string[] {
  return Object.keys(answer?.facets?.[facets.builderName] ?? {});
}

/** Every place around some homes, each once, with how many of them stand in it. */
export function placesOfHomes(homes: readonly HomePlace[]): Place[] {
  const places = new Map<string, Place>();
  for (const home of homes) {
    for (const place of placesAround(home)) {
      const key = [place.kind, place.country, place.city, place.slug].join('/');
      const known = places.get(key) ?? place;
      places.set(key, { ...known, plants: known.plants + home.homes });
    }
  }
  return [...places.values()];
}

function placesAround(home: HomePlace): Place[] {
  const { country, region, department, city: cityName, neighbourhood } = home;
  const land = { country, plants: 0, ...(region ? { region } : {}) };
  const around = { ...land, department: slugify(department) };
  const city = slugify(cityName);
  const inCity = { ...around, city, cityName };
  const zone = slugify(home.zone);
  return [
    { kind: 'country', name: countryLabels[country], slug: country, country, plants: 0 },
    ...(region ? [{ ...land, kind: 'region' as const, name: regionLabels[region], slug: region }] : []),
    { ...around, kind: 'department', name: department, slug: around.department },
    { ...around, kind: 'city', name: cityName, slug: city, city },
    { ...inCity, kind: 'zone', name: home.zone, slug: zone },
    ...(neighbourhood
      ? [{ ...inCity, zone, kind: 'neighbourhood' as const, name: neighbourhood, slug: slugify(neighbourhood) }]
      : []),
  ];
}
