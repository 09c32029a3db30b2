import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';

const nonceBytes = 12;
const tagBytes = 16;

/** What a secret is sealed for: by which installation, for what, and whose it is. */
export interface Seal {
  /** The secret of the installation. */
  readonly secret: string;
  readonly purpose: string;
  readonly owner: number;
}

const keyOf = ({ secret, purpose }: Seal) => new Uint8Array(hkdfSync('sha256', secret, '', purpose, 32));

/** Seals a secret that has to be read again: a copy of the table without the installation's secret is worth nothing. */
export function seal(by: Seal, secret: Uint8Array): Buffer {
  const nonce = randomBytes(nonceBytes);
  const cipher = createCipheriv('aes-256-gcm', keyOf(by), nonce).setAAD(Buffer.from(String(by.owner)));
  const sealed = Buffer.concat([cipher.update(secret), cipher.final()]);
  return Buffer.concat([nonce, cipher.getAuthTag(), sealed]);
}

/** The secret; nothing where it was sealed for somebody else, or before the installation's secret was changed. */
export function unseal(by: Seal, sealed: Buffer): Uint8Array | undefined {
  const [nonce, tag] = [sealed.subarray(0, nonceBytes), sealed.subarray(nonceBytes, nonceBytes + tagBytes)];
  try {
    const decipher = createDecipheriv('aes-256-gcm', keyOf(by), nonce).setAAD(Buffer.from(String(by.owner)));
    decipher.setAuthTag(tag);
    return Buffer.concat([decipher.update(sealed.subarray(nonceBytes + tagBytes)), decipher.final()]);
  } catch {
    return undefined;
  }
}
