import type { HealthCohort } from '@umbral/protocol/release/health-signals.ts';
import type { DefaultMoment, Json, Moment } from 'infra-db/tables/column.ts';
import type { Generated, GeneratedAlways } from 'kysely';

export type DecisionKind = 'promote' | 'hold' | 'roll-back' | 'warn';

export interface HealthReceiptTable {
  environment: Generated<string>;
  shell: string;
  report: number;
  at: DefaultMoment;
}

export interface HealthMinuteTable {
  minute: Moment;
  seq: number;
  remote: string;
  version: string;
  cohort: HealthCohort;
  signal: string;
  counts: number[];
}

export interface CanaryPlanTable {
  environment: Generated<string>;
  remote: string;
  release_id: number;
  plan: Json;
}

export interface DecisionTable {
  id: GeneratedAlways<number>;
  at: DefaultMoment;
  seq: number;
  remote: string;
  version: string;
  kind: DecisionKind;
  reason: string;
  facts: Json;
}
