import { roundUp } from '../money/money.ts';
import { incomeShare } from '../parameters/rates.ts';
import type { Currency } from '../vocabulary/vocabulary.ts';
import { type HomeDeed, homeDeed } from './home-deed.ts';
import { type FinanceChoice, type HomeLoan, homeLoan } from './home-loan.ts';
import { type MonthlyLines, monthlyLines, monthlyTotalOf } from './monthly-lines.ts';
import type { PricedHome } from './priced-home.ts';
import { type WorksPayments, worksPayments } from './works-payments.ts';

export interface StatementRequest extends FinanceChoice {
  /** Of one's own for the initial fee, pesos. */
  readonly savingsCop?: number;
  /** ISO day of the reservation. */
  readonly today: string;
}

/** Everything that a home costs under one choice. Whole units of one currency, and every sum is that of its lines. */
export interface HomeStatement extends HomeLoan {
  readonly currency: Currency;
  readonly price: number;
  readonly works: WorksPayments;
  readonly monthly: MonthlyLines;
  /** Credit and other charges: what the quote of the portal is called [B088]. */
  readonly quoted: number;
  readonly monthlyTotal: number;
  readonly deed: HomeDeed;
  /** Money of one's own until the keys: initial fee and deed. */
  readonly untilKeys: number;
  /** Of one's own already, and what of the money until the keys is not. */
  readonly savings: number;
  readonly stillToSave: number;
  /** Income of a family for which the monthly total is a prudent share, and the legal ceiling. */
  readonly income: { readonly prudent: number; readonly legal: number };
  readonly today: string;
  readonly delivery?: string;
}

type ToldLines = Pick<HomeStatement, 'monthly' | 'deed' | 'initialFee' | 'savings'>;

/** Sums over told lines: the same in every currency. */
export function totalsOf({ monthly, deed, initialFee, savings }: ToldLines) {
  const quoted = monthly.credit + monthly.extra;
  const untilKeys = initialFee + deed.total;
  const monthlyTotal = monthlyTotalOf(monthly);
  const incomeFor = (percent: number) => roundUp((monthlyTotal * 100) / percent);
  return {
    quoted,
    monthlyTotal,
    untilKeys,
    stillToSave: Math.max(0, untilKeys - savings),
    income: { prudent: incomeFor(incomeShare.prudent), legal: incomeFor(incomeShare.legal) },
  };
}

/**
 * The one statement of a home, in pesos: cards, pages, plans, comparisons and files interpret it, and nobody else adds
 * up. The same home and the same choice on the same day give the same amounts [B088, B089, B090].
 */
export function homeStatement(home: PricedHome, request: StatementRequest): HomeStatement {
  const { savingsCop: savings = 0, today, ...choice } = request;
  const lent = homeLoan(home, choice);
  const { initialFee, loan } = lent;
  const deed = homeDeed(home, lent.product === 'mortgage' ? loan : 0);
  const monthly = monthlyLines(home, lent);
  return {
    ...lent,
    ...totalsOf({ monthly, deed, initialFee, savings }),
    currency: 'cop',
    price: home.priceCop,
    works: worksPayments(home, { initialFee, today, savings }),
    monthly,
    deed,
    savings,
    today,
    delivery: home.delivery,
  };
}
