import { calculationLimits } from '@umbral/domain/limits/calculation-limits.ts';
import type { KeptCalculation } from '@umbral/domain/people/calculation.ts';
import { sql } from 'kysely';
import type { Backend } from '../../engine/backend.ts';

/** Kept results of a person, newest first. */
export async function calculationsOf({ db }: Backend, userId: number): Promise<KeptCalculation[]> {
  const rows = await db
    .selectFrom('kept_calculation')
    .where('user_id', '=', userId)
    .select(['id', 'calculator', 'query', 'amount', 'name', 'created_at'])
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .execute();
  return rows.map((row) => ({ ...row, created_at: row.created_at.toISOString() }));
}

type Wanted = Pick<KeptCalculation, 'calculator' | 'query' | 'amount'> & { readonly name?: string };

/**
 * Keeps a result and gives its number; nothing where the person keeps the most already. The same fields are the result
 * that is there: it keeps its name, and its amount and day become those of today.
 */
export async function addCalculation(
  { db }: Backend,
  userId: number,
  { calculator, query, amount, name }: Wanted,
): Promise<number | undefined> {
  return db.transaction().execute(async (transaction) => {
    // One result of a person at a time, so that the count holds under concurrency.
    await sql`select pg_advisory_xact_lock(hashtext('calculation'), ${userId}::int)`.execute(transaction);
    const known = await transaction
      .updateTable('kept_calculation')
      .set({ amount, created_at: sql<Date>`now()` })
      .where('user_id', '=', userId)
      .where('calculator', '=', calculator)
      .where('query', '=', query)
      .returning('id')
      .executeTakeFirst();
    if (known) return known.id;
    const { count } = await transaction
      .selectFrom('kept_calculation')
      .where('user_id', '=', userId)
      .select((eb) => eb.fn.countAll<number>().as('count'))
      .executeTakeFirstOrThrow();
    if (count >= calculationLimits.max) return undefined;
    const made = await transaction
      .insertInto('kept_calculation')
      .values({ user_id: userId, calculator, query, amount, name: name ?? null })
      .returning('id')
      .executeTakeFirstOrThrow();
    return made.id;
  });
}

/** Gives a kept result of the person a name, or none; false where there is none of that number. */
export async function nameCalculation(
  { db }: Backend,
  userId: number,
  { id, name }: { id: number; name: string },
): Promise<boolean> {
  const named = await db
    .updateTable('kept_calculation')
    .set({ name: name || null })
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .executeTakeFirst();
  return named.numUpdatedRows > 0n;
}

/** Deletes a kept result of the person; false where there is none of that number. */
export async function removeCalculation({ db }: Backend, userId: number, id: number): Promise<boolean> {
  const removed = await db
    .deleteFrom('kept_calculation')
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .executeTakeFirst();
  return removed.numDeletedRows > 0n;
}
