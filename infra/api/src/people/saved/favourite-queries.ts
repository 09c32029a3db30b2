import { favouriteLimits } from '@umbral/domain/limits/favourite-limits.ts';
import type { Favourite } from '@umbral/domain/people/favourite.ts';
import { sql } from 'kysely';
import type { Backend } from '../../engine/backend.ts';
import { toldPrice } from '../../market/conditions/public-price.ts';
import { recordsOfIds } from '../../market/plants/card-queries.ts';

/** Favourites of a person, newest first; plants that were withdrawn altogether are left out. */
export async function favouritesOf(backend: Backend, userId: number): Promise<Favourite[]> {
  const rows = await backend.db
    .selectFrom('favourite')
    .where('user_id', '=', userId)
    .select(['plant_id', 'created_at', 'list_id', 'note', 'told_price'])
    .orderBy('created_at', 'desc')
    .orderBy('plant_id')
    .execute();
  const records = await recordsOfIds(
    backend,
    rows.map((row) => row.plant_id),
  );
  const byId = new Map(records.map((record) => [record.id, record]));
  return rows.flatMap(({ created_at, told_price, ...row }) => {
    const plant = byId.get(row.plant_id);
    if (!plant) return [];
    // Beside a price that is hidden now, a former one would tell what it was.
    const told = plant.price.kind === 'told' ? told_price : null;
    return [{ ...row, created_at: created_at.toISOString(), told_price: told, plant }];
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
    if (count >= favouriteLimits.max) return 'full';
    await transaction
      .insertInto('favourite')
      .columns(['user_id', 'plant_id', 'told_price'])
      .expression(
        transaction
          .selectFrom('plant')
          .where('plant.id', '=', plantId)
          .select([sql.val(userId).as('user_id'), 'plant.id as plant_id', toldPrice('plant').as('told_price')]),
      )
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

interface FavouriteChange {
  readonly plant_id: number;
  readonly list_id?: number | null | undefined;
  readonly note?: string | undefined;
}

/** Moves a favourite or changes its note; false where the person has no such favourite or list. */
export async function updateFavourite({ db, now }: Backend, userId: number, change: FavouriteChange): Promise<boolean> {
  const { plant_id, list_id, note } = change;
  const updated = await db
    .updateTable('favourite')
    .set({
      plant_id,
      ...(list_id === undefined ? {} : { list_id, listed_at: listedAt(list_id, now()) }),
      ...(note === undefined ? {} : { note: note || null }),
    })
    .where('user_id', '=', userId)
    .where('plant_id', '=', plant_id)
    .$if(typeof list_id === 'number', (query) =>
      query.where(({ exists, selectFrom }) =>
        exists(
          selectFrom('favourite_list')
            .where('favourite_list.user_id', '=', userId)
            .where('favourite_list.id', '=', list_id ?? 0)
            .select('favourite_list.id'),
        ),
      ),
    )
    .executeTakeFirst();
  return updated.numUpdatedRows > 0n;
}

/** When it came into its list: a favourite that lies there already has not come again. */
function listedAt(listId: number | null, moment: Date) {
  return sql<Date | null>`case when ${listId}::int is null then null when list_id = ${listId}::int then listed_at
    else ${moment}::timestamptz end`;
}
