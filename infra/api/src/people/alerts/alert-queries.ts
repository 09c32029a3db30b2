import { type Alert, alert } from '@umbral/domain/people/alert.ts';
import type { Backend } from '../../engine/backend.ts';
import { readFilters } from './alert-filters.ts';
import { listingPath } from './listing-path.ts';

/** Alerts of a person, newest first. */
export async function alertsOf({ db }: Backend, userId: number): Promise<Alert[]> {
  const rows = await db
    .selectFrom('alert')
    .where('user_id', '=', userId)
    .select(['id', 'name', 'filters', 'path', 'frequency', 'is_active', 'created_at'])
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .execute();
  return rows.map(({ path, ...row }) => {
    const filters = readFilters(row.filters);
    return alert.parse({
      ...row,
      filters,
      name: row.name ?? '',
      path: listingPath(path, filters),
      created_at: row.created_at.toISOString(),
    });
  });
}

/** Deletes an alert of the person; false where there is none of that number. */
export async function removeAlert({ db }: Backend, userId: number, id: number): Promise<boolean> {
  const removed = await db.deleteFrom('alert').where('id', '=', id).where('user_id', '=', userId).executeTakeFirst();
  return removed.numDeletedRows > 0n;
}
