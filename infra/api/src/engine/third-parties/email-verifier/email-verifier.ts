import type { EmailVerdict } from '@umbral/domain/contact/lead.ts';

export interface EmailVerifier {
  /**
   * What can be told of a well-formed address in lower case. `ok`: the mailbox exists. `ok_for_all`: its domain takes
   * mail for any name, or the mailbox was not asked for. `unknown`: nobody could tell. Never throws.
   */
  verify(email: string): Promise<EmailVerdict>;
}
