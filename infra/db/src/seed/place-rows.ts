import { regionLabels } from '@umbral/domain/vocabulary/labels.ts';
import { slugify } from '@umbral/domain/vocabulary/slugify.ts';
import { regionSlugs } from '@umbral/domain/vocabulary/slugs.ts';
import type { Country, Region } from '@umbral/domain/vocabulary/vocabulary.ts';
import { countries as listingCountries, regions } from '@umbral/domain/vocabulary/vocabulary.ts';
import countries from '../../seed/data/countries.json' with { type: 'json' };
import worldCities from '../../seed/data/world-cities.json' with { type: 'json' };
import type { SeedCity } from './geography.ts';
import { seedCities } from './geography.ts';
import type { SeedRow } from './insert-rows.ts';
import type { MediaAsset, MediaLibrary } from './media-library.ts';

const countryIds = new Map(countries.map(({ code }, index) => [code, index + 1]));

/** The id of a country by its ISO code. */
export function countryId(code: string): number {
  const id = countryIds.get(code);
  if (id === undefined) throw new Error(`countries.json has no ${code}`);
  return id;
}

const isListing = (code: string) => listingCountries.some((country) => country === code);

export const countryRows: readonly SeedRow<'country'>[] = countries.map((country) => ({
  id: countryId(country.code),
  ...country,
  slug: slugify(country.name),
  has_listings: isListing(country.code),
}));

export const regionRows: readonly SeedRow<'region'>[] = regions.map((key, index) => ({
  id: index + 1,
  key,
  name: regionLabels[key],
  slug: regionSlugs[key],
  position: index + 1,
}));

interface SeedDepartment {
  country: Country;
  name: string;
  regionId: number | null;
}

const departments: SeedDepartment[] = [];
for (const { country, department, region } of seedCities) {
  if (departments.some(({ name }) => name === department)) continue;
  departments.push({ country, name: department, regionId: region ? regions.indexOf(region) + 1 : null });
}

/** The other departments of Colombia, by commercial region: people live there and homes may follow. */
const otherDepartments: readonly (readonly [Region, readonly string[]])[] = [
  ['valle', ['Putumayo']],
  ['caribe', ['La Guajira', 'San Andrés y Providencia', 'Sucre']],
  ['centro', ['Amazonas', 'Boyacá', 'Caquetá', 'Casanare', 'Guainía', 'Guaviare', 'Huila', 'Vaupés', 'Vichada']],
  ['antioquia', ['Chocó']],
  ['santanderes', ['Arauca']],
];
for (const [region, names] of otherDepartments) {
  for (const name of names) departments.push({ country: 'CO', name, regionId: regions.indexOf(region) + 1 });
}

/** Panama's department and its city region are namesakes of the country and a city: the slug says which is which. */
export const departmentRows: readonly SeedRow<'department'>[] = departments.map(
  ({ country, name, regionId }, index) => ({
    id: index + 1,
    country_id: countryId(country),
    region_id: regionId,
    name,
    slug: slugify(name),
  }),
);

const timeZones: Record<Country, string> = {
  CO: 'America/Bogota',
  PA: 'America/Panama',
  US: 'America/New_York',
  ES: 'Europe/Madrid',
  DO: 'America/Santo_Domingo',
};

/** Featured cities in the order of the home page. */
const mainOrder = [
  'bogota',
  'medellin',
  'cali',
  'barranquilla',
  'cartagena',
  'santa-marta',
  'bucaramanga',
  'pereira',
  'armenia',
];

/** A picture of the city itself; else one of any city, or of a building. */
function cityPicture({ id, name, slug }: SeedCity, library: MediaLibrary): MediaAsset {
  const own = library.ofKind('city').find(({ key, city }) => city === name || key.endsWith(`/${slug}`));
  return own ?? library.at(library.has('city') ? 'city' : 'exterior', id - 1);
}

export function cityRows(library: MediaLibrary): SeedRow<'city'>[] {
  return seedCities.map((city) => ({
    id: city.id,
    department_id: departments.findIndex(({ name }) => name === city.department) + 1,
    name: city.name,
    slug: city.slug,
    lat: city.lat,
    lng: city.lng,
    landline_prefix: city.landlinePrefix ?? null,
    image_key: cityPicture(city, library).key,
    main_position: mainOrder.includes(city.slug) ? mainOrder.indexOf(city.slug) + 1 : null,
    vis_agglomeration: city.isAgglomeration,
    shows_neighborhood: city.showsNeighborhood,
    time_zone: timeZones[city.country],
  }));
}

export const zoneRows: readonly SeedRow<'zone'>[] = seedCities.flatMap((city) =>
  city.zones.map(({ id, cityId, name, slug, lat, lng, m2Price, strata }) => ({
    id,
    city_id: cityId,
    name,
    slug,
    lat,
    lng,
    m2_price_min: m2Price[0],
    m2_price_max: m2Price[1],
    strata: [...strata],
  })),
);

export const neighborhoodRows: readonly SeedRow<'neighborhood'>[] = seedCities.flatMap((city) =>
  city.zones.flatMap((zone) =>
    zone.neighborhoods.map(({ id, zoneId, name, lat, lng }) => ({
      id,
      zone_id: zoneId,
      name,
      slug: slugify(name),
      lat,
      lng,
    })),
  ),
);

function listedWorldCities(): SeedRow<'world_city'>[] {
  return Object.entries(worldCities).flatMap(([code, cities]) =>
    cities.map(([name, lat, lng]) => ({
      country_id: countryId(code),
      name: String(name),
      lat: Number(lat),
      lng: Number(lng),
    })),
  );
}

/** Residences on offer: the cities with projects and the cities of the world where buyers live. */
export function worldCityRows(): SeedRow<'world_city'>[] {
  const own = seedCities.map(({ country, name, lat, lng }) => ({ country_id: countryId(country), name, lat, lng }));
  const all = [...own, ...listedWorldCities()];
  const unique = new Map(all.map((city) => [`${city.country_id}/${city.name}`, city]));
  return [...unique.values()].map((city, index) => ({ id: index + 1, ...city }));
}
