import { generateKeyPairSync, randomBytes, sign } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { QaLink } from '@umbral/protocol/composition/qa-link.ts';
import { writeLinkToken } from '@umbral/protocol/composition/qa-link-token.ts';
import type { AppName } from '@umbral/protocol/release/artifact.ts';
import { type SignedKind, signedBytes, type TrustedKey } from '@umbral/protocol/release/release-signature.ts';
import { manifestDigest } from '../artifacts/artifact.ts';
import { temporaryFolder } from './fixture-remote.ts';

/** Signs links as a registry does, with a key that a shell may trust. */
export interface LinkSigner {
  readonly trusted: TrustedKey;
  /** File for `TRUSTED_KEYS_FILE`. */
  readonly keysFile: string;
  sign(link: QaLink, kind?: SignedKind): string;
}

/** Makes a key and the file that trusts it. */
export function createLinkSigner(): LinkSigner {
  const { privateKey, publicKey } = generateKeyPairSync('ed25519');
  const raw = publicKey.export({ type: 'spki', format: 'der' }).subarray(12).toString('base64');
  const keyId = randomBytes(8).toString('hex');
  const trusted: TrustedKey = { keyId, publicKey: raw, state: 'active', signs: ['composition', 'link'] };
  const keysFile = join(temporaryFolder(), 'trusted-keys.json');
  writeFileSync(keysFile, JSON.stringify([trusted]));
  return {
    trusted,
    keysFile,
    sign(link, kind = 'link') {
      const signature = sign(null, signedBytes(kind, link), privateKey).toString('base64');
      return writeLinkToken(link, { algorithm: 'ed25519', keyId, signature });
    },
  };
}

/** A link for a portal that counts for an hour and changes nothing. */
export function sampleLink(origin: string, more: Partial<QaLink> = {}): QaLink {
  const now = Math.floor(Date.now() / 1000);
  return {
    schema: 1,
    id: randomBytes(16).toString('base64url'),
    origin,
    from: now,
    until: now + 3600,
    pins: {},
    dev: {},
    chaos: [],
    flags: [],
    path: '/',
    purpose: 'look at it',
    by: 'team-search',
    ...more,
  };
}

/** A version as a link names it. */
export function pinOf(artifactsDir: string, app: AppName, version: string) {
  const manifest: unknown = JSON.parse(readFileSync(join(artifactsDir, app, version, 'manifest.json'), 'utf8'));
  return { version, manifest: manifestDigest(manifest) };
}
