import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import { getReverseGeocode } from 'shared-contracts/api/geo.ts';
import type { Backend } from '../backend.ts';
import { register } from '../http/endpoint-route.ts';

/** Farther than this a point lies in no city of ours, metres. */
const reach = 60_000;

interface PlaceRow {
  country: string;
  department: string;
  city: string;
  city_slug: string;
  zone: string | null;
  zone_slug: string | null;
  distance_m: number;
}

/** Where a point is, by the portal's own places. */
export function geoRoutes(app: FastifyInstance, backend: Backend): void {
  register(app, getReverseGeocode, async ({ query }) => ({ data: await nearestPlace(backend, query.lat, query.lng) }), {
    limit: { max: 60, perSeconds: 60 },
  });
}

async function nearestPlace({ db }: Backend, lat: number, lng: number): Promise<PlaceRow | null> {
  const { rows } = await sql<PlaceRow>`
    select o.name as country, d.name as department, c.name as city, c.slug as city_slug,
      z.name as zone, z.slug as zone_slug, round(near.distance)::int as distance_m
    from city c
    join department d on d.id = c.department_id
    join country o on o.id = d.country_id
    left join lateral (
      select z.name, z.slug, distance_m(z.lat, z.lng, ${lat}, ${lng}) as distance
      from zone z where z.city_id = c.id order by distance limit 1) z on true
    cross join lateral (
      select least(z.distance, distance_m(c.lat, c.lng, ${lat}, ${lng})) as distance) near
    where near.distance <= ${reach} order by near.distance limit 1`.execute(db);
  return rows[0] ?? null;
}
