import { endpoint } from '@umbral/protocol/calls/endpoint.ts';
import { z } from 'zod';
import { isoMoment } from '../vocabulary/identifier.ts';
import { acknowledgement, line, outcome } from './fields.ts';
import { signInAnswer } from './users.ts';

/** Bytes as browsers write them in JSON. */
const bytes = z
  .string()
  .regex(/^[\w-]+$/)
  .max(12_000);
const transport = z.enum(['ble', 'cable', 'hybrid', 'internal', 'nfc', 'smart-card', 'usb']);
const credentialId = bytes.min(16).max(1400);
const known = z.object({ id: z.string(), type: z.literal('public-key'), transports: z.array(transport) });

/** What a browser says of any passkey; the server's library reads the bytes. */
const passkey = z.strictObject({
  id: credentialId,
  rawId: credentialId,
  type: z.literal('public-key'),
  authenticatorAttachment: z.string().max(40).optional(),
  clientExtensionResults: z.record(z.string().max(60), z.unknown()).default({}),
});

/** What it says of one that it made. */
const made = passkey.extend({
  response: z.strictObject({
    clientDataJSON: bytes,
    attestationObject: bytes,
    authenticatorData: bytes.optional(),
    transports: z.array(z.string().max(40)).max(10).optional(),
    publicKeyAlgorithm: z.int().optional(),
    publicKey: bytes.optional(),
  }),
});
export type MadePasskey = z.output<typeof made>;

/** What it signs with one. */
export const shownPasskey = passkey.extend({
  response: z.strictObject({
    clientDataJSON: bytes,
    authenticatorData: bytes,
    signature: bytes,
    userHandle: bytes.nullish(),
  }),
});
export type ShownPasskey = z.output<typeof shownPasskey>;

/** An invented answer of a browser. */
export const passkeyExample = {
  id: 'ejemploDeLlave01',
  rawId: 'ejemploDeLlave01',
  type: 'public-key' as const,
  response: { clientDataJSON: 'e30', authenticatorData: 'AA', signature: 'AA' },
};

export const askForPasskey = endpoint({
  id: 'C250',
  method: 'POST',
  path: '/users/passkeys/sign-in/options',
  summary:
    'What a browser has to sign with a passkey, within five minutes, once and by itself: any passkey to sign in, those ' +
    'of the person where a second step is pending or somebody is signed in',
  response: z.object({
    options: z.object({
      challenge: z.string(),
      timeout: z.int(),
      rpId: z.string(),
      userVerification: z.literal('required'),
      allowCredentials: z.array(known),
    }),
  }),
});
export const signInByPasskey = endpoint({
  id: 'C251',
  method: 'POST',
  path: '/users/passkeys/sign-in',
  summary: 'Signs in by a passkey, which counts as both steps; one reason for every failure',
  body: z.strictObject({ passkey: shownPasskey }).meta({ examples: [{ passkey: passkeyExample }] }),
  response: signInAnswer,
});

/** A passkey as its owner sees it. */
export const ownPasskey = z.object({
  id: z.uuid(),
  name: z.string(),
  /** Kept by an account of the maker, so that it works on several devices. */
  is_synced: z.boolean(),
  created_at: isoMoment,
  last_used_at: isoMoment.nullable(),
});
export type OwnPasskey = z.output<typeof ownPasskey>;

const idParams = z.object({ id: z.uuid() });
const name = line(60).min(1, 'Escribe un nombre');

export const askToMakePasskey = endpoint({
  id: 'C256',
  method: 'POST',
  path: '/users/passkeys/options',
  summary: 'What a browser needs to make a passkey for the signed-in person; asks for a fresh proof of who it is',
  access: 'session',
  response: z.object({
    options: z.object({
      challenge: z.string(),
      timeout: z.int(),
      rp: z.object({ id: z.string(), name: z.string() }),
      user: z.object({ id: z.string(), name: z.string(), displayName: z.string() }),
      pubKeyCredParams: z.array(z.object({ alg: z.int(), type: z.literal('public-key') })),
      excludeCredentials: z.array(known),
      authenticatorSelection: z.object({
        residentKey: z.literal('required'),
        requireResidentKey: z.literal(true),
        userVerification: z.literal('required'),
      }),
      attestation: z.literal('none'),
    }),
  }),
});
export const createPasskey = endpoint({
  id: 'C257',
  method: 'POST',
  path: '/users/passkeys',
  summary: 'Keeps the passkey that the browser made; at most 10. The session counts as proven by it',
  access: 'session',
  body: z.strictObject({ passkey: made, name: name.optional() }).meta({
    examples: [
      {
        passkey: {
          id: 'ejemploDeLlave01',
          rawId: 'ejemploDeLlave01',
          type: 'public-key',
          response: { clientDataJSON: 'e30', attestationObject: 'AA' },
        },
        name: 'Mi teléfono',
      },
    ],
  }),
  response: signInAnswer,
});
export const renamePasskey = endpoint({
  id: 'C258',
  method: 'POST',
  path: '/users/passkeys/{id}',
  summary: 'Gives one of the own passkeys another name; 404 for those of others',
  access: 'session',
  params: idParams,
  body: z.strictObject({ name }).meta({ examples: [{ name: 'Mi teléfono' }] }),
  response: acknowledgement,
});
export const deletePasskey = endpoint({
  id: 'C259',
  method: 'POST',
  path: '/users/passkeys/{id}/delete',
  summary:
    'Deletes one of the own passkeys, except the last factor of staff; asks for a fresh proof. 404 for those of others',
  access: 'session',
  params: idParams,
  response: outcome,
});
