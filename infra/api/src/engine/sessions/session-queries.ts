import type { OwnSession } from '@umbral/domain/api/sessions.ts';
import { deviceName } from '@umbral/domain/people/device-name.ts';
import type { Database } from 'infra-db/tables.ts';
import type { Kysely } from 'kysely';
import type { Backend } from '../backend.ts';
import type { SignedIn } from './session-store.ts';

/** Open sessions of a person, the one that asks first, then by their last use. */
export async function sessionsOf({ db, now }: Backend, { userId, sessionId }: SignedIn): Promise<OwnSession[]> {
  const rows = await db
    .selectFrom('session')
    .where('user_id', '=', userId)
    .where('idle_expires_at', '>', now())
    .where('absolute_expires_at', '>', now())
    .select(['id', 'created_at', 'last_seen_at', 'user_agent'])
    .orderBy('last_seen_at', 'desc')
    .limit(100)
    .execute();
  const sessions = rows.map((row) => ({
    id: row.id,
    device: deviceName(row.user_agent ?? ''),
    created_at: row.created_at.toISOString(),
    last_seen_at: row.last_seen_at.toISOString(),
    is_current: row.id === sessionId,
  }));
  return sessions.toSorted((a, b) => Number(b.is_current) - Number(a.is_current));
}

/** Ends one session of a person; false where the person has none of that id. */
export async function endSessionOf({ db }: Backend, userId: number, sessionId: string): Promise<boolean> {
  const ended = await db
    .deleteFrom('session')
    .where('user_id', '=', userId)
    .where('id', '=', sessionId)
    .executeTakeFirst();
  return ended.numDeletedRows > 0n;
}

/** Ends the sessions of a person that no second factor has opened: what the account may do from now on asks for one. */
export async function endWeakSessions(db: Kysely<Database>, userId: number): Promise<void> {
  await db.deleteFrom('session').where('user_id', '=', userId).where('strong_at', 'is', null).execute();
}

/** Ends every session of a person, in the transaction of the change that makes them worthless. */
export async function endAllSessions(db: Kysely<Database>, userId: number): Promise<void> {
  await db.deleteFrom('session').where('user_id', '=', userId).execute();
}
