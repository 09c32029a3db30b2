import { saveContactManner } from '@umbral/domain/api/contact-manner.ts';
import { deleteAccount, withdrawConsent } from '@umbral/domain/api/privacy.ts';
import type { ContactManner } from '@umbral/domain/contact/contact-manner.ts';
import type { WithdrawablePurpose } from '@umbral/domain/people/consent.ts';
import type { Outcome } from '@umbral/kit/form/form-state.ts';
import { refused, sent } from '@umbral/kit/form/outcome.ts';
import type { CallApi } from '@umbral/protocol/calls/call-api.ts';
import { privacyTexts } from '../texts/privacy-texts.ts';

/** Takes a consent back; gives the sentence that says what ended by it. */
export async function takeBack(call: CallApi, purpose: WithdrawablePurpose): Promise<string> {
  return (await call(withdrawConsent, { body: { purpose } })).message;
}

/** Says anew how and when builders may make contact; gives the sentence to show. */
export async function saveManner(call: CallApi, manner: ContactManner): Promise<Outcome<string>> {
  const { ok, message } = await call(saveContactManner, { body: manner });
  return ok === 1 ? sent(message) : refused(message);
}

/** Asks for the deletion of the account; gives the day on which it is due. */
export async function askForDeletion(call: CallApi, password: string): Promise<Outcome<string>> {
  const { due_at: dueAt, reason } = await call(deleteAccount, { body: { password } });
  return dueAt === null ? refused(reason ?? privacyTexts.deletion.failed) : sent(dueAt);
}
