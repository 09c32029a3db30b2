import { longestPlanMonths } from '@umbral/domain/finance/monthly-payments.ts';
import { annuityFactor, monthlyRate } from '@umbral/domain/finance/rate.ts';
import { interestRates, quoteDefaults } from '@umbral/domain/parameters/rates.ts';
import { type RawBuilder, sql } from 'kysely';
import { isTold } from './public-price.ts';

/** What a bank lends for each peso a month over the usual time. */
function lentPerPeso(annualPercent: number): RawBuilder<number> {
  return sql.lit(annuityFactor(monthlyRate(annualPercent), quoteDefaults.months));
}

const initialPercent = sql`coalesce(p.initial_fee_percent, ${sql.lit(quoteDefaults.initialPercent)})::float8`;

/** Up to the next whole peso, as `roundUp`. */
function roundedUp(amount: RawBuilder<unknown>): RawBuilder<number> {
  return sql<number>`ceil(round((${amount})::numeric, 6))`;
}

function whereTold(amount: RawBuilder<number>): RawBuilder<number | null> {
  return sql<number | null>`case when ${isTold('p')} then ${amount} end`;
}

/** `initial_fee` of a plant's record, in SQL: p plant. Null where the price is hidden [B046]. */
export const initialFee = whereTold(roundedUp(sql`p.price * ${initialPercent} / 100`));

/** `monthly_credit` of a plant's record, in SQL: p plant, o country. Null where the price is hidden [B046]. */
export const monthlyCredit = whereTold(
  roundedUp(sql`(p.price - p.price * ${initialPercent} / 100)
    / case o.code when 'PA' then ${lentPerPeso(interestRates.quotePanama)} else ${lentPerPeso(interestRates.quoteColombia)} end`),
);

function monthNumber(day: RawBuilder<unknown>): RawBuilder<number> {
  return sql<number>`extract(year from ${day}) * 12 + extract(month from ${day})`;
}

/** Months over which an initial fee is paid, as `monthsUntil`: j project. */
export const monthsUntilDelivery = sql<number>`coalesce(least(${sql.lit(longestPlanMonths)}, greatest(0,
  ${monthNumber(sql`j.estimated_delivery_date`)} - (${monthNumber(sql`(now() at time zone 'America/Bogota')`)}))), 0)`;
