import { type ContactState, leadStateOf } from '@umbral/domain/contact/contact-states.ts';
import type { Database } from 'infra-db/tables.ts';
import { type Kysely, sql } from 'kysely';
import { found, Refusal } from '../../engine/replies/refusal.ts';
import type { SignedIn } from '../../engine/sessions/session-store.ts';
import { actsFor } from '../projects/ownership.ts';
import { leadTexts as texts } from './lead-texts.ts';

/** A request as every change needs to know it. */
export interface OwnLead {
  readonly id: number;
  readonly builder_id: number;
  readonly state: ContactState;
  readonly version: number;
  readonly assigned_to: number | null;
  readonly is_withdrawn: boolean;
}

/**
 * A request to a builder that the person acts for; anybody else's, and one to no builder, is as absent as none (404).
 * With `lock` it stays as it is until the transaction ends.
 */
export async function ownLead(db: Kysely<Database>, person: SignedIn, id: number, lock?: 'lock'): Promise<OwnLead> {
  const { rows } = await sql<OwnLead>`
    select id, builder_id, state, version, assigned_to, withdrawn_at is not null as is_withdrawn
    from contact where id = ${id} and builder_id is not null ${lock ? sql`for update` : sql``}`.execute(db);
  const lead = found(rows[0]);
  if (!(await actsFor(db, person, lead.builder_id))) throw new Refusal('not-found');
  return lead;
}

/** 409 where somebody changed the request since it was read; the issue says so in words. */
export function refuseStale(lead: OwnLead, version: number): void {
  if (lead.version !== version) throw new Refusal('conflict', { version: texts.changedMeanwhile });
}

/** 404 unless the person acts for the builder: whose requests they are is nobody else's business. */
export async function requireInbox(db: Kysely<Database>, person: SignedIn, builderId: number): Promise<void> {
  if (!(await actsFor(db, person, builderId))) throw new Refusal('not-found');
  const builder = await db.selectFrom('builder').where('id', '=', builderId).select('id').executeTakeFirst();
  found(builder);
}

/** Whether a state says that the person has been answered. */
export function isAnswered(state: ContactState): boolean {
  const seen = leadStateOf(state);
  return seen === 'contacted' || seen === 'visit-booked' || seen === 'attended';
}
