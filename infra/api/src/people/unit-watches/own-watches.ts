import type { UnitWatch } from '@umbral/domain/api/unit-watches.ts';
import type { Database } from 'infra-db/tables.ts';
import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { Backend } from '../../engine/backend.ts';
import { recordsOfIds } from '../../market/plants/card-queries.ts';
import { plantPath } from '../../market/plants/plant-link.ts';
import { watchedHome } from './watched-home.ts';

interface WatchRow {
  readonly id: number;
  readonly plant_id: number;
  readonly name: string;
  readonly tower: string | null;
  readonly is_confirmed: boolean;
  readonly created_at: Date;
}

/**
 * The watches of a person: those of the account, and those that its address asked for without one, as far as the
 * account has proved that the address is its own.
 */
const ofPerson = (userId: number): RawBuilder<boolean> => sql<boolean>`(w.user_id = ${userId} or (w.user_id is null
  and lower(w.email) = (select lower(email) from app_user where id = ${userId} and email_verified_at is not null)))`;

/** What a person waits for, newest first; homes of projects that the public cannot see are left out. */
export async function watchesOf(backend: Backend, userId: number): Promise<UnitWatch[]> {
  const { rows } = await sql<WatchRow>`
    select w.id, s.plant_id, s.name, t.name as tower, w.confirmed_at is not null as is_confirmed, w.created_at
    from unit_watch w join stock_unit s on s.id = w.unit_id left join tower t on t.id = s.tower_id
    where ${ofPerson(userId)} and w.is_active and w.told_at is null
    order by w.created_at desc, w.id desc`.execute(backend.db);
  const plants = await recordsOfIds(backend, [...new Set(rows.map(({ plant_id }) => plant_id))]);
  const plantOf = new Map(plants.map((plant) => [plant.id, plant]));
  return rows.flatMap(({ id, plant_id, is_confirmed, created_at, ...home }) => {
    const plant = plantOf.get(plant_id);
    if (!plant) return [];
    const { name, tower, project, place } = watchedHome(home, plant);
    const path = `${plantPath(plant)}#inmuebles`;
    return [{ id, home: name, tower, project, place, path, is_confirmed, created_at: created_at.toISOString() }];
  });
}

/** Ends a watch of a person; false where there is none of that number. The link in a letter about it goes on knowing it. */
export async function endWatchOf(db: Kysely<Database>, userId: number, id: number): Promise<boolean> {
  const { rows } = await sql`update unit_watch w set is_active = false where w.id = ${id} and ${ofPerson(userId)}
    returning w.id`.execute(db);
  return rows.length > 0;
}
