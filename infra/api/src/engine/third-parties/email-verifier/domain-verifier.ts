import { isDisposableEmail } from 'disposable-email-domains-js';
import type { EmailVerifier } from './email-verifier.ts';
import type { MailDomains } from './mail-domain.ts';

/** Judges an address by its domain alone: throw-away or not, and whether it takes mail. */
export function domainVerifier(domains: MailDomains | undefined): EmailVerifier {
  return {
    async verify(email) {
      if (isDisposableEmail(email)) return 'disposable';
      const domain = email.slice(email.lastIndexOf('@') + 1);
      const verdict = (await domains?.lookUp(domain)) ?? 'unknown';
      if (verdict === 'takes-mail') return 'ok_for_all';
      return verdict === 'takes-none' ? 'invalid' : 'unknown';
    },
  };
}
