import type { listSimilarProjects, SimilarProject } from '@umbral/domain/api/builder-quality.ts';
import { plantHref } from '@umbral/domain/routes/plant-href.ts';
import type { Country, PropertyType } from '@umbral/domain/vocabulary/vocabulary.ts';
import { sql } from 'kysely';
import type { z } from 'zod';
import type { Backend } from '../../engine/backend.ts';

type Draft = z.output<(typeof listSimilarProjects)['query']>;

/** Names of one project written twice have at least so many trigrams in common; of two that begin alike, fewer. */
const closeName = 0.6;
/** Two points so near are one plot, however carefully somebody aims on a map. */
const samePlotM = 60;
const mostShown = 5;

/** Words that half of all projects carry and that tell none from another. */
const commonWords =
  '\\m(proyecto|conjunto|residencial|residencias|edificio|torres?|urbanizacion|condominio|apartamentos|casas)\\M';

interface Row {
  id: number;
  title: string;
  zone: string;
  zone_slug: string;
  city: string;
  city_slug: string;
  country: Country;
  builder: string;
  is_own: boolean;
  state: SimilarProject['state'];
  first: { slug: string; type: PropertyType } | null;
  is_named: boolean;
  is_addressed: boolean;
  is_near: boolean;
  distance_m: number | null;
}

const plainName = (text: ReturnType<typeof sql>) =>
  sql`regexp_replace(replace(slugify(${text}), '-', ' '), ${commonWords}, '', 'g')`;

/**
 * Projects of a draft's city that may be the same one, the likeliest first: the builder's own in any state but
 * archived, of others what is public.
 */
export async function similarProjects({ db }: Backend, builderId: number, draft: Draft): Promise<SimilarProject[]> {
  const { name, address, lat = null, lng = null, project = 0, city } = draft;
  const { rows } = await sql<Row>`
    select * from (
      select j.id, j.title, z.name as zone, z.slug as zone_slug, c.name as city, c.slug as city_slug,
        o.code as country, b.name as builder, j.builder_id = ${builderId} as is_own, j.state,
        (select jsonb_build_object('slug', p.slug, 'type', p.property_type_key) from plant p
          where j.state = 'published' and p.project_id = j.id and p.is_active and p.removed_at is null
          order by p.position, p.id limit 1) as first,
        similarity(${plainName(sql`j.title`)}, ${plainName(sql`${name}::text`)}) as closeness,
        similarity(${plainName(sql`j.title`)}, ${plainName(sql`${name}::text`)}) >= ${closeName} as is_named,
        slugify(${address}::text) <> '' and slugify(j.address) = slugify(${address}::text) as is_addressed,
        d.distance_m, coalesce(d.distance_m <= ${samePlotM}, false) as is_near
      from project j
      join builder b on b.id = j.builder_id
      join zone z on z.id = j.zone_id
      join city c on c.id = j.city_id
      join department t on t.id = c.department_id
      join country o on o.id = t.country_id
      cross join lateral (
        select round(distance_m(j.lat, j.lng, ${lat}::float8, ${lng}::float8))::int as distance_m) d
      where j.city_id = ${city} and j.id <> ${project}
        and (j.state = 'published' or (j.builder_id = ${builderId} and j.state <> 'archived'))) found
    where is_named or is_addressed or is_near
    order by is_named::int + is_addressed::int + is_near::int desc, closeness desc, id
    limit ${mostShown}`.execute(db);
  return rows.map(toSimilar);
}

function toSimilar({ first, zone_slug, city_slug, country, is_named, is_addressed, is_near, ...row }: Row) {
  const { id, title, zone, city, builder, is_own, state, distance_m } = row;
  return {
    ...{ id, title, zone, city, builder, is_own, state, distance_m },
    path: first && plantHref({ ...first, localization: { country, city_slug, zone_slug } }),
    likeness: [
      ...(is_named ? ['name' as const] : []),
      ...(is_addressed ? ['address' as const] : []),
      ...(is_near ? ['place' as const] : []),
    ],
  };
}
