import { type RawBuilder, sql } from 'kysely';

/**
 * The price that the public may know of a plant, pesos: the price itself, or where the builder hides it the start of
 * the step of `price_range` in which it lies, so that lists still filter and order by something. `plant` is an alias
 * of whatever has `price` and `hide_price`.
 */
export function shownPrice(plant: string): RawBuilder<number> {
  const price = sql.ref(`${plant}.price`);
  return sql<number>`case when ${sql.ref(`${plant}.hide_price`)}
    then coalesce((select max(s.start_price) from price_range s where s.start_price <= ${price}), 0)
    else ${price} end`;
}
