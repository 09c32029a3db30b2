import { sql } from 'kysely';
import type { Backend } from '../backend.ts';

interface Entry {
  slug: string;
  updated_at: string;
}

const moment = (column: string) => sql`to_char(${sql.ref(column)} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"')`;

/** Everything that the sitemap lists, newest first. */
export async function sitemap({ db, now }: Backend) {
  const plants = sql<Entry & { country: string; country_code: string; city: string; zone: string; type: string }>`
    select p.slug, ${moment('p.updated_at')} as updated_at, o.slug as country, o.code as country_code,
      c.slug as city, z.slug as zone, t.slug as type
    from plant p join property_type t on t.key = p.property_type_key
    join project j on j.id = p.project_id and j.state = 'published'
    join builder b on b.id = j.builder_id and b.is_active
    join city c on c.id = j.city_id join zone z on z.id = j.zone_id
    join department d on d.id = c.department_id join country o on o.id = d.country_id
    where p.is_active order by p.updated_at desc, p.id limit 40000`.execute(db);
  const builders = sql<Entry>`
    select slug, ${moment('updated_at')} as updated_at from builder where is_active order by slug`.execute(db);
  const blog = sql<Entry & { category: string }>`
    select a.slug, k.slug as category, ${moment('a.updated_at')} as updated_at
    from article a join article_category k on k.id = a.category_id
    where a.state = 'published' and a.published_at <= ${now()} order by a.published_at desc`.execute(db);
  const guides = sql<Entry>`
    select slug, ${moment('updated_at')} as updated_at from guide order by position`.execute(db);
  const events = sql<Entry>`
    select slug, ${moment('updated_at')} as updated_at from event where state = 'published'
    order by starts_at desc`.execute(db);
  const cities = sql<{ slug: string; zones: string[] }>`
    select c.slug, array_agg(distinct z.slug::text order by z.slug::text) as zones
    from project j join city c on c.id = j.city_id join zone z on z.id = j.zone_id
    where j.state = 'published' group by c.id order by c.slug`.execute(db);
  const all = await Promise.all([plants, builders, blog, guides, events, cities]);
  return {
    plants: all[0].rows,
    builders: all[1].rows,
    blog: all[2].rows,
    guides: all[3].rows,
    events: all[4].rows,
    cities: all[5].rows,
  };
}
