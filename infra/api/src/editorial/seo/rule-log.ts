import type { Database } from 'infra-db/tables.ts';
import { type Kysely, sql } from 'kysely';

interface RuleChange {
  readonly actorId: number;
  readonly action: 'save' | 'delete';
  readonly table: 'canonical_rule' | 'redirect_rule';
  readonly id: number;
  readonly before?: object;
  readonly after?: object;
}

/** Writes down who changed a rule and has all pages rendered anew; part of the change's own transaction. */
export async function recordRuleChange(transaction: Kysely<Database>, change: RuleChange): Promise<void> {
  const { actorId, action, table, id, before, after } = change;
  await transaction
    .insertInto('audit_log')
    .values({
      actor_id: actorId,
      action,
      entity: table,
      entity_id: String(id),
      before: before ? JSON.stringify(before) : null,
      after: after ? JSON.stringify(after) : null,
    })
    .execute();
  await sql`select enqueue_once('purge', 'rules', '{"all": true}')`.execute(transaction);
}

/** Deletes a rule; false where there is none of that number. */
export async function deleteRule(
  db: Kysely<Database>,
  table: RuleChange['table'],
  id: number,
  actorId: number,
): Promise<boolean> {
  return db.transaction().execute(async (transaction) => {
    const { rows } = await sql<{ rule: object }>`
      delete from ${sql.table(table)} r where id = ${id} returning to_jsonb(r) as rule`.execute(transaction);
    const [row] = rows;
    if (!row) return false;
    await recordRuleChange(transaction, { actorId, action: 'delete', table, id, before: row.rule });
    return true;
  });
}

/** From where to where a rule leads; nothing where there is none of that number. */
export async function findRule(
  db: Kysely<Database>,
  table: RuleChange['table'],
  id: number,
): Promise<{ from: string; to: string } | undefined> {
  const target = table === 'canonical_rule' ? 'canonical' : 'to_path';
  const { rows } = await sql<{ from: string; to: string }>`
    select from_path as "from", ${sql.ref(target)} as "to" from ${sql.table(table)} where id = ${id}`.execute(db);
  return rows[0];
}
