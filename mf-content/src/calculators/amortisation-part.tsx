import { amortisation } from '@umbral/domain/finance/amortisation.ts';
import { type AmortisationYear, amortisationYears } from '@umbral/domain/finance/amortisation-years.ts';
import type { Loan } from '@umbral/domain/finance/loan.ts';
import { Button } from '@umbral/kit/actions/button.tsx';
import { downloadIcon } from '@umbral/kit/media/icons.ts';
import { useMemo } from 'react';
import { amortisationTexts as texts } from '../texts/calculator-texts.ts';
import css from './amortisation.module.css';
import { AmortisationChart } from './amortisation-chart.tsx';
import { amortisationCsv, amortisationFile, saveFile } from './amortisation-csv.ts';
import { useSpelled } from './amount.tsx';
import { interestOf } from './interest-of.ts';
import { MoneyTable } from './money-table.tsx';
import scripted from './scripted.module.css';

interface AmortisationPartProps {
  /** Which of the loans of the page it is, where there are several. */
  readonly product?: string;
  readonly loan: Pick<Loan, 'principal' | 'annualPercent' | 'months'>;
}

/** How a loan is paid back: drawn and told by year, and by month as a file [B090]. */
export function AmortisationPart({ product, loan }: AmortisationPartProps) {
  const { principal, annualPercent, months } = loan;
  const rows = useMemo(() => amortisation(principal, annualPercent, months), [principal, annualPercent, months]);
  const spelled = useSpelled();
  const title = product ? texts.titleOf(product) : texts.title;
  if (rows.length === 0) return null;
  const years = amortisationYears(rows);
  const cells = ({ year, payment, interest, principal: paid, balance }: AmortisationYear) => [
    String(year),
    ...[payment, interest, paid, balance].map(spelled),
  ];
  return (
    <section className={css.part} aria-label={title}>
      <h2 className={css.title}>{title}</h2>
      <p className={css.lead}>{texts.lead(spelled(interestOf(loan)), years.length)}</p>
      <AmortisationChart years={years} />
      <MoneyTable
        caption={product ? texts.captionOf(product) : texts.caption}
        head={[texts.year, texts.payment, texts.interest, texts.principal, texts.balance]}
        rows={years.map(cells)}
      />
      <div className={scripted.only} data-print="no">
        <Button
          look="secondary"
          size="s"
          icon={downloadIcon}
          onClick={() => saveFile(amortisationFile(product), amortisationCsv(rows))}
        >
          {texts.csv}
        </Button>
      </div>
    </section>
  );
}
