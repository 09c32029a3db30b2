import { sql } from 'kysely';
import { type Alert, alert } from 'shared-contracts/domain/alert.ts';
import type { Backend } from '../backend.ts';
import { giveConsent } from '../consents/consent-queries.ts';
import { enqueueMail } from '../mail/mail-queue.ts';

export const maxAlerts = 20;

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
  userId: number | null;
  email: string;
  userKey: string;
  name: string;
  filters: object;
  frequency: Alert['frequency'];
}

/** Stores an alert with its consent and its mail; false where the address has the most already. */
export async function addAlert({ db }: Backend, given: NewAlert): Promise<boolean> {
  return db.transaction().execute(async (transaction) => {
    const { count } = await transaction
      .selectFrom('alert')
      .where(sql<boolean>`lower(email) = lower(${given.email})`)
      .select((eb) => eb.fn.countAll<number>().as('count'))
      .executeTakeFirstOrThrow();
    if (count >= maxAlerts) return false;
    const { id } = await transaction
      .insertInto('alert')
      .values({
        user_id: given.userId,
        email: given.email,
        user_key: given.userKey || null,
        name: given.name,
        filters: JSON.stringify(given.filters),
        frequency: given.frequency,
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    const { userId, email } = given;
    await giveConsent(transaction, { purpose: 'alerts', userId, email, source: 'alerta' });
    await enqueueMail(transaction, { template: 'alert-created', alertId: id });
    return true;
  });
}

/** Deletes an alert of the person; false where there is none of that number. */
export async function removeAlert({ db }: Backend, userId: number, id: number): Promise<boolean> {
  const removed = await db.deleteFrom('alert').where('id', '=', id).where('user_id', '=', userId).executeTakeFirst();
  return removed.numDeletedRows > 0n;
}
