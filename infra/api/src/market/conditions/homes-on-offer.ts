import { sql } from 'kysely';

/** Homes of active builders, with the names that columns of homes have: p plant, j project and its places. */
export const homesOnOffer = sql`
  plant p
  join project j on j.id = p.project_id and j.state = 'published'
  join builder b on b.id = j.builder_id and b.is_active
  join city c on c.id = j.city_id
  join zone z on z.id = j.zone_id
  left join neighborhood n on n.id = j.neighborhood_id
  join department d on d.id = c.department_id
  left join region g on g.id = d.region_id
  join country o on o.id = d.country_id`;
