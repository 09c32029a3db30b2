import { createHash, randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import { type Backend, runNamed } from '../backend.ts';

/** Who stands behind a request. */
export interface SignedIn {
  readonly userId: number;
  readonly email: string;
  readonly roles: readonly string[];
}

const hourMs = 3_600_000;
/** Unused for this long a session ends; the cookie lives 2 days as well. */
export const idleMs = 48 * hourMs;
/** However much it is used, a session ends after this. */
const absoluteMs = 30 * 24 * hourMs;

/** Only the hash of a token is stored, so that a copy of the table opens no session. */
export function hashToken(token: string): Buffer {
  return createHash('sha256').update(token).digest();
}

/** Opens a session and gives its token, which exists nowhere else. */
export async function openSession({ db, now }: Backend, userId: number, userAgent: string): Promise<string> {
  const token = randomBytes(32).toString('base64url');
  const moment = now().getTime();
  await db
    .insertInto('session')
    .values({
      token_hash: hashToken(token),
      user_id: userId,
      idle_expires_at: new Date(moment + idleMs),
      absolute_expires_at: new Date(moment + absoluteMs),
      user_agent: userAgent.slice(0, 300),
    })
    .execute();
  return token;
}

/** Who holds a token; nothing where it is unknown, unused for too long, or its person is not active. */
export async function findSession(backend: Backend, token: string): Promise<SignedIn | undefined> {
  const moment = backend.now();
  const rows = await runNamed<{ user_id: number; email: string; roles: string[]; idle_expires_at: Date }>(
    backend,
    'find-session',
    sql`
      select s.user_id, u.email, s.idle_expires_at,
        array(select r.role_key from user_role r where r.user_id = u.id order by r.role_key) as roles
      from session s join app_user u on u.id = s.user_id
      where s.token_hash = ${hashToken(token)} and u.is_active
        and s.idle_expires_at > ${moment} and s.absolute_expires_at > ${moment}`,
  );
  const row = rows[0];
  if (!row) return undefined;
  await keepAlive(backend, token, row.idle_expires_at);
  return { userId: row.user_id, email: row.email, roles: row.roles };
}

/** At most one write an hour for each session. */
async function keepAlive({ db, now }: Backend, token: string, idleExpiresAt: Date): Promise<void> {
  const moment = now();
  if (idleExpiresAt.getTime() - moment.getTime() > idleMs - hourMs) return;
  await db
    .updateTable('session')
    .set({
      last_seen_at: moment,
      idle_expires_at: sql<Date>`least(${new Date(moment.getTime() + idleMs)}, absolute_expires_at)`,
    })
    .where('token_hash', '=', hashToken(token))
    .execute();
}

/** Ends one session. */
export async function closeSession({ db }: Backend, token: string): Promise<void> {
  await db.deleteFrom('session').where('token_hash', '=', hashToken(token)).execute();
}
