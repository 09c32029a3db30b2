import { guardedRoles } from '@umbral/domain/people/user-roles.ts';
import { sql } from 'kysely';
import { type Backend, runNamed } from '../backend.ts';
import { hashToken, newToken } from '../tokens/opaque-token.ts';

/** Who stands behind a request. */
export interface SignedIn {
  readonly userId: number;
  readonly email: string;
  /** Roles that count in this session: those of staff only where a second factor has proven it. */
  readonly roles: readonly string[];
  /** A second factor has proven it. */
  readonly isStrong: boolean;
  /** Roles of staff are missing, for want of a second factor. */
  readonly needsFactor: boolean;
  /** Names the session; proves nothing. */
  readonly sessionId: string;
}

/** A session found by its token. */
export interface FoundSession {
  readonly person: SignedIn;
  /** Whether its idle time began anew, so that the browser's cookie should too. */
  readonly isRenewed: boolean;
}

const hourMs = 3_600_000;
/** Unused for this long a session ends; the cookie lives 2 days as well. */
export const idleMs = 48 * hourMs;
/** However much it is used, a session ends after this. */
const absoluteMs = 30 * 24 * hourMs;

/** What proved a session besides the password. */
export type Proof = 'passkey' | 'totp' | 'recovery' | 'operator-code' | 'mail-code';

/** Opens a session and gives its token, which exists nowhere else. */
export async function openSession(
  { db, now }: Backend,
  userId: number,
  userAgent: string,
  proof?: Proof,
): Promise<string> {
  const token = newToken();
  const moment = now().getTime();
  await db
    .insertInto('session')
    .values({
      token_hash: hashToken(token),
      user_id: userId,
      created_at: new Date(moment),
      last_seen_at: new Date(moment),
      idle_expires_at: new Date(moment + idleMs),
      absolute_expires_at: new Date(moment + absoluteMs),
      user_agent: userAgent.slice(0, 300),
      ...provenNow(new Date(moment), proof),
    })
    .execute();
  return token;
}

/** Whether a proof counts as a second factor: a mail reaches whoever could reset the password by one. */
export function isStrongProof(proof: Proof | undefined): boolean {
  return proof !== undefined && proof !== 'mail-code';
}

function provenNow(moment: Date, proof: Proof | undefined) {
  if (proof === undefined) return { confirmed_at: moment };
  return { confirmed_at: moment, proven_by: proof, ...(isStrongProof(proof) ? { strong_at: moment } : {}) };
}

/** Notes that the person of a session has proven again who it is: by a factor, or by the password alone. */
export async function confirmSession({ db, now }: Backend, sessionId: string, proof?: Proof): Promise<void> {
  const proven = provenNow(now(), isStrongProof(proof) ? proof : undefined);
  await db.updateTable('session').set(proven).where('id', '=', sessionId).execute();
}

/** What a session was proven by; a new one of the same person on the same device is as strong. */
export async function proofOfSession({ db }: Backend, sessionId: string): Promise<Proof | undefined> {
  const row = await db.selectFrom('session').where('id', '=', sessionId).select('proven_by').executeTakeFirst();
  return row?.proven_by ?? undefined;
}

interface SessionRow {
  id: string;
  user_id: number;
  email: string;
  roles: string[];
  is_strong: boolean;
  needs_factor: boolean;
  idle_expires_at: Date;
}

/** Who holds a token; nothing where it is unknown, unused for too long, or its person is not active. */
export async function findSession(backend: Backend, token: string): Promise<FoundSession | undefined> {
  const moment = backend.now();
  const rows = await runNamed<SessionRow>(
    backend,
    'find-session',
    sql`
      select s.id, s.user_id, u.email, s.idle_expires_at, s.strong_at is not null as is_strong,
        s.strong_at is null and exists (select from user_role r where r.user_id = u.id
          and r.role_key = any (${[...guardedRoles]}::text[])) as needs_factor,
        array(select r.role_key from user_role r where r.user_id = u.id
          and (s.strong_at is not null or r.role_key <> all (${[...guardedRoles]}::text[])) order by r.role_key) as roles
      from session s join app_user u on u.id = s.user_id
      where s.token_hash = ${hashToken(token)} and u.is_active
        and s.idle_expires_at > ${moment} and s.absolute_expires_at > ${moment}`,
  );
  const row = rows[0];
  if (!row) return undefined;
  const { user_id: userId, email, roles, is_strong: isStrong, needs_factor: needsFactor, id: sessionId } = row;
  const person = { userId, email, roles, isStrong, needsFactor, sessionId };
  return { person, isRenewed: await keepAlive(backend, token, row.idle_expires_at) };
}

/** At most one write an hour for each session. */
async function keepAlive({ db, now }: Backend, token: string, idleExpiresAt: Date): Promise<boolean> {
  const moment = now();
  if (idleExpiresAt.getTime() - moment.getTime() > idleMs - hourMs) return false;
  await db
    .updateTable('session')
    .set({
      last_seen_at: moment,
      idle_expires_at: sql<Date>`least(${new Date(moment.getTime() + idleMs)}, absolute_expires_at)`,
    })
    .where('token_hash', '=', hashToken(token))
    .execute();
  return true;
}

/** Ends one session; gives whose it was. */
export async function closeSession({ db }: Backend, token: string): Promise<number | undefined> {
  const closed = await db
    .deleteFrom('session')
    .where('token_hash', '=', hashToken(token))
    .returning('user_id')
    .executeTakeFirst();
  return closed?.user_id;
}
