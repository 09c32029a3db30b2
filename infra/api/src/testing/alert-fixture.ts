import { saveAlert } from '@umbral/domain/api/saved.ts';
import { sql } from 'kysely';
import { call } from './call.ts';
import type { TestApp } from './test-app.ts';

/** Days of a test by the clock of Bogotá: the first is a Tuesday. */
export const day = (number: number, time = '09:00') =>
  new Date(new Date(`2027-03-02T${time}:00-05:00`).getTime() + (number - 1) * 86_400_000);

/** Plants of Bogotá that are on offer, cheapest first. */
export async function plantsOf({ backend }: TestApp, city: string, count: number): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select p.id from plant p join project j on j.id = p.project_id join city c on c.id = j.city_id
    where c.slug = ${city} and j.state = 'published' and p.is_active and not p.hide_price
    order by p.price, p.id limit ${count}`.execute(backend.db);
  return rows.map(({ id }) => id);
}

export interface NewsGiven {
  plantId: number;
  at: Date;
  /** Pesos before the price fell; without it the plant is new. */
  former?: number;
}

/** Something happened to a plant at a moment. */
export async function happen({ backend }: TestApp, { plantId, at, former }: NewsGiven): Promise<void> {
  await sql`insert into plant_news (plant_id, kind, previous_price, at)
    values (${plantId}, ${former === undefined ? 'listed' : 'price-drop'}, ${former ?? null}, ${at})`.execute(
    backend.db,
  );
}

export interface AlertGiven {
  city?: string;
  email?: string;
  cookie?: string;
  name?: string;
  /** The listing that it was asked from. */
  path?: string;
  frequency?: 'daily' | 'weekly' | 'monthly';
}

/** Saves an alert as a person or, with an address, as a visitor who still has to confirm it. */
export function save(
  { app }: TestApp,
  { city = 'bogota', email, cookie, name, path, frequency = 'daily' }: AlertGiven,
) {
  const anonymous = email ? { email, agree_terms: 'S' as const } : {};
  const body = { filters: { city }, frequency, ...(name ? { name } : {}), ...(path ? { path } : {}), ...anonymous };
  return call(app, saveAlert, { body }, { cookie });
}
