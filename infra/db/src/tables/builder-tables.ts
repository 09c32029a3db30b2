import type { Generated } from 'kysely';
import type { DefaultMoment } from './column.ts';

export interface BuilderTable {
  id: Generated<number>;
  name: string;
  slug: string;
  tax_id: string;
  description: string;
  logo_key: string | null;
  cover_key: string | null;
  website: string | null;
  email: string;
  phone: string;
  whatsapp_number: string | null;
  founded_year: number | null;
  is_active: Generated<boolean>;
  home_position: number | null;
  rating: number | null;
  rating_count: Generated<number>;
  created_at: DefaultMoment;
  updated_at: DefaultMoment;
  history: Generated<string[]>;
  specialties: Generated<string[]>;
}

export interface BuilderBranchTable {
  id: Generated<number>;
  builder_id: number;
  city_id: number;
  name: string;
  address: string;
  lat: number;
  lng: number;
  phone: string;
  email: string;
  office_hours: string;
  is_main: Generated<boolean>;
}

export interface BuilderSocialLinkTable {
  builder_id: number;
  network: 'facebook' | 'instagram' | 'youtube' | 'linkedin' | 'x' | 'tiktok';
  url: string;
}

export interface BuilderMemberTable {
  builder_id: number;
  user_id: number;
  position: Generated<string>;
  created_at: DefaultMoment;
}

export interface BuilderSurveyTable {
  id: Generated<number>;
  builder_id: number;
  user_id: number | null;
  email: string | null;
  response_time: string;
  contact_medium: string;
  service_rating: number;
  content_rating: number;
  content_type: string | null;
  comments: string | null;
  created_at: DefaultMoment;
}

export interface BuildersTables {
  builder: BuilderTable;
  builder_branch: BuilderBranchTable;
  builder_social_link: BuilderSocialLinkTable;
  builder_member: BuilderMemberTable;
  builder_survey: BuilderSurveyTable;
}
