import { type HomePlan, homePlan } from 'shared-contracts/domain/finance/home-plan.ts';
import { type Quote, quote } from 'shared-contracts/domain/finance/quote.ts';
import { civilDate, isoDate } from 'shared-contracts/domain/format-date.ts';
import { convertFromCop, type Money } from 'shared-contracts/domain/money.ts';
import { quoteDefaults, quoteRate } from 'shared-contracts/domain/parameters/rates.ts';
import type { PlantRecord } from 'shared-contracts/domain/plant-record.ts';
import type { Backend } from '../backend.ts';
import { ratesInForce } from '../currency/currency-queries.ts';
import { recordsOfIds } from '../plants/card-queries.ts';
import type { FileQuery } from './file-query.ts';

/** A home with what it costs under a choice, as the files tell it. */
export interface HomeOffer {
  readonly id: number;
  readonly name: string;
  readonly place: string;
  readonly builder: string;
  readonly price: Money;
  readonly quote: Quote;
  readonly initialPercent: number;
  readonly plan: HomePlan;
}

/** Nothing where the public may not know the price, or can buy the home no more. */
export async function homeOffer(backend: Backend, id: number, query: FileQuery): Promise<HomeOffer | undefined> {
  const [record] = await recordsOfIds(backend, [id]);
  if (!record || record.hide_price || record.price <= 0 || record.isActive === 0) return undefined;
  const rates = await ratesInForce(backend);
  const toMoney = (amountCop: number) => convertFromCop(amountCop, query.moneda, rates);
  return offerOf(record, query, { today: query.desde ?? isoDate(civilDate(backend.now())), toMoney });
}

interface Circumstances {
  readonly today: string;
  readonly toMoney: (amountCop: number) => Money;
}

function offerOf(record: PlantRecord, query: FileQuery, { today, toMoney }: Circumstances): HomeOffer {
  const { project } = record;
  const { city, zone, country } = project.localization;
  const price = toMoney(record.price);
  const initialPercent = query.inicial ?? (record.initial_fee_percent || quoteDefaults.initialPercent);
  const years = query.plazo ?? quoteDefaults.months / 12;
  const annualPercent = query.tasa ?? quoteRate(country);
  return {
    id: record.id,
    name: `${project.title} · ${record.title}`,
    place: zone === city ? city : `${zone}, ${city}`,
    builder: project.builder.name,
    price,
    quote: quote(price.amount, { annualPercent, initialPercent, months: years * 12 }),
    initialPercent,
    plan: homePlan({
      price: price.amount,
      separationFee: toMoney(record.separation_fee ?? 0).amount,
      initialPercent,
      numberFees: record.number_fees ?? undefined,
      today,
      delivery: project.delivery_at === null ? undefined : isoDate(civilDate(project.delivery_at * 1000)),
      years,
      annualPercent,
    }),
  };
}
