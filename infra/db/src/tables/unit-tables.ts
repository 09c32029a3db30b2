import type { UnitOrientation, UnitOutlook, UnitState } from '@umbral/domain/homes/unit-vocabulary.ts';
import type { Generated, GeneratedAlways } from 'kysely';
import type { DefaultMoment, OptionalJson, OptionalMoment } from './column.ts';

export interface TowerTable {
  id: Generated<number>;
  project_id: number;
  name: string;
  floors: number;
  position: number;
  created_at: DefaultMoment;
  updated_at: DefaultMoment;
}

export interface StockUnitTable {
  id: Generated<number>;
  plant_id: number;
  tower_id: number | null;
  floor: number | null;
  place: number | null;
  name: string;
  state: Generated<UnitState>;
  is_available: GeneratedAlways<boolean>;
  is_ready: Generated<boolean>;
  price: number;
  discount: number | null;
  built_area: number | null;
  private_area: number | null;
  orientation: UnitOrientation | null;
  outlook: UnitOutlook | null;
  description: string | null;
  version: Generated<number>;
  created_at: DefaultMoment;
  updated_at: DefaultMoment;
}

export interface UnitLogTable {
  id: GeneratedAlways<number>;
  project_id: number;
  unit_id: number;
  at: DefaultMoment;
  changed_by: number | null;
  before: OptionalJson;
  after: OptionalJson;
}

export interface UnitWatchTable {
  id: GeneratedAlways<number>;
  unit_id: number;
  user_id: number | null;
  email: string;
  confirmed_at: OptionalMoment;
  confirm_hash: Buffer | null;
  confirm_sent_at: OptionalMoment;
  unsubscribe_hash: Buffer | null;
  is_active: Generated<boolean>;
  told_at: OptionalMoment;
  created_at: DefaultMoment;
  updated_at: DefaultMoment;
}

export interface UnitsTables {
  tower: TowerTable;
  stock_unit: StockUnitTable;
  unit_log: UnitLogTable;
  unit_watch: UnitWatchTable;
}
