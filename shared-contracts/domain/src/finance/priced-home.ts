import { civilDate, isoDate } from '../format/format-date.ts';
import { type Price, toldCop } from '../money/price.ts';
import type { Housing } from './housing-kinds.ts';

/** All of a home that decides what it costs over time; amounts in pesos. */
export interface PricedHome {
  readonly priceCop: number;
  readonly country: string;
  readonly housing: Housing;
  /** Part of the price that the builder asks for until the keys. */
  readonly initialPercent?: number;
  /** Paid on the day of the reservation, and part of the initial fee. */
  readonly separationCop?: number;
  /** In how many payments the builder takes the initial fee. */
  readonly feeCount?: number;
  readonly administrationCop?: number;
  /** ISO day. */
  readonly delivery?: string;
}

/** What a record of the index or of the database says of all that. */
export interface HomeRecord {
  readonly price: Price;
  readonly initial_fee_percent: number | null;
  readonly separation_fee: number | null;
  readonly number_fees: number | null;
  readonly housing: Housing;
  readonly country: string;
  /** Seconds; null while unknown. */
  readonly delivery: number | null;
  /** Where it is known: only what is paid each month after the keys depends on it. */
  readonly administrative_expenses?: number | null;
}

/** A record as its money is reckoned; nothing where no price is told [B046]. Zero says as little as nothing. */
export function pricedHome(record: HomeRecord): PricedHome | undefined {
  const priceCop = toldCop(record.price);
  if (priceCop === undefined) return undefined;
  return {
    priceCop,
    country: record.country,
    housing: record.housing,
    initialPercent: record.initial_fee_percent || undefined,
    separationCop: record.separation_fee || undefined,
    feeCount: record.number_fees || undefined,
    administrationCop: record.administrative_expenses || undefined,
    delivery: record.delivery === null ? undefined : isoDate(civilDate(record.delivery * 1000)),
  };
}

/** What the page of a home is told of all that. */
export interface HomePage {
  readonly price: Price;
  readonly initial_fee_percent: number | null;
  readonly separation_fee: number | null;
  readonly number_fees: number | null;
  readonly housing: Housing;
  readonly project: {
    readonly localization: { readonly country: string };
    readonly financial_legal: {
      /** ISO day. */
      readonly estimated_delivery_date: string | null;
      readonly separation_fee: number | null;
      readonly number_fees: number | null;
      readonly administrative_expenses: number | null;
    };
  };
}

/** A home as its own page knows it: the same as of its record. */
export function pricedPlant({ project, ...plant }: HomePage): PricedHome | undefined {
  const {
    estimated_delivery_date: day,
    separation_fee,
    number_fees,
    administrative_expenses,
  } = project.financial_legal;
  const home = pricedHome({
    price: plant.price,
    initial_fee_percent: plant.initial_fee_percent,
    separation_fee: plant.separation_fee ?? separation_fee,
    number_fees: plant.number_fees ?? number_fees,
    housing: plant.housing,
    country: project.localization.country,
    delivery: null,
    administrative_expenses,
  });
  return home && { ...home, delivery: day ?? undefined };
}
