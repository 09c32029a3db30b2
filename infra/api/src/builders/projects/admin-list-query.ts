import { actionsOn, type ProjectState } from '@umbral/domain/homes/project-states.ts';
import { sql } from 'kysely';
import type { Backend } from '../../engine/backend.ts';
import { type PageRequest, pageOfRows } from '../../engine/replies/page.ts';
import { allOf } from '../../market/places/place-condition.ts';

export interface ProjectFilters {
  q?: string;
  state?: ProjectState;
  builder?: number;
  city?: number;
  category?: string;
}

interface Row {
  id: number;
  code: string;
  title: string;
  slug: string;
  state: ProjectState;
  state_reason: string | null;
  is_held: boolean;
  builder: { id: number; name: string };
  city: string;
  zone: string;
  plants_active: number;
  pending_specifications: number;
  version: number;
  published_at: Date | null;
  updated_at: Date;
}

function conditionOf({ q, state, builder, city, category }: ProjectFilters) {
  const words = `%${(q ?? '').replace(/[\\%_]/g, '\\$&')}%`;
  return allOf([
    q
      ? sql<boolean>`(f_unaccent(lower(j.title)) like f_unaccent(lower(${words})) or lower(j.code) like lower(${words})
          or f_unaccent(lower(b.name)) like f_unaccent(lower(${words})))`
      : undefined,
    state ? sql<boolean>`j.state = ${state}` : undefined,
    builder ? sql<boolean>`j.builder_id = ${builder}` : undefined,
    city ? sql<boolean>`j.city_id = ${city}` : undefined,
    category
      ? sql<boolean>`exists (
          select from project_category_link l where l.project_id = j.id and l.category_key = ${category})`
      : undefined,
  ]);
}

/** One page of all projects that fit the filters, newest change first, with what an administrator may do with each. */
export async function allProjects({ db }: Backend, filters: ProjectFilters, page: PageRequest) {
  const where = conditionOf(filters);
  const { rows } = await sql<Row>`
    select j.id, j.code, j.title, j.slug, j.state, j.state_reason, j.is_held, j.version, j.published_at, j.updated_at,
      jsonb_build_object('id', b.id, 'name', b.name) as builder, c.name as city, z.name as zone,
      (select count(*) from plant p where p.project_id = j.id and p.is_active) as plants_active,
      (select count(*) from custom_specification x where x.project_id = j.id and x.state = 'pending')
        as pending_specifications
    from project j join builder b on b.id = j.builder_id join city c on c.id = j.city_id join zone z on z.id = j.zone_id
    where ${where}
    order by j.updated_at desc, j.id desc limit ${page.size} offset ${(page.number - 1) * page.size}`.execute(db);
  const counted = await sql<{ total: number }>`
    select count(*) as total from project j join builder b on b.id = j.builder_id where ${where}`.execute(db);
  const data = rows.map((row) => ({
    ...row,
    actions: actionsOn({ state: row.state, isHeld: row.is_held }, 'administrator'),
    published_at: row.published_at?.toISOString() ?? null,
    updated_at: row.updated_at.toISOString(),
  }));
  return pageOfRows(data, counted.rows[0]?.total ?? 0, page);
}
