import type { WithdrawablePurpose } from '@umbral/domain/people/consent.ts';
import type { Database } from 'infra-db/tables.ts';
import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { Backend } from '../../engine/backend.ts';
import { giveConsent } from '../consents/consent-queries.ts';
import type { Owner } from './owner.ts';

/** Keeps that a person takes a consent back, once, and ends what was done by it; doing it again changes nothing. */
export async function withdrawConsent(backend: Backend, owner: Owner, purpose: WithdrawablePurpose): Promise<void> {
  const { userId, email } = owner;
  await backend.db.transaction().execute(async (transaction) => {
    // Two calls at once are one withdrawal.
    await transaction.selectFrom('app_user').where('id', '=', userId).select('id').forUpdate().execute();
    await endings[purpose](owner, backend.now()).execute(transaction);
    if (await isWithdrawn(transaction, owner, purpose)) return;
    const source = 'mi-cuenta';
    await giveConsent(transaction, { purpose, userId, email: email ?? undefined, source, isWithdrawn: true });
  });
}

const endings: Record<WithdrawablePurpose, (owner: Owner, moment: Date) => RawBuilder<unknown>> = {
  contact: ({ userId, email }) => sql`update contact set state = 'discarded'
    where state in ('new', 'sent') and (user_id = ${userId} or lower(email) = ${email})`,
  newsletter: ({ email }, moment) => sql`update newsletter_subscription set unsubscribed_at = ${moment}, pending = null
    where unsubscribed_at is null and lower(email) = ${email}`,
  alerts: ({ userId, email }) => sql`update alert set is_active = false
    where is_active and (user_id = ${userId} or lower(email) = ${email})`,
  // Conversions that were not told yet are never told.
  'third-parties': ({ userId }) => sql`delete from conversion where sent_at is null and user_id = ${userId}`,
};

/** Whether the person's last word for a purpose was no; a request to a builder is a yes of its own. */
async function isWithdrawn(db: Kysely<Database>, { userId, email }: Owner, purpose: string): Promise<boolean> {
  const { rows } = await sql<{ granted: boolean }>`
    select granted from (
      select granted, at from consent
      where purpose = ${purpose} and (user_id = ${userId} or lower(email) = ${email})
      union all
      select true, consent_at from contact
      where consent_purpose = ${purpose} and (user_id = ${userId} or lower(email) = ${email})
    ) as said order by at desc limit 1`.execute(db);
  return rows[0]?.granted === false;
}
