import type { OwnContact } from '@umbral/domain/api/contacts.ts';
import { cancelVisit, moveVisit, type VisitSlot, withdrawRequest } from '@umbral/domain/api/visits.ts';
import type { Outcome } from '@umbral/kit/form/form-state.ts';
import { refused, sent } from '@umbral/kit/form/outcome.ts';
import type { CallApi } from '@umbral/protocol/calls/call-api.ts';

/** What can be taken back of a request. */
export type TakenBack = 'visit' | 'consent';

const takingBack = { visit: cancelVisit, consent: withdrawRequest } as const;

/** Takes the visit or the consent of a request back; gives the sentence to show. */
export async function takeBack(call: CallApi, id: number, what: TakenBack): Promise<{ ok: 0 | 1; message: string }> {
  return call(takingBack[what], { body: { id } });
}

/** Moves a visit; what became of it, in a sentence. */
export async function saveMove(call: CallApi, id: number, slot: VisitSlot): Promise<Outcome<string>> {
  const { ok, message } = await call(moveVisit, { body: { id, ...slot } });
  return ok === 1 ? sent(message) : refused(message);
}

/** Says yes to the time that the builder has proposed, by naming it: another one in the meantime is not agreed to. */
export async function agreeToVisit(call: CallApi, request: OwnContact): Promise<{ ok: 0 | 1; message: string }> {
  const { id, schedule_date, schedule_time, schedule_kind } = request;
  const slot = { schedule_date: schedule_date ?? '', schedule_time: schedule_time ?? '' };
  return call(moveVisit, { body: { id, ...slot, schedule_kind: schedule_kind ?? 'in-person' } });
}
