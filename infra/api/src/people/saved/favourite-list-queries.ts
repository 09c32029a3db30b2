import { favouriteLimits } from '@umbral/domain/limits/favourite-limits.ts';
import type { FavouriteList } from '@umbral/domain/people/favourite.ts';
import { sql } from 'kysely';
import type { Backend } from '../../engine/backend.ts';

/** Lists of a person, oldest first. */
export async function listsOf({ db }: Backend, userId: number): Promise<FavouriteList[]> {
  const rows = await db
    .selectFrom('favourite_list')
    .where('user_id', '=', userId)
    .select(['id', 'name', 'created_at'])
    .orderBy('id')
    .execute();
  return rows.map((row) => ({ ...row, created_at: row.created_at.toISOString() }));
}

/** Creates a list and gives its number, or says why not. */
export async function addList({ db }: Backend, userId: number, name: string): Promise<number | 'full' | 'taken'> {
  return db.transaction().execute(async (transaction) => {
    // One list of a person at a time, so that the count holds under concurrency.
    await sql`select pg_advisory_xact_lock(hashtext('favourite-list'), ${userId}::int)`.execute(transaction);
    const { count } = await transaction
      .selectFrom('favourite_list')
      .where('user_id', '=', userId)
      .select((eb) => eb.fn.countAll<number>().as('count'))
      .executeTakeFirstOrThrow();
    if (count >= favouriteLimits.lists) return 'full';
    const created = await transaction
      .insertInto('favourite_list')
      .values({ user_id: userId, name })
      .onConflict((conflict) => conflict.doNothing())
      .returning('id')
      .executeTakeFirst();
    return created?.id ?? 'taken';
  });
}

/** Gives a list of the person another name; `absent` where there is none of that number. */
export async function renameList(
  { db }: Backend,
  userId: number,
  { id, name }: { id: number; name: string },
): Promise<'renamed' | 'taken' | 'absent'> {
  try {
    const renamed = await db
      .updateTable('favourite_list')
      .set({ name })
      .where('id', '=', id)
      .where('user_id', '=', userId)
      .executeTakeFirst();
    return renamed.numUpdatedRows > 0n ? 'renamed' : 'absent';
  } catch (error) {
    if (error instanceof Error && 'constraint' in error && error.constraint === 'favourite_list_name') return 'taken';
    throw error;
  }
}

/** Deletes a list of the person; false where there is none of that number. Its favourites stay, in no list. */
export async function removeList({ db }: Backend, userId: number, id: number): Promise<boolean> {
  const removed = await db
    .deleteFrom('favourite_list')
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .executeTakeFirst();
  return removed.numDeletedRows > 0n;
}
