import { randomBytes } from 'node:crypto';
import type { Visit } from '../http/visit.ts';

/** Cookie with a visitor's random key; it divides visitors between versions and goes to nobody behind this server. */
export const visitorCookieName = 'visitor';

const spelling = /^[0-9a-f]{32}$/;
const maxAgeSeconds = 30 * 86_400;
/** One visit asks several times and is one visitor. */
const newcomers = new WeakMap<Visit, string>();

/** The visitor's key; one who has none, or another than we give, gets a new one for this visit. */
export function visitorKeyOf(visit: Visit): string {
  const given = visit.cookies.get(visitorCookieName) ?? '';
  if (spelling.test(given)) return given;
  const known = newcomers.get(visit) ?? randomBytes(16).toString('hex');
  newcomers.set(visit, known);
  return known;
}

/** Cookie by which a newcomer keeps the key of this visit. */
export function visitorCookie(visit: Visit): string | undefined {
  const key = newcomers.get(visit);
  const isSecure = visit.origin.startsWith('https:');
  const facts = `Path=/; Max-Age=${maxAgeSeconds}; HttpOnly; SameSite=Lax${isSecure ? '; Secure' : ''}`;
  return key === undefined ? undefined : `${visitorCookieName}=${key}; ${facts}`;
}
