import { type HousingKind, type Loan, type LoanProduct, loan } from '@umbral/domain/finance/loan.ts';
import { instalment } from '@umbral/domain/finance/rate.ts';
import { interestRates, loanToValue, monthlyReferencePercent } from '@umbral/domain/parameters/rates.ts';
import { foundIssues } from '@umbral/kit/form/issues.ts';
import { type Calculator, type Reading, readingOf, type Typed } from '../calculators/calculator.ts';
import { kindChoices } from '../calculators/kind-choices.ts';
import { capIssue } from '../calculators/social-cap.ts';
import { priceRule, readAmount, readChoice, readInitial, readPercent, readYears } from '../calculators/typed-values.ts';

/** A mortgage and a housing lease on the same price. */
export interface LeasingResult {
  readonly price: number;
  readonly kind: HousingKind;
  readonly mortgage: Loan;
  readonly leasing: Loan;
  /** Monthly payment of the mortgage's loan at the reference rate that banks tell by the month, pesos. */
  readonly atMonthlyReference: number;
}

/** Keys of what each product asks for of its own. */
export const productKeys = {
  mortgage: { initial: 'inicial-credito', rate: 'tasa-credito' },
  leasing: { initial: 'inicial-leasing', rate: 'tasa-leasing' },
} as const satisfies Record<LoanProduct, object>;

/** One price with both products side by side [B089, B090]. */
export const leasingCalculator: Calculator<LeasingResult> = {
  initial: {
    valor: '',
    tipo: 'otra',
    plazo: '20',
    [productKeys.mortgage.initial]: '',
    [productKeys.mortgage.rate]: '',
    [productKeys.leasing.initial]: '',
    [productKeys.leasing.rate]: '',
  },
  asked: ['valor', 'plazo'],
  amounts: ['valor'],
  read: readLeasing,
};

function readLeasing(typed: Typed): Reading<LeasingResult> {
  const kind = readChoice(typed.tipo ?? '', kindChoices, 'otra');
  const price = readAmount(typed.valor ?? '', priceRule);
  const years = readYears(typed.plazo ?? '');
  const mortgage = readProduct('mortgage', kind, typed);
  const leasing = readProduct('leasing', kind, typed);
  const issues = foundIssues({
    valor: price.issue ?? capIssue(kind, price.value),
    plazo: years.issue,
    ...mortgage.issues,
    ...leasing.issues,
  });
  return readingOf(issues, () => {
    const asked = { kind, price: price.value ?? 0, years: years.value ?? 0 };
    const credit = loan({ ...asked, ...mortgage.terms });
    return {
      price: asked.price,
      kind,
      mortgage: credit,
      leasing: loan({ ...asked, ...leasing.terms }),
      atMonthlyReference: instalment(credit.principal, monthlyReferencePercent / 100, credit.months),
    };
  });
}

function readProduct(product: LoanProduct, kind: HousingKind, typed: Typed) {
  const keys = productKeys[product];
  const initial = readInitial(typed[keys.initial] ?? '', loanToValue[product][kind]);
  const rate = readPercent(typed[keys.rate] ?? '', interestRates[product]);
  return {
    issues: { [keys.initial]: initial.issue, [keys.rate]: rate.issue },
    terms: { product, annualPercent: rate.value, loanPercent: 100 - (initial.value ?? 0) },
  };
}
