import { isTaken, type UnitState } from '@umbral/domain/homes/unit-vocabulary.ts';
import type { Database } from 'infra-db/tables.ts';
import { type Kysely, sql } from 'kysely';
import type { Backend } from '../../engine/backend.ts';
import { linkToken } from '../../engine/mail/link-token.ts';
import { found } from '../../engine/replies/refusal.ts';
import { hashToken } from '../../engine/tokens/opaque-token.ts';
import { giveConsent } from '../consents/consent-queries.ts';
import { accountOf, confirmationRule, takeAttempt } from '../identity/attempts.ts';
import { hasProvenEmail } from '../identity/proven-email.ts';
import { enqueueWatchMail } from './watch-orders.ts';
import { watchTexts as texts } from './watch-texts.ts';

/** Homes that one address may wait for at a time. */
const maxWatches = 20;
/** An address is asked to confirm the same watch at most once in this time, milliseconds. */
const askAgainMs = 15 * 60_000;

export interface Watcher {
  /** Null for people without an account. */
  readonly userId: number | null;
  readonly email: string;
}

type Outcome = { readonly ok: 0 | 1; readonly message: string };

/**
 * Has somebody told once when a taken home is available again. An account has proved its address; everybody else
 * confirms by a letter, and is answered the same whether the address waits already or not.
 */
export async function watchUnit(backend: Backend, unitId: number, watcher: Watcher): Promise<Outcome> {
  return backend.db.transaction().execute(async (db): Promise<Outcome> => {
    const state = found(await publicState(db, unitId));
    if (state === 'available') return { ok: 0, message: texts.free };
    if (!isTaken(state)) return { ok: 0, message: texts.unreleased };
    // One address at a time, so that the count holds under concurrency.
    await sql`select pg_advisory_xact_lock(hashtext('unit-watch'), hashtext(lower(${watcher.email})))`.execute(db);
    const isProven = watcher.userId !== null && (await hasProvenEmail(db, watcher.userId));
    const known = await knownWatch(db, unitId, watcher.email);
    if (!known && (await isFull(db, watcher))) return { ok: 0, message: texts.full };
    const asking = { backend, db, unitId, watcher };
    if (isProven) await beginProven(asking, known);
    else await beginUnproven(asking, known);
    return { ok: 1, message: isProven ? texts.watching : texts.confirm };
  });
}

interface KnownWatch {
  readonly id: number;
  readonly user_id: number | null;
  readonly is_active: boolean;
  readonly confirmed_at: Date | null;
  readonly confirm_sent_at: Date | null;
  readonly told_at: Date | null;
}

interface Asking {
  readonly backend: Backend;
  readonly db: Kysely<Database>;
  readonly unitId: number;
  readonly watcher: Watcher;
}

/** The state of a home that visitors can see. */
async function publicState(db: Kysely<Database>, unitId: number): Promise<UnitState | undefined> {
  const { rows } = await sql<{ state: UnitState }>`
    select s.state from stock_unit s join plant p on p.id = s.plant_id and p.removed_at is null
    join project j on j.id = p.project_id and j.state = 'published'
    join builder b on b.id = j.builder_id and b.is_active where s.id = ${unitId}`.execute(db);
  return rows[0]?.state;
}

async function knownWatch(db: Kysely<Database>, unitId: number, email: string): Promise<KnownWatch | undefined> {
  return db
    .selectFrom('unit_watch')
    .where('unit_id', '=', unitId)
    .where(sql<boolean>`lower(email) = lower(${email})`)
    .select(['id', 'user_id', 'is_active', 'confirmed_at', 'confirm_sent_at', 'told_at'])
    .executeTakeFirst();
}

async function isFull(db: Kysely<Database>, { userId, email }: Watcher): Promise<boolean> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from unit_watch
    where is_active and told_at is null and (lower(email) = lower(${email}) or user_id = ${userId})`.execute(db);
  return (rows[0]?.count ?? 0) >= maxWatches;
}

async function beginProven({ backend, db, unitId, watcher }: Asking, known: KnownWatch | undefined): Promise<void> {
  const row = { user_id: watcher.userId, confirmed_at: backend.now(), is_active: true, told_at: null };
  if (known) await db.updateTable('unit_watch').set(row).where('id', '=', known.id).execute();
  else
    await db
      .insertInto('unit_watch')
      .values({ ...row, unit_id: unitId, email: watcher.email })
      .execute();
  await giveConsent(db, { purpose: 'alerts', ...watcher, source: 'aviso-inmueble' });
}

/** What belongs to an account is not touched by somebody who merely types its address. */
async function beginUnproven({ backend, db, unitId, watcher }: Asking, known: KnownWatch | undefined): Promise<void> {
  const { userId, email } = watcher;
  if (known && known.user_id !== null && known.user_id !== userId) return;
  const isWaiting = known?.is_active === true && known.told_at === null;
  if (isWaiting && known.confirmed_at !== null) return;
  const moment = backend.now();
  if (isWaiting && known.confirm_sent_at && moment.getTime() - known.confirm_sent_at.getTime() < askAgainMs) return;
  if (!(await takeAttempt({ ...backend, db }, confirmationRule, `unit-watch:${accountOf(email)}`))) return;
  const row = { user_id: userId, confirmed_at: null, is_active: true, told_at: null, confirm_sent_at: moment };
  const { id } = known
    ? await db.updateTable('unit_watch').set(row).where('id', '=', known.id).returning('id').executeTakeFirstOrThrow()
    : await db
        .insertInto('unit_watch')
        .values({ ...row, unit_id: unitId, email })
        .returning('id')
        .executeTakeFirstOrThrow();
  const token = linkToken(backend, 'watch-confirm', id, moment);
  await db
    .updateTable('unit_watch')
    .set({ confirm_hash: hashToken(token) })
    .where('id', '=', id)
    .execute();
  await giveConsent(db, { purpose: 'alerts', userId, email, source: 'aviso-inmueble' });
  await enqueueWatchMail(db, { template: 'unit-watch-confirm', watchId: id });
}
