import { isIP } from 'node:net';
import { z } from 'zod';
import { partyUrl } from '../guard/party-url.ts';
import { optionalSetting } from '../optional-setting.ts';

export interface EmailProviderSettings {
  readonly url: string;
  readonly key: string;
}

export interface EmailVerifierSettings {
  readonly looksUpDomains: boolean;
  readonly nameServers: readonly string[] | undefined;
  readonly provider: EmailProviderSettings | undefined;
}

const nameServers = z
  .string()
  .transform((list) => list.split(',').map((server) => server.trim()))
  .refine((list) => list.every((server) => isIP(server.replace(/:\d+$/, '')) !== 0 || isIP(server) !== 0), 'addresses');

/** `EMAIL_VERIFIER_KEY` names the account at the verifier; without it domains are looked up. */
export const emailVerifierSettings = z
  .object({
    EMAIL_VERIFIER_URL: partyUrl.default('https://api.emaillistverify.com'),
    EMAIL_VERIFIER_KEY: optionalSetting(z.string()),
    /** Where there is no way to name servers, the look-up is only a delay. */
    EMAIL_MX: z.stringbool().default(true),
    EMAIL_NAME_SERVERS: optionalSetting(nameServers),
  })
  .transform(
    (e): EmailVerifierSettings => ({
      looksUpDomains: e.EMAIL_MX,
      nameServers: e.EMAIL_NAME_SERVERS,
      provider: e.EMAIL_VERIFIER_KEY ? { url: e.EMAIL_VERIFIER_URL, key: e.EMAIL_VERIFIER_KEY } : undefined,
    }),
  );
