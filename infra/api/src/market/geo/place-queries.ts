import { sql } from 'kysely';
import type { Backend } from '../../engine/backend.ts';
import type { Point, PointNames } from '../../engine/third-parties/reverse-geocoding/reverse-geocoder.ts';

/** Farther than this a point lies in no city of ours, metres. */
const reach = 60_000;

export interface PointPlace {
  country: string;
  department: string;
  city: string;
  city_slug: string | null;
  zone: string | null;
  zone_slug: string | null;
  distance_m: number;
}

/**
 * The place whose middle is nearest. Neighbourhoods and zones stand for their city: its own middle alone would give
 * the edges of a large city to its smaller neighbours.
 */
export async function nearestPlace({ db }: Backend, { lat, lng }: Point): Promise<PointPlace | null> {
  const { rows } = await sql<PointPlace>`
    with spot as (
      select n.lat, n.lng, z.city_id, z.id as zone_id from neighborhood n join zone z on z.id = n.zone_id
      union all select lat, lng, city_id, id from zone
      union all select lat, lng, id, null from city c where not exists (select from zone z where z.city_id = c.id)),
    nearest as (
      select city_id, zone_id, distance_m(lat, lng, ${lat}, ${lng}) as distance from spot order by distance limit 1)
    select o.name as country, d.name as department, c.name as city, c.slug as city_slug,
      z.name as zone, z.slug as zone_slug, round(s.distance)::int as distance_m
    from nearest s
    join city c on c.id = s.city_id
    join department d on d.id = c.department_id
    join country o on o.id = d.country_id
    left join zone z on z.id = s.zone_id
    where s.distance <= ${reach}`.execute(db);
  return rows[0] ?? null;
}

/** Our place of the names that a maps service gives; its own names where we have no such city. */
export async function placeOfNames({ db }: Backend, names: PointNames): Promise<PointPlace | null> {
  if (!names.city) return null;
  const { rows } = await sql<PointPlace>`
    select o.name as country, coalesce(d.name, ${names.department ?? ''}) as department,
      coalesce(c.name, ${names.city}) as city, c.slug as city_slug, z.name as zone, z.slug as zone_slug, 0 as distance_m
    from country o
    left join (city c join department d on d.id = c.department_id)
      on d.country_id = o.id and slugify(c.name) = slugify(${names.city})
    left join zone z on z.city_id = c.id and slugify(z.name) = slugify(${names.zone ?? ''})
    where o.code = ${names.country}
    order by slugify(d.name) = slugify(${names.department ?? ''}) desc nulls last limit 1`.execute(db);
  return rows[0] ?? null;
}

export interface NamedCountry {
  country_name: string | null;
  city: string | null;
  city_slug: string | null;
}

/** What we call a country, and a city of it that has homes. */
export async function countryAndCity(
  { db }: Backend,
  code: string,
  city: string | undefined,
): Promise<NamedCountry | undefined> {
  const { rows } = await sql<NamedCountry>`
    select o.name as country_name, c.name as city, c.slug as city_slug
    from country o
    left join (city c join department d on d.id = c.department_id)
      on d.country_id = o.id and slugify(c.name) = slugify(${city ?? ''})
    where o.code = ${code} limit 1`.execute(db);
  return rows[0];
}
