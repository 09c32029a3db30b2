import type { FastifyRequest } from 'fastify';
import type { Backend } from '../../engine/backend.ts';
import { isAdministrator } from '../../engine/sessions/access.ts';
import { recordSecurityEvent } from '../../engine/sessions/security-log.ts';
import type { SignedIn } from '../../engine/sessions/session-store.ts';

interface Reading {
  readonly session: SignedIn;
  readonly request: FastifyRequest;
  readonly builderId: number;
}

/** An administrator has read requests to a builder: it stands in the log of security (decision 33). */
export async function logReading(backend: Backend, reading: Reading): Promise<void> {
  if (!isAdministrator(reading.session)) return;
  await log(backend, reading, 'data-read', { actorId: reading.session.userId });
}

/** Requests to a builder have left the portal as a sheet, in the hands of a colleague or of an administrator. */
export async function logExport(backend: Backend, reading: Reading): Promise<void> {
  const { userId } = reading.session;
  await log(backend, reading, 'contacts-exported', isAdministrator(reading.session) ? { actorId: userId } : { userId });
}

async function log(
  { db }: Backend,
  { request, builderId }: Reading,
  kind: 'data-read' | 'contacts-exported',
  who: { readonly actorId?: number; readonly userId?: number },
): Promise<void> {
  const { name } = await db.selectFrom('builder').where('id', '=', builderId).select('name').executeTakeFirstOrThrow();
  await recordSecurityEvent(db, { kind, ...who, request, facts: { what: 'builder-contacts', builder: name } });
}
