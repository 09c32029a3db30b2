import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';
import type { Config } from '../../engine/config.ts';

const nonceBytes = 12;
const tagBytes = 16;

function keyOf({ captchaSecret }: Config): Uint8Array {
  return new Uint8Array(hkdfSync('sha256', captchaSecret, '', 'umbral second factor', 32));
}

/** Seals a secret for one person: a copy of the table without the secret of the installation is worth nothing. */
export function sealSecret(config: Config, userId: number, secret: Uint8Array): Buffer {
  const nonce = randomBytes(nonceBytes);
  const cipher = createCipheriv('aes-256-gcm', keyOf(config), nonce).setAAD(Buffer.from(String(userId)));
  const sealed = Buffer.concat([cipher.update(secret), cipher.final()]);
  return Buffer.concat([nonce, cipher.getAuthTag(), sealed]);
}

/** The secret; nothing where it was sealed for somebody else, or before the installation's secret was changed. */
export function openSecret(config: Config, userId: number, sealed: Buffer): Uint8Array | undefined {
  const [nonce, tag] = [sealed.subarray(0, nonceBytes), sealed.subarray(nonceBytes, nonceBytes + tagBytes)];
  try {
    const decipher = createDecipheriv('aes-256-gcm', keyOf(config), nonce).setAAD(Buffer.from(String(userId)));
    decipher.setAuthTag(tag);
    return Buffer.concat([decipher.update(sealed.subarray(nonceBytes + tagBytes)), decipher.final()]);
  } catch {
    return undefined;
  }
}
