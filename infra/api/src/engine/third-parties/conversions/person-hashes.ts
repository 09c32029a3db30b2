import { createHash } from 'node:crypto';

/** SHA-256 of a text. */
export function sha256(text: string): Buffer {
  return createHash('sha256').update(text).digest();
}

/** How networks want an address before it is hashed: trimmed, lower case. */
export function normalizedEmail(email: string): string {
  return email.trim().toLowerCase();
}

/** How Google wants it: without the dots that its own mail ignores. */
export function googleEmail(email: string): string {
  const [name = '', domain = ''] = normalizedEmail(email).split('@');
  return ['gmail.com', 'googlemail.com'].includes(domain)
    ? `${name.replaceAll('.', '')}@${domain}`
    : `${name}@${domain}`;
}

/** A number in international form as Meta wants it: digits with the country's prefix, without plus. */
export function phoneDigits(international: string): string {
  return international.replace(/\D/g, '');
}
