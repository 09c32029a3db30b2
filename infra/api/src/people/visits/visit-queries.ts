import type { VisitSlot } from '@umbral/domain/api/visits.ts';
import type { AppointmentKind } from '@umbral/domain/calendar/appointment.ts';
import { type VisitChanges, type VisitState, visitStateOf } from '@umbral/domain/contact/visit-state.ts';
import type { Database } from 'infra-db/tables.ts';
import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { Backend } from '../../engine/backend.ts';
import type { SignedIn } from '../../engine/sessions/session-store.ts';
import { recordContactEvent } from '../contacts/contact-history.ts';
import { isOwnContact } from '../contacts/own-contacts.ts';
import { enqueueVisitMail } from './visit-orders.ts';

/** A request to a builder with its visit, as it stands now. */
export interface AskedVisit {
  readonly id: number;
  readonly plantId: number | null;
  readonly project: string;
  readonly builder: string;
  readonly day: string | null;
  /** `HH:MM`. */
  readonly time: string | null;
  readonly kind: AppointmentKind;
  readonly state: VisitState;
  /** Who named its time, or called it off. */
  readonly changedBy: 'person' | 'builder' | null;
  readonly isWithdrawn: boolean;
  readonly takesVisits: boolean;
  readonly officeHours: string | null;
}

type VisitRow = Omit<AskedVisit, 'state' | 'changedBy'> & VisitChanges;

/** The request that fits; nothing where none does. */
export async function findRequest(
  db: Kysely<Database>,
  wanted: RawBuilder<boolean>,
  hold = sql``,
): Promise<AskedVisit | undefined> {
  const { rows } = await sql<VisitRow>`
    select c.id, c.plant_id as "plantId", coalesce(c.project_title, b.name) as project, b.name as builder,
      c.schedule_date::text as day, to_char(c.schedule_time, 'HH24:MI') as time,
      coalesce(c.schedule_kind, 'in-person') as kind, c.visit_change, c.visit_changed_by, c.visit_confirmed_at,
      c.withdrawn_at is not null as "isWithdrawn", j.office_hours as "officeHours",
      coalesce(j.enable_schedule and j.state = 'published', false) as "takesVisits"
    from contact c join builder b on b.id = c.builder_id left join project j on j.id = c.project_id
    where ${wanted} ${hold}`.execute(db);
  const [row] = rows;
  if (!row) return undefined;
  const { visit_change, visit_changed_by: changedBy, visit_confirmed_at, ...visit } = row;
  return {
    ...visit,
    changedBy,
    state: visitStateOf({ visit_change, visit_changed_by: changedBy, visit_confirmed_at }),
  };
}

/** Held until the end of the transaction: of two changes the second sees what the first has done. */
export const held = sql`for update of c`;

/** A request by its number, to be shown to whoever holds its signed link. */
export function requestOfLink({ db }: Backend, contactId: number): Promise<AskedVisit | undefined> {
  return findRequest(db, sql`c.id = ${contactId}`);
}

/** Finds and holds a request that is to be changed by whoever has its signed link. */
export function heldByLink(contactId: number) {
  return (db: Kysely<Database>) => findRequest(db, sql`c.id = ${contactId}`, held);
}

/** Finds and holds a request of a person, to be changed by its owner. */
export function heldByPerson(contactId: number, person: SignedIn) {
  return (db: Kysely<Database>) => findRequest(db, sql`c.id = ${contactId} and ${isOwnContact(person)}`, held);
}

/** Keeps another time for a visit, which its builder has to confirm again, and tells both sides. */
export async function keepMove(
  { now }: Backend,
  db: Kysely<Database>,
  contactId: number,
  slot: VisitSlot,
): Promise<void> {
  const at = now();
  const moved = {
    visit_change: 'moved',
    visit_changed_by: 'person',
    visit_changed_at: at,
    visit_confirmed_at: null,
  } as const;
  await db
    .updateTable('contact')
    .set({ ...slot, ...moved })
    .where('id', '=', contactId)
    .execute();
  const visit = { day: slot.schedule_date, time: slot.schedule_time };
  await recordContactEvent(db, { contactId, kind: 'visit-moved', doneBy: 'person', at, facts: { visit } });
  await tellBoth(db, contactId, 'moved');
}

/** Keeps that the person agrees to the time that the builder has proposed, and tells the builder. */
export async function keepAgreement({ now }: Backend, db: Kysely<Database>, contactId: number): Promise<void> {
  const at = now();
  await db.updateTable('contact').set({ visit_confirmed_at: at }).where('id', '=', contactId).execute();
  await recordContactEvent(db, { contactId, kind: 'visit-confirmed', doneBy: 'person', at });
  await enqueueVisitMail(db, { template: 'visit-agreed', contactId });
}

/** Keeps that the person calls a visit off and tells both sides. */
export async function keepCancellation({ now }: Backend, db: Kysely<Database>, contactId: number): Promise<void> {
  const at = now();
  await db
    .updateTable('contact')
    .set({ visit_change: 'cancelled', visit_changed_by: 'person', visit_changed_at: at, visit_confirmed_at: null })
    .where('id', '=', contactId)
    .execute();
  await recordContactEvent(db, { contactId, kind: 'visit-cancelled', doneBy: 'person', at });
  await tellBoth(db, contactId, 'cancelled');
}

/** Keeps that the consent of a request is taken back and tells its builder. */
export async function keepWithdrawal({ now }: Backend, db: Kysely<Database>, contactId: number): Promise<void> {
  const at = now();
  await db.updateTable('contact').set({ withdrawn_at: at }).where('id', '=', contactId).execute();
  await recordContactEvent(db, { contactId, kind: 'withdrawn', doneBy: 'person', at });
  await enqueueVisitMail(db, { template: 'request-withdrawn', contactId });
}

async function tellBoth(db: Kysely<Database>, contactId: number, change: 'moved' | 'cancelled'): Promise<void> {
  for (const reader of ['builder', 'person'] as const) {
    await enqueueVisitMail(db, { template: `visit-${change}`, contactId, reader });
  }
}
