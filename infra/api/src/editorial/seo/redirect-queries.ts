import { type Redirect, redirect } from '@umbral/domain/seo/redirect.ts';
import type { Database } from 'infra-db/tables.ts';
import { type Kysely, sql } from 'kysely';
import type { Backend } from '../../engine/backend.ts';
import { type Page, type PageRequest, pageOfRows } from '../../engine/replies/page.ts';
import { recordRuleChange } from './rule-log.ts';

/** One page of the redirects by path. */
export async function redirectPage({ db }: Backend, page: PageRequest): Promise<Page<Redirect>> {
  const [{ total }, { rows }] = await Promise.all([
    db
      .selectFrom('redirect_rule')
      .select((eb) => eb.fn.countAll<number>().as('total'))
      .executeTakeFirstOrThrow(),
    sql`
      select id, from_path as "from", to_path as "to", status, hits from redirect_rule
      order by from_path, id limit ${page.size} offset ${(page.number - 1) * page.size}`.execute(db),
  ]);
  return pageOfRows(
    rows.map((row) => redirect.parse(row)),
    total,
    page,
  );
}

/** Redirects as a whole, for a sheet. */
export function allRedirects({ db }: Pick<Backend, 'db'>): Promise<NewRedirect[]> {
  return db
    .selectFrom('redirect_rule')
    .select(['from_path as from', 'to_path as to', 'status'])
    .orderBy('from_path')
    .execute();
}

/** Adds up how often redirects were followed; what is no redirect any more is left out. */
export async function addHits({ db }: Backend, hits: readonly { from: string; count: number }[]): Promise<void> {
  await sql`
    update redirect_rule r set hits = least(r.hits::bigint + n.count, 2147483647)
    from (select h."from", sum(h.count) as count
      from jsonb_to_recordset(${JSON.stringify(hits)}::jsonb) as h ("from" text, count bigint) group by 1) n
    where r.from_path = n."from"`.execute(db);
}

/** Changes of redirects wait for one another. */
export async function lockRedirects(transaction: Kysely<Database>): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtext('redirect_rule'))`.execute(transaction);
}

export interface NewRedirect {
  readonly from: string;
  readonly to: string;
  readonly status: number;
}

/** How a redirect was taken: saved, saved with others that follow it now, or refused for where it leads. */
export type RedirectOutcome =
  | { readonly kind: 'saved' | 'moved' | 'loop' }
  | { readonly kind: 'chain'; readonly end: string };

/**
 * Creates or replaces a redirect so that no redirect leads to the start of another one: then nobody goes in a circle
 * and everybody is led once. Those that led to its start lead to its target afterwards. Saves wait for one another;
 * the database refuses whatever would break the rule by another way.
 */
export async function saveRedirect({ db }: Backend, actorId: number, rule: NewRedirect): Promise<RedirectOutcome> {
  return db.transaction().execute(async (transaction) => {
    await lockRedirects(transaction);
    const onward = await transaction
      .selectFrom('redirect_rule')
      .where('from_path', '=', rule.to)
      .select('to_path')
      .executeTakeFirst();
    if (onward) return onward.to_path === rule.from ? { kind: 'loop' } : { kind: 'chain', end: onward.to_path };
    const followers = await moveFollowers(transaction, actorId, rule);
    const { id } = await transaction
      .insertInto('redirect_rule')
      .values({ from_path: rule.from, to_path: rule.to, status: rule.status, created_by: actorId })
      .onConflict((conflict) => conflict.column('from_path').doUpdateSet({ to_path: rule.to, status: rule.status }))
      .returning('id')
      .executeTakeFirstOrThrow();
    await recordRuleChange(transaction, { actorId, action: 'save', table: 'redirect_rule', id, after: rule });
    return { kind: followers > 0 ? 'moved' : 'saved' };
  });
}

/** Redirects that end where the new one begins go on to its target. */
async function moveFollowers(db: Kysely<Database>, actorId: number, { from, to }: NewRedirect): Promise<number> {
  const moved = await db
    .updateTable('redirect_rule')
    .set({ to_path: to })
    .where('to_path', '=', from)
    .returning(['id', 'from_path'])
    .execute();
  for (const { id, from_path } of moved) {
    const [before, after] = [from, to].map((target) => ({ from: from_path, to: target }));
    await recordRuleChange(db, {
      actorId,
      action: 'save',
      table: 'redirect_rule',
      id,
      ...(before && after ? { before, after } : {}),
    });
  }
  return moved.length;
}
