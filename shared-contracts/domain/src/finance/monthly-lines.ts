import { roundUp } from '../money/money.ts';
import { homeInsurance } from '../parameters/insurance.ts';
import { quoteDefaults } from '../parameters/rates.ts';
import type { HomeLoan } from './home-loan.ts';
import type { PricedHome } from './priced-home.ts';

/** What is paid each month after the keys. */
export interface MonthlyLines {
  /** The loan alone: what cards, filters and orders call the monthly payment. */
  readonly credit: number;
  /** "Otros cargos estimados (0,595 %)" [B088]. */
  readonly extra: number;
  readonly lifeInsurance: number;
  readonly fireInsurance: number;
  readonly administration: number;
}

/** The lines of a month, pesos. A home without a loan needs none of the insurances that a bank asks for. */
export function monthlyLines(
  { priceCop, administrationCop = 0 }: PricedHome,
  { loan, credit }: HomeLoan,
): MonthlyLines {
  const { lifeMonthlyPercent, fireYearlyPercent } = homeInsurance;
  return {
    credit,
    extra: roundUp(priceCop * quoteDefaults.extraFactor),
    lifeInsurance: roundUp((loan * lifeMonthlyPercent) / 100),
    fireInsurance: loan > 0 ? roundUp((priceCop * fireYearlyPercent) / 1200) : 0,
    administration: administrationCop,
  };
}

/** The lines in another currency, each rounded by itself. */
export function monthlyLinesIn(lines: MonthlyLines, shown: (cop: number) => number): MonthlyLines {
  return {
    credit: shown(lines.credit),
    extra: shown(lines.extra),
    lifeInsurance: shown(lines.lifeInsurance),
    fireInsurance: shown(lines.fireInsurance),
    administration: shown(lines.administration),
  };
}

/** What a month costs. */
export function monthlyTotalOf({ credit, extra, lifeInsurance, fireInsurance, administration }: MonthlyLines): number {
  return credit + extra + lifeInsurance + fireInsurance + administration;
}
