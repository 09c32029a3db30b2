import type { Alert } from '@umbral/domain/people/alert.ts';
import type { Database } from 'infra-db/tables.ts';
import { type Kysely, sql } from 'kysely';
import type { Backend } from '../../engine/backend.ts';
import { linkToken } from '../../engine/mail/link-token.ts';
import { hashToken } from '../../engine/tokens/opaque-token.ts';
import { giveConsent } from '../consents/consent-queries.ts';
import { accountOf, confirmationRule, takeAttempt } from '../identity/attempts.ts';
import { hasProvenEmail } from '../identity/proven-email.ts';
import { enqueueAlertMail } from './alert-orders.ts';
import { nextCheck } from './alert-schedule.ts';

export const maxAlerts = 20;
/** Alerts by address alone that may wait for their confirmation: anybody may have saved them. */
const maxWaiting = 20;
/** An address is asked to confirm the same alert at most once in this time, milliseconds. */
const askAgainMs = 15 * 60_000;

export interface NewAlert {
  /** Absent for people without an account. */
  userId: number | null;
  email: string;
  userKey: string;
  name: string;
  filters: object;
  /** The listing of the search, as its address is written. */
  path: string | null;
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
 * same alert: its account changes name, frequency and address by saving it again, anybody else changes nothing.
 */
export async function addAlert(backend: Backend, given: NewAlert): Promise<boolean> {
  return backend.db.transaction().execute(async (db) => {
    // One address at a time, so that the count holds under concurrency.
    await sql`select pg_advisory_xact_lock(hashtext('alert'), hashtext(lower(${given.email})))`.execute(db);
    const isProven = given.userId !== null && (await hasProvenEmail(db, given.userId));
    const saving: Saving = { backend, db, given, isProven };
    const known = await findSame(saving);
    if (isOneMore(saving, known) && (await isFull(saving))) return false;
    if (known) await saveAgain(saving, known);
    else await begin(saving);
    return true;
  });
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

/** Whether the alert is not counted yet: it is new, or its owner takes up what a stranger saved. */
function isOneMore({ given, isProven }: Saving, known: KnownAlert | undefined): boolean {
  return !known || (isProven && known.confirmed_at === null && known.user_id !== given.userId);
}

/** What strangers saved under an address is not counted against its owner. */
async function isFull({ db, given }: Saving): Promise<boolean> {
  const { rows } = await sql<{ count: number }>`
    select count(*) from alert
    where (lower(email) = lower(${given.email}) and confirmed_at is not null) or user_id = ${given.userId}`.execute(db);
  return (rows[0]?.count ?? 0) >= maxAlerts;
}

/** Makes room for one more that waits. Those of which no mail was sent go first: nobody can confirm them. */
async function makeRoom({ db, given }: Saving): Promise<void> {
  await sql`
    delete from alert where id in (
      select id from alert where lower(email) = lower(${given.email}) and user_id is null and confirmed_at is null
      order by confirm_sent_at desc nulls last, id desc offset ${maxWaiting - 1}::int)`.execute(db);
}

async function begin(saving: Saving): Promise<void> {
  const { backend, db, given, isProven } = saving;
  const moment = backend.now();
  if (given.userId === null) await makeRoom(saving);
  const { id } = await db
    .insertInto('alert')
    .values({
      user_id: given.userId,
      email: given.email,
      user_key: given.userKey || null,
      name: given.name,
      filters: JSON.stringify(given.filters),
      path: given.path,
      frequency: given.frequency,
      confirmed_at: isProven ? moment : null,
      checked_until: moment,
      next_check_at: nextCheck(given.frequency, moment),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await agree(saving);
  if (isProven) await enqueueAlertMail(db, { template: 'alert-created', alertId: id });
  else await askToConfirm(saving, id);
}

/**
 * An account changes what is its own, and takes up what is nobody's once its address is proved. For everybody else an
 * alert of nobody that was ended begins anew, unconfirmed.
 */
async function saveAgain(saving: Saving, known: KnownAlert): Promise<void> {
  const { backend, db, given, isProven } = saving;
  if (known.user_id !== null && known.user_id !== given.userId) return;
  const isOwn = given.userId !== null && (isProven || known.user_id === given.userId);
  const moment = backend.now();
  const isConfirmed = isProven || (known.is_active && known.confirmed_at !== null);
  const isRevived = !known.is_active;
  await db
    .updateTable('alert')
    .set({
      is_active: true,
      confirmed_at: isConfirmed ? (known.confirmed_at ?? moment) : null,
      ...(isRevived ? { checked_until: moment, next_check_at: nextCheck(given.frequency, moment) } : {}),
      ...(isOwn ? { user_id: given.userId, frequency: given.frequency } : {}),
      ...(isOwn && given.name ? { name: given.name } : {}),
      ...(isOwn && given.path ? { path: given.path } : {}),
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
  await enqueueAlertMail(db, { template: 'alert-confirm', alertId: id });
}
