import type {
  AdditionalCriterion,
  BuildingStatus,
  ProjectCategory,
  PropertyType,
  Region,
  Subsidy,
} from '@umbral/domain/vocabulary/vocabulary.ts';
import type { JsonValue } from './column.ts';

export interface PlantListingTable {
  id: number;
  slug: string;
  title: string;
  property_type_key: PropertyType;
  property_type: string;
  property_type_slug: string;
  position: number;
  price: number;
  local_price: number | null;
  hide_price: boolean;
  price_salaries: number | null;
  m2_price: number | null;
  monthly_fee: number | null;
  number_fees: number | null;
  separation_fee: number | null;
  initial_fee_percent: number | null;
  built_area: number;
  private_area: number | null;
  balcony_area: number | null;
  room_number: number | null;
  bath_number: number | null;
  parking_number: number | null;
  is_active: boolean;
  highlighted: boolean;
  tags: string[];
  url_360: string | null;
  has_360_tour: boolean;
  property_stock: boolean;
  stock_quantity: number;
  created_at: Date;
  updated_at: Date;
  project_id: number;
  project_code: string;
  project_title: string;
  project_slug: string;
  project_state: 'draft' | 'in-review' | 'published' | 'paused' | 'archived';
  project_description: string;
  building_status_key: BuildingStatus;
  building_status: string;
  benefits: string | null;
  benefits_ext: string | null;
  belongs_tv: boolean;
  enable_schedule: boolean;
  activate_landing: boolean;
  featured_position: number | null;
  currency: 'COP' | 'USD' | 'EUR';
  tower_elevators: number | null;
  number_units: number | null;
  pet_friendly: boolean | null;
  stratum: number | null;
  address: string;
  lat: number;
  lng: number;
  estimated_delivery_date: string | null;
  subsidy_key: Subsidy | null;
  main_phone: string;
  whatsapp_number: string | null;
  emails: string[];
  published_at: Date | null;
  project_created_at: Date;
  builder_id: number;
  builder_name: string;
  builder_slug: string;
  builder_logo_key: string | null;
  builder_branch_city_id: number;
  city_id: number;
  city: string;
  city_slug: string;
  zone_id: number;
  zone: string;
  zone_slug: string;
  zone_m2_price_min: number | null;
  zone_m2_price_max: number | null;
  neighborhood_id: number | null;
  neighborhood: string | null;
  neighborhood_slug: string | null;
  department_id: number;
  department: string;
  department_slug: string;
  region_key: Region | null;
  region: string | null;
  country_code: string;
  country: string;
  country_slug: string;
  categories: ProjectCategory[];
  criteria: AdditionalCriterion[];
  is_holiday: boolean;
  fair_slugs: string[];
  images: JsonValue;
}

export interface ListingTables {
  plant_listing: PlantListingTable;
}
