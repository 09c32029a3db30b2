import { generateAuthenticationOptions, generateRegistrationOptions } from '@simplewebauthn/server';
import type { askForPasskey, askToMakePasskey } from '@umbral/domain/api/passkeys.ts';
import type { EndpointOutput } from '@umbral/protocol/calls/endpoint.ts';
import { z } from 'zod';
import type { Backend } from '../../engine/backend.ts';
import { factorTexts } from './factor-texts.ts';
import { challengeMs } from './passkey-challenges.ts';

const transports = z.array(z.enum(['ble', 'cable', 'hybrid', 'internal', 'nfc', 'smart-card', 'usb']).catch('hybrid'));

/** The host that passkeys belong to. */
export function relyingParty({ config }: Backend): string {
  return new URL(config.origin).hostname;
}

async function knownPasskeys({ db }: Backend, userId: number | undefined) {
  if (userId === undefined) return [];
  const rows = await db
    .selectFrom('passkey')
    .where('user_id', '=', userId)
    .select(['credential_id', 'transports'])
    .execute();
  return rows.map((row) => ({
    id: row.credential_id,
    type: 'public-key' as const,
    transports: transports.parse(row.transports),
  }));
}

/** What a browser has to sign: with a passkey of the person, or with any where nobody is known yet. */
export async function showOptions(
  backend: Backend,
  userId: number | undefined,
): Promise<EndpointOutput<typeof askForPasskey>['options']> {
  const rpID = relyingParty(backend);
  const { challenge } = await generateAuthenticationOptions({ rpID });
  const allowCredentials = await knownPasskeys(backend, userId);
  return { challenge, timeout: challengeMs, rpId: rpID, userVerification: 'required', allowCredentials };
}

/** What a browser needs to make a passkey; authenticators that hold one already make no second. */
export async function creationOptions(
  backend: Backend,
  person: { readonly userId: number; readonly email: string },
): Promise<EndpointOutput<typeof askToMakePasskey>['options']> {
  const rp = { id: relyingParty(backend), name: factorTexts.issuer };
  const made = await generateRegistrationOptions({ rpID: rp.id, rpName: rp.name, userName: person.email });
  return {
    challenge: made.challenge,
    timeout: challengeMs,
    rp,
    user: {
      id: Buffer.from(`person-${person.userId}`).toString('base64url'),
      name: person.email,
      displayName: person.email,
    },
    pubKeyCredParams: made.pubKeyCredParams.map(({ alg }) => ({ alg, type: 'public-key' })),
    excludeCredentials: await knownPasskeys(backend, person.userId),
    authenticatorSelection: { residentKey: 'required', requireResidentKey: true, userVerification: 'required' },
    attestation: 'none',
  };
}
