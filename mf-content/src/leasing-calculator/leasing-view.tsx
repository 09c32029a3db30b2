import type { Loan } from '@umbral/domain/finance/loan.ts';
import { incomeShare, interestRates } from '@umbral/domain/parameters/rates.ts';
import { AmortisationPart } from '../calculators/amortisation-part.tsx';
import { useSpelled } from '../calculators/amount.tsx';
import { RateLine } from '../calculators/rate-line.tsx';
import { ResultActions } from '../calculators/result-actions.tsx';
import { ResultFigures } from '../calculators/result-figures.tsx';
import { ResultNotes } from '../calculators/result-notes.tsx';
import { searchHref } from '../calculators/search-href.ts';
import { calculatorTexts } from '../texts/calculator-texts.ts';
import { leasingTexts as texts } from '../texts/leasing-texts.ts';
import css from './leasing.module.css';
import type { LeasingResult } from './leasing-form.ts';
import { LeasingTable } from './leasing-table.tsx';
import { ReferencePart } from './reference-part.tsx';

interface LeasingViewProps {
  readonly result: LeasingResult;
  /** Controls of the rates. */
  readonly rateIds: { readonly mortgage: string; readonly leasing: string };
  /** Opens the same result again. */
  readonly query: string;
}

/** Both products side by side, in figures, in a table and year by year. */
export function LeasingView({ result, rateIds, query }: LeasingViewProps) {
  const { mortgage, leasing, price, kind } = result;
  const spelled = useSpelled();
  return (
    <>
      <div className={css.sides}>
        <Side title={texts.credit} loan={mortgage} usual={interestRates.mortgage} rateId={rateIds.mortgage} />
        <Side title={texts.leasing} loan={leasing} usual={interestRates.leasing} rateId={rateIds.leasing} />
      </div>
      <p>{differenceOf(result, spelled)}</p>
      <LeasingTable result={result} />
      <ResultNotes
        notes={[
          calculatorTexts.source(incomeShare.source, incomeShare.asOf),
          texts.notIncluded,
          calculatorTexts.insurance,
        ]}
      />
      <ResultActions
        search={{ href: searchHref(kind, price), upTo: spelled(price) }}
        result={{ calculator: 'leasing', query, amount: leasing.instalment }}
      />
      <ReferencePart result={result} />
      <AmortisationPart product={texts.credit} loan={mortgage} />
      <AmortisationPart product={texts.leasing} loan={leasing} />
    </>
  );
}

interface SideProps {
  readonly title: string;
  readonly loan: Loan;
  readonly usual: number;
  readonly rateId: string;
}

function Side({ title, loan, usual, rateId }: SideProps) {
  return (
    <div className={css.side}>
      <h2 className={css.title}>{title}</h2>
      <ResultFigures
        main={{ term: texts.rows.instalment, cop: loan.instalment, unit: calculatorTexts.perMonth }}
        others={[]}
      />
      <RateLine annualPercent={loan.annualPercent} usual={usual} fieldId={rateId} />
    </div>
  );
}

function differenceOf({ mortgage, leasing }: LeasingResult, spelled: (cop: number) => string): string {
  const difference = leasing.instalment - mortgage.instalment;
  if (difference === 0) return texts.same;
  return texts.cheaper(difference > 0 ? texts.credit : texts.leasing, spelled(Math.abs(difference)));
}
