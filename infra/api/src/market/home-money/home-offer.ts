import { type HomePlan, homePlan } from '@umbral/domain/finance/home-plan.ts';
import { type Quote, quote } from '@umbral/domain/finance/quote.ts';
import { chosenSubsidy, type SubsidyChoice, subsidyOffer } from '@umbral/domain/finance/subsidy.ts';
import { civilDate, isoDate } from '@umbral/domain/format/format-date.ts';
import type { PlantRecord } from '@umbral/domain/homes/plant-record.ts';
import { convertFromCop, type Money } from '@umbral/domain/money/money.ts';
import { toldCop } from '@umbral/domain/money/price.ts';
import { quoteDefaults, quoteRate } from '@umbral/domain/parameters/rates.ts';
import { defaultCountry } from '@umbral/domain/vocabulary/vocabulary.ts';
import type { Backend } from '../../engine/backend.ts';
import { ratesInForce } from '../currency/currency-queries.ts';
import { recordsOfIds } from '../plants/card-queries.ts';
import { plantPath } from '../plants/plant-link.ts';
import type { FileQuery } from './file-query.ts';

/** A home with what it costs under a choice, as the files tell it. */
export interface HomeOffer {
  readonly id: number;
  /** Address of its page. */
  readonly url: string;
  readonly name: string;
  readonly place: string;
  readonly builder: string;
  readonly price: Money;
  readonly quote: Quote;
  readonly initialPercent: number;
  /** What the plan counts on, in the currency of the price. */
  readonly subsidy: number;
  readonly plan: HomePlan;
}

/** Nothing where the public may not know the price, or can buy the home no more. */
export async function homeOffer(backend: Backend, id: number, query: FileQuery): Promise<HomeOffer | undefined> {
  const [record] = await recordsOfIds(backend, [id]);
  const priceCop = record && toldCop(record.price);
  if (!record || priceCop === undefined || record.isActive === 0) return undefined;
  const rates = await ratesInForce(backend);
  const toMoney = (amountCop: number) => convertFromCop(amountCop, query.moneda, rates);
  return offerOf({ ...record, priceCop }, query, {
    today: query.desde ?? isoDate(civilDate(backend.now())),
    toMoney,
    origin: backend.config.origin,
  });
}

/** A home whose price is told. */
type PricedRecord = PlantRecord & { readonly priceCop: number };

interface Circumstances {
  readonly today: string;
  readonly toMoney: (amountCop: number) => Money;
  readonly origin: string;
}

function offerOf(record: PricedRecord, query: FileQuery, { today, toMoney, origin }: Circumstances): HomeOffer {
  const { project } = record;
  const { city, zone, country } = project.localization;
  const price = toMoney(record.priceCop);
  const initialPercent = query.inicial ?? (record.initial_fee_percent || quoteDefaults.initialPercent);
  const years = query.plazo ?? quoteDefaults.months / 12;
  const annualPercent = query.tasa ?? quoteRate(country);
  const subsidy = toMoney(subsidyCopOf(record, query.subsidio, Number(today.slice(0, 4)))).amount;
  return {
    id: record.id,
    url: `${origin}${plantPath(record)}`,
    name: `${project.title} · ${record.title}`,
    place: zone === city ? city : `${zone}, ${city}`,
    builder: project.builder.name,
    price,
    quote: quote(price.amount, { annualPercent, initialPercent, months: years * 12 }),
    initialPercent,
    subsidy,
    plan: homePlan({
      price: price.amount,
      separationFee: toMoney(record.separation_fee ?? 0).amount,
      initialPercent,
      numberFees: record.number_fees ?? undefined,
      today,
      delivery: project.delivery_at === null ? undefined : isoDate(civilDate(project.delivery_at * 1000)),
      years,
      annualPercent,
      subsidy,
    }),
  };
}

/** As the page reckons it: only homes of Colombia are open to subsidies. */
function subsidyCopOf(record: PricedRecord, choice: SubsidyChoice | undefined, year: number): number {
  const { country, city } = record.project.localization;
  if (country !== defaultCountry) return 0;
  const isVis = record.categories.some(({ name }) => name === 'vis');
  return chosenSubsidy(subsidyOffer({ priceCop: record.priceCop, city, year, isVis }), choice);
}
