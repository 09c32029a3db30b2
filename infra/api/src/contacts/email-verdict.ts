import { countsAsValid, type EmailVerdict } from 'shared-contracts/domain/lead.ts';
import { validationMessages } from 'shared-contracts/domain/validation.ts';
import type { Backend } from '../backend.ts';
import { Refusal } from '../http/refusal.ts';

/** What the verifier says of a form's address; 422 on the mail field for one that no mail reaches [B070]. */
export async function verdictOf({ parties }: Backend, email: string): Promise<EmailVerdict> {
  const verdict = await parties.emailVerifier.verify(email);
  if (!countsAsValid(verdict)) throw new Refusal('invalid-input', { email: validationMessages.leadEmail });
  return verdict;
}
