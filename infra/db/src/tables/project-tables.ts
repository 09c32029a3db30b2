import type {
  AdditionalCriterion,
  BuildingStatus,
  NearbyPlaceCategory,
  ProjectCategory,
  Subsidy,
} from '@umbral/domain/vocabulary/vocabulary.ts';
import type { Generated } from 'kysely';
import type { DefaultMoment, Json, OptionalJson, OptionalMoment } from './column.ts';

export interface ProjectTable {
  id: Generated<number>;
  code: string;
  title: string;
  slug: string;
  builder_id: number;
  builder_branch_id: number;
  description: string;
  building_status_key: BuildingStatus;
  state: Generated<'draft' | 'in-review' | 'published' | 'paused' | 'archived'>;
  state_reason: string | null;
  benefits: string | null;
  benefits_ext: string | null;
  belongs_tv: Generated<boolean>;
  enable_schedule: Generated<boolean>;
  activate_landing: Generated<boolean>;
  featured_position: number | null;
  logo_key: string | null;
  video_url: string | null;
  url_360: string | null;
  number_of_stages: number | null;
  number_of_floors: number | null;
  tower_elevators: number | null;
  number_of_basements: number | null;
  number_of_units: number | null;
  apartments_per_floor: number | null;
  pet_friendly: boolean | null;
  city_id: number;
  zone_id: number;
  neighborhood_id: number | null;
  address: string;
  stratum: number | null;
  lat: number;
  lng: number;
  sales_room_address: string | null;
  sales_room_lat: number | null;
  sales_room_lng: number | null;
  office_hours: string | null;
  main_phone: string;
  whatsapp_number: string | null;
  extra_phones: Generated<string[]>;
  emails: string[];
  price_from: number | null;
  currency: Generated<'COP' | 'USD' | 'EUR'>;
  service_charges: number | null;
  administrative_expenses: number | null;
  subsidy_key: Subsidy | null;
  estimated_delivery_date: string | null;
  initial_term_months: number | null;
  number_fees: number | null;
  separation_fee: number | null;
  custom_monthly_fee: number | null;
  custom_fee_count: number | null;
  trust_company: string | null;
  break_even_date: string | null;
  building_licence: string | null;
  terms_accepted_at: OptionalMoment;
  published_at: OptionalMoment;
  version: Generated<number>;
  creation_key: string | null;
  creation_hash: Buffer | null;
  is_held: Generated<boolean>;
  identification: string | null;
  created_at: DefaultMoment;
  updated_at: DefaultMoment;
}

export interface ProjectCategoryLinkTable {
  project_id: number;
  category_key: ProjectCategory;
}

export interface ProjectCriterionTable {
  project_id: number;
  criterion_key: AdditionalCriterion;
}

export interface ProjectSocialLinkTable {
  project_id: number;
  network: 'facebook' | 'instagram' | 'youtube' | 'linkedin' | 'x' | 'tiktok';
  url: string;
}

export interface NearbyPlaceTable {
  id: Generated<number>;
  project_id: number;
  position: number;
  name: string;
  category_key: NearbyPlaceCategory;
  distance_m: number | null;
}

export interface ProjectDraftTable {
  id: Generated<number>;
  builder_id: number;
  project_id: number | null;
  title: Generated<string>;
  payload: Json;
  version: Generated<number>;
  creation_key: string | null;
  saved_by: Generated<number | null>;
  /** The version of the project, and its form, from which the changes of the draft began. */
  project_version: Generated<number | null>;
  project_form: OptionalJson;
  created_at: DefaultMoment;
  updated_at: DefaultMoment;
}

/** A tab in which somebody has a draft open. */
export interface DraftReaderTable {
  draft_id: number;
  tab: string;
  user_id: number;
  seen_at: DefaultMoment;
}

export interface ProjectSpecificationTable {
  project_id: number;
  specification_id: number;
  kind: 'interior' | 'exterior' | 'common';
  position: number;
}

export interface CustomSpecificationTable {
  id: Generated<number>;
  project_id: number;
  plant_id: number | null;
  kind: 'interior' | 'exterior' | 'common';
  position: number;
  label: string;
  state: Generated<'pending' | 'approved' | 'rejected'>;
  reason: string | null;
  reviewed_by: number | null;
  reviewed_at: OptionalMoment;
  created_at: DefaultMoment;
}

export interface ProjectRequestTable {
  id: Generated<number>;
  builder_id: number;
  user_id: number | null;
  project_name: string;
  city_id: number;
  name: string;
  email: string;
  phone: string;
  identification: string;
  message: string | null;
  terms_accepted_at: DefaultMoment;
  state: Generated<'pending' | 'accepted' | 'declined'>;
  reason: string | null;
  answered_by: number | null;
  answered_at: OptionalMoment;
  created_at: DefaultMoment;
}

export interface ProjectViewCountTable {
  project_id: number;
  day: Generated<string>;
  views: Generated<number>;
}

export interface ProjectsTables {
  project: ProjectTable;
  project_category_link: ProjectCategoryLinkTable;
  project_criterion: ProjectCriterionTable;
  project_social_link: ProjectSocialLinkTable;
  nearby_place: NearbyPlaceTable;
  project_draft: ProjectDraftTable;
  draft_reader: DraftReaderTable;
  project_specification: ProjectSpecificationTable;
  custom_specification: CustomSpecificationTable;
  project_request: ProjectRequestTable;
  project_view_count: ProjectViewCountTable;
}
