import type { WithdrawablePurpose } from '@umbral/domain/people/consent.ts';
import type { Database } from 'infra-db/tables.ts';
import { type Kysely, sql } from 'kysely';
import type { Backend } from '../../engine/backend.ts';
import { giveConsent } from '../consents/consent-queries.ts';
import { keepCancellation, keepWithdrawal } from '../visits/visit-queries.ts';
import type { Owner } from './owner.ts';

/** Keeps that a person takes a consent back, once, and ends what was done by it; doing it again changes nothing. */
export async function withdrawConsent(backend: Backend, owner: Owner, purpose: WithdrawablePurpose): Promise<void> {
  const { userId, email } = owner;
  await backend.db.transaction().execute(async (transaction) => {
    // Two calls at once are one withdrawal.
    await transaction.selectFrom('app_user').where('id', '=', userId).select('id').forUpdate().execute();
    await endings[purpose](backend, transaction, owner);
    if (await isWithdrawn(transaction, owner, purpose)) return;
    const source = 'mi-cuenta';
    await giveConsent(transaction, { purpose, userId, email: email ?? undefined, source, isWithdrawn: true });
  });
}

type Ending = (backend: Backend, db: Kysely<Database>, owner: Owner) => Promise<unknown>;

const endings: Record<WithdrawablePurpose, Ending> = {
  contact: withdrawRequests,
  newsletter: ({ now }, db, { email }) =>
    sql`update newsletter_subscription set unsubscribed_at = ${now()}, pending = null
      where unsubscribed_at is null and lower(email) = ${email}`.execute(db),
  // Whoever waits for a home waits by the same consent.
  alerts: async (_, db, { userId, email }) => {
    for (const table of ['alert', 'unit_watch'] as const)
      await sql`update ${sql.table(table)} set is_active = false
        where is_active and (user_id = ${userId} or lower(email) = ${email})`.execute(db);
  },
  // Conversions that were not told yet are never told.
  'third-parties': (_, db, { userId }) =>
    sql`delete from conversion where sent_at is null and user_id = ${userId}`.execute(db),
};

/** Every request ends with its visit; builders are told not to write any more. */
async function withdrawRequests(backend: Backend, db: Kysely<Database>, { userId, email }: Owner): Promise<void> {
  const { rows } = await sql<{ id: number; builder_id: number | null; has_visit: boolean }>`
    update contact set withdrawn_at = ${backend.now()}
    where withdrawn_at is null and (user_id = ${userId} or lower(email) = ${email})
    returning id, builder_id, schedule_date >= bogota_day(${backend.now()}::timestamptz)
      and visit_change is distinct from 'cancelled' as has_visit`.execute(db);
  for (const { id, has_visit: hasVisit } of rows.filter(({ builder_id }) => builder_id !== null)) {
    if (hasVisit) await keepCancellation(backend, db, id);
    await keepWithdrawal(backend, db, id);
  }
}

/** Whether the person's last word for a purpose was no; a request to a builder is a yes of its own. */
async function isWithdrawn(db: Kysely<Database>, { userId, email }: Owner, purpose: string): Promise<boolean> {
  const { rows } = await sql<{ granted: boolean }>`
    select granted from (
      select granted, at from consent
      where purpose = ${purpose} and (user_id = ${userId} or lower(email) = ${email})
      union all
      select true, consent_at from contact
      where withdrawn_at is null and consent_purpose = ${purpose} and (user_id = ${userId} or lower(email) = ${email})
    ) as said order by at desc limit 1`.execute(db);
  return rows[0]?.granted === false;
}
