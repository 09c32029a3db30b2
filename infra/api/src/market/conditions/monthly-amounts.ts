import { annuityFactor, monthlyRate } from '@umbral/domain/finance/rate.ts';
import { longestPlanMonths } from '@umbral/domain/finance/works-payments.ts';
import { agglomerationCities, housingCap, visCapKind } from '@umbral/domain/parameters/legal.ts';
import { interestRates, loanToValue, quoteDefaults } from '@umbral/domain/parameters/rates.ts';
import { lastWageYear } from '@umbral/domain/parameters/wage-year.ts';
import { premises } from '@umbral/domain/vocabulary/premises.ts';
import { type RawBuilder, sql } from 'kysely';
import { isTold } from './public-price.ts';

/*
 * `homeAmounts` in SQL, to the peso: p plant, j project, o country.
 */

/** What a bank lends for each peso a month over the usual time. */
function lentPerPeso(annualPercent: number): RawBuilder<number> {
  return sql.lit(annuityFactor(monthlyRate(annualPercent), quoteDefaults.months));
}

const types = (keys: Iterable<string>) => sql.join([...keys].map((key) => sql.lit(key)));

/** The top price of social housing where the project stands. */
const socialCap = sql`case when exists (select from city a where a.id = j.city_id and a.name in (${types(agglomerationCities)}))
  then ${sql.lit(housingCap(visCapKind(agglomerationCities[0] ?? ''), lastWageYear) ?? 0)}
  else ${sql.lit(housingCap('vis', lastWageYear) ?? 0)} end`;

/** The least initial fee that a mortgage leaves, percent, as `mostLent` of `housingOf`: the limits are those of Colombia. */
const leastInitialPercent = sql`case when o.code <> 'CO' then 0
  when p.property_type_key in (${types(premises)}) then ${sql.lit(100 - loanToValue.mortgage.aboveVis)}
  when exists (select from project_category_link s where s.project_id = j.id and s.category_key in ('vis', 'vip'))
    or p.price <= ${socialCap} then ${sql.lit(100 - loanToValue.mortgage.vis)}
  else ${sql.lit(100 - loanToValue.mortgage.aboveVis)} end`;

const initialPercent = sql`greatest(${leastInitialPercent},
  coalesce(nullif(p.initial_fee_percent, 0), ${sql.lit(quoteDefaults.initialPercent)}))::float8`;

/** Up to the next whole peso, as `roundUp`. */
function roundedUp(amount: RawBuilder<unknown>): RawBuilder<number> {
  return sql<number>`ceil(round((${amount})::numeric, 6))`;
}

function whereTold(amount: RawBuilder<number>): RawBuilder<number | null> {
  return sql<number | null>`case when ${isTold('p')} then ${amount} end`;
}

const wholeFee = roundedUp(sql`p.price * ${initialPercent} / 100`);

/** `initial_fee` of a plant's record. Null where the price is hidden [B046]. */
export const initialFee = whereTold(wholeFee);

/** What of the initial fee is left after the first day, on which savings pay more than the reservation. */
export function feeAfter(savings: RawBuilder<number>): RawBuilder<number | null> {
  return whereTold(
    sql<number>`greatest(0, ${wholeFee} - greatest(coalesce(p.separation_fee, j.separation_fee, 0), ${savings}))`,
  );
}

/** `works_fee` of a plant's record. */
export const worksFee = feeAfter(sql.lit(0));

/** `monthly_credit` of a plant's record. Null where the price is hidden [B046]. */
export const monthlyCredit = whereTold(
  roundedUp(sql`(p.price - ${wholeFee})
    / case o.code when 'PA' then ${lentPerPeso(interestRates.quotePanama)} else ${lentPerPeso(interestRates.quoteColombia)} end`),
);

/** `works_months` of a plant's record. */
export const mostWorksMonths = sql<number>`case
  when coalesce(p.number_fees, j.number_fees) is not null then least(${sql.lit(longestPlanMonths)}, coalesce(p.number_fees, j.number_fees))
  when j.estimated_delivery_date is null then 0 else ${sql.lit(longestPlanMonths)} end`;

const today = sql`(now() at time zone 'America/Bogota')::date`;
const monthNumber = (day: RawBuilder<unknown>) =>
  sql`(extract(year from ${day}) * 12 + extract(month from ${day}))::int`;
const nextMonths = sql`${monthNumber(sql`j.estimated_delivery_date`)} - ${monthNumber(today)}`;

/** Months over which an initial fee is paid, as `worksMonths`. */
export const worksMonths = sql<number>`least(${mostWorksMonths}, coalesce(greatest(0, ${nextMonths}
  - (${today} + make_interval(months => ${nextMonths}) > j.estimated_delivery_date)::int), ${sql.lit(longestPlanMonths)}))`;
