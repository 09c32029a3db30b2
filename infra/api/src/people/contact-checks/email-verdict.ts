import { countsAsValid, type EmailVerdict } from '@umbral/domain/contact/lead.ts';
import { validationMessages } from '@umbral/domain/fields/validation.ts';
import type { Backend } from '../../engine/backend.ts';
import { Refusal } from '../../engine/replies/refusal.ts';

/** What the verifier says of a lead's address; 422 on the mail field for one that it does not accept [B070]. */
export async function verdictOf({ parties }: Backend, email: string): Promise<EmailVerdict> {
  const verdict = await parties.emailVerifier.verify(email);
  if (!countsAsValid(verdict)) throw refusal();
  return verdict;
}

/**
 * 422 on the mail field of a contact that no answer can reach. A throw-away address can be answered: whoever protects
 * the own mailbox still reaches a builder. Leads alone are asked for more.
 */
export async function refuseUnreachable({ parties }: Backend, email: string): Promise<void> {
  if ((await parties.emailVerifier.verify(email)) === 'invalid') throw refusal();
}

function refusal(): Refusal {
  return new Refusal('invalid-input', { email: validationMessages.leadEmail });
}
