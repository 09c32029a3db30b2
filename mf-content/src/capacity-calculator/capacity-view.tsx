import { priceLimits } from '@umbral/domain/limits/filter-limits.ts';
import { roundUp } from '@umbral/domain/money/money.ts';
import { incomeShare, interestRates } from '@umbral/domain/parameters/rates.ts';
import { Notice } from '@umbral/kit/states/notice.tsx';
import { useSpelled } from '../calculators/amount.tsx';
import { RateLine } from '../calculators/rate-line.tsx';
import { ResultActions } from '../calculators/result-actions.tsx';
import { ResultFigures } from '../calculators/result-figures.tsx';
import { ResultNotes } from '../calculators/result-notes.tsx';
import { searchHref } from '../calculators/search-href.ts';
import { ShareBar } from '../calculators/share-bar.tsx';
import { capNote } from '../calculators/social-cap.ts';
import { calculatorTexts } from '../texts/calculator-texts.ts';
import { capacityTexts as texts } from '../texts/capacity-texts.ts';
import type { CapacityResult } from './capacity-form.ts';

interface CapacityViewProps {
  readonly result: CapacityResult;
  /** Control of the rate. */
  readonly rateId: string;
  /** Opens the same result again. */
  readonly query: string;
}

/** What is within reach, and what keeps it from being more. */
export function CapacityView({ result, rateId, query }: CapacityViewProps) {
  const { kind, product, property, instalment, income, debts, limitedBy, mostLent } = result;
  const spelled = useSpelled();
  const isNothing = limitedBy === 'debts';
  const cap = capNote(kind);
  const leastInitial = (property * (100 - mostLent)) / 100;
  return (
    <>
      <ResultFigures
        main={{ term: texts.home, cop: property }}
        others={[
          { term: texts.instalment, cop: instalment },
          { term: texts.loan, cop: result.loan },
          ...(isNothing ? [] : [{ term: texts.initial, cop: roundUp(Math.max(leastInitial, property - result.loan)) }]),
        ]}
      />
      <Notice tone={isNothing ? 'warning' : 'info'}>{texts.limits[limitedBy]}</Notice>
      <ShareBar
        title={texts.split}
        parts={[
          { label: texts.splitParts.instalment, cop: instalment },
          { label: texts.splitParts.debts, cop: Math.min(debts, income) },
          { label: texts.splitParts.rest, cop: Math.max(0, income - debts - instalment) },
        ]}
      />
      <ResultNotes
        notes={[
          texts.lent(mostLent),
          ...(cap ? [`${cap}.`] : []),
          calculatorTexts.source(incomeShare.source, incomeShare.asOf),
          calculatorTexts.insurance,
        ]}
      >
        <RateLine annualPercent={result.annualPercent} usual={interestRates[product]} fieldId={rateId} />
      </ResultNotes>
      <ResultActions
        search={
          property < priceLimits.moneyMin
            ? undefined
            : { href: searchHref(kind, property, result.savings), upTo: spelled(property) }
        }
        result={{ calculator: 'capacity', query, amount: property }}
      />
    </>
  );
}
