import { subscribeNewsletter } from '@umbral/domain/api/contacts.ts';
import { visitorKey } from '@umbral/domain/storage/visitor-key.ts';
import { tellConversion } from '@umbral/kit/conversions/tell-conversion.ts';
import type { Outcome } from '@umbral/kit/form/form-state.ts';
import { refused, sent } from '@umbral/kit/form/outcome.ts';
import type { RemoteContext } from '@umbral/protocol/remote/remote-context.ts';
import { newsletterTexts as texts } from '../../texts/newsletter-texts.ts';
import type { NewsletterValues } from './newsletter-values.ts';

/** Joins the newsletter, a conversion [B067, B126], and gives the server's words; throws when it cannot be reached or fails. */
export async function subscribe(
  context: Pick<RemoteContext, 'bus' | 'call' | 'environment'>,
  values: NewsletterValues,
): Promise<Outcome<string>> {
  const body = { ...values, agree_terms: 'S' as const, user_key: visitorKey() };
  const { ok, message } = await context.call(subscribeNewsletter, { body });
  if (ok === 0) return refused(message || texts.failed);
  void tellConversion(context, { name: 'Subscribe', email: values.email });
  return sent(message || texts.sent);
}
