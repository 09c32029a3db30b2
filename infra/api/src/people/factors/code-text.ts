import { createHash, createHmac, randomInt } from 'node:crypto';
import type { Config } from '../../engine/config.ts';

/** Letters and digits that nobody takes for one another; twelve of them are 59 bits. */
const alphabet = 'abcdefghjkmnpqrstuvwxyz23456789';

/** A code to be typed off paper or a terminal, such as `k7mp-2q9x-dw4h`. */
export function newCode(): string {
  const letters = Array.from({ length: 12 }, () => alphabet[randomInt(alphabet.length)]).join('');
  return `${letters.slice(0, 4)}-${letters.slice(4, 8)}-${letters.slice(8)}`;
}

/** Six digits for a mail. */
export function newDigits(): string {
  return String(randomInt(1_000_000)).padStart(6, '0');
}

/** What was typed, without the spaces and hyphens that people put between. */
export function plainCode(typed: string): string {
  return typed
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[\s-]+/g, '');
}

/** Whether a typed code can be six digits of an application or a mail. */
export function isDigits(plain: string): boolean {
  return /^\d{6}$/.test(plain);
}

/** The hash of a long code of one person; it is long enough to need no key. */
export function hashCode(userId: number, code: string): Buffer {
  return createHash('sha256')
    .update(`${userId}:${plainCode(code)}`)
    .digest();
}

/** The hash of six digits: with a key, for anybody could try a million. */
export function hashDigits({ captchaSecret }: Config, userId: number, digits: string): Buffer {
  return createHmac('sha256', `sign-in-code:${captchaSecret}`).update(`${userId}:${digits}`).digest();
}
