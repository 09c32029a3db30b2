import { type RawBuilder, sql } from 'kysely';
import type { Backend } from '../backend.ts';
import { filteredPlants } from '../plants/filter-conditions.ts';
import type { PlantTraits } from './filter-match.ts';

/** Something that happened to a plant; prices in pesos. */
export interface News {
  kind: 'listed' | 'price-drop';
  previous_price: number | null;
  /** Milliseconds since 1970. */
  at: number;
}

/** A plant on offer with what happened to it, oldest first. */
export interface NewsPlant extends PlantTraits {
  news: News[];
}

/** Plants on offer to which something happened after `since` and up to `until`, the latest first. */
export function plantsInTheNews(backend: Backend, since: Date, until: Date): Promise<NewsPlant[]> {
  return newsOf(backend, sql`plant_news`, since, until);
}

/** The same, where plants that came with a bulk load, of which no news are told, count as listed when they were made. */
export function plantsOfLate(backend: Backend, since: Date, until: Date): Promise<NewsPlant[]> {
  const loaded = sql`(select n.id, n.plant_id, n.kind, n.previous_price, n.at from plant_news n
    union all select 0, p.id, 'listed', null, p.created_at from plant p
    where p.created_at > ${since} and not exists (
      select from plant_news n where n.plant_id = p.id and n.kind = 'listed' and n.at > ${since}))`;
  return newsOf(backend, loaded, since, until);
}

async function newsOf({ db }: Backend, source: RawBuilder<unknown>, since: Date, until: Date): Promise<NewsPlant[]> {
  const { rows } = await sql<NewsPlant>`
    with happened as (
      select n.plant_id, max(n.at) as latest,
        jsonb_agg(jsonb_build_object('kind', n.kind, 'previous_price', n.previous_price,
          'at', ceil(extract(epoch from n.at) * 1000)) order by n.at, n.id) as news
      from ${source} n where n.at > ${since} and n.at <= ${until} group by n.plant_id)
    select p.id, p.price, p.hide_price, p.initial_fee_percent, p.built_area, p.balcony_area,
      p.room_number, p.bath_number, p.parking_number,
      p.property_type_key as property_type, coalesce(p.url_360, j.url_360) is not null as has_360_tour, p.property_stock,
      extract(epoch from j.estimated_delivery_date::timestamp at time zone 'America/Bogota')::bigint as delivery,
      concat_ws(' ', j.title, p.title, j.code, n.name, z.name, c.name, d.name, o.name, b.name,
        (select t.label from property_type t where t.key = p.property_type_key),
        (select s.label from building_status s where s.key = j.building_status_key),
        array_to_string(p.tags, ' ')) as words,
      o.code as country, g.key as region, d.slug as department, c.slug as city, z.slug as zone,
      n.slug as neighborhood, j.stratum, j.building_status_key as status, j.belongs_tv, j.lat, j.lng,
      array(select k.category_key from project_category_link k where k.project_id = j.id) as categories,
      array(select k.criterion_key from project_criterion k where k.project_id = j.id) as criteria,
      exists (select from project_criterion k join criterion q on q.key = k.criterion_key
        where k.project_id = j.id and q.is_holiday) as is_holiday,
      (select coalesce(jsonb_agg(jsonb_build_object('slug', f.slug, 'is_active', f.is_active,
          'has_benefits', exists (select from fair_benefit e where e.fair_id = l.fair_id and e.project_id = l.project_id))),
          '[]')
        from fair_project l join fair f on f.id = l.fair_id where l.project_id = j.id) as fairs,
      h.news
    from ${filteredPlants} join happened h on h.plant_id = p.id
    where p.is_active order by h.latest desc, p.id`.execute(db);
  return rows;
}
