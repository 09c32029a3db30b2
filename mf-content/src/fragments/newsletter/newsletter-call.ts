import { subscribeNewsletter } from '@umbral/domain/api/contacts.ts';
import { visitorKey } from '@umbral/domain/storage/visitor-key.ts';
import type { Outcome } from '@umbral/kit/form/form-state.ts';
import { refused, sent } from '@umbral/kit/form/outcome.ts';
import type { CallApi } from '@umbral/protocol/calls/call-api.ts';
import { newsletterTexts as texts } from '../../texts/newsletter-texts.ts';
import type { NewsletterValues } from './newsletter-values.ts';

/** Joins the newsletter [B067] and gives the server's words; throws when it cannot be reached or fails. */
export async function subscribe(call: CallApi, values: NewsletterValues): Promise<Outcome<string>> {
  const body = { ...values, agree_terms: 'S' as const, user_key: visitorKey() };
  const { ok, message } = await call(subscribeNewsletter, { body });
  return ok === 1 ? sent(message || texts.sent) : refused(message || texts.failed);
}
