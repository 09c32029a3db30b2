import { amortisation } from '@umbral/domain/finance/amortisation.ts';
import type { Loan } from '@umbral/domain/finance/loan.ts';

/** What a loan costs beyond itself over its whole term, pesos. */
export function interestOf({
  principal,
  annualPercent,
  months,
}: Pick<Loan, 'principal' | 'annualPercent' | 'months'>): number {
  return amortisation(principal, annualPercent, months).reduce((sum, { interest }) => sum + interest, 0);
}
