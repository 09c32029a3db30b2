import { bookableDays } from '@umbral/domain/calendar/bookable-days.ts';
import { validationMessages as messages } from '@umbral/domain/fields/validation.ts';
import { type Loan, loan } from '@umbral/domain/finance/loan.ts';
import { priceLimits } from '@umbral/domain/limits/filter-limits.ts';
import { convertToCop } from '@umbral/domain/money/money.ts';
import { loanTerms } from '@umbral/domain/parameters/rates.ts';
import { doneParam } from '@umbral/domain/routes/recovery-paths.ts';
import type { CurrencyState } from '@umbral/protocol/currency/currency-state.ts';
import type { ArticleCard } from '../model/article-card.ts';
import { type TypedAmount, typedAmount } from '../ui/typed-amount.ts';
import type { WrittenPage } from '../ui/written-page/written-page.ts';
import { abroadKeys } from './abroad-address.ts';
import { type AbroadCountry, abroadCountries, abroadCountryOf } from './abroad-countries.ts';

/** A day on which one can be called by video, with its hours in Colombia. */
export interface VisitDay {
  readonly day: string;
  readonly times: readonly string[];
}

/** What the page for buyers abroad shows. */
export interface AbroadData {
  readonly page: WrittenPage;
  /** Where the visitor lives; nothing before it was chosen. */
  readonly country?: AbroadCountry;
  /** The country of the calculator, also before one was chosen. */
  readonly reckoned: AbroadCountry;
  /** Pesos for one unit of its currency, and of which day. */
  readonly rate: { readonly cop: number; readonly asOf: string };
  /** In that currency. */
  readonly price: TypedAmount;
  readonly years?: number;
  readonly yearsIssue?: string;
  /** In pesos; nothing where nothing was asked, or something is wrong. */
  readonly credit?: Loan & { readonly price: number };
  readonly visitDays: readonly VisitDay[];
  /** What is new in the country, where the portal writes about it. */
  readonly news?: readonly ArticleCard[];
  /** A browser without script has just asked for a call. */
  readonly isSent: boolean;
}

/** How many days are offered: three weeks of them. */
const mostDays = 15;
const [usual] = abroadCountries;

interface Asked {
  readonly page: WrittenPage;
  readonly query: URLSearchParams;
  readonly currency: CurrencyState;
  readonly now: Date;
}

/** Reads country and calculator out of the address, and reckons in the currency of that country. */
export function readAbroad({ page, query, currency, now }: Asked): AbroadData {
  const country = abroadCountryOf(query.get(abroadKeys.country));
  const reckoned = country ?? usual;
  if (!reckoned) throw new Error('There is no country');
  const cop = currency.rates[reckoned.currency];
  const limits = { min: Math.ceil(priceLimits.moneyMin / cop), max: Math.floor(priceLimits.max / cop) };
  const price = typedAmount(query.get(abroadKeys.price), limits);
  const years = loanTerms.find((term) => String(term) === query.get(abroadKeys.years));
  const isAsked = query.has(abroadKeys.price) || query.has(abroadKeys.years);
  return {
    page,
    ...(country ? { country } : {}),
    reckoned,
    rate: { cop, asOf: currency.asOf },
    price,
    ...(years ? { years } : {}),
    ...(isAsked && !years ? { yearsIssue: messages.term } : {}),
    ...(years && price.value !== undefined
      ? { credit: creditOf(convertToCop({ amount: price.value, currency: reckoned.currency }, currency.rates), years) }
      : {}),
    visitDays: bookableDays(now, undefined).slice(0, mostDays),
    isSent: query.has(doneParam),
  };
}

function creditOf(price: number, years: number) {
  return { ...loan({ product: 'mortgage', kind: 'aboveVis', price, years }), price };
}
