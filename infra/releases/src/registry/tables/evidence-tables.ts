import type { DefaultMoment, Json, Moment, OptionalMoment } from 'infra-db/tables/column.ts';
import type { Generated, GeneratedAlways } from 'kysely';

/** How a release did in a browser beside what ran then. */
export interface ProbeResultTable {
  id: GeneratedAlways<number>;
  at: DefaultMoment;
  release_id: number;
  seq: number;
  findings: Json;
  pictures: Json | null;
  ran_at: Moment;
  build: string;
  key_id: string;
  actor: string;
}

/** What one person at the console asks for and another has to confirm. */
export interface ApprovalTable {
  id: Generated<string>;
  asked_at: DefaultMoment;
  asked_by: string;
  deed: 'token' | 'key' | 'override';
  facts: Json;
  confirmed_at: OptionalMoment;
  confirmed_by: string | null;
  used_at: OptionalMoment;
}
