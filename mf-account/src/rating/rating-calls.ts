import { rateBuilder } from '@umbral/domain/api/surveys.ts';
import type { Outcome } from '@umbral/kit/form/form-state.ts';
import { refused, sent } from '@umbral/kit/form/outcome.ts';
import type { CallApi } from '@umbral/protocol/calls/call-api.ts';
import { ratingTexts } from '../texts/rating-texts.ts';
import type { RatingValues } from './rating-values.ts';

/** Sends a rating; the backend words why it takes none. */
export async function sendRating(call: CallApi, values: RatingValues): Promise<Outcome<null>> {
  const { ok, reason } = await call(rateBuilder, { body: values });
  return ok === 1 ? sent(null) : refused(reason ?? ratingTexts.failed);
}
