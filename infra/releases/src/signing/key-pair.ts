import { createHash, createPrivateKey, createPublicKey, generateKeyPairSync, type KeyObject, sign } from 'node:crypto';
import { type Signature, type SignedKind, signedBytes } from '@umbral/protocol/release/release-signature.ts';

/** A key that signs, with the name that everybody knows it by. */
export interface SigningKey {
  readonly keyId: string;
  /** The 32 bytes, base64. */
  readonly publicKey: string;
  readonly privateKey: KeyObject;
}

/** Bytes of the DER header before the 32 bytes of an Ed25519 public key. */
const spkiHeader = 12;

/** Makes a new key; `privateKeyOf` writes it down. */
export function createSigningKey(): SigningKey {
  return toSigningKey(generateKeyPairSync('ed25519').privateKey);
}

/** Reads a private key in PKCS#8 PEM; throws one sentence for anything but Ed25519. */
export function readSigningKey(pem: string): SigningKey {
  const privateKey = parse(pem);
  if (privateKey?.asymmetricKeyType !== 'ed25519') throw new Error('The signing key must be Ed25519 in PKCS#8 PEM.');
  return toSigningKey(privateKey);
}

/** The private key as PKCS#8 PEM: for a file or a secret store, never for a log. */
export function privateKeyOf({ privateKey }: SigningKey): string {
  return privateKey.export({ type: 'pkcs8', format: 'pem' }).toString();
}

/** Name of a public key: the first 16 hexadecimal digits of its sha256. */
export function keyIdOf(publicKey: string): string {
  return createHash('sha256').update(Buffer.from(publicKey, 'base64')).digest('hex').slice(0, 16);
}

/** Signs a manifest or a composition. */
export function signValue(kind: SignedKind, value: unknown, { keyId, privateKey }: SigningKey): Signature {
  const signature = sign(null, signedBytes(kind, value), privateKey).toString('base64');
  return { algorithm: 'ed25519', keyId, signature };
}

function parse(pem: string): KeyObject | undefined {
  try {
    return createPrivateKey(pem);
  } catch {
    return undefined;
  }
}

function toSigningKey(privateKey: KeyObject): SigningKey {
  const der = createPublicKey(privateKey).export({ type: 'spki', format: 'der' });
  const publicKey = der.subarray(spkiHeader).toString('base64');
  return { keyId: keyIdOf(publicKey), publicKey, privateKey };
}
