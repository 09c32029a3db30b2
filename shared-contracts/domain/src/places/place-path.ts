import { type Country, countries, type Region, regions } from '../vocabulary/vocabulary.ts';
import type { Localization } from './place.ts';

/** Where a home stands, from the country to the neighbourhood, by the names that people read. */
export interface PlacePath {
  readonly country: Country;
  /** Nothing outside Colombia. */
  readonly region?: Region;
  readonly department: string;
  readonly city: string;
  readonly zone: string;
  readonly neighbourhood?: string;
}

/** What a path is written of. */
type PathOf = Pick<Localization, 'country' | 'region' | 'department' | 'city' | 'zone' | 'neighborhood'>;

const separator = ' > ';

/** One value for a facet: its counts are the whole tree of places with their homes. */
export function writePlacePath(place: PathOf): string {
  const { country, region, department, city, zone, neighborhood } = place;
  return [country, region ?? '', department, city, zone, neighborhood ?? ''].join(separator);
}

/** Reads what `writePlacePath` writes; nothing where it is no such text. */
export function readPlacePath(text: string): PlacePath | undefined {
  const [code, regionKey, department, city, zone, neighbourhood] = text.split(separator);
  const country = countries.find((known) => known === code);
  const region = regions.find((known) => known === regionKey);
  if (!country || !department || !city || !zone) return undefined;
  return {
    country,
    department,
    city,
    zone,
    ...(region ? { region } : {}),
    ...(neighbourhood ? { neighbourhood } : {}),
  };
}
