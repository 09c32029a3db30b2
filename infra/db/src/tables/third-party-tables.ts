import type { Generated, GeneratedAlways } from 'kysely';
import type { DefaultMoment, Moment, OptionalJson, OptionalMoment } from './column.ts';

export interface HeldExchangeRateTable {
  currency: 'USD' | 'EUR';
  as_of: string;
  rate: number;
  previous_rate: number;
  source: string;
  is_accepted: Generated<boolean>;
  held_at: DefaultMoment;
}

export interface EmailCheckTable {
  address_hash: Buffer;
  verdict: 'ok' | 'ok_for_all' | 'invalid' | 'disposable' | 'unknown';
  checked_at: DefaultMoment;
}

export interface ConversionTable {
  id: GeneratedAlways<number>;
  event_id: string;
  name: 'AddToWishlist' | 'Subscribe' | 'Lead' | 'CompleteRegistration' | 'ViewContent';
  occurred_at: Moment;
  path: string;
  visitor_key: string | null;
  user_id: number | null;
  email_hash: Buffer | null;
  phone_hash: Buffer | null;
  plant_id: number | null;
  project_id: number | null;
  value: number | null;
  browser: OptionalJson;
  consent_source: 'cookies' | 'third-parties';
  consent_id: number;
  sent_at: OptionalMoment;
  created_at: DefaultMoment;
  google_email_hash: Buffer | null;
  google_phone_hash: Buffer | null;
}

export interface ThirdPartiesTables {
  held_exchange_rate: HeldExchangeRateTable;
  email_check: EmailCheckTable;
  conversion: ConversionTable;
}
