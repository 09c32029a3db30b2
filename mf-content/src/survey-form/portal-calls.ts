import { answerPortalSurvey, checkPortalSurvey } from '@umbral/domain/api/surveys.ts';
import { visitorKey } from '@umbral/domain/storage/visitor-key.ts';
import type { Outcome } from '@umbral/kit/form/form-state.ts';
import { sent } from '@umbral/kit/form/outcome.ts';
import type { CallApi } from '@umbral/protocol/calls/call-api.ts';
import type { PortalValues } from './portal-values.ts';
import { markSent } from './survey-marks.ts';

/** What the server said to a survey that has arrived: null where it was taken, else why not. */
export interface PortalReply {
  readonly refusal: string | null;
}

/** The answer is told two seconds later [B078]. */
const replyAfterMs = 2000;

/**
 * Sends the survey; one that the server does not take has arrived as well, since nobody is asked twice [B079]. Throws
 * where nobody answered.
 */
export async function sendPortal(
  call: CallApi,
  values: PortalValues,
  userId: number | undefined,
): Promise<Outcome<PortalReply>> {
  const { content_opinion: opinion, found, ...said } = values;
  const body = {
    ...said,
    email: userId === undefined ? values.email : '',
    search_interest: opinion === '0' ? values.search_interest : '',
    content_opinion: opinion === '1' ? ('1' as const) : ('0' as const),
    found: found === '1' ? ('1' as const) : found === '0' ? ('0' as const) : null,
    user_id: userId ?? 0,
    user_key: visitorKey(),
  };
  const { ok, reason } = await call(answerPortalSurvey, { body });
  markSent();
  await new Promise((resolve) => setTimeout(resolve, replyAfterMs));
  return sent({ refusal: ok === 1 ? null : reason });
}

/** Whether a signed-in person has answered the survey before [C140]. */
export async function hasAnswered(call: CallApi, userId: number): Promise<boolean> {
  return (await call(checkPortalSurvey, { params: { id: userId } })).ok === 1;
}
