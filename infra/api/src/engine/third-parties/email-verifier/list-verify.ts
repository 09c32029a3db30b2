import type { EmailVerdict } from '@umbral/domain/contact/lead.ts';
import { z } from 'zod';
import { createCallGuard } from '../guard/call-guard.ts';
import { PartyFailure } from '../guard/party-failure.ts';
import type { EmailProviderSettings } from './email-verifier-settings.ts';

/** What the provider says of a mailbox, in its own words and in ours. */
const verdicts: Readonly<Record<string, EmailVerdict>> = {
  ok: 'ok',
  ok_for_all: 'ok_for_all',
  email_disabled: 'invalid',
  dead_server: 'invalid',
  invalid_mx: 'invalid',
  invalid_syntax: 'invalid',
  spamtrap: 'invalid',
  disposable: 'disposable',
  unknown: 'unknown',
  antispam_system: 'unknown',
  smtp_protocol: 'unknown',
};

const party = 'email-verifier';
const word = z.string().regex(/^[a-z_]{2,40}$/);

/** Asks a verifier by the protocol of EmailListVerify: `GET /api/verifyEmail`, one word as the answer. */
export function listVerify({ url, key }: EmailProviderSettings): (email: string) => Promise<EmailVerdict> {
  // It talks to the mailbox's server meanwhile, which takes its time.
  const guard = createCallGuard({ party, baseUrl: url, timeoutMs: 4000, attempts: 1, maxBytes: 4096 });
  return async (email) => {
    const request = { method: 'GET', path: 'api/verifyEmail', query: { email }, isRepeatable: true } as const;
    const said = await guard.text({ ...request, headers: { 'x-api-key': key } }, word);
    const verdict = verdicts[said];
    // Also `error_credit`: the account is used up.
    if (!verdict) throw new PartyFailure(party, 'refused');
    return verdict;
  };
}
