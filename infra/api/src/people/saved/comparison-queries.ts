import type { Comparison } from '@umbral/domain/people/comparison.ts';
import type { Database } from 'infra-db/tables.ts';
import { type Kysely, sql } from 'kysely';
import type { Backend } from '../../engine/backend.ts';
import { recordsOfIds } from '../../market/plants/card-queries.ts';

/** Saved comparisons of a person, newest first. */
export async function comparisonsOf(backend: Backend, userId: number): Promise<Comparison[]> {
  const rows = await backend.db
    .selectFrom('comparison')
    .innerJoin('comparison_item', 'comparison_item.comparison_id', 'comparison.id')
    .where('user_id', '=', userId)
    .select(['comparison.id', 'comparison.name', 'comparison.created_at', 'comparison_item.plant_id'])
    .orderBy('comparison.created_at', 'desc')
    .orderBy('comparison.id', 'desc')
    .orderBy('comparison_item.position')
    .execute();
  const records = await recordsOfIds(backend, [...new Set(rows.map((row) => row.plant_id))]);
  const byId = new Map(records.map((record) => [record.id, record]));
  return [...Map.groupBy(rows, (row) => row.id)].flatMap(([id, items]) => {
    const [first] = items;
    if (!first) return [];
    const projects = items.flatMap((item) => byId.get(item.plant_id) ?? []);
    return [{ id, name: first.name, created_at: first.created_at.toISOString(), projects }];
  });
}

function isLimit(error: unknown): boolean {
  return error instanceof Error && 'constraint' in error && error.constraint === 'comparison_limit';
}

/**
 * Saves a comparison; nothing where the person keeps the most already, which the database counts. The same plants in
 * whatever order are the comparison that is there: its number is given again.
 */
export async function addComparison(
  { db }: Backend,
  userId: number,
  plantIds: readonly number[],
  name: string | undefined,
): Promise<number | undefined> {
  try {
    return await db.transaction().execute(async (transaction) => {
      // The same lock that gives out the slots.
      await sql`select pg_advisory_xact_lock(hashtext('comparison'), ${userId}::int)`.execute(transaction);
      const known = await findSame(transaction, userId, plantIds);
      return known ?? (await insertComparison(transaction, userId, plantIds, name));
    });
  } catch (error) {
    if (isLimit(error)) return undefined;
    throw error;
  }
}

async function findSame(
  db: Kysely<Database>,
  userId: number,
  plantIds: readonly number[],
): Promise<number | undefined> {
  const { rows } = await sql<{ id: number }>`
    select c.id from comparison c
    where c.user_id = ${userId} and ${[...plantIds].toSorted((a, b) => a - b)}::integer[] =
      array(select i.plant_id from comparison_item i where i.comparison_id = c.id order by i.plant_id)`.execute(db);
  return rows[0]?.id;
}

async function insertComparison(
  db: Kysely<Database>,
  userId: number,
  plantIds: readonly number[],
  name: string | undefined,
): Promise<number> {
  const { id } = await db
    .insertInto('comparison')
    .values({ user_id: userId, name: name ?? null })
    .returning('id')
    .executeTakeFirstOrThrow();
  const items = plantIds.map((plantId, index) => ({ comparison_id: id, plant_id: plantId, position: index + 1 }));
  await db.insertInto('comparison_item').values(items).execute();
  return id;
}

/** Deletes a comparison of the person; false where there is none of that number. */
export async function removeComparison({ db }: Backend, userId: number, id: number): Promise<boolean> {
  const removed = await db
    .deleteFrom('comparison')
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .executeTakeFirst();
  return removed.numDeletedRows > 0n;
}

/** Gives a comparison of the person another name, or none; false where there is none of that number. */
export async function nameComparison(
  { db }: Backend,
  userId: number,
  { comparison_id, name }: { comparison_id: number; name: string },
): Promise<boolean> {
  const named = await db
    .updateTable('comparison')
    .set({ name: name || null })
    .where('id', '=', comparison_id)
    .where('user_id', '=', userId)
    .executeTakeFirst();
  return named.numUpdatedRows > 0n;
}
