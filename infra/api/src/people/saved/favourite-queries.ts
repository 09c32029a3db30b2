import type { Favourite } from '@umbral/domain/people/favourite.ts';
import { sql } from 'kysely';
import type { Backend } from '../../engine/backend.ts';
import { recordsOfIds } from '../../market/plants/card-queries.ts';

/** More than anybody compares; keeps the list a list. */
export const maxFavourites = 200;

/** Favourites of a person, newest first; plants that were withdrawn altogether are left out. */
export async function favouritesOf(backend: Backend, userId: number): Promise<Favourite[]> {
  const rows = await backend.db
    .selectFrom('favourite')
    .where('user_id', '=', userId)
    .select(['plant_id', 'created_at'])
    .orderBy('created_at', 'desc')
    .orderBy('plant_id')
    .execute();
  const records = await recordsOfIds(
    backend,
    rows.map((row) => row.plant_id),
  );
  const byId = new Map(records.map((record) => [record.id, record]));
  return rows.flatMap(({ plant_id, created_at }) => {
    const plant = byId.get(plant_id);
    return plant ? [{ plant_id, created_at: created_at.toISOString(), plant }] : [];
  });
}

/** Saves a favourite; says whether the list is full. Saving twice changes nothing. */
export async function addFavourite({ db }: Backend, userId: number, plantId: number): Promise<'saved' | 'full'> {
  return db.transaction().execute(async (transaction) => {
    // One save of a person at a time, so that the count holds under concurrency.
    await sql`select pg_advisory_xact_lock(hashtext('favourite'), ${userId}::int)`.execute(transaction);
    const { count } = await transaction
      .selectFrom('favourite')
      .where('user_id', '=', userId)
      .where('plant_id', '!=', plantId)
      .select((eb) => eb.fn.countAll<number>().as('count'))
      .executeTakeFirstOrThrow();
    if (count >= maxFavourites) return 'full';
    await transaction
      .insertInto('favourite')
      .values({ user_id: userId, plant_id: plantId })
      .onConflict((conflict) => conflict.columns(['user_id', 'plant_id']).doNothing())
      .execute();
    return 'saved';
  });
}

/** Removes one; false where it was none. */
export async function removeFavourite({ db }: Backend, userId: number, plantId: number): Promise<boolean> {
  const removed = await db
    .deleteFrom('favourite')
    .where('user_id', '=', userId)
    .where('plant_id', '=', plantId)
    .executeTakeFirst();
  return removed.numDeletedRows > 0n;
}
