import type { SecurityEventKind } from '@umbral/domain/people/security-event.ts';
import { recordSecurityEvent } from 'infra-api/engine/sessions/security-log.ts';
import type { Database } from 'infra-db/tables.ts';
import { type Kysely, sql } from 'kysely';
import { AdminProblem } from './admin-problem.ts';

/** The one e-mail address that a command was given. */
export function readAddress([email = '', ...rest]: readonly string[]): string {
  if (email === '' || rest.length > 0) throw new AdminProblem('Say the e-mail address of one account.');
  return email;
}

/** Number of the active account of an address, for something that is kept in the log of security. */
export async function takeAccount(db: Kysely<Database>, email: string, kind: SecurityEventKind): Promise<number> {
  const person = await db
    .selectFrom('app_user')
    .where(sql<boolean>`lower(email) = lower(${email})`)
    .where('is_active', '=', true)
    .select('id')
    .executeTakeFirst();
  if (!person) throw new AdminProblem(`No active account has the address ${email}.`);
  await recordSecurityEvent(db, { kind, userId: person.id });
  return person.id;
}
