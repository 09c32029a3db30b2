import { createHash, randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import { writeAudit } from '../registry/audit-log.ts';
import type { RegistryDatabase } from '../registry/registry.ts';
import { RegistryRefusal } from '../registry/registry-refusal.ts';
import { type Bearer, findBearer } from '../registry/tokens.ts';

/** A session of the console that has just begun. */
export interface StartedSession {
  /** Goes into the cookie and is kept nowhere. */
  readonly secret: string;
  readonly bearer: Bearer;
}

/** How long somebody stays signed in, hours. */
export const sessionHours = 8;

/** The only form in which a secret is kept. */
export function hashOf(secret: string): string {
  return createHash('sha256').update(secret).digest('hex');
}

/** Turns a token that was typed into a session. Shells have nothing to do in the console. */
export async function startSession(db: RegistryDatabase, token: string, userAgent: string): Promise<StartedSession> {
  const bearer = await findBearer(db, token);
  if (!bearer) throw new RegistryRefusal('not-authenticated', 'This token is unknown, expired or revoked.');
  if (bearer.role === 'shell') throw new RegistryRefusal('not-allowed', 'The token of a shell opens no session.');
  const secret = randomBytes(32).toString('base64url');
  await db.transaction().execute(async (trx) => {
    await sql`delete from releases.console_session where expires_at < now()`.execute(trx);
    await sql`
      insert into releases.console_session (hash, user_agent, token_id, expires_at)
      select ${hashOf(secret)}, ${userAgent}, id, now() + make_interval(hours => ${sessionHours})
      from releases.token where name = ${bearer.name}`.execute(trx);
    await writeAudit(trx, bearer, { action: 'session-started', facts: { hours: sessionHours } });
  });
  return { secret, bearer };
}

/** Turns a person of the portal with the role `platform` into a session; the portal's API has said who it is. */
export async function startPersonSession(
  db: RegistryDatabase,
  personId: number,
  userAgent: string,
): Promise<StartedSession> {
  const bearer = bearerOfPerson(personId);
  const secret = randomBytes(32).toString('base64url');
  await db.transaction().execute(async (trx) => {
    await sql`delete from releases.console_session where expires_at < now()`.execute(trx);
    await sql`
      insert into releases.console_session (hash, user_agent, person_id, expires_at)
      values (${hashOf(secret)}, ${userAgent}, ${personId}, now() + make_interval(hours => ${sessionHours}))`.execute(
      trx,
    );
    await writeAudit(trx, bearer, { action: 'session-started', facts: { hours: sessionHours } });
  });
  return { secret, bearer };
}

/** Whom a session speaks for. */
export interface FoundSession {
  readonly bearer: Bearer;
  /** The person of the portal, of whom the portal is asked each time; none where a token was typed. */
  readonly personId?: number;
}

/** The session of a secret. One of a token ends with it: what a token may do is asked each time. */
export async function findSession(db: RegistryDatabase, secret: string): Promise<FoundSession | undefined> {
  const row = await db
    .selectFrom('releases.console_session as s')
    .leftJoin('releases.token as t', (join) =>
      join.onRef('t.id', '=', 's.token_id').on('t.revoked_at', 'is', null).on('t.expires_at', '>', sql<Date>`now()`),
    )
    .select(['s.person_id', 't.name', 't.role', 't.remotes', 't.environments'])
    .where('s.hash', '=', hashOf(secret))
    .where('s.expires_at', '>', sql<Date>`now()`)
    .executeTakeFirst();
  if (!row) return undefined;
  if (row.person_id !== null) return { bearer: bearerOfPerson(row.person_id), personId: row.person_id };
  const { name, role, remotes, environments } = row;
  return name && role && remotes ? { bearer: { name, role, remotes, environments } } : undefined;
}

/** Ends a session; one that is over already ends nothing. */
export async function endSession(db: RegistryDatabase, secret: string): Promise<void> {
  await sql`delete from releases.console_session where hash = ${hashOf(secret)}`.execute(db);
}

function bearerOfPerson(personId: number): Bearer {
  return { name: `person-${personId}`, role: 'operator', remotes: [], environments: null };
}
