import type { Localization } from '@umbral/domain/places/place.ts';
import { country, stratum } from '@umbral/domain/vocabulary/vocabulary-schema.ts';
import type { PlantListingTable } from 'infra-db/tables/listing-tables.ts';

/** What a row must hold to say where a project stands. */
export type PlaceRow = Pick<
  PlantListingTable,
  | 'country_code'
  | 'country'
  | 'region_key'
  | 'department'
  | 'department_slug'
  | 'city'
  | 'city_id'
  | 'city_slug'
  | 'zone'
  | 'zone_slug'
  | 'neighborhood'
  | 'neighborhood_slug'
  | 'address'
  | 'stratum'
  | 'lat'
  | 'lng'
>;

/** Where a project stands. */
export function localizationOf(row: PlaceRow): Localization {
  return {
    country: country.parse(row.country_code),
    country_name: row.country,
    region: row.region_key,
    department: row.department,
    department_slug: row.department_slug,
    city: row.city,
    city_id: row.city_id,
    city_slug: row.city_slug,
    zone: row.zone,
    zone_slug: row.zone_slug,
    neighborhood: row.neighborhood,
    neighborhood_slug: row.neighborhood_slug,
    address: row.address,
    stratum: stratum.nullable().parse(row.stratum),
    coordinates: { lat: row.lat, lng: row.lng },
  };
}
