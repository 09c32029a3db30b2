import type { DefaultMoment, Json } from 'infra-db/tables/column.ts';
import type { Generated, GeneratedAlways } from 'kysely';

export interface VerdictTable {
  environment: Generated<string>;
  id: GeneratedAlways<number>;
  at: DefaultMoment;
  release_id: number;
  seq: number;
  allowed: boolean;
  overridden: Generated<boolean>;
  verdict: Json;
  actor: string;
}

export interface ApiContractTable {
  only_one: Generated<boolean>;
  digest: string;
  contract: string;
  read_at: DefaultMoment;
}
