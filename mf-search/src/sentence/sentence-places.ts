import type { CityListed } from 'shared-contracts/api/places.ts';
import { countryLabels, regionLabels } from 'shared-contracts/domain/labels.ts';
import type { Localization } from 'shared-contracts/domain/place.ts';
import { plantsIndex } from 'shared-contracts/domain/search-index.ts';
import { slugify } from 'shared-contracts/domain/slugify.ts';
import { countries } from 'shared-contracts/domain/vocabulary.ts';
import { readPlace } from '../model/plant-hit.ts';
import type { PlantAnswer, PlantQuery } from '../model/plant-query.ts';
import type { Place } from './places.ts';

/** Where some homes stand. */
export type HomePlace = Pick<
  Localization,
  | 'country'
  | 'country_name'
  | 'region'
  | 'department'
  | 'department_slug'
  | 'city'
  | 'city_slug'
  | 'zone'
  | 'zone_slug'
  | 'neighborhood'
  | 'neighborhood_slug'
> & { readonly homes: number };

const pageOfHomes = 1000;

/** The places of all homes come by pages of the index; ask for the next one while `morePlaces` says so. */
export function placesQuery(page: number): PlantQuery {
  return {
    indexName: plantsIndex,
    hitsPerPage: pageOfHomes,
    page,
    attributesToRetrieve: ['project.localization'],
    analytics: false,
  };
}

/** Whether the index holds more homes than these pages. */
export function morePlaces(pages: readonly PlantAnswer[]): boolean {
  return pages.length < (pages[0]?.nbPages ?? 0);
}

/** What a reader knows of places, out of the index's answers; cities of the catalogue without homes are known too. */
export function placesOfAnswers(pages: readonly PlantAnswer[], catalogue: readonly CityListed[] = []): Place[] {
  const homes = pages.flatMap(({ hits }) => hits).flatMap((hit) => readPlace([hit]) ?? []);
  return placesOfHomes(
    homes.map((home) => ({ ...home, homes: 1 })),
    catalogue,
  );
}

/** Every place around some homes, each once, with how many of them stand in it. */
export function placesOfHomes(homes: readonly HomePlace[], catalogue: readonly CityListed[] = []): Place[] {
  const places = new Map<string, Place>();
  const around = [
    ...homes.map((home) => ({ places: placesAround(home), homes: home.homes })),
    ...catalogue.map(cityAround),
  ];
  for (const { places: each, homes: count } of around) {
    for (const place of each) {
      const key = [place.kind, place.country, place.city, place.slug].join('/');
      const known = places.get(key) ?? place;
      places.set(key, { ...known, plants: known.plants + count });
    }
  }
  return [...places.values()];
}

function placesAround(home: HomePlace): Place[] {
  const { country, region, city, city_slug, department, department_slug, zone, zone_slug } = home;
  const land = { country, plants: 0, ...(region ? { region } : {}) };
  const around = { ...land, department: department_slug };
  const inCity = { ...around, city: city_slug, cityName: city };
  return [
    { kind: 'country', name: countryLabels[country], slug: country, country, plants: 0 },
    ...(region ? [{ ...land, kind: 'region' as const, name: regionLabels[region], slug: region }] : []),
    { ...around, kind: 'department', name: department, slug: department_slug },
    { ...around, kind: 'city', name: city, slug: city_slug, city: city_slug },
    { ...inCity, kind: 'zone', name: zone, slug: zone_slug },
    ...(home.neighborhood && home.neighborhood_slug
      ? [
          {
            ...inCity,
            zone: zone_slug,
            kind: 'neighbourhood' as const,
            name: home.neighborhood,
            slug: home.neighborhood_slug,
          },
        ]
      : []),
  ];
}

function cityAround({ name, slug, department_name, country_code }: CityListed): { places: Place[]; homes: number } {
  const country = countries.find((code) => code === country_code);
  if (!country) return { places: [], homes: 0 };
  const department = slugify(department_name);
  return { places: [{ kind: 'city', name, slug, city: slug, country, department, plants: 0 }], homes: 0 };
}
