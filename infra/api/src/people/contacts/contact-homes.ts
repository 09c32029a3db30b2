import { sql } from 'kysely';
import type { Backend } from '../../engine/backend.ts';

/** A home on offer, named as the contact call names it. */
export interface ContactHome {
  id_plant: number;
  plant_name: string;
  property_id: number;
  property_name: string;
  code: string;
  id_builder: number;
  builder: string;
  id_project_city: number;
  city: string;
}

/** Homes on offer that hold every word somewhere in their names; at most 20, by project. */
export async function findContactHomes({ db }: Backend, q: string): Promise<ContactHome[]> {
  const words = q.split(/\s+/).map((word) => `%${word.replace(/[\\%_]/g, '\\$&')}%`);
  const { rows } = await sql<ContactHome>`
    select p.id as id_plant, p.title as plant_name, j.id as property_id, j.title as property_name, j.code,
      b.id as id_builder, b.name as builder, c.id as id_project_city, c.name as city
    from plant p
    join project j on j.id = p.project_id and j.state = 'published'
    join builder b on b.id = j.builder_id and b.is_active
    join city c on c.id = j.city_id
    join zone z on z.id = j.zone_id
    where p.is_active and (select bool_and(
      f_unaccent(lower(concat_ws(' ', p.title, j.title, j.code, b.name, c.name, z.name))) like f_unaccent(lower(w)))
      from unnest(${words}::text[]) w)
    order by j.title, p.position, p.id limit 20`.execute(db);
  return rows;
}
