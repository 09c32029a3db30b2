import type { Region } from '@umbral/domain/vocabulary/vocabulary.ts';
import type { Generated } from 'kysely';

export interface CountryTable {
  id: Generated<number>;
  code: string;
  name: string;
  slug: string;
  phone_prefix: string | null;
  currency: Generated<string>;
  has_listings: Generated<boolean>;
}

export interface RegionTable {
  id: Generated<number>;
  key: Region;
  name: string;
  slug: string;
  position: number;
}

export interface DepartmentTable {
  id: Generated<number>;
  country_id: number;
  region_id: number | null;
  name: string;
  slug: string;
}

export interface CityTable {
  id: Generated<number>;
  department_id: number;
  name: string;
  slug: string;
  lat: number;
  lng: number;
  landline_prefix: string | null;
  image_key: string | null;
  main_position: number | null;
  vis_agglomeration: Generated<boolean>;
  shows_neighborhood: Generated<boolean>;
  time_zone: Generated<string>;
}

export interface ZoneTable {
  id: Generated<number>;
  city_id: number;
  name: string;
  slug: string;
  lat: number;
  lng: number;
  m2_price_min: number | null;
  m2_price_max: number | null;
  strata: Generated<number[]>;
}

export interface NeighborhoodTable {
  id: Generated<number>;
  zone_id: number;
  name: string;
  slug: string;
  lat: number;
  lng: number;
}

export interface WorldCityTable {
  id: Generated<number>;
  country_id: number;
  name: string;
  lat: number;
  lng: number;
}

export interface PlacesTables {
  country: CountryTable;
  region: RegionTable;
  department: DepartmentTable;
  city: CityTable;
  zone: ZoneTable;
  neighborhood: NeighborhoodTable;
  world_city: WorldCityTable;
}
