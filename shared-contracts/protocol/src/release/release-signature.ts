import { canonicalJson } from './canonical-json.ts';

/** What a key may sign. The word stands in the signed bytes: a signature for one is none for the other. */
export type SignedKind = 'manifest' | 'composition' | 'link' | 'evidence';

/**
 * `active` signs; signatures of a `retired` key stay good but it makes no new ones; nothing that a `revoked` key ever
 * signed is good.
 */
export type KeyState = 'active' | 'retired' | 'revoked';

/** A public key that somebody decided to trust. */
export interface TrustedKey {
  readonly keyId: string;
  /** The 32 bytes of an Ed25519 public key, base64. */
  readonly publicKey: string;
  readonly state: KeyState;
  readonly signs: readonly SignedKind[];
}

/** `manifest.sig.json` beside a manifest, and what travels with a composition. */
export interface Signature {
  readonly algorithm: 'ed25519';
  readonly keyId: string;
  /** 64 bytes, base64. */
  readonly signature: string;
}

export type SignatureFault = 'unknown-key' | 'revoked-key' | 'retired-key' | 'wrong-use' | 'wrong-signature';

/** Why a signature is not good, or nothing. */
export type SignatureVerdict = { readonly ok: true } | { readonly ok: false; readonly fault: SignatureFault };

/** The exact bytes that are signed. */
export function signedBytes(kind: SignedKind, value: unknown): Uint8Array<ArrayBuffer> {
  return new Uint8Array(new TextEncoder().encode(`umbral ${kind} 1\n${canonicalJson(value)}`));
}

/**
 * Verifies a signature with the platform's own cryptography, in Node and in browsers alike. `isNew` asks whether it may
 * be made now: a retired key only vouches for what it signed before.
 */
export async function verifySignature(
  kind: SignedKind,
  value: unknown,
  signature: Signature,
  keys: readonly TrustedKey[],
  { isNew = false }: { readonly isNew?: boolean } = {},
): Promise<SignatureVerdict> {
  const key = keys.find(({ keyId }) => keyId === signature.keyId);
  const fault = key ? faultOfKey(key, kind, isNew) : 'unknown-key';
  if (!key || fault) return { ok: false, fault: fault ?? 'unknown-key' };
  // What cannot be spelled or decoded was never signed either.
  const isGood = await isSignedBy(key, signature, () => signedBytes(kind, value)).catch(() => false);
  return isGood ? { ok: true } : { ok: false, fault: 'wrong-signature' };
}

function faultOfKey({ state, signs }: TrustedKey, kind: SignedKind, isNew: boolean): SignatureFault | undefined {
  if (state === 'revoked') return 'revoked-key';
  if (!signs.includes(kind)) return 'wrong-use';
  return isNew && state === 'retired' ? 'retired-key' : undefined;
}

async function isSignedBy(
  { publicKey }: TrustedKey,
  { algorithm, signature }: Signature,
  bytes: () => Uint8Array<ArrayBuffer>,
): Promise<boolean> {
  if (algorithm !== 'ed25519') return false;
  const { subtle } = globalThis.crypto;
  const key = await subtle.importKey('raw', fromBase64(publicKey), 'Ed25519', false, ['verify']);
  return subtle.verify('Ed25519', key, fromBase64(signature), bytes());
}

/** Only the one spelling that encoding gives: otherwise a signature could be changed without being broken. */
function fromBase64(text: string): Uint8Array<ArrayBuffer> {
  const binary = atob(text);
  if (btoa(binary) !== text) throw new TypeError('Not the canonical base64');
  return Uint8Array.from(binary, (character) => character.charCodeAt(0));
}
