import type { VisitSlot } from '@umbral/domain/api/visits.ts';
import { leadStateOf } from '@umbral/domain/contact/contact-states.ts';
import type { Database } from 'infra-db/tables.ts';
import type { Kysely } from 'kysely';
import { recordContactEvent } from '../../people/contacts/contact-history.ts';
import { answered } from './first-answer.ts';
import type { OwnLead } from './lead-access.ts';
import { enqueueLeadMail } from './lead-orders.ts';

/** Which request a builder changes, when, and by whom. */
interface VisitChange {
  readonly lead: OwnLead;
  readonly userId: number;
  readonly at: Date;
}

/** Keeps that a builder expects the person at the hour that was asked for, and tells the person. */
export async function confirm(db: Kysely<Database>, change: VisitChange): Promise<void> {
  await store(db, change, { visit_confirmed_at: change.at, ...booked(change.lead) });
  await record(db, change, 'visit-confirmed', {});
  await enqueueLeadMail(db, { template: 'visit-confirmed', contactId: change.lead.id });
}

/** Keeps another time, which the person has to agree to, and tells the person. */
export async function propose(db: Kysely<Database>, change: VisitChange, slot: VisitSlot): Promise<void> {
  const moved = { visit_change: 'moved', visit_changed_by: 'builder', visit_changed_at: change.at } as const;
  await store(db, change, { ...slot, ...moved, visit_confirmed_at: null, ...booked(change.lead) });
  await record(db, change, 'visit-moved', { visit: { day: slot.schedule_date, time: slot.schedule_time } });
  await enqueueLeadMail(db, { template: 'visit-proposed', contactId: change.lead.id });
}

/** Keeps that a builder calls a visit off, with the reason that the person reads. */
export async function cancel(db: Kysely<Database>, change: VisitChange, reason: string): Promise<void> {
  const cancelled = { visit_change: 'cancelled', visit_changed_by: 'builder', visit_changed_at: change.at } as const;
  await store(db, change, { ...cancelled, visit_confirmed_at: null, visit_reason: reason });
  await recordContactEvent(db, { ...eventOf(change), kind: 'visit-cancelled', reason });
  await enqueueLeadMail(db, { template: 'visit-called-off', contactId: change.lead.id });
}

/** A visit that is talked about makes a contact one with a visit; what is further stays. */
function booked({ state }: OwnLead) {
  const seen = leadStateOf(state);
  return seen === 'new' || seen === 'contacted' ? { state: 'visit-booked' as const } : {};
}

async function store(db: Kysely<Database>, { lead, at }: VisitChange, columns: object): Promise<void> {
  await db
    .updateTable('contact')
    .set({ ...columns, ...answered('visit', at) })
    .where('id', '=', lead.id)
    .execute();
}

function eventOf({ lead, userId, at }: VisitChange) {
  return { contactId: lead.id, doneBy: 'builder' as const, userId, at };
}

async function record(
  db: Kysely<Database>,
  change: VisitChange,
  kind: 'visit-confirmed' | 'visit-moved',
  facts: { readonly visit?: { readonly day: string; readonly time: string } },
): Promise<void> {
  await recordContactEvent(db, { ...eventOf(change), kind, facts });
}
