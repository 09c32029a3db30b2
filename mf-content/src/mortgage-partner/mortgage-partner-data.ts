import { validationMessages as messages } from '@umbral/domain/fields/validation.ts';
import { type HousingKind, type Loan, loan } from '@umbral/domain/finance/loan.ts';
import { civilDate } from '@umbral/domain/format/format-date.ts';
import { priceLimits } from '@umbral/domain/limits/filter-limits.ts';
import {
  amountInYear,
  type CapKind,
  compensationSubsidy,
  housingCap,
  housingCaps,
  minimumWages,
} from '@umbral/domain/parameters/legal.ts';
import { loanTerms } from '@umbral/domain/parameters/rates.ts';
import { doneParam } from '@umbral/domain/routes/recovery-paths.ts';
import { type TypedAmount, typedAmount } from '../ui/typed-amount.ts';

/** The fields of the small calculator in the address: those of the full one, which it leads to. */
export const creditKeys = { price: 'valor', kind: 'tipo', years: 'plazo' } as const;

const shownCaps = ['vip', 'vis', 'visAgglomeration', 'visUrbanRenewal'] as const satisfies readonly CapKind[];

/** What the page of the compensation funds shows. */
export interface MortgagePartnerData {
  readonly year: number;
  /** Minimum wage of the year, COP a month, and where it comes from. */
  readonly wage: { readonly amount: number; readonly source: string };
  /** Most and least that a fund gives, and up to which family income, COP. */
  readonly subsidy: { readonly most: number; readonly least: number; readonly incomeLimit: number };
  readonly caps: readonly { readonly kind: CapKind; readonly wages: number; readonly amount: number }[];
  readonly price: TypedAmount;
  readonly kind: HousingKind;
  /** Nothing where no term was chosen. */
  readonly years?: number;
  readonly yearsIssue?: string;
  /** Nothing where nothing was asked, or something is wrong. */
  readonly credit?: Loan;
  /** A browser without script has just sent the form. */
  readonly isSent: boolean;
}

/** Reads the small calculator out of the address and reckons it, beside the amounts of the year of a moment. */
export function readMortgagePartner(query: URLSearchParams, now: Date): MortgagePartnerData {
  const { year } = civilDate(now);
  const { amount: wage, source } = amountInYear(minimumWages, year) ?? { amount: 0, source: '' };
  const { lowIncomeWages, otherWages, incomeLimitWages } = compensationSubsidy;
  const price = typedAmount(query.get(creditKeys.price), { min: priceLimits.moneyMin, max: priceLimits.max });
  const kind = query.get(creditKeys.kind) === 'vis' ? 'vis' : 'aboveVis';
  const years = loanTerms.find((term) => String(term) === query.get(creditKeys.years));
  const isAsked = query.has(creditKeys.price) || query.has(creditKeys.years);
  return {
    year,
    wage: { amount: wage, source },
    subsidy: { most: lowIncomeWages * wage, least: otherWages * wage, incomeLimit: incomeLimitWages * wage },
    caps: shownCaps.flatMap((name) => {
      const amount = housingCap(name, year);
      return amount === undefined ? [] : [{ kind: name, wages: housingCaps[name], amount }];
    }),
    price,
    kind,
    ...(years ? { years } : {}),
    ...(isAsked && !years ? { yearsIssue: messages.term } : {}),
    ...(years && price.value !== undefined
      ? { credit: loan({ product: 'mortgage', kind, price: price.value, years }) }
      : {}),
    isSent: query.has(doneParam),
  };
}
