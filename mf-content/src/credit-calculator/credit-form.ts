import { type HousingKind, type Loan, loan } from '@umbral/domain/finance/loan.ts';
import { interestRates, loanToValue, quoteDefaults } from '@umbral/domain/parameters/rates.ts';
import { foundIssues } from '@umbral/kit/form/issues.ts';
import { type Calculator, type Reading, readingOf, type Typed } from '../calculators/calculator.ts';
import { kindChoices } from '../calculators/kind-choices.ts';
import { capIssue } from '../calculators/social-cap.ts';
import { priceRule, readAmount, readChoice, readInitial, readPercent, readYears } from '../calculators/typed-values.ts';

/** A mortgage on a price. */
export interface CreditResult extends Loan {
  readonly price: number;
  readonly kind: HousingKind;
}

/** Price, initial fee, term and rate as the monthly payment of a mortgage [B088, B089, B090]. */
export const creditCalculator: Calculator<CreditResult> = {
  initial: { valor: '', tipo: 'otra', inicial: String(quoteDefaults.initialPercent), plazo: '20', tasa: '' },
  asked: ['valor', 'plazo'],
  amounts: ['valor'],
  read: readCredit,
};

function readCredit(typed: Typed): Reading<CreditResult> {
  const text = (key: string) => typed[key] ?? '';
  const kind = readChoice(text('tipo'), kindChoices, 'otra');
  const price = readAmount(text('valor'), priceRule);
  const initial = readInitial(text('inicial'), loanToValue.mortgage[kind], quoteDefaults.initialPercent);
  const years = readYears(text('plazo'));
  const rate = readPercent(text('tasa'), interestRates.mortgage);
  const issues = foundIssues({
    valor: price.issue ?? capIssue(kind, price.value),
    inicial: initial.issue,
    plazo: years.issue,
    tasa: rate.issue,
  });
  return readingOf(issues, () => {
    const asked = { product: 'mortgage', kind, price: price.value ?? 0, years: years.value ?? 0 } as const;
    const found = loan({ ...asked, annualPercent: rate.value, loanPercent: 100 - (initial.value ?? 0) });
    return { ...found, price: asked.price, kind };
  });
}
