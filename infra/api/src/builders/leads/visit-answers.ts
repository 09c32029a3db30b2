import type { VisitAnswer } from '@umbral/domain/api/builder-visits.ts';
import type { Database } from 'infra-db/tables.ts';
import { type Kysely, sql } from 'kysely';
import type { Backend } from '../../engine/backend.ts';
import { found } from '../../engine/replies/refusal.ts';
import type { SignedIn } from '../../engine/sessions/session-store.ts';
import { type AskedVisit, findRequest } from '../../people/visits/visit-queries.ts';
import { closedBecause, isSameSlot, slotFault } from '../../people/visits/visit-rules.ts';
import { type OwnLead, refuseStale } from './lead-access.ts';
import { changeLead, type LeadOutcome } from './lead-changes.ts';
import { leadTexts } from './lead-texts.ts';
import * as keep from './visit-changes.ts';

const { visit: texts } = leadTexts;

type Answered = Omit<LeadOutcome, 'version'>;
const done = (message: string): Answered => ({ ok: 1, message });
const refused = (message: string): Answered => ({ ok: 0, message });

/**
 * What a builder says to a visit: yes, another time, or no. What is so already is done and written to nobody again;
 * 409 where the person, or a colleague, changed the visit since it was read.
 */
export function answerVisit(backend: Backend, person: SignedIn, id: number, answer: VisitAnswer): Promise<LeadOutcome> {
  return changeLead({ backend, person, id }, async (db, lead) => {
    const visit = found(await findRequest(db, sql<boolean>`c.id = ${lead.id}`));
    if (isSo(visit, answer)) return done(texts[answer.action]);
    refuseStale(lead, answer.version);
    const closed = closedBecause(visit, backend.now());
    if (closed) return refused(texts.closed[closed]);
    return carryOut({ backend, db, lead, visit, userId: person.userId }, answer);
  });
}

/** Whether a visit already stands as the answer would have it: a second press, or two colleagues at once. */
function isSo(visit: AskedVisit, answer: VisitAnswer): boolean {
  if (answer.action === 'confirm') return visit.state === 'confirmed';
  if (answer.action === 'cancel') return visit.state === 'cancelled' && visit.changedBy === 'builder';
  return visit.state === 'proposed' && isSameSlot(visit, answer);
}

interface Held {
  readonly backend: Backend;
  readonly db: Kysely<Database>;
  readonly lead: OwnLead;
  readonly visit: AskedVisit;
  readonly userId: number;
}

async function carryOut(held: Held, answer: VisitAnswer): Promise<Answered> {
  const change = { at: held.backend.now(), lead: held.lead, userId: held.userId };
  if (answer.action === 'cancel') {
    await keep.cancel(held.db, change, answer.reason);
    return done(texts.cancel);
  }
  if (answer.action === 'confirm') {
    // A time that the builder itself has named is the person's to agree to.
    if (held.visit.state === 'proposed') return refused(texts.proposedBefore);
    await keep.confirm(held.db, change);
    return done(texts.confirm);
  }
  // The hour that the person asked for needs no proposal.
  if (isSameSlot(held.visit, answer)) return refused(texts.day);
  const fault = slotFault(held.visit, answer, held.backend.now());
  if (fault) return refused(fault === 'no-visits' ? texts.noVisits : texts[fault]);
  const { schedule_date, schedule_time, schedule_kind } = answer;
  await keep.propose(held.db, change, { schedule_date, schedule_time, schedule_kind });
  return done(texts.propose);
}
