import { domainVerifier } from './domain-verifier.ts';
import type { EmailVerifier } from './email-verifier.ts';
import type { EmailVerifierSettings } from './email-verifier-settings.ts';
import { listVerify } from './list-verify.ts';
import { mailDomains } from './mail-domain.ts';
import type { VerdictStore } from './verdict-store.ts';

/**
 * The configured verifier behind the store. The domain is judged first, so that nobody pays for a throw-away address;
 * where the provider does not answer, the domain's verdict stands.
 */
export function openEmailVerifier(settings: EmailVerifierSettings, store: VerdictStore): EmailVerifier {
  const { looksUpDomains, nameServers, provider } = settings;
  const byDomain = domainVerifier(looksUpDomains ? mailDomains({ servers: nameServers }) : undefined);
  const askProvider = provider && listVerify(provider);
  return {
    async verify(email) {
      const known = await store.find(email);
      if (known) return known;
      const first = await byDomain.verify(email);
      const canImprove = askProvider && (first === 'ok_for_all' || first === 'unknown');
      const verdict = canImprove ? await askProvider(email).catch(() => first) : first;
      await store.keep(email, verdict);
      return verdict;
    },
  };
}
