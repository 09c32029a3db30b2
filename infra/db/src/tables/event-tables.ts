import type { Generated } from 'kysely';
import type { DefaultMoment, Json, Moment } from './column.ts';

export interface EventCategoryTable {
  id: Generated<number>;
  name: string;
  slug: string;
  position: number;
}

export interface EventTable {
  id: Generated<number>;
  slug: string;
  title: string;
  excerpt: string;
  body: Json;
  category_id: number;
  city_id: number | null;
  venue: string | null;
  url: string | null;
  cover_key: string | null;
  cover_alt: Generated<string>;
  starts_at: Moment;
  ends_at: Moment;
  home_position: number | null;
  state: Generated<'draft' | 'published' | 'cancelled'>;
  updated_at: DefaultMoment;
}

export interface TvProgrammeTable {
  id: Generated<number>;
  slug: string;
  title: string;
  excerpt: string;
  city_id: number | null;
  video_url: string | null;
  cover_key: string | null;
  cover_alt: Generated<string>;
  position: number;
  published_at: Moment;
}

export interface TvProgrammeProjectTable {
  programme_id: number;
  project_id: number;
  position: number;
}

export interface TvScheduleTable {
  id: Generated<number>;
  programme_id: number;
  country_id: number;
  channel: string;
  day: string;
  starts: string;
  ends: string;
}

export interface FairTable {
  id: Generated<number>;
  name: string;
  slug: string;
  kind: 'virtual' | 'regional' | 'in-person';
  region_id: number | null;
  description: string;
  cover_key: string | null;
  cover_alt: Generated<string>;
  is_active: Generated<boolean>;
  starts_on: string;
  ends_on: string;
  updated_at: DefaultMoment;
}

export interface FairCityTable {
  fair_id: number;
  city_id: number;
}

export interface FairStandTable {
  id: Generated<number>;
  fair_id: number;
  builder_id: number;
  position: number;
  name: string;
}

export interface FairProjectTable {
  fair_id: number;
  project_id: number;
  position: number;
}

export interface FairBenefitTable {
  id: Generated<number>;
  fair_id: number;
  project_id: number;
  position: Generated<number>;
  title: string;
  description: string;
  valid_until: string;
}

export interface EventsTables {
  event_category: EventCategoryTable;
  event: EventTable;
  tv_programme: TvProgrammeTable;
  tv_programme_project: TvProgrammeProjectTable;
  tv_schedule: TvScheduleTable;
  fair: FairTable;
  fair_city: FairCityTable;
  fair_stand: FairStandTable;
  fair_project: FairProjectTable;
  fair_benefit: FairBenefitTable;
}
