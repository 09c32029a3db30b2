import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';

/** Begins every sealed part, so that another format can follow. */
const mark = Buffer.from('UMB1');
const nonceBytes = 12;
const tagBytes = 16;
const cipher = 'aes-256-gcm';

/** Sealed bytes that are damaged, belong under another name, or were sealed with another key. */
export class SealBroken extends Error {
  override name = 'SealBroken';
}

/**
 * Seals bytes by AES-256-GCM under their name: who cannot open them learns nothing, and nobody can change them or put
 * them in the place of others. `key` has 32 bytes. Random nonces of 96 bits are good for 2^32 parts (NIST SP 800-38D).
 */
export function seal(key: Buffer, name: string, plain: Buffer): Buffer {
  const nonce = randomBytes(nonceBytes);
  const sealing = createCipheriv(cipher, key, nonce).setAAD(Buffer.from(name));
  return Buffer.concat([mark, nonce, sealing.update(plain), sealing.final(), sealing.getAuthTag()]);
}

/** Opens what `seal` made under the same name; throws `SealBroken`. */
export function unseal(key: Buffer, name: string, sealed: Buffer): Buffer {
  const head = mark.length + nonceBytes;
  if (sealed.length < head + tagBytes || !sealed.subarray(0, mark.length).equals(mark)) {
    throw new SealBroken(`${name} is no part of a backup.`);
  }
  const opening = createDecipheriv(cipher, key, sealed.subarray(mark.length, head))
    .setAAD(Buffer.from(name))
    .setAuthTag(sealed.subarray(-tagBytes));
  try {
    return Buffer.concat([opening.update(sealed.subarray(head, -tagBytes)), opening.final()]);
  } catch {
    throw new SealBroken(`${name} is damaged, or BACKUP_KEY is not the key that sealed it.`);
  }
}
