import type { Generated } from 'kysely';
import type { DefaultJson, DefaultMoment, Json, OptionalMoment } from './column.ts';

export interface FavouriteTable {
  user_id: number;
  plant_id: number;
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

export interface AlertTable {
  id: Generated<number>;
  user_id: number | null;
  email: string;
  user_key: string | null;
  name: string | null;
  filters: Json;
  frequency: Generated<'daily' | 'weekly' | 'monthly'>;
  channel: Generated<'email' | 'whatsapp'>;
  is_active: Generated<boolean>;
  unsubscribe_hash: Buffer | null;
  last_sent_at: OptionalMoment;
  created_at: DefaultMoment;
  updated_at: DefaultMoment;
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
  comparison: ComparisonTable;
  comparison_item: ComparisonItemTable;
  alert: AlertTable;
  tracking_visit: TrackingVisitTable;
}
