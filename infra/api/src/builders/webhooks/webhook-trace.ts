import type { FastifyRequest } from 'fastify';
import type { Database } from 'infra-db/tables.ts';
import type { Kysely } from 'kysely';
import { isAdministrator } from '../../engine/sessions/access.ts';
import { recordSecurityEvent } from '../../engine/sessions/security-log.ts';
import type { SignedIn } from '../../engine/sessions/session-store.ts';

/** Who changes a connection, and by which request. */
export interface Changer {
  readonly session: SignedIn;
  readonly request: FastifyRequest;
}

/** Where people's requests go was changed, or what signs them: it stands in the log of security, without address and secret. */
export async function recordWebhookChange(
  db: Kysely<Database>,
  builderId: number,
  { session, request }: Changer,
): Promise<void> {
  const { name } = await db.selectFrom('builder').where('id', '=', builderId).select('name').executeTakeFirstOrThrow();
  const who = isAdministrator(session) ? { actorId: session.userId } : { userId: session.userId };
  await recordSecurityEvent(db, { kind: 'webhook-changed', ...who, request, facts: { builder: name } });
}
