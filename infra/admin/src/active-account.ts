import type { Database } from 'infra-db/tables.ts';
import { type Kysely, sql } from 'kysely';
import { AdminProblem } from './admin-problem.ts';

/** The one e-mail address that a command was given. */
export function readAddress([email = '', ...rest]: readonly string[]): string {
  if (email === '' || rest.length > 0) throw new AdminProblem('Say the e-mail address of one account.');
  return email;
}

/** Number of the active account of an address, for an action that is kept in the log of staff. */
export async function takeAccount(db: Kysely<Database>, email: string, action: string): Promise<number> {
  const person = await db
    .selectFrom('app_user')
    .where(sql<boolean>`lower(email) = lower(${email})`)
    .where('is_active', '=', true)
    .select('id')
    .executeTakeFirst();
  if (!person) throw new AdminProblem(`No active account has the address ${email}.`);
  await db
    .insertInto('audit_log')
    .values({ action, entity: 'app_user', entity_id: String(person.id) })
    .execute();
  return person.id;
}
