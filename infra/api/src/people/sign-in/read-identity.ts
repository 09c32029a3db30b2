import { isEmail, isPersonName } from '@umbral/domain/fields/validation.ts';
import { z } from 'zod';
import { type Identity, SignInFailure } from './identity-provider.ts';

const text = z.string().max(1000).catch('');
const claims = z.object({
  sub: z.string().min(1).max(255),
  email: text.default(''),
  email_verified: z.unknown().optional(),
  /** Microsoft's way to say that an organisation owns the domain of the address. */
  xms_edov: z.unknown().optional(),
  given_name: text.default(''),
  family_name: text.default(''),
  name: text.default(''),
});

function isTrue(value: unknown): boolean {
  return value === true || value === 'true' || value === 1 || value === '1';
}

/** The name without what the portal does not take in names; nothing where that leaves none. */
function cleanName(given: string): string {
  const cleaned = given
    .replace(/[^\p{Script=Latin}\p{Mn} ]/gu, ' ')
    .replace(/ +/g, ' ')
    .trim()
    .slice(0, 100)
    .trim();
  return isPersonName(cleaned) ? cleaned : '';
}

/** What a provider's claims say of a person; throws `SignInFailure` where they lack a usable address. */
export function readIdentity(given: unknown, verifiesEmails: boolean): Identity {
  const parsed = claims.safeParse(given);
  if (!parsed.success) throw new SignInFailure('failed', parsed.error);
  const { sub, given_name, family_name, name, email_verified, xms_edov } = parsed.data;
  const email = parsed.data.email.trim().toLowerCase();
  if (!isEmail(email)) throw new SignInFailure('failed', new Error('the provider gave no address'));
  const [first = '', ...rest] = cleanName(name).split(' ');
  return {
    subject: sub,
    email,
    isEmailVerified: verifiesEmails || isTrue(email_verified) || isTrue(xms_edov),
    firstName: cleanName(given_name) || first || cleanName(email.split('@')[0] ?? '') || 'Visitante',
    lastName: cleanName(family_name) || rest.join(' '),
  };
}
