import type { Generated, GeneratedAlways } from 'kysely';
import type { DefaultJson, DefaultMoment, Moment, OptionalJson, OptionalMoment } from './column.ts';

export interface OutboxTable {
  id: GeneratedAlways<number>;
  topic: string;
  aggregate_key: string;
  payload: DefaultJson;
  dedupe_key: string | null;
  state: Generated<'pending' | 'running' | 'done' | 'dead' | 'dropped'>;
  attempts: Generated<number>;
  max_attempts: Generated<number>;
  next_attempt_at: DefaultMoment;
  leased_by: string | null;
  lease_until: OptionalMoment;
  last_error: string | null;
  created_at: DefaultMoment;
  finished_at: OptionalMoment;
}

/** A letter of the outbox to an address that anybody could have typed. */
export interface MailboxLetterTable {
  outbox_id: number;
  mailbox: Buffer;
  at: Moment;
}

export interface JobTable {
  name: string;
  done_slot: OptionalMoment;
  failures: Generated<number>;
  next_try_at: OptionalMoment;
  last_error: string | null;
  started_at: OptionalMoment;
  finished_at: OptionalMoment;
}

export interface CanonicalRuleTable {
  id: Generated<number>;
  from_path: string;
  canonical: string;
  is_prefix: GeneratedAlways<boolean>;
  created_by: number | null;
  created_at: DefaultMoment;
}

export interface RedirectRuleTable {
  id: Generated<number>;
  from_path: string;
  to_path: string;
  status: Generated<number>;
  hits: Generated<number>;
  created_by: number | null;
  created_at: DefaultMoment;
}

export interface AuditLogTable {
  id: GeneratedAlways<number>;
  actor_id: number | null;
  action: string;
  entity: string;
  entity_id: string;
  before: OptionalJson;
  after: OptionalJson;
  at: DefaultMoment;
}

export interface OperationsTables {
  outbox: OutboxTable;
  mailbox_letter: MailboxLetterTable;
  job: JobTable;
  canonical_rule: CanonicalRuleTable;
  redirect_rule: RedirectRuleTable;
  audit_log: AuditLogTable;
}
