import type { PlantRecord } from '@umbral/domain/homes/plant-record.ts';
import type { Project } from '@umbral/domain/homes/project.ts';
import { type RawBuilder, sql } from 'kysely';
import { type Backend, runNamed } from '../../engine/backend.ts';
import { type ImageRow, imageJson, toImage } from '../../pictures/stored/image.ts';
import { named } from '../places/place-condition.ts';
import { inCategory, projectCards, selectRecords } from '../plants/card-queries.ts';
import { projectQuery } from '../projects/project-query.ts';
import { toProject } from '../projects/project-shape.ts';
import { visibleStates } from '../projects/visible-states.ts';

/** A project that the public may see. */
export async function findProject(backend: Backend, id: number): Promise<Project | undefined> {
  const [row] = await runNamed(backend, 'project', projectQuery(id));
  return row && visibleStates.has(row.state) ? toProject(row) : undefined;
}

/** Unit types of a visible project, smallest first; what its builder removed is not even inactive. */
export function plantsOfProject(backend: Backend, id: number, includeInactive: boolean): Promise<PlantRecord[]> {
  return selectRecords(
    backend,
    sql`
      select p.id from plant p
      join project j on j.id = p.project_id and j.state in ('published', 'paused')
      where p.project_id = ${id} and p.removed_at is null and (p.is_active or ${includeInactive})
      order by p.built_area, p.id`,
  );
}

/** Counts a view of today; 0 for a project that the public may not see. */
export async function countProjectView({ pool }: Backend, id: number): Promise<0 | 1> {
  const { rowCount } = await pool.query({
    name: 'count-project-view',
    text: `insert into project_view_count (project_id) select id from project where id = $1 and state = any ($2)
      on conflict (project_id, day) do update set views = project_view_count.views + 1`,
    values: [id, [...visibleStates]],
  });
  return rowCount === 1 ? 1 : 0;
}

/** Cards of projects by id, in the order given. */
export function cardsOfProjects(backend: Backend, ids: readonly number[]): Promise<PlantRecord[]> {
  const wanted = sql`${[...ids]}::integer[]`;
  return projectCards(backend, { where: sql`j.id = any (${wanted})`, orderBy: sql`array_position(${wanted}, j.id)` });
}

/** Newest projects. */
export function newestProjects(backend: Backend, limit: number): Promise<PlantRecord[]> {
  return projectCards(backend, { where: sql`o.code = 'CO'`, orderBy: sql`j.published_at desc, j.id desc`, limit });
}

/** Conditions of featured projects by what a path or query names. */
export const featuredIn: Record<
  'city' | 'region' | 'category' | 'country' | 'builder',
  (value: string) => RawBuilder<boolean>
> = {
  city: (value) => named('c', value),
  region: (value) => sql<boolean>`g.slug = ${value}`,
  category: inCategory,
  country: (value) => sql<boolean>`(o.slug = ${value} or lower(o.code) = ${value})`,
  builder: (value) => named('b', value),
};

/** Projects of whatever a single word names: city, department, region or category. */
export function featuredOf(word: string): RawBuilder<boolean> {
  return sql<boolean>`(${named('c', word)} or d.slug = ${word} or g.slug = ${word} or ${inCategory(word)})`;
}

/** Header pictures of the home page, in their order. */
export async function headerImages({ db }: Backend) {
  const { rows } = await sql<{ title: string; href: string; picture: ImageRow }>`
    select h.title, h.href, ${imageJson('a', sql`h.title`)} as picture
    from header_image h join media_asset a on a.key = h.media_key
    where h.is_active order by h.position`.execute(db);
  return rows.flatMap(({ title, href, picture }) => {
    const image = toImage(picture);
    return image ? [{ title, href, image }] : [];
  });
}
