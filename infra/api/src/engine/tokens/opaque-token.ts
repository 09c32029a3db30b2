import { createHash, randomBytes } from 'node:crypto';

/** A new secret of 256 bits, safe in cookies, addresses and mails. */
export function newToken(): string {
  return randomBytes(32).toString('base64url');
}

/** Only the hash of a token is stored, so that a copy of the table opens nothing. */
export function hashToken(token: string): Buffer {
  return createHash('sha256').update(token).digest();
}

/** Whether a text has the form of our tokens. */
export function isToken(text: string): boolean {
  return /^[\w-]{43}$/.test(text);
}
