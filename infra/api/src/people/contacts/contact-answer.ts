import type { ContactResult } from '@umbral/domain/contact/contact.ts';
import { staffOrigin } from '@umbral/domain/contact/origin.ts';
import { parseRoles } from '@umbral/domain/people/user-roles.ts';
import { sessionCookie } from '../../engine/sessions/session-cookies.ts';
import type { SignedIn } from '../../engine/sessions/session-store.ts';

/** What a contact form is answered. The session's value stays in its cookie. */
export function contactAnswer(ok: 0 | 1, message: string, session: SignedIn | undefined): ContactResult {
  if (!session) return { ok, message };
  return { ok, message, user: { session_id: { name: sessionCookie, value: '' }, roles: session.roles.join(',') } };
}

/** Contacts that staff enters carry their own origin [B066]. */
export function originOf(given: string, session: SignedIn | undefined): string {
  return (session && staffOrigin(parseRoles(session.roles.join(',')))) ?? given;
}
