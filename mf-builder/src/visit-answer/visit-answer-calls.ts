import { answerVisit, type VisitAnswer } from '@umbral/domain/api/builder-visits.ts';
import type { CallApi } from '@umbral/protocol/calls/call-api.ts';

/** Says something to a visit; gives what became of it, in a sentence. */
export async function sendAnswer(
  call: CallApi,
  id: number,
  body: VisitAnswer,
): Promise<{ ok: 0 | 1; message: string }> {
  return call(answerVisit, { params: { id }, body });
}
