import type { Loan } from '@umbral/domain/finance/loan.ts';
import { formatPercent } from '@umbral/domain/format/format.ts';
import { useSpelled } from '../calculators/amount.tsx';
import { interestOf } from '../calculators/interest-of.ts';
import { MoneyTable } from '../calculators/money-table.tsx';
import { leasingTexts as texts } from '../texts/leasing-texts.ts';
import type { LeasingResult } from './leasing-form.ts';

const { rows } = texts;

/** The same facts of both products, row by row. */
export function LeasingTable({ result: { mortgage, leasing } }: { readonly result: LeasingResult }) {
  const spelled = useSpelled();
  const row = (name: string, of: (loan: Loan) => string) => [name, of(mortgage), of(leasing)];
  return (
    <MoneyTable
      caption={texts.compare}
      head={[texts.concept, texts.credit, texts.leasing]}
      rows={[
        row(rows.instalment, ({ instalment }) => spelled(instalment)),
        row(rows.part, ({ loanPercent }) => formatPercent(loanPercent)),
        row(rows.financed, ({ principal }) => spelled(principal)),
        row(rows.initial, ({ initialFee }) => spelled(initialFee)),
        row(rows.interest, (loan) => spelled(interestOf(loan))),
        row(rows.prudent, ({ prudentIncome }) => spelled(prudentIncome)),
        row(rows.legal, ({ legalIncome }) => spelled(legalIncome)),
      ]}
    />
  );
}
