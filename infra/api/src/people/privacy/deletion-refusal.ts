import type { FastifyRequest } from 'fastify';
import { sql } from 'kysely';
import type { Backend } from '../../engine/backend.ts';
import { isAdministrator } from '../../engine/sessions/access.ts';
import type { SignedIn } from '../../engine/sessions/session-store.ts';
import { hasPassword, isOwnPassword } from '../users/own-password.ts';
import { privacyTexts } from './privacy-texts.ts';

/** Without a password only a sign-in that is younger than this shows that it is the owner who asks. */
const freshMs = 10 * 60_000;

interface Shown {
  readonly password: string;
  readonly request: FastifyRequest;
}

/** Why an account is not deleted; nothing where the password is right, or the sign-in fresh where there is none. */
export async function deletionRefusal(
  backend: Backend,
  person: SignedIn,
  { password, request }: Shown,
): Promise<string | undefined> {
  const { userId, sessionId } = person;
  if (isAdministrator(person) && !(await hasOtherAdministrator(backend, userId))) return privacyTexts.lastAdministrator;
  const { db, now } = backend;
  if (await hasPassword(db, userId)) {
    const isRight = await isOwnPassword(backend, person, { password, request });
    return isRight ? undefined : privacyTexts.password;
  }
  const session = await db.selectFrom('session').where('id', '=', sessionId).select('created_at').executeTakeFirst();
  const isFresh = session !== undefined && now().getTime() - session.created_at.getTime() < freshMs;
  return isFresh ? undefined : privacyTexts.signInAgain;
}

/** Whether somebody else administers the portal who may sign in and is not about to leave too. */
async function hasOtherAdministrator({ db }: Backend, userId: number): Promise<boolean> {
  const { rows } = await sql`
    select from app_user u join user_role r on r.user_id = u.id and r.role_key = 'administrador'
    where u.is_active and u.id <> ${userId}
      and not exists (select from account_deletion d where d.user_id = u.id) limit 1`.execute(db);
  return rows.length > 0;
}
