import { type HousedUnit, housingOf } from '@umbral/domain/finance/housing.ts';
import { toldCop } from '@umbral/domain/money/price.ts';
import { type RawBuilder, sql } from 'kysely';
import type { Backend } from '../../engine/backend.ts';
import { homeValues } from '../../market/conditions/home-values.ts';
import { homesOnOffer } from '../../market/conditions/homes-on-offer.ts';
import { publicPrice } from '../../market/conditions/public-price.ts';
import type { HomeTraits } from './home-traits.ts';

/** Something that happened to a plant; prices in pesos. */
export interface News {
  kind: 'listed' | 'price-drop';
  previous_price: number | null;
  /** Milliseconds since 1970. */
  at: number;
}

/** A plant on offer with what happened to it, oldest first. */
export interface NewsPlant extends HomeTraits {
  news: News[];
}

type NewsRow = Omit<NewsPlant, 'housing'> & Pick<HousedUnit, 'type' | 'categories' | 'city'>;

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
  const { rows } = await sql<NewsRow>`
    with happened as (
      select n.plant_id, max(n.at) as latest,
        jsonb_agg(jsonb_build_object('kind', n.kind, 'previous_price', n.previous_price,
          'at', ceil(extract(epoch from n.at) * 1000)) order by n.at, n.id) as news
      from ${source} n where n.at > ${since} and n.at <= ${until} group by n.plant_id)
    select p.id, ${publicPrice('p')} as price, p.initial_fee_percent,
      coalesce(p.separation_fee, j.separation_fee) as separation_fee, coalesce(p.number_fees, j.number_fees) as number_fees,
      (select coalesce(jsonb_agg(l.category_key), '[]') from project_category_link l where l.project_id = j.id) as categories,
      p.property_type_key as type, c.name as city,
      o.code as country, j.lat, j.lng,
      extract(epoch from j.estimated_delivery_date::timestamp at time zone 'America/Bogota')::bigint as delivery,
      concat_ws(' ', j.title, p.title, j.code, n.name, z.name, c.name, d.name, o.name, b.name,
        (select t.label from property_type t where t.key = p.property_type_key),
        (select s.label from building_status s where s.key = j.building_status_key),
        array_to_string(p.tags, ' ')) as words,
      ${homeValues} as values,
      h.news
    from ${homesOnOffer} join happened h on h.plant_id = p.id
    where p.is_active order by h.latest desc, p.id`.execute(db);
  return rows.map(({ categories, type, city, ...plant }) => ({
    ...plant,
    housing: housingOf({ type, categories, city, country: plant.country, priceCop: toldCop(plant.price) }),
  }));
}
