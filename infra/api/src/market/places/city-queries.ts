import type { CityListed } from '@umbral/domain/api/places.ts';
import { type RawBuilder, sql } from 'kysely';
import type { Backend } from '../../engine/backend.ts';
import { type ImageRow, imageOfKey, toImage } from '../../pictures/stored/image.ts';

interface CityRow extends Omit<CityListed, 'image' | 'coordinates'> {
  lat: number;
  lng: number;
  picture: ImageRow | null;
}

/** A published project of the city that is on offer; further conditions name it j. */
export function hasProject(condition: RawBuilder<unknown> = sql`true`): RawBuilder<boolean> {
  return sql<boolean>`exists (
    select from project j join builder b on b.id = j.builder_id and b.is_active
    where j.city_id = c.id and j.state = 'published' and ${condition})`;
}

/** A project of a fair, named by id or slug. */
export function inFair(fair: string): RawBuilder<unknown> {
  const column = /^\d+$/.test(fair) ? sql`f.id = ${Number(fair)}` : sql`f.slug = ${fair}`;
  return sql`exists (select from fair_project l join fair f on f.id = l.fair_id where l.project_id = j.id and ${column})`;
}

/** Cities that fit a condition over c city, d department, o country. */
export async function listCities(
  { db }: Backend,
  where: RawBuilder<boolean>,
  orderBy: RawBuilder<unknown> = sql`c.name`,
): Promise<CityListed[]> {
  const { rows } = await sql<CityRow>`
    select c.id, c.name, c.slug, c.department_id, c.lat, c.lng, c.shows_neighborhood,
      d.name as department_name, o.code as country_code, ${imageOfKey('c.image_key', sql`c.name`)} as picture,
      (select count(*) from project j join builder b on b.id = j.builder_id and b.is_active
        where j.city_id = c.id and j.state in ('published', 'paused')
          and exists (select from plant p where p.project_id = j.id and p.removed_at is null)) as projects
    from city c join department d on d.id = c.department_id join country o on o.id = d.country_id
    where ${where} order by ${orderBy}`.execute(db);
  return rows.map(({ lat, lng, picture, ...city }) => ({
    ...city,
    coordinates: { lat, lng },
    image: toImage(picture),
  }));
}
