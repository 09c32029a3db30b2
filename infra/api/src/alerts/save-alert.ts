import type { Database } from 'infra-db/tables.ts';
import { type Kysely, sql } from 'kysely';
import type { Alert } from 'shared-contracts/domain/alert.ts';
import type { Backend } from '../backend.ts';
import { giveConsent } from '../consents/consent-queries.ts';
import { linkToken } from '../mail/link-token.ts';
import { enqueueMail } from '../mail/mail-queue.ts';
import { hashToken } from '../sessions/opaque-token.ts';
import { accountOf, confirmationRule, takeAttempt } from '../users/attempts.ts';
import { nextCheck } from './alert-schedule.ts';

export const maxAlerts = 20;
/** An address is asked to confirm the same alert at most once in this time, milliseconds. */
const askAgainMs = 15 * 60_000;

export interface NewAlert {
  /** Absent for people without an account. */
  userId: number | null;
  email: string;
  userKey: string;
  name: string;
  filters: object;
  frequency: Alert['frequency'];
}

/** An alert with the transaction that saves it. */
interface Saving {
  backend: Backend;
  db: Kysely<Database>;
  given: NewAlert;
  /** An account has proved that the address is its own; everybody else confirms each alert by mail. */
  isProven: boolean;
}

/**
 * Saves an alert with its consent and its mail; false where the address has the most already. The same search is the
 * same alert: its account changes name and frequency by saving it again, anybody else changes nothing.
 */
export async function addAlert(backend: Backend, given: NewAlert): Promise<boolean> {
  return backend.db.transaction().execute(async (db) => {
    // One address at a time, so that the count holds under concurrency.
    await sql`select pg_advisory_xact_lock(hashtext('alert'), hashtext(lower(${given.email})))`.execute(db);
    const saving: Saving = { backend, db, given, isProven: await hasProvenAddress(db, given.userId) };
    const known = await findSame(saving);
    if (known) await saveAgain(saving, known);
    else if (await isFull(saving)) return false;
    else await begin(saving);
    return true;
  });
}

async function hasProvenAddress(db: Kysely<Database>, userId: number | null): Promise<boolean> {
  if (userId === null) return false;
  const user = await db.selectFrom('app_user').where('id', '=', userId).select('email_verified_at').executeTakeFirst();
  return user?.email_verified_at != null;
}

interface KnownAlert {
  id: number;
  user_id: number | null;
  is_active: boolean;
  confirmed_at: Date | null;
  confirm_sent_at: Date | null;
}

function findSame({ db, given }: Saving): Promise<KnownAlert | undefined> {
  return db
    .selectFrom('alert')
    .where(sql<boolean>`lower(email) = lower(${given.email})`)
    .where(sql<boolean>`md5(filters::text) = md5(${JSON.stringify(given.filters)}::jsonb::text)`)
    .select(['id', 'user_id', 'is_active', 'confirmed_at', 'confirm_sent_at'])
    .executeTakeFirst();
}

async function isFull({ db, given }: Saving): Promise<boolean> {
  const { count } = await db
    .selectFrom('alert')
    .where(sql<boolean>`lower(email) = lower(${given.email})`)
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return count >= maxAlerts;
}

async function begin(saving: Saving): Promise<void> {
  const { backend, db, given, isProven } = saving;
  const moment = backend.now();
  const { id } = await db
    .insertInto('alert')
    .values({
      user_id: given.userId,
      email: given.email,
      user_key: given.userKey || null,
      name: given.name,
      filters: JSON.stringify(given.filters),
      frequency: given.frequency,
      confirmed_at: isProven ? moment : null,
      checked_until: moment,
      next_check_at: nextCheck(given.frequency, moment),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await agree(saving);
  if (isProven) await enqueueMail(db, { template: 'alert-created', alertId: id });
  else await askToConfirm(saving, id);
}

/** An account takes up what is its own, or nobody's; without one an alert that was ended begins anew, unconfirmed. */
async function saveAgain(saving: Saving, known: KnownAlert): Promise<void> {
  const { backend, db, given, isProven } = saving;
  if (known.user_id !== null && known.user_id !== given.userId) return;
  const moment = backend.now();
  const isConfirmed = isProven || (known.is_active && known.confirmed_at !== null);
  const isRevived = !known.is_active;
  await db
    .updateTable('alert')
    .set({
      is_active: true,
      confirmed_at: isConfirmed ? (known.confirmed_at ?? moment) : null,
      ...(isRevived ? { checked_until: moment, next_check_at: nextCheck(given.frequency, moment) } : {}),
      ...(given.userId === null ? {} : { user_id: given.userId, frequency: given.frequency }),
      ...(given.userId !== null && given.name ? { name: given.name } : {}),
    })
    .where('id', '=', known.id)
    .execute();
  if (isRevived) await agree(saving);
  const isAsked = known.confirm_sent_at && moment.getTime() - known.confirm_sent_at.getTime() < askAgainMs;
  if (!isConfirmed && !isAsked) await askToConfirm(saving, known.id);
}

function agree({ db, given: { userId, email } }: Saving): Promise<void> {
  return giveConsent(db, { purpose: 'alerts', userId, email, source: 'alerta' });
}

/** Asks the address; not where it was asked so often that somebody else may be typing it. */
async function askToConfirm({ backend, db, given }: Saving, id: number): Promise<void> {
  if (!(await takeAttempt({ ...backend, db }, confirmationRule, `alert:${accountOf(given.email)}`))) return;
  const moment = backend.now();
  const token = linkToken(backend, 'alert-confirm', id, moment);
  await db
    .updateTable('alert')
    .set({ confirm_hash: hashToken(token), confirm_sent_at: moment })
    .where('id', '=', id)
    .execute();
  await enqueueMail(db, { template: 'alert-confirm', alertId: id });
}
