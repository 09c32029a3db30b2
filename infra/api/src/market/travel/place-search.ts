import type { FoundPlace } from '@umbral/domain/api/travel.ts';
import { roundedPlace } from '@umbral/domain/travel/reach.ts';
import { slugify } from '@umbral/domain/vocabulary/slugify.ts';
import { sql } from 'kysely';
import type { Backend } from '../../engine/backend.ts';
import type { HeldModel } from './held-model.ts';

const most = 8;

interface Row extends Omit<FoundPlace, 'kind'> {
  readonly kind: 'city' | 'zone' | 'neighbourhood';
}

/** Places that are called so: stations of the ground, and neighbourhoods, zones and cities with homes. */
export async function placesCalled(
  { db }: Pick<Backend, 'db'>,
  modelOf: HeldModel,
  text: string,
): Promise<FoundPlace[]> {
  const asked = slugify(text)
    .split('-')
    .filter((word) => word !== '' && word !== 'estacion');
  if (asked.length === 0) return [];
  const holds = (name: string) => {
    const words = slugify(name);
    return asked.every((word) => words.includes(word));
  };
  const { stations } = await modelOf();
  const found = stations
    .filter(({ name, city }) => holds(`${name} ${city}`))
    .map(({ name, system, lat, lng }): FoundPlace => ({ name, kind: 'station', around: system, lat, lng }));
  const like = `%${asked.join('%')}%`;
  const { rows } = await sql<Row>`
    select * from (
      select n.name, 'neighbourhood' as kind, z.name || ', ' || c.name as around, n.lat, n.lng
      from neighborhood n join zone z on z.id = n.zone_id join city c on c.id = z.city_id
      union all select z.name, 'zone', c.name, z.lat, z.lng from zone z join city c on c.id = z.city_id
      union all select c.name, 'city', d.name, c.lat, c.lng from city c join department d on d.id = c.department_id
    ) place where slugify(name || ' ' || around) like ${like}
    order by length(name), name limit ${most}`.execute(db);
  const begins = ({ name }: FoundPlace) => (slugify(name).startsWith(asked.join('-')) ? 0 : 1);
  return [...found, ...rows]
    .toSorted((a, b) => begins(a) - begins(b) || a.name.length - b.name.length)
    .slice(0, most)
    .map((place) => ({ ...place, ...roundedPlace(place) }));
}
