import type { Generated } from 'kysely';
import type { DefaultJson, DefaultMoment, Json, Moment } from './column.ts';

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
  host: Generated<string>;
  body: DefaultJson;
}

export interface TvEpisodeTable {
  id: Generated<number>;
  programme_id: number;
  number: number;
  title: string;
  summary: string;
  minutes: number;
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
  episode_id: number | null;
}

export interface FairTable {
  id: Generated<number>;
  name: string;
  slug: string;
  kind: 'virtual' | 'regional' | 'in-person' | 'own-home';
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
  description: Generated<string>;
  host: Generated<string>;
  attention_hours: Generated<string>;
}

export interface FairSessionTable {
  id: Generated<number>;
  fair_id: number;
  kind: 'talk' | 'workshop' | 'launch' | 'meeting';
  title: string;
  summary: string;
  speaker: string;
  speaker_role: string;
  place: string;
  starts_at: Moment;
  ends_at: Moment;
}

export interface FairBankTable {
  id: Generated<number>;
  fair_id: number;
  position: number;
  name: string;
  note: string;
  rate_vis: number;
  rate_other: number;
  rate_leasing: number | null;
  max_years: number;
  financed_percent: number;
  attention_hours: string;
}

export interface FairQuestionTable {
  id: Generated<number>;
  fair_id: number;
  position: number;
  question: string;
  answer: string;
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
  tv_episode: TvEpisodeTable;
  tv_schedule: TvScheduleTable;
  fair: FairTable;
  fair_city: FairCityTable;
  fair_stand: FairStandTable;
  fair_project: FairProjectTable;
  fair_benefit: FairBenefitTable;
  fair_session: FairSessionTable;
  fair_bank: FairBankTable;
  fair_question: FairQuestionTable;
}
