import type { Database } from 'infra-db/tables.ts';
import { type Kysely, sql } from 'kysely';
import type { Backend } from '../../engine/backend.ts';
import type { LinkAction } from '../../engine/mail/link-routes.ts';
import { giveConsent } from '../consents/consent-queries.ts';
import { alertPaths } from './alert-paths.ts';
import { nextCheck } from './alert-schedule.ts';
import { alertTexts } from './alert-texts.ts';

/** What the links in mails of alerts do. */
export function alertLinks(backend: Backend): LinkAction[] {
  return [
    {
      path: alertPaths.confirm,
      question: alertTexts.confirm,
      done: alertTexts.confirmed,
      isKnown: (hash) => isConfirmable(backend, hash),
      act: (hash) => confirm(backend, hash),
    },
    {
      path: alertPaths.end,
      question: alertTexts.end,
      done: alertTexts.ended,
      isKnown: async (hash) => exists(backend, sql`select from alert where unsubscribe_hash = ${hash}`),
      act: (hash) => end(backend, sql`a.unsubscribe_hash = ${hash}`),
    },
    {
      path: alertPaths.endDigest,
      question: alertTexts.endDigest,
      done: alertTexts.ended,
      isKnown: async (hash) => exists(backend, sql`select from alert_digest where unsubscribe_hash = ${hash}`),
      act: (hash) =>
        end(
          backend,
          sql`a.id in (select i.alert_id from alert_digest_item i join alert_digest d on d.id = i.digest_id
            where d.unsubscribe_hash = ${hash})`,
        ),
    },
  ];
}

async function exists({ db }: Backend, query: ReturnType<typeof sql>): Promise<boolean> {
  const { rows } = await sql<{ found: boolean }>`select exists (${query}) as found`.execute(db);
  return rows[0]?.found ?? false;
}

/** A confirmation lives for 7 days; the second press of the button finds it still there. */
function isConfirmable(backend: Backend, hash: Buffer): Promise<boolean> {
  return exists(
    backend,
    sql`select from alert where confirm_hash = ${hash} and is_active
      and confirm_sent_at > ${backend.now()}::timestamptz - interval '7 days'`,
  );
}

async function confirm({ db, now }: Backend, hash: Buffer): Promise<void> {
  const moment = now();
  await db.transaction().execute(async (transaction) => {
    const alert = await transaction
      .selectFrom('alert')
      .where('confirm_hash', '=', hash)
      .where('confirmed_at', 'is', null)
      .select(['id', 'email', 'user_id', 'frequency'])
      .forUpdate()
      .executeTakeFirst();
    if (!alert) return;
    await transaction
      .updateTable('alert')
      .set({ confirmed_at: moment, checked_until: moment, next_check_at: nextCheck(alert.frequency, moment) })
      .where('id', '=', alert.id)
      .execute();
    const { email, user_id: userId } = alert;
    await giveConsent(transaction, { purpose: 'alerts', userId, email, source: 'alerta-confirmada' });
  });
}

async function end({ db }: Backend, which: ReturnType<typeof sql>): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    const { rows } = await sql<{ email: string; user_id: number | null }>`
      update alert a set is_active = false where a.is_active and ${which} returning a.email, a.user_id`.execute(
      transaction,
    );
    for (const row of rows) await withdraw(transaction, row);
  });
}

function withdraw(db: Kysely<Database>, { email, user_id }: { email: string; user_id: number | null }): Promise<void> {
  return giveConsent(db, { purpose: 'alerts', userId: user_id, email, source: 'alerta-baja', isWithdrawn: true });
}
