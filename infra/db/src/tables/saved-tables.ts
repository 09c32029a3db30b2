import type { Generated, GeneratedAlways } from 'kysely';
import type { DefaultJson, DefaultMoment, Json, OptionalMoment } from './column.ts';

export interface FavouriteTable {
  user_id: number;
  plant_id: number;
  created_at: DefaultMoment;
  list_id: number | null;
  note: string | null;
  told_price: number | null;
  listed_at: OptionalMoment;
}

export interface FavouriteListTable {
  id: Generated<number>;
  user_id: number;
  name: string;
  created_at: DefaultMoment;
}

export interface ComparisonTable {
  id: Generated<number>;
  user_id: number;
  slot: Generated<number>;
  name: string | null;
  created_at: DefaultMoment;
}

export interface ComparisonItemTable {
  comparison_id: number;
  plant_id: number;
  position: number;
}

export interface KeptCalculationTable {
  id: Generated<number>;
  user_id: number;
  calculator: 'capacity' | 'credit' | 'leasing' | 'notary';
  query: string;
  amount: number;
  name: string | null;
  created_at: DefaultMoment;
}

export interface AlertTable {
  id: Generated<number>;
  user_id: number | null;
  email: string;
  user_key: string | null;
  name: string | null;
  filters: Json;
  path: string | null;
  frequency: Generated<'daily' | 'weekly' | 'monthly'>;
  channel: Generated<'email' | 'whatsapp'>;
  is_active: Generated<boolean>;
  unsubscribe_hash: Buffer | null;
  last_sent_at: OptionalMoment;
  confirmed_at: OptionalMoment;
  confirm_hash: Buffer | null;
  confirm_sent_at: OptionalMoment;
  checked_until: DefaultMoment;
  next_check_at: DefaultMoment;
  created_at: DefaultMoment;
  updated_at: DefaultMoment;
}

export interface PlantNewsTable {
  id: GeneratedAlways<number>;
  plant_id: number;
  kind: 'listed' | 'price-drop';
  previous_price: number | null;
  at: DefaultMoment;
}

export interface AlertDigestTable {
  id: GeneratedAlways<number>;
  unsubscribe_hash: Buffer | null;
  created_at: DefaultMoment;
  sent_at: OptionalMoment;
}

export interface AlertDigestItemTable {
  digest_id: number;
  alert_id: number;
  total: number;
  plants: Json;
}

export interface TrackingVisitTable {
  key: Generated<string>;
  anonymous_id: string | null;
  user_id: number | null;
  email: string | null;
  building_status: string | null;
  filters: DefaultJson;
  created_at: DefaultMoment;
  updated_at: DefaultMoment;
}

export interface SavedTables {
  favourite: FavouriteTable;
  favourite_list: FavouriteListTable;
  comparison: ComparisonTable;
  comparison_item: ComparisonItemTable;
  kept_calculation: KeptCalculationTable;
  alert: AlertTable;
  alert_digest: AlertDigestTable;
  alert_digest_item: AlertDigestItemTable;
  plant_news: PlantNewsTable;
  tracking_visit: TrackingVisitTable;
}
