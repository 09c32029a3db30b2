import type { PesosRange, Price } from '@umbral/domain/money/price.ts';
import { type RawBuilder, sql } from 'kysely';

/*
 * The only file that asks the database whether a builder hides the price of a plant [B046]. `plant` is an alias of
 * whatever has `price` and `hide_price`.
 */

/** Whether the public may know what a plant costs. */
export function isTold(plant: string): RawBuilder<boolean> {
  return sql<boolean>`not ${sql.ref(`${plant}.hide_price`)}`;
}

/** The price in pesos where the public may know it, else null. */
export function toldPrice(plant: string): RawBuilder<number | null> {
  return sql<number | null>`case when ${isTold(plant)} then ${sql.ref(`${plant}.price`)} end`;
}

/** The price as it leaves the database; `zone` is what homes of its area cost around it, null where nobody knows. */
export function publicPrice(
  plant: string,
  zone: RawBuilder<PesosRange | null> = sql<PesosRange | null>`null::jsonb`,
): RawBuilder<Price> {
  return sql<Price>`case when ${isTold(plant)} then jsonb_build_object('kind', 'told', 'cop', ${sql.ref(`${plant}.price`)})
    else jsonb_strip_nulls(jsonb_build_object('kind', 'hidden', 'zone', ${zone})) end`;
}

/**
 * What lists filter and order by, pesos: the price itself, or where it is hidden the start of the step of `price_range`
 * in which it lies.
 */
export function priceOrder(plant: string): RawBuilder<number> {
  const price = sql.ref(`${plant}.price`);
  return sql<number>`case when ${isTold(plant)} then ${price}
    else coalesce((select max(s.start_price) from price_range s where s.start_price <= ${price}), 0) end`;
}
