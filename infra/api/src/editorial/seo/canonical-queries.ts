import type { Canonical } from '@umbral/domain/seo/canonical.ts';
import { sql } from 'kysely';
import type { Backend } from '../../engine/backend.ts';
import { type Page, type PageRequest, pageOfRows } from '../../engine/replies/page.ts';
import { recordRuleChange } from './rule-log.ts';

/** One page of the canonical rules by path. */
export async function canonicalPage({ db }: Backend, page: PageRequest): Promise<Page<Canonical>> {
  const [{ total }, { rows }] = await Promise.all([
    db
      .selectFrom('canonical_rule')
      .select((eb) => eb.fn.countAll<number>().as('total'))
      .executeTakeFirstOrThrow(),
    sql<Canonical>`
      select id, from_path as "from", canonical from canonical_rule
      order by from_path, id limit ${page.size} offset ${(page.number - 1) * page.size}`.execute(db),
  ]);
  return pageOfRows(rows, total, page);
}

/** Creates or replaces the rule of a path. */
export async function saveCanonical(
  { db }: Backend,
  actorId: number,
  { url, canonical }: { url: string; canonical: string },
): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    const { id } = await transaction
      .insertInto('canonical_rule')
      .values({ from_path: url, canonical, created_by: actorId })
      .onConflict((conflict) => conflict.column('from_path').doUpdateSet({ canonical }))
      .returning('id')
      .executeTakeFirstOrThrow();
    const after = { from: url, canonical };
    await recordRuleChange(transaction, { actorId, action: 'save', table: 'canonical_rule', id, after });
  });
}
