import { incomeShare, interestRates } from '@umbral/domain/parameters/rates.ts';
import { AmortisationPart } from '../calculators/amortisation-part.tsx';
import { useSpelled } from '../calculators/amount.tsx';
import { interestOf } from '../calculators/interest-of.ts';
import { RateLine } from '../calculators/rate-line.tsx';
import { ResultActions } from '../calculators/result-actions.tsx';
import { ResultFigures } from '../calculators/result-figures.tsx';
import { ResultNotes } from '../calculators/result-notes.tsx';
import { searchHref } from '../calculators/search-href.ts';
import { calculatorTexts } from '../texts/calculator-texts.ts';
import { creditTexts as texts } from '../texts/credit-texts.ts';
import type { CreditResult } from './credit-form.ts';

interface CreditViewProps {
  readonly result: CreditResult;
  /** Control of the rate. */
  readonly rateId: string;
  /** Opens the same result again. */
  readonly query: string;
}

/** A mortgage in figures, year by year. */
export function CreditView({ result, rateId, query }: CreditViewProps) {
  const spelled = useSpelled();
  return (
    <>
      <ResultFigures
        main={{ term: texts.instalment, cop: result.instalment, unit: calculatorTexts.perMonth }}
        others={[
          { term: texts.loan, cop: result.principal },
          { term: texts.initial, cop: result.initialFee },
          { term: texts.interest, cop: interestOf(result) },
          { term: texts.incomeAt(incomeShare.prudent), cop: result.prudentIncome },
          { term: texts.incomeAt(incomeShare.legal), cop: result.legalIncome },
        ]}
      />
      <ResultNotes notes={[calculatorTexts.source(incomeShare.source, incomeShare.asOf), calculatorTexts.insurance]}>
        <RateLine annualPercent={result.annualPercent} usual={interestRates.mortgage} fieldId={rateId} />
      </ResultNotes>
      <ResultActions
        search={{ href: searchHref(result.kind, result.price), upTo: spelled(result.price) }}
        result={{ calculator: 'credit', query, amount: result.instalment }}
      />
      <AmortisationPart loan={result} />
    </>
  );
}
