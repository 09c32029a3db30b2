import { readFileSync } from 'node:fs';
import type { TrustedKey } from '@umbral/protocol/release/release-signature.ts';
import { trustedKeysSchema } from '@umbral/protocol/release/signature-schema.ts';

/** The keys that this shell trusts: trust comes from its own file, only mistrust may come from the registry. */
export interface KeyRing {
  keys(): readonly TrustedKey[];
  /** Ids of the keys that were revoked since the file was written. */
  revoked(): readonly string[];
  /** Never trusts these again; gives those that are news. */
  revoke(keyIds: readonly string[]): readonly string[];
}

/** Makes a ring of trusted keys. */
export function createKeyRing(trusted: readonly TrustedKey[]): KeyRing {
  const revoked = new Set<string>();
  return {
    keys: () => trusted.map((key) => (revoked.has(key.keyId) ? { ...key, state: 'revoked' as const } : key)),
    revoked: () => [...revoked],
    revoke(keyIds) {
      const known = new Set(trusted.map(({ keyId }) => keyId));
      const news = keyIds.filter((keyId) => known.has(keyId) && !revoked.has(keyId));
      for (const keyId of news) revoked.add(keyId);
      return news;
    },
  };
}

/** Reads the file of trusted keys; throws one sentence where it cannot be used. */
export function readTrustedKeys(path: string): readonly TrustedKey[] {
  try {
    return trustedKeysSchema.parse(JSON.parse(readFileSync(path, 'utf8')));
  } catch (error) {
    throw new Error(`TRUSTED_KEYS_FILE holds no list of trusted keys: ${path}`, { cause: error });
  }
}
