import type { VisitSlot } from '@umbral/domain/api/visits.ts';
import type { Database } from 'infra-db/tables.ts';
import type { Kysely } from 'kysely';
import type { Backend } from '../../engine/backend.ts';
import { contactTexts } from '../contacts/contact-texts.ts';
import { type AskedVisit, keepAgreement, keepCancellation, keepMove, keepWithdrawal } from './visit-queries.ts';
import { closedBecause, isSameSlot, slotFault } from './visit-rules.ts';
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

/**
 * Moves a visit; the same time again changes nothing and writes to nobody, unless the builder has proposed it: then it
 * says yes. Nothing where there is no such request.
 */
export function moveVisit(backend: Backend, find: FindRequest, slot: VisitSlot): Promise<ChangeOutcome | undefined> {
  return change(backend, find, async (db, visit) => {
    const closed = closedReason(backend, visit);
    if (closed) return refused(closed);
    if (isSameSlot(visit, slot)) return visit.state === 'proposed' ? agree(backend, db, visit) : done(visitTexts.moved);
    const fault = slotFault(visit, slot, backend.now());
    if (fault) return refused(faults[fault]);
    await keepMove(backend, db, visit.id, slot);
    return done(visitTexts.moved);
  });
}

/**
 * Says yes to the time that the builder has proposed; again changes nothing, and to another time than the last one that
 * was proposed is no yes. Nothing where there is no such request.
 */
export function agreeToVisit(backend: Backend, find: FindRequest, slot: VisitSlot): Promise<ChangeOutcome | undefined> {
  return change(backend, find, async (db, visit) => {
    const closed = closedReason(backend, visit);
    if (closed) return refused(closed);
    if (visit.state === 'asked') return refused(visitTexts.waiting);
    if (!isSameSlot(visit, slot)) return refused(visitTexts.otherTime);
    return visit.state === 'confirmed' ? done(visitTexts.agreed) : agree(backend, db, visit);
  });
}

async function agree(backend: Backend, db: Kysely<Database>, { id }: AskedVisit): Promise<ChangeOutcome> {
  await keepAgreement(backend, db, id);
  return done(visitTexts.agreed);
}

/** Calls a visit off; again changes nothing. Nothing where there is no such request. */
export function cancelVisit(backend: Backend, find: FindRequest): Promise<ChangeOutcome | undefined> {
  return change(backend, find, async (db, visit) => {
    if (visit.state === 'cancelled') return done(visitTexts.cancelled);
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

/** Why a visit can no longer be changed, for the person; nothing while it can. */
export function closedReason({ now }: Backend, visit: AskedVisit): string | undefined {
  const closed = closedBecause(visit, now());
  if (closed === 'cancelled' && visit.changedBy === 'builder') return visitTexts.cancelledByBuilder;
  return closed && visitTexts.closed[closed];
}

const faults = { 'no-visits': visitTexts.noVisits, day: contactTexts.day, hours: contactTexts.hours } as const;

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
