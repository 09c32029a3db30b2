import type { ContactState } from '@umbral/domain/contact/contact-states.ts';
import type { Generated, GeneratedAlways } from 'kysely';
import type { DefaultJson, DefaultMoment, Json, OptionalJson, OptionalMoment } from './column.ts';

export interface ContactTable {
  id: Generated<number>;
  kind: 'project' | 'fair' | 'fair-product' | 'builder' | 'potential' | 'landing' | 'landing-postal' | 'landing-tv';
  site: Generated<'CO' | 'TV'>;
  name: string;
  email: string;
  phone: string;
  home_city: string | null;
  home_country: string | null;
  schedule_date: string | null;
  schedule_time: string | null;
  schedule_kind: 'in-person' | 'video' | null;
  builder_id: number | null;
  plant_id: number | null;
  project_id: number | null;
  fair_id: number | null;
  plant_title: string | null;
  project_title: string | null;
  project_region: string | null;
  project_city_id: number | null;
  project_email: string | null;
  plant_price: number | null;
  origin: Generated<string>;
  origin_2: string | null;
  medium: string | null;
  source_id: string | null;
  whatsapp: Generated<boolean>;
  login: Generated<boolean>;
  message: string | null;
  preferred_channel: 'phone' | 'whatsapp' | 'email' | null;
  preferred_window: string | null;
  answers: DefaultJson;
  agree_terms: boolean;
  consent_purpose: Generated<string>;
  consent_version: string;
  consent_sentence: string | null;
  consent_hash: Buffer | null;
  consent_at: DefaultMoment;
  user_id: number | null;
  user_key: string | null;
  ip_hash: Buffer | null;
  submission_key: string | null;
  once_key: Buffer | null;
  state: Generated<ContactState>;
  attended_at: OptionalMoment;
  visit_change: 'moved' | 'cancelled' | null;
  visit_changed_at: OptionalMoment;
  visit_changed_by: 'person' | 'builder' | null;
  visit_confirmed_at: OptionalMoment;
  visit_reason: string | null;
  version: Generated<number>;
  read_at: OptionalMoment;
  assigned_to: number | null;
  first_answer_at: OptionalMoment;
  first_answer_way: 'phone' | 'whatsapp' | 'email' | 'state' | 'visit' | null;
  withdrawn_at: OptionalMoment;
  created_at: DefaultMoment;
}

export interface ContactEventTable {
  id: GeneratedAlways<number>;
  contact_id: number;
  at: DefaultMoment;
  done_by: 'builder' | 'person' | 'portal';
  user_id: number | null;
  kind: 'note' | 'state' | 'answer' | 'assigned' | 'visit-confirmed' | 'visit-moved' | 'visit-cancelled' | 'withdrawn';
  body: string | null;
  facts: DefaultJson;
  note_key: string | null;
}

export interface LeadTable {
  id: Generated<number>;
  form: string;
  email: string;
  name: string;
  phone: string;
  fields: DefaultJson;
  email_status: Generated<'ok' | 'ok_for_all' | 'invalid' | 'disposable' | 'unknown'>;
  consent_purpose: Generated<string>;
  consent_version: string;
  consent_hash: Buffer | null;
  consent_at: DefaultMoment;
  relayed_at: OptionalMoment;
  relay_state: Generated<'waiting' | 'relayed' | 'not-configured' | 'refused'>;
  once_key: Buffer | null;
  created_at: DefaultMoment;
}

export interface NewsletterSubscriptionTable {
  id: Generated<number>;
  email: string;
  name: string;
  user_key: string | null;
  consent_purpose: Generated<string>;
  consent_version: string;
  confirmed_at: OptionalMoment;
  confirm_hash: Buffer | null;
  confirm_sent_at: OptionalMoment;
  unsubscribe_hash: Buffer | null;
  unsubscribed_at: OptionalMoment;
  created_at: DefaultMoment;
  updated_at: DefaultMoment;
  pending: OptionalJson;
}

export interface NewsletterPriceRangeTable {
  subscription_id: number;
  price_range_id: number;
}

export interface NewsletterCityTable {
  subscription_id: number;
  city_id: number;
}

export interface AudienceTable {
  id: Generated<number>;
  form: string;
  email: string;
  user_id: number | null;
  user_key: string | null;
  fields: Json;
  created_at: DefaultMoment;
  updated_at: DefaultMoment;
}

export interface AudienceKnowledgeTable {
  id: Generated<number>;
  email: string | null;
  user_key: string | null;
  answers: Json;
  created_at: DefaultMoment;
  updated_at: DefaultMoment;
}

export interface PortalSurveyTable {
  id: Generated<number>;
  user_id: number | null;
  email: string | null;
  user_key: string | null;
  rating: number;
  content_opinion: boolean;
  search_interest: string | null;
  sought: string | null;
  found: boolean | null;
  user_comments: string | null;
  created_at: DefaultMoment;
}

export interface ContactsTables {
  contact: ContactTable;
  contact_event: ContactEventTable;
  lead: LeadTable;
  newsletter_subscription: NewsletterSubscriptionTable;
  newsletter_price_range: NewsletterPriceRangeTable;
  newsletter_city: NewsletterCityTable;
  audience: AudienceTable;
  audience_knowledge: AudienceKnowledgeTable;
  portal_survey: PortalSurveyTable;
}
