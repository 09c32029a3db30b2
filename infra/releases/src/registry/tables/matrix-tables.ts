import type { DefaultMoment } from 'infra-db/tables/column.ts';
import type { GeneratedAlways } from 'kysely';

export interface MatrixResultTable {
  id: GeneratedAlways<number>;
  at: DefaultMoment;
  candidate_id: number;
  other_id: number;
  journey: string;
  ok: boolean;
  note: string | null;
  build: string;
  actor: string;
  key_id: string | null;
  ran_at: Date | string | null;
}
