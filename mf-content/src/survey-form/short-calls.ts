import { answerOpenSurvey } from '@umbral/domain/api/surveys.ts';
import { visitorKey } from '@umbral/domain/storage/visitor-key.ts';
import type { Outcome } from '@umbral/kit/form/form-state.ts';
import { refused, sent } from '@umbral/kit/form/outcome.ts';
import type { CallApi } from '@umbral/protocol/calls/call-api.ts';
import { surveyTexts } from '../texts/survey-texts.ts';
import type { ShortValues } from './short-values.ts';

/** Sends a reply [C403]; the backend words why it takes none. */
export async function sendShort(call: CallApi, slug: string, values: ShortValues): Promise<Outcome<null>> {
  const answers = Object.fromEntries(
    Object.entries(values).map(([id, given]) => [id, given.length === 1 ? (given[0] ?? '') : [...given]]),
  );
  const body = { user_key: visitorKey(), answers };
  const { ok, reason } = await call(answerOpenSurvey, { params: { slug }, body });
  return ok === 1 ? sent(null) : refused(reason ?? surveyTexts.shortFailed);
}
