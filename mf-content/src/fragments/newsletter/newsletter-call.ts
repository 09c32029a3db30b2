import { subscribeNewsletter } from 'shared-contracts/api/contacts.ts';
import type { CallApi } from 'shared-contracts/remote/remote-context.ts';
import { idsOf, textOf } from '../../model/form-values.ts';
import { visitorKey } from '../../model/visitor-key.ts';
import { refusalOf } from '../../refusal.ts';
import { newsletterTexts as texts } from '../../texts/newsletter-texts.ts';
import type { Answer } from '../../ui/use-sending-form.ts';
import { type NewsletterField, newsletterFieldOfCall } from './newsletter-values.ts';

/** Joins the newsletter [B067]; throws when the server cannot be reached or fails. */
export async function subscribe(call: CallApi, data: FormData): Promise<Answer<NewsletterField>> {
  const body = {
    email: textOf(data, 'email'),
    name: textOf(data, 'name'),
    ids_interest_price: idsOf(data, 'prices'),
    ids_interest_city: idsOf(data, 'cities'),
    agree_terms: 'S' as const,
    user_key: visitorKey(),
  };
  try {
    const { ok, message } = await call(subscribeNewsletter, { body });
    return ok === 1
      ? { kind: 'accepted', text: message || texts.sent }
      : { kind: 'refused', text: message || texts.failed };
  } catch (error) {
    return refusalOf(error, newsletterFieldOfCall);
  }
}
