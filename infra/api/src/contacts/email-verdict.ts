import { isDisposableEmail } from 'disposable-email-domains-js';
import type { EmailVerdict } from 'shared-contracts/domain/lead.ts';

/** What can be told of an address without asking anyone: whether its domain hands out throw-away addresses. */
export function verdictOf(email: string): EmailVerdict {
  return isDisposableEmail(email) ? 'disposable' : 'unknown';
}
