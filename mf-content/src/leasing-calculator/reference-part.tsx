import { annualPercent, instalment, monthlyRate } from '@umbral/domain/finance/rate.ts';
import { formatMoney, formatPercent } from '@umbral/domain/format/format.ts';
import { convertFromCop } from '@umbral/domain/money/money.ts';
import { interestRates, monthlyReferencePercent } from '@umbral/domain/parameters/rates.ts';
import { useCurrency } from '@umbral/kit/remote/use-currency.ts';
import { useSpelled } from '../calculators/amount.tsx';
import { MoneyTable } from '../calculators/money-table.tsx';
import css from '../calculators/result.module.css';
import { calculatorTexts } from '../texts/calculator-texts.ts';
import { leasingTexts as texts } from '../texts/leasing-texts.ts';
import type { LeasingResult } from './leasing-form.ts';

/** The loan of the mortgage at the rates that are told by the month in pesos, and by the year in dollars [B089]. */
export function ReferencePart({ result: { mortgage, atMonthlyReference } }: { readonly result: LeasingResult }) {
  const spelled = useSpelled();
  const { rates } = useCurrency();
  const dollars = convertFromCop(mortgage.principal, 'usd', rates);
  const inDollars = instalment(dollars.amount, monthlyRate(interestRates.dollars), mortgage.months);
  const yearly = formatPercent(annualPercent(monthlyReferencePercent));
  return (
    <div>
      <MoneyTable
        caption={texts.reference}
        head={[texts.concept, texts.rows.instalment]}
        rows={[
          [texts.inPesos(formatPercent(monthlyReferencePercent), yearly), spelled(atMonthlyReference)],
          [texts.inDollars(formatPercent(interestRates.dollars)), formatMoney({ amount: inDollars, currency: 'usd' })],
        ]}
      />
      <p className={css.note}>{calculatorTexts.source(interestRates.source, interestRates.asOf)}</p>
    </div>
  );
}
