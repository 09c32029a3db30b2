import type { VisitSlot } from '@umbral/domain/api/visits.ts';
import { canBook } from '@umbral/domain/calendar/appointment.ts';
import { appointmentTimesOn, readOfficeHours } from '@umbral/domain/calendar/office-hours.ts';
import { civilDate, isoDate } from '@umbral/domain/format/format-date.ts';
import type { Database } from 'infra-db/tables.ts';
import type { Kysely } from 'kysely';
import type { Backend } from '../../engine/backend.ts';
import { contactTexts } from '../contacts/contact-texts.ts';
import { type AskedVisit, keepCancellation, keepMove, keepWithdrawal } from './visit-queries.ts';
import { visitTexts } from './visit-texts.ts';

/** Finds the request that is to be changed and holds it until the change is stored. */
export type FindRequest = (db: Kysely<Database>) => Promise<AskedVisit | undefined>;

/** What became of a change; `refused` says why, in a sentence. */
export interface ChangeOutcome {
  readonly ok: 0 | 1;
  readonly message: string;
}

const done = (message: string): ChangeOutcome => ({ ok: 1, message });
const refused = (message: string): ChangeOutcome => ({ ok: 0, message });

/** Moves a visit; the same time again changes nothing and writes to nobody. Nothing where there is no such request. */
export function moveVisit(backend: Backend, find: FindRequest, slot: VisitSlot): Promise<ChangeOutcome | undefined> {
  return change(backend, find, async (db, visit) => {
    const closed = closedReason(backend, visit);
    if (closed) return refused(closed);
    if (isSameSlot(visit, slot)) return done(visitTexts.moved);
    if (!visit.takesVisits) return refused(visitTexts.noVisits);
    if (!canBook(slot.schedule_date, slot.schedule_time, backend.now())) return refused(contactTexts.day);
    const times = appointmentTimesOn(readOfficeHours(visit.officeHours ?? ''), slot.schedule_date);
    if (!times.includes(slot.schedule_time)) return refused(contactTexts.hours);
    await keepMove(backend, db, visit.id, slot);
    return done(visitTexts.moved);
  });
}

/** Calls a visit off; again changes nothing. Nothing where there is no such request. */
export function cancelVisit(backend: Backend, find: FindRequest): Promise<ChangeOutcome | undefined> {
  return change(backend, find, async (db, visit) => {
    if (visit.change === 'cancelled') return done(visitTexts.cancelled);
    const closed = closedReason(backend, visit);
    if (closed) return refused(closed);
    await keepCancellation(backend, db, visit.id);
    return done(visitTexts.cancelled);
  });
}

/** Takes the consent of a request back, and calls off a visit that is still to come. */
export function withdrawRequest(backend: Backend, find: FindRequest): Promise<ChangeOutcome | undefined> {
  return change(backend, find, async (db, visit) => {
    if (visit.isWithdrawn) return done(visitTexts.withdrawn);
    if (!closedReason(backend, visit)) await keepCancellation(backend, db, visit.id);
    await keepWithdrawal(backend, db, visit.id);
    return done(visitTexts.withdrawn);
  });
}

/** Why a visit can no longer be changed; nothing while it can. */
export function closedReason({ now }: Backend, { day, change: last, isWithdrawn }: AskedVisit): string | undefined {
  if (day === null) return visitTexts.none;
  if (isWithdrawn) return visitTexts.withdrawnBefore;
  if (last === 'cancelled') return visitTexts.cancelledBefore;
  return day < isoDate(civilDate(now())) ? visitTexts.past : undefined;
}

function isSameSlot({ day, time, kind }: AskedVisit, slot: VisitSlot): boolean {
  return day === slot.schedule_date && time === slot.schedule_time && kind === slot.schedule_kind;
}

function change(
  { db }: Backend,
  find: FindRequest,
  act: (db: Kysely<Database>, visit: AskedVisit) => Promise<ChangeOutcome>,
): Promise<ChangeOutcome | undefined> {
  return db.transaction().execute(async (transaction) => {
    const visit = await find(transaction);
    return visit && act(transaction, visit);
  });
}
