import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import type { SignedKind, TrustedKey } from '@umbral/protocol/release/release-signature.ts';
import { trustedKeysSchema } from '@umbral/protocol/release/signature-schema.ts';
import { StartProblem } from 'infra-db/embedded/start-problem.ts';
import { createSigningKey, privateKeyOf, readSigningKey, type SigningKey } from './key-pair.ts';

/** The key in a file; made once, readable by this user only. */
export function ensureKeyFile(file: string): SigningKey {
  if (!existsSync(file)) writeFileSync(file, privateKeyOf(createSigningKey()), { mode: 0o600, flag: 'wx' });
  return readKeyFile(file);
}

/** The key in a file; throws one sentence where there is none. */
export function readKeyFile(file: string): SigningKey {
  try {
    return readSigningKey(readFileSync(file, 'utf8'));
  } catch {
    throw new StartProblem(`${file} holds no signing key (Ed25519, PKCS#8 PEM).`);
  }
}

function readTrusted(file: string): readonly TrustedKey[] {
  if (!existsSync(file)) return [];
  try {
    return trustedKeysSchema.parse(JSON.parse(readFileSync(file, 'utf8')));
  } catch {
    throw new StartProblem(`${file} is no list of trusted keys: delete it, and it is written anew.`);
  }
}

/** A key and what it may sign. */
export interface KeyUse {
  readonly key: Pick<SigningKey, 'keyId' | 'publicKey'>;
  readonly signs: readonly SignedKind[];
}

/**
 * Writes keys into a list of what shells trust, unless they stand there. What an operator wrote stays: keys of teams,
 * retired and revoked ones.
 */
export function trustKeys(file: string, keys: readonly KeyUse[]): void {
  const known = readTrusted(file);
  const added = keys
    .filter(({ key }) => !known.some(({ keyId }) => keyId === key.keyId))
    .map(({ key: { keyId, publicKey }, signs }) => ({ keyId, publicKey, state: 'active' as const, signs }));
  if (added.length > 0) writeFileSync(file, `${JSON.stringify([...known, ...added], null, 2)}\n`);
}
