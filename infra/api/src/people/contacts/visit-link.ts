import { timingSafeEqual } from 'node:crypto';
import type { Backend } from '../../engine/backend.ts';
import { linkToken } from '../../engine/mail/link-token.ts';
import { hashToken } from '../../engine/tokens/opaque-token.ts';

/** Page where whoever asked for a visit moves it or calls it off. */
export const visitPagePath = '/citas';

/** Path of that page for one request, as its letters carry it: the token is proof enough, nobody has to sign in. */
export function visitPath(backend: Backend, contactId: number): string {
  const query = new URLSearchParams({ cita: String(contactId), token: linkToken(backend, 'visit', contactId) });
  return `/api${visitPagePath}?${query}`;
}

/** Whether a token was made for this request. */
export function fitsVisit(backend: Backend, contactId: number, token: string): boolean {
  return timingSafeEqual(hashToken(token), hashToken(linkToken(backend, 'visit', contactId)));
}
