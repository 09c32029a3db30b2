import { amortisation } from '@umbral/domain/finance/amortisation.ts';
import { amortisationYears } from '@umbral/domain/finance/amortisation-years.ts';
import type { HomeStatement } from '@umbral/domain/finance/home-statement.ts';
import { formatMoney } from '@umbral/domain/format/format.ts';
import { SegmentedControl } from '@umbral/kit/fields/segmented-control.tsx';
import { Accordion } from '@umbral/kit/layout/accordion.tsx';
import { downloadIcon } from '@umbral/kit/media/icons.ts';
import { useId, useState } from 'react';
import type { PlantData } from '../model/plant-data.ts';
import { moneyTexts as texts } from '../texts/money-texts.ts';
import { AmortisationChart } from './amortisation-chart.tsx';
import { FileLinks } from './file-links.tsx';
import css from './money.module.css';
import { MoneyTable } from './money-table.tsx';
import type { UsedChoice } from './use-quote-draft.ts';

interface AmortisationViewProps {
  readonly plant: PlantData;
  readonly choice: UsedChoice;
  readonly statement: HomeStatement;
}

type Step = 'year' | 'month';

const segments = [
  { value: 'year', label: texts.byYear },
  { value: 'month', label: texts.byMonth },
] as const;

/** How a loan is paid back: drawn by year, told in a table by year or by month, and as a file [B090]. */
export function AmortisationView({ plant, choice, statement }: AmortisationViewProps) {
  const id = useId();
  const [step, setStep] = useState<Step>('year');
  const { loan, annualPercent, credit, currency } = statement;
  const months = amortisation(loan, annualPercent, statement.months, credit);
  const years = amortisationYears(months);
  const money = (amount: number) => formatMoney({ amount, currency });
  const interest = years.reduce((sum, year) => sum + year.interest, 0);
  const entries = step === 'year' ? years : months;
  return (
    <>
      <h3 className={css.title}>{texts.amortisation}</h3>
      <p className={css.text}>{texts.amortisationText(money(interest), choice.years)}</p>
      <AmortisationChart years={years} currency={currency} />
      <Accordion summary={texts.table}>
        <div className={css.disclosed}>
          <SegmentedControl
            legend={texts.tableBy}
            name={`${id}-step`}
            segments={segments}
            value={step}
            onChange={(value) => setStep(value === 'month' ? 'month' : 'year')}
          />
          <MoneyTable
            caption={texts.tableCaption}
            hidesCaption
            head={[texts[step], texts.payment, texts.interest, texts.principal, texts.balance]}
            rows={entries.map((entry) => [
              String('year' in entry ? entry.year : entry.month),
              money(entry.payment),
              money(entry.interest),
              money(entry.principal),
              money(entry.balance),
            ])}
          />
        </div>
      </Accordion>
      {!plant.isPreview && (
        <FileLinks
          plantId={plant.id}
          choice={{ ...choice, initialPercent: statement.initialPercent }}
          currency={currency}
          today={plant.today}
          files={[{ name: 'amortizacion.csv', label: texts.csv, icon: downloadIcon }]}
        />
      )}
    </>
  );
}
