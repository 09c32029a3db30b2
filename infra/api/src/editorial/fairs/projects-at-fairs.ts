import { sql } from 'kysely';

/**
 * The projects of fairs of which something is on offer: what a fair, its stands, cities and benefits count is what its
 * lists show. Rows of `fair_id`, `project_id`, `builder_id` and `city_id`.
 */
export const projectsAtFairs = sql`(
  select l.fair_id, l.project_id, j.builder_id, j.city_id
  from fair_project l
  join project j on j.id = l.project_id and j.state = 'published'
  join builder b on b.id = j.builder_id and b.is_active
  where exists (select from plant p where p.project_id = j.id and p.is_active))`;
