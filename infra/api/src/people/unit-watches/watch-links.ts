import { sql } from 'kysely';
import type { Backend } from '../../engine/backend.ts';
import type { LinkAction } from '../../engine/mail/link-routes.ts';
import { giveConsent } from '../consents/consent-queries.ts';
import { watchPaths } from './watch-paths.ts';
import { watchTexts } from './watch-texts.ts';

/** What the links in letters about homes do. */
export function watchLinks(backend: Backend): LinkAction[] {
  return [
    {
      path: watchPaths.confirm,
      question: watchTexts.question,
      done: watchTexts.confirmed,
      isKnown: (hash) =>
        exists(
          backend,
          sql`select from unit_watch where confirm_hash = ${hash} and is_active
            and confirm_sent_at > ${backend.now()}::timestamptz - interval '7 days'`,
        ),
      act: (hash) => confirm(backend, hash),
    },
    {
      path: watchPaths.end,
      question: watchTexts.end,
      done: watchTexts.ended,
      isKnown: (hash) => exists(backend, sql`select from unit_watch where unsubscribe_hash = ${hash}`),
      act: (hash) => end(backend, hash),
    },
  ];
}

async function exists({ db }: Backend, query: ReturnType<typeof sql>): Promise<boolean> {
  const { rows } = await sql<{ found: boolean }>`select exists (${query}) as found`.execute(db);
  return rows[0]?.found ?? false;
}

async function confirm({ db, now }: Backend, hash: Buffer): Promise<void> {
  await db.transaction().execute(async (trx) => {
    const watch = await trx
      .updateTable('unit_watch')
      .set({ confirmed_at: now() })
      .where('confirm_hash', '=', hash)
      .where('confirmed_at', 'is', null)
      .returning(['email', 'user_id', 'unit_id'])
      .executeTakeFirst();
    if (!watch) return;
    const { email, user_id: userId, unit_id: unitId } = watch;
    await giveConsent(trx, { purpose: 'alerts', userId, email, source: 'aviso-confirmado' });
    // The home may have become free while the letter lay unread.
    await sql`select enqueue_once('unit-freed', ${unitId}::text, jsonb_build_object('unitId', ${unitId}::int))
      from stock_unit where id = ${unitId} and state = 'available'`.execute(trx);
  });
}

async function end({ db }: Backend, hash: Buffer): Promise<void> {
  await db.transaction().execute(async (trx) => {
    const watch = await trx
      .updateTable('unit_watch')
      .set({ is_active: false })
      .where('unsubscribe_hash', '=', hash)
      .where('is_active', '=', true)
      .returning(['email', 'user_id'])
      .executeTakeFirst();
    if (!watch) return;
    const { email, user_id: userId } = watch;
    await giveConsent(trx, { purpose: 'alerts', userId, email, source: 'aviso-baja', isWithdrawn: true });
  });
}
