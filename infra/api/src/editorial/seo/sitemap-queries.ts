import { type OfferedListing, sitemapPlants } from '@umbral/domain/api/seo.ts';
import { sql } from 'kysely';
import type { Backend } from '../../engine/backend.ts';

interface Entry {
  slug: string;
  updated_at: string;
}

const moment = (column: string) => sql`to_char(${sql.ref(column)} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"')`;

interface PlantEntry extends Entry {
  country: string;
  country_code: string;
  city: string;
  zone: string;
  type: string;
}

/** Plants on offer with the parts of their addresses, by number, so that pages do not move under a reader. */
async function plantEntries({ db }: Backend, page: number): Promise<PlantEntry[]> {
  const { rows } = await sql<PlantEntry>`
    select p.slug, ${moment('p.updated_at')} as updated_at, o.slug as country, o.code as country_code,
      c.slug as city, z.slug as zone, t.slug as type
    from (select plant_id from plant_offer order by plant_id
      limit ${sitemapPlants} offset ${(page - 1) * sitemapPlants}) f
    join plant p on p.id = f.plant_id join property_type t on t.key = p.property_type_key
    join project j on j.id = p.project_id join city c on c.id = j.city_id join zone z on z.id = j.zone_id
    join department d on d.id = c.department_id join country o on o.id = d.country_id
    order by p.id`.execute(db);
  return rows;
}

/** Every place and type with homes on offer, once for each kind of listing that it stands in. */
async function offeredListings(db: Backend['db']): Promise<OfferedListing[]> {
  const { rows } = await sql<OfferedListing>`
    select o.code as country_code, o.slug as country, g.key as region, d.slug as department, c.slug as city,
      z.slug as zone, n.slug as neighbourhood, t.slug as type,
      (select coalesce(array_agg(k.key order by k.id), '{}') from project_category k
        where f.categories & (1 << (k.id - 1)) <> 0) as categories,
      exists (select from criterion k where k.is_holiday and f.criteria & (1::bigint << (k.id - 1)) <> 0) as holiday,
      f.belongs_tv as tv, f.has_360_tour as tour360
    from (select distinct city_id, zone_id, neighborhood_id, property_type_id, categories, criteria, belongs_tv,
      has_360_tour from plant_offer) f
    join property_type t on t.id = f.property_type_id join city c on c.id = f.city_id join zone z on z.id = f.zone_id
    left join neighborhood n on n.id = f.neighborhood_id
    join department d on d.id = c.department_id left join region g on g.id = d.region_id
    join country o on o.id = d.country_id
    order by country_code, city, zone, neighbourhood, type`.execute(db);
  return rows;
}

/** What comes with the first page alone: there are never so many of these. */
async function otherEntries({ db, now }: Backend) {
  const builders = sql<Entry & { cities: string[] }>`
    select b.slug, ${moment('b.updated_at')} as updated_at,
      array(select c.slug::text from city c where exists (
          select from project j where j.builder_id = b.id and j.city_id = c.id and j.state = 'published')
        or exists (select from builder_branch r where r.builder_id = b.id and r.city_id = c.id)
        order by c.slug) as cities
    from builder b where b.is_active order by b.slug`.execute(db);
  const launches = sql<Entry & { id: number }>`
    select j.id, j.slug, ${moment('j.updated_at')} as updated_at
    from project j join builder b on b.id = j.builder_id and b.is_active
    where j.state = 'published' and (j.building_status_key = 'launch' or j.activate_landing)
      and exists (select from plant p where p.project_id = j.id and p.is_active)
    order by j.id`.execute(db);
  const developments = sql<Entry & { id: number }>`
    select j.id, j.slug, ${moment('j.updated_at')} as updated_at
    from project j join builder b on b.id = j.builder_id and b.is_active
    where j.state = 'published' and j.building_status_key <> 'launch' and not j.activate_landing
      and exists (select from plant p where p.project_id = j.id and p.is_active)
      and (select count(*) from plant p where p.project_id = j.id and p.removed_at is null) > 1
    order by j.id`.execute(db);
  const blog = sql<Entry & { category: string }>`
    select a.slug, k.slug as category, ${moment('a.updated_at')} as updated_at
    from article a join article_category k on k.id = a.category_id
    where a.state = 'published' and a.published_at <= ${now()} order by a.published_at desc`.execute(db);
  const guides = sql<Entry>`
    select slug, ${moment('updated_at')} as updated_at from guide order by position`.execute(db);
  const events = sql<Entry>`
    select slug, ${moment('updated_at')} as updated_at from event where state = 'published'
    order by starts_at desc`.execute(db);
  const all = await Promise.all([builders, launches, blog, guides, events, offeredListings(db), developments]);
  return {
    builders: all[0].rows,
    launches: all[1].rows,
    blog: all[2].rows,
    guides: all[3].rows,
    events: all[4].rows,
    listings: all[5],
    developments: all[6].rows,
  };
}

const nothingElse: Awaited<ReturnType<typeof otherEntries>> = {
  builders: [],
  launches: [],
  developments: [],
  blog: [],
  guides: [],
  events: [],
  listings: [],
};

/** One page of what the sitemap lists, and how many pages there are. */
export async function sitemap(backend: Backend, page: number) {
  const [{ total }, plants, others] = await Promise.all([
    backend.db
      .selectFrom('plant_offer')
      .select((eb) => eb.fn.countAll<number>().as('total'))
      .executeTakeFirstOrThrow(),
    plantEntries(backend, page),
    page === 1 ? otherEntries(backend) : nothingElse,
  ]);
  return { page, pages: Math.max(1, Math.ceil(total / sitemapPlants)), data: { plants, ...others } };
}
