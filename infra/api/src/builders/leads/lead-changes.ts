import type { AnswerWay, LeadState } from '@umbral/domain/contact/contact-states.ts';
import { leadStateOf } from '@umbral/domain/contact/contact-states.ts';
import type { Database } from 'infra-db/tables.ts';
import { type Kysely, sql } from 'kysely';
import type { Backend } from '../../engine/backend.ts';
import { Refusal } from '../../engine/replies/refusal.ts';
import type { SignedIn } from '../../engine/sessions/session-store.ts';
import { recordContactEvent } from '../../people/contacts/contact-history.ts';
import { answered } from './first-answer.ts';
import { isAnswered, type OwnLead, ownLead, refuseStale } from './lead-access.ts';
import { teamOf } from './lead-team.ts';
import { leadTexts as texts } from './lead-texts.ts';

/** What became of a change, with the version that the next one names. */
export interface LeadOutcome {
  readonly ok: 0 | 1;
  readonly message: string;
  readonly version: number;
}

interface Change {
  readonly backend: Backend;
  readonly person: SignedIn;
  readonly id: number;
}

/** Holds a request of the person's builder, changes it, and gives what became of it with its version. */
export async function changeLead(
  { backend, person, id }: Change,
  act: (db: Kysely<Database>, lead: OwnLead) => Promise<Omit<LeadOutcome, 'version'>>,
): Promise<LeadOutcome> {
  return backend.db.transaction().execute(async (db) => {
    const outcome = await act(db, await ownLead(db, person, id, 'lock'));
    const { version } = await db.selectFrom('contact').where('id', '=', id).select('version').executeTakeFirstOrThrow();
    return { ...outcome, version };
  });
}

/** Says where a request stands; the same again changes nothing. 409 for a version that is not the last. */
export function changeState(
  change: Change,
  { state, reason, version }: { readonly state: LeadState; readonly reason: string | null; readonly version: number },
): Promise<LeadOutcome> {
  const { backend, person } = change;
  return changeLead(change, async (db, lead) => {
    if (leadStateOf(lead.state) === state) return { ok: 1, message: texts.state };
    // Where a request stands is the sales room's; words about a person who took the consent back are not.
    if (lead.is_withdrawn && reason !== null) return { ok: 0, message: texts.withdrawnReason };
    refuseStale(lead, version);
    const at = backend.now();
    await db
      .updateTable('contact')
      .set({
        state,
        read_at: sql<Date>`coalesce(read_at, ${at})`,
        ...(state === 'attended' ? { attended_at: at } : {}),
        ...(isAnswered(state) ? answered('state', at) : {}),
      })
      .where('id', '=', lead.id)
      .execute();
    const facts = { from: lead.state, to: state };
    const { userId } = person;
    await recordContactEvent(db, { contactId: lead.id, kind: 'state', doneBy: 'builder', userId, at, reason, facts });
    return { ok: 1, message: texts.state };
  });
}

/** Writes down that a colleague calls or writes to the person; the first time stops the clock. */
export function recordAnswer(change: Change, way: AnswerWay): Promise<LeadOutcome> {
  const { backend, person } = change;
  return changeLead(change, async (db, lead) => {
    if (lead.is_withdrawn) return { ok: 0, message: texts.withdrawn };
    const at = backend.now();
    const isNew = leadStateOf(lead.state) === 'new';
    await db
      .updateTable('contact')
      .set({ ...answered(way, at), ...(isNew ? { state: 'contacted' } : {}) })
      .where('id', '=', lead.id)
      .execute();
    const facts = { way, ...(isNew ? { from: lead.state, to: 'contacted' as const } : {}) };
    const { userId } = person;
    await recordContactEvent(db, { contactId: lead.id, kind: 'answer', doneBy: 'builder', userId, at, facts });
    return { ok: 1, message: texts.answer };
  });
}

/** Gives a request to a colleague of its builder or to nobody; 422 for anybody else. */
export function assign(
  change: Change,
  { user_id: colleague, version }: { readonly user_id: number | null; readonly version: number },
): Promise<LeadOutcome> {
  const { backend, person } = change;
  return changeLead(change, async (db, lead) => {
    if (lead.assigned_to === colleague) return { ok: 1, message: texts.assigned };
    refuseStale(lead, version);
    if (colleague !== null && !(await teamOf(db, lead.builder_id)).some(({ id }) => id === colleague)) {
      throw new Refusal('invalid-input', { user_id: texts.stranger });
    }
    await db.updateTable('contact').set({ assigned_to: colleague }).where('id', '=', lead.id).execute();
    const event = { contactId: lead.id, kind: 'assigned', doneBy: 'builder', userId: person.userId } as const;
    await recordContactEvent(db, { ...event, at: backend.now(), facts: { assigned: colleague } });
    return { ok: 1, message: texts.assigned };
  });
}
