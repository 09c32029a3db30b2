import { verifyAuthenticationResponse, verifyRegistrationResponse } from '@simplewebauthn/server';
import type { MadePasskey, OwnPasskey, ShownPasskey } from '@umbral/domain/api/passkeys.ts';
import type { FastifyRequest } from 'fastify';
import type { Database } from 'infra-db/tables.ts';
import type { Kysely } from 'kysely';
import type { Backend } from '../../engine/backend.ts';
import { challengeTaker } from './passkey-challenges.ts';
import { relyingParty } from './passkey-options.ts';

/** More keys than anybody owns. */
export const mostPasskeys = 10;

/** The passkeys of a person, the oldest first. */
export async function passkeysOf(db: Kysely<Database>, userId: number): Promise<OwnPasskey[]> {
  const rows = await db
    .selectFrom('passkey')
    .where('user_id', '=', userId)
    .select(['id', 'name', 'is_synced', 'created_at', 'last_used_at'])
    .orderBy('created_at')
    .orderBy('id')
    .execute();
  return rows.map(({ created_at, last_used_at, ...row }) => ({
    ...row,
    created_at: created_at.toISOString(),
    last_used_at: last_used_at?.toISOString() ?? null,
  }));
}

function expected(backend: Backend) {
  const { origin } = backend.config;
  return { expectedOrigin: origin, expectedRPID: relyingParty(backend), requireUserVerification: true };
}

/**
 * Who shows a passkey: its person has been recognised by the device, and the answer is to a challenge that this browser
 * got and nobody has used. Nothing for whatever else.
 */
export async function personOfPasskey(
  backend: Backend,
  shown: ShownPasskey,
  request: FastifyRequest,
): Promise<number | undefined> {
  const row = await backend.db
    .selectFrom('passkey')
    .innerJoin('app_user', 'app_user.id', 'passkey.user_id')
    .where('credential_id', '=', shown.id)
    .where('app_user.is_active', '=', true)
    .select(['passkey.id', 'passkey.user_id', 'credential_id', 'public_key', 'counter'])
    .executeTakeFirst();
  if (!row) return undefined;
  const { clientDataJSON, authenticatorData, signature } = shown.response;
  const counter = await verifyAuthenticationResponse({
    ...expected(backend),
    response: {
      id: shown.id,
      rawId: shown.rawId,
      type: shown.type,
      clientExtensionResults: {},
      response: { clientDataJSON, authenticatorData, signature },
    },
    expectedChallenge: challengeTaker(backend, 'show', request),
    credential: { id: row.credential_id, publicKey: new Uint8Array(row.public_key), counter: row.counter },
  }).then(
    ({ verified, authenticationInfo }) => (verified ? authenticationInfo.newCounter : undefined),
    // The library throws at whatever is not as it must be.
    () => undefined,
  );
  if (counter === undefined || !(await countUse(backend, row, counter))) return undefined;
  return row.user_id;
}

/** A counter that goes back says that the key was copied; keys that are synced count nothing and stay at 0. */
async function countUse(
  { db, now }: Backend,
  { id, counter: former }: { readonly id: string; readonly counter: number },
  counter: number,
): Promise<boolean> {
  const counted = await db
    .updateTable('passkey')
    .set({ counter, last_used_at: now() })
    .where('id', '=', id)
    .where('counter', '=', former)
    .executeTakeFirst();
  return counted.numUpdatedRows > 0n;
}

/** What is kept of a passkey that a browser made for a challenge of this session; nothing where it cannot be believed. */
export async function readMadePasskey(backend: Backend, made: MadePasskey, request: FastifyRequest) {
  const { clientDataJSON, attestationObject, transports = [] } = made.response;
  const answer = await verifyRegistrationResponse({
    ...expected(backend),
    response: {
      id: made.id,
      rawId: made.rawId,
      type: made.type,
      clientExtensionResults: {},
      response: { clientDataJSON, attestationObject },
    },
    expectedChallenge: challengeTaker(backend, 'create', request),
  }).catch(() => undefined);
  if (!answer?.verified) return undefined;
  const { credential, credentialBackedUp } = answer.registrationInfo;
  return {
    credential_id: credential.id,
    public_key: Buffer.from(credential.publicKey),
    counter: credential.counter,
    transports,
    is_synced: credentialBackedUp,
  };
}
