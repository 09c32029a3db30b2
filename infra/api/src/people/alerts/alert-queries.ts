import { type Alert, alert } from '@umbral/domain/people/alert.ts';
import type { Backend } from '../../engine/backend.ts';
import { readFilters } from './alert-filters.ts';
import { listingPath } from './listing-path.ts';
import { placesOf } from './place-queries.ts';

/** Alerts of a person, newest first. */
export async function alertsOf(backend: Backend, userId: number): Promise<Alert[]> {
  const rows = await backend.db
    .selectFrom('alert')
    .where('user_id', '=', userId)
    .select(['id', 'name', 'filters', 'path', 'frequency', 'is_active', 'confirmed_at', 'created_at'])
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .execute();
  return Promise.all(
    rows.map(async ({ path, confirmed_at, ...row }) => {
      const filters = readFilters(row.filters);
      return alert.parse({
        ...row,
        filters,
        places: await placesOf(backend, filters),
        name: row.name ?? '',
        path: listingPath(path, filters),
        is_confirmed: confirmed_at !== null,
        created_at: row.created_at.toISOString(),
      });
    }),
  );
}

/** Deletes an alert of the person; false where there is none of that number. */
export async function removeAlert({ db }: Backend, userId: number, id: number): Promise<boolean> {
  const removed = await db.deleteFrom('alert').where('id', '=', id).where('user_id', '=', userId).executeTakeFirst();
  return removed.numDeletedRows > 0n;
}
