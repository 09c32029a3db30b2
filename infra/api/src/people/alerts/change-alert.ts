import type { changeAlert } from '@umbral/domain/api/saved.ts';
import type { Alert } from '@umbral/domain/people/alert.ts';
import type { Database } from 'infra-db/tables.ts';
import { type Kysely, sql } from 'kysely';
import type { Backend } from '../../engine/backend.ts';
import type { Call } from '../../engine/http/endpoint-route.ts';
import { giveConsent } from '../consents/consent-queries.ts';
import { nextCheck } from './alert-schedule.ts';

type Change = Call<typeof changeAlert>['body'];

/**
 * Changes an alert of the person; false where there is none of that number. Another frequency is counted from today; one
 * that is resumed tells nothing of the time in which it was silent, and is agreed to anew.
 */
export async function updateAlert(backend: Backend, userId: number, change: Change): Promise<boolean> {
  return backend.db.transaction().execute(async (db) => {
    const known = await db
      .selectFrom('alert')
      .where('id', '=', change.id)
      .where('user_id', '=', userId)
      .select(['email', 'frequency', 'is_active'])
      .forUpdate()
      .executeTakeFirst();
    if (!known) return false;
    const isResumed = change.is_active === true && !known.is_active;
    await store(db, { change, known, isResumed, now: backend.now() });
    if (isResumed) await giveConsent(db, { purpose: 'alerts', userId, email: known.email, source: 'alerta-reanudada' });
    return true;
  });
}

interface Update {
  readonly change: Change;
  readonly known: { readonly frequency: Alert['frequency'] };
  readonly isResumed: boolean;
  readonly now: Date;
}

async function store(db: Kysely<Database>, { change, known, isResumed, now }: Update): Promise<void> {
  const { id, name, is_active } = change;
  const frequency = change.frequency ?? known.frequency;
  await db
    .updateTable('alert')
    .set({
      frequency,
      updated_at: sql`now()`,
      ...(name === undefined ? {} : { name }),
      ...(is_active === undefined ? {} : { is_active }),
      ...(isResumed ? { checked_until: now } : {}),
      ...(isResumed || frequency !== known.frequency ? { next_check_at: nextCheck(frequency, now) } : {}),
    })
    .where('id', '=', id)
    .execute();
}
