import type { ParkingKind } from '@umbral/domain/vocabulary/parking-kinds.ts';
import type { PropertyType } from '@umbral/domain/vocabulary/vocabulary.ts';
import type { Generated, GeneratedAlways } from 'kysely';
import type { DefaultMoment, OptionalMoment } from './column.ts';

export interface PlantTable {
  id: Generated<number>;
  project_id: number;
  slug: string;
  title: string;
  property_type_key: PropertyType;
  position: Generated<number>;
  is_active: Generated<boolean>;
  highlighted: Generated<boolean>;
  tags: Generated<string[]>;
  finishes: string | null;
  url_360: string | null;
  has_360_tour: GeneratedAlways<boolean>;
  price: number;
  local_price: number | null;
  hide_price: Generated<boolean>;
  price_range_id: number | null;
  price_salaries: number | null;
  m2_price: number | null;
  monthly_fee: number | null;
  number_fees: number | null;
  separation_fee: number | null;
  initial_fee_percent: number | null;
  funding_percent: number | null;
  built_area: number;
  private_area: number | null;
  balcony_area: number | null;
  room_number: number | null;
  bath_number: number | null;
  parking_number: number | null;
  parking_kind: ParkingKind | null;
  property_stock: Generated<boolean>;
  stock_quantity: Generated<number>;
  inherit_images: Generated<boolean>;
  removed_at: OptionalMoment;
  created_at: DefaultMoment;
  updated_at: DefaultMoment;
}

export interface PriceLogTable {
  id: Generated<number>;
  plant_id: number;
  price: number;
  previous_price: number | null;
  effective_at: DefaultMoment;
  changed_by: number | null;
}

export interface PlantSpecificationTable {
  plant_id: number;
  specification_id: number;
  position: number;
}

export interface PlantViewCountTable {
  plant_id: number;
  day: Generated<string>;
  views: Generated<number>;
}

export interface PlantImpressionCountTable {
  plant_id: number;
  day: Generated<string>;
  impressions: number;
}

export interface PlantPhoneClickCountTable {
  plant_id: number;
  type: 'phone' | 'whatsapp' | 'mobile';
  day: Generated<string>;
  clicks: Generated<number>;
}

/** A plant that visitors may find now, as the filter panel counts it; kept by triggers. */
export interface PlantOfferTable {
  plant_id: number;
  project_id: number;
  city_id: number;
  zone_id: number;
  neighborhood_id: number | null;
  property_type_id: number;
  building_status_id: number;
  /** Bit n - 1 stands for the category of id n. */
  categories: number;
  /** Bit n - 1 stands for the criterion of id n. */
  criteria: number;
  stratum: number | null;
  belongs_tv: boolean;
  price: number;
  built_area: number;
  room_number: number | null;
  bath_number: number | null;
  parking_number: number | null;
  has_360_tour: boolean;
  property_stock: boolean;
  lat: number;
  lng: number;
}

export interface PlantsTables {
  plant_offer: PlantOfferTable;
  plant: PlantTable;
  price_log: PriceLogTable;
  plant_specification: PlantSpecificationTable;
  plant_view_count: PlantViewCountTable;
  plant_impression_count: PlantImpressionCountTable;
  plant_phone_click_count: PlantPhoneClickCountTable;
}
