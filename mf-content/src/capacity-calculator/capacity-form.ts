import { type Capacity, capacity } from '@umbral/domain/finance/capacity.ts';
import type { HousingKind, LoanProduct } from '@umbral/domain/finance/loan.ts';
import { priceLimits } from '@umbral/domain/limits/filter-limits.ts';
import { incomeShare, interestRates, loanToValue } from '@umbral/domain/parameters/rates.ts';
import { foundIssues } from '@umbral/kit/form/issues.ts';
import { type Calculator, type Reading, readingOf, type Typed } from '../calculators/calculator.ts';
import { kindChoices } from '../calculators/kind-choices.ts';
import { readAmount, readChoice, readPercent, readYears } from '../calculators/typed-values.ts';

/** What a family can borrow and buy, and on which assumptions. */
export interface CapacityResult extends Capacity {
  readonly income: number;
  readonly debts: number;
  /** For the initial fee; 0 where none was named. */
  readonly savings: number;
  readonly product: LoanProduct;
  readonly kind: HousingKind;
  readonly annualPercent: number;
  readonly mostLent: number;
}

const products = { credito: 'mortgage', leasing: 'leasing' } as const;
const shares: Readonly<Record<string, number>> = Object.fromEntries(
  [incomeShare.prudent, incomeShare.legal].map((percent) => [String(percent), percent]),
);

/** No family earns or owes more in a month, pesos. */
const mostMonthly = 1_000_000_000;

/** Income, debts and savings as the home that they reach [B090]. */
export const capacityCalculator: Calculator<CapacityResult> = {
  initial: {
    ingreso: '',
    deudas: '',
    ahorros: '',
    tipo: 'otra',
    producto: 'credito',
    plazo: '20',
    tasa: '',
    porcentaje: String(incomeShare.prudent),
  },
  asked: ['ingreso', 'plazo'],
  amounts: ['ingreso', 'deudas', 'ahorros'],
  read: readCapacity,
};

function readCapacity(typed: Typed): Reading<CapacityResult> {
  const text = (key: string) => typed[key] ?? '';
  const kind = readChoice(text('tipo'), kindChoices, 'otra');
  const product = readChoice(text('producto'), products, 'credito');
  const income = readAmount(text('ingreso'), { min: 1, max: mostMonthly, isRequired: true });
  const debts = readAmount(text('deudas'), { min: 0, max: mostMonthly });
  const savings = readAmount(text('ahorros'), { min: 0, max: priceLimits.max });
  const years = readYears(text('plazo'));
  const rate = readPercent(text('tasa'), interestRates[product]);
  const issues = foundIssues({
    ingreso: income.issue,
    deudas: debts.issue,
    ahorros: savings.issue,
    plazo: years.issue,
    tasa: rate.issue,
  });
  return readingOf(issues, () => {
    const facts = {
      income: income.value ?? 0,
      debts: debts.value ?? 0,
      savings: savings.value ?? 0,
      annualPercent: rate.value ?? 0,
      mostLent: loanToValue[product][kind],
    };
    const found = capacity({
      monthlyIncome: facts.income,
      monthlyDebts: facts.debts,
      annualPercent: facts.annualPercent,
      months: (years.value ?? 0) * 12,
      sharePercent: readChoice(text('porcentaje'), shares, String(incomeShare.prudent)),
      loanToValuePercent: facts.mostLent,
      cash: savings.value,
    });
    return { ...found, ...facts, product, kind };
  });
}
