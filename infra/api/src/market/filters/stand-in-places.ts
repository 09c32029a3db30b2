import type { standInPlaces } from '@umbral/domain/api/stand-in.ts';
import { writePlacePath } from '@umbral/domain/places/place-path.ts';
import { country, region } from '@umbral/domain/vocabulary/vocabulary-schema.ts';
import { sql } from 'kysely';
import type { z } from 'zod';
import { type Backend, runNamed } from '../../engine/backend.ts';

type Places = z.output<(typeof standInPlaces)['response']>['data'];

interface PlaceRow {
  country: string;
  region: string | null;
  department: string;
  city: string;
  zone: string;
  neighborhood: string | null;
  homes: number;
}

/** Counted by number first, so that what is joined are the places and not the homes. */
const placesQuery = sql<PlaceRow>`
  with n as materialized (
    select o.zone_id, o.neighborhood_id, count(distinct o.project_id)::int as homes from plant_offer o
    group by o.zone_id, o.neighborhood_id)
  select a.code as country, g.key as region, d.name as department, c.name as city, z.name as zone,
    b.name as neighborhood, n.homes
  from n join zone z on z.id = n.zone_id join city c on c.id = z.city_id join department d on d.id = c.department_id
  join country a on a.id = d.country_id left join region g on g.id = d.region_id
  left join neighborhood b on b.id = n.neighborhood_id
  order by n.homes desc, z.id, b.id`;

const buildersQuery = sql<{ name: string }>`
  select b.name from builder b where exists (
    select from project j join plant_offer o on o.project_id = j.id where j.builder_id = b.id)
  order by b.name`;

/** Places with projects on offer, those with most first, and the builders of these. */
export async function placesOnOffer(backend: Backend): Promise<Places> {
  const [places, builders] = await Promise.all([
    runNamed(backend, 'places-on-offer', placesQuery),
    runNamed(backend, 'builders-on-offer', buildersQuery),
  ]);
  return { places: places.map(toPlace), builders: builders.map(({ name }) => name) };
}

function toPlace({ homes, ...row }: PlaceRow): Places['places'][number] {
  const place = { ...row, country: country.parse(row.country), region: region.nullable().parse(row.region) };
  return { path: writePlacePath(place), homes };
}
