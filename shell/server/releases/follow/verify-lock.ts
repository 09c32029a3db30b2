import type { SignedLock } from '@umbral/protocol/composition/composition-lock.ts';
import { environmentOf } from '@umbral/protocol/composition/environment.ts';
import { type SignatureFault, type TrustedKey, verifySignature } from '@umbral/protocol/release/release-signature.ts';

const sentences: Readonly<Record<SignatureFault, string>> = {
  'unknown-key': 'is signed by a key that this shell does not trust',
  'revoked-key': 'is signed by a key that was revoked',
  'retired-key': 'is signed by a key that signs nothing new',
  'wrong-use': 'is signed by a key that may not sign compositions',
  'wrong-signature': 'was changed after it was signed',
};

/** By what a shell judges a composition. */
export interface LockTrust {
  readonly keys: readonly TrustedKey[];
  /** The newest number that it has taken; none up to it is taken any more. */
  readonly known: number;
  readonly environment: string;
}

/** Why a composition may not run here, in one sentence; nothing where it may. Times do not count: clocks may be wrong. */
export async function faultOfLock(
  { lock, signature }: SignedLock,
  { keys, known, environment }: LockTrust,
): Promise<string | undefined> {
  const verdict = await verifySignature('composition', lock, signature, keys);
  if (!verdict.ok) return `Composition ${lock.seq} ${sentences[verdict.fault]} (${signature.keyId})`;
  if (environmentOf(lock) !== environment) {
    return `Composition ${lock.seq} is for ${environmentOf(lock)}; this shell runs ${environment}`;
  }
  return lock.seq <= known ? `Composition ${lock.seq} is no newer than ${known}, which this shell knows` : undefined;
}
