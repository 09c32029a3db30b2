import type { Database } from 'infra-db/tables.ts';
import { type Kysely, sql } from 'kysely';
import { type Alert, alert } from 'shared-contracts/domain/alert.ts';
import type { Backend } from '../backend.ts';
import { giveConsent } from '../consents/consent-queries.ts';
import { linkToken } from '../mail/link-token.ts';
import { enqueueMail } from '../mail/mail-queue.ts';
import { hashToken } from '../sessions/opaque-token.ts';
import { nextCheck } from './alert-schedule.ts';

export const maxAlerts = 20;
/** An address is asked to confirm the same alert at most once in this time, milliseconds. */
const askAgainMs = 15 * 60_000;

/** Alerts of a person, newest first. */
export async function alertsOf({ db }: Backend, userId: number): Promise<Alert[]> {
  const rows = await db
    .selectFrom('alert')
    .where('user_id', '=', userId)
    .select(['id', 'name', 'filters', 'frequency', 'is_active', 'created_at'])
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .execute();
  return rows.map((row) => alert.parse({ ...row, name: row.name ?? '', created_at: row.created_at.toISOString() }));
}

export interface NewAlert {
  /** Absent for people without an account, whose address has to confirm first. */
  userId: number | null;
  email: string;
  userKey: string;
  name: string;
  filters: object;
  frequency: Alert['frequency'];
}

/**
 * Stores an alert with its consent and its mail; false where the address has the most already. The same search is the
 * same alert: its owner changes name and frequency by saving it again, anybody else changes nothing.
 */
export async function addAlert(backend: Backend, given: NewAlert): Promise<boolean> {
  return backend.db.transaction().execute(async (db) => {
    // One address at a time, so that the count holds under concurrency.
    await sql`select pg_advisory_xact_lock(hashtext('alert'), hashtext(lower(${given.email})))`.execute(db);
    const known = await findSame(db, given);
    if (known) {
      await renew(backend, db, known, given);
      return true;
    }
    if (await isFull(db, given.email)) return false;
    const id = await insertAlert(backend, db, given);
    const { userId, email } = given;
    await giveConsent(db, { purpose: 'alerts', userId, email, source: 'alerta' });
    if (userId === null) await askToConfirm(backend, db, id);
    else await enqueueMail(db, { template: 'alert-created', alertId: id });
    return true;
  });
}

interface KnownAlert {
  id: number;
  user_id: number | null;
  confirmed_at: Date | null;
  confirm_sent_at: Date | null;
}

function findSame(db: Kysely<Database>, { email, filters }: NewAlert): Promise<KnownAlert | undefined> {
  return db
    .selectFrom('alert')
    .where(sql<boolean>`lower(email) = lower(${email})`)
    .where(sql<boolean>`md5(filters::text) = md5(${JSON.stringify(filters)}::jsonb::text)`)
    .select(['id', 'user_id', 'confirmed_at', 'confirm_sent_at'])
    .executeTakeFirst();
}

async function isFull(db: Kysely<Database>, email: string): Promise<boolean> {
  const { count } = await db
    .selectFrom('alert')
    .where(sql<boolean>`lower(email) = lower(${email})`)
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return count >= maxAlerts;
}

async function insertAlert({ now }: Backend, db: Kysely<Database>, given: NewAlert): Promise<number> {
  const moment = now();
  const { id } = await db
    .insertInto('alert')
    .values({
      user_id: given.userId,
      email: given.email,
      user_key: given.userKey || null,
      name: given.name,
      filters: JSON.stringify(given.filters),
      frequency: given.frequency,
      confirmed_at: given.userId === null ? null : moment,
      checked_until: moment,
      next_check_at: nextCheck(given.frequency, moment),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

async function renew(backend: Backend, db: Kysely<Database>, known: KnownAlert, given: NewAlert): Promise<void> {
  const moment = backend.now();
  if (given.userId === null) {
    const isAsked = known.confirm_sent_at && moment.getTime() - known.confirm_sent_at.getTime() < askAgainMs;
    if (known.confirmed_at === null && !isAsked) await askToConfirm(backend, db, known.id);
    return;
  }
  await db
    .updateTable('alert')
    .set({
      // An alert that was saved with the address alone becomes the account's.
      user_id: given.userId,
      confirmed_at: known.confirmed_at ?? moment,
      is_active: true,
      frequency: given.frequency,
      ...(given.name ? { name: given.name } : {}),
    })
    .where('id', '=', known.id)
    .where((eb) => eb.or([eb('user_id', 'is', null), eb('user_id', '=', given.userId)]))
    .execute();
}

async function askToConfirm(backend: Backend, db: Kysely<Database>, id: number): Promise<void> {
  const moment = backend.now();
  const token = linkToken(backend, 'alert-confirm', id, moment);
  await db
    .updateTable('alert')
    .set({ confirm_hash: hashToken(token), confirm_sent_at: moment })
    .where('id', '=', id)
    .execute();
  await enqueueMail(db, { template: 'alert-confirm', alertId: id });
}

/** Deletes an alert of the person; false where there is none of that number. */
export async function removeAlert({ db }: Backend, userId: number, id: number): Promise<boolean> {
  const removed = await db.deleteFrom('alert').where('id', '=', id).where('user_id', '=', userId).executeTakeFirst();
  return removed.numDeletedRows > 0n;
}
