import { formatPercent } from '@umbral/domain/format/format.ts';
import { interestRates, loanToValue } from '@umbral/domain/parameters/rates.ts';
import { PercentField, PriceField, TermField } from '../calculators/calculator-fields.tsx';
import { KindField } from '../calculators/kind-field.tsx';
import type { CalculatorState } from '../calculators/use-calculator.ts';
import { calculatorTexts } from '../texts/calculator-texts.ts';
import { creditTexts as texts } from '../texts/credit-texts.ts';

const { aboveVis, vis } = loanToValue.mortgage;

/** What a mortgage is reckoned from. */
export function CreditFields({ state: { field } }: { readonly state: CalculatorState<unknown> }) {
  return (
    <>
      <PriceField field={field('valor')} />
      <KindField field={field('tipo')} />
      <PercentField
        field={field('inicial')}
        label={calculatorTexts.initial}
        help={texts.initialHelp(100 - aboveVis, 100 - vis)}
      />
      <TermField field={field('plazo')} />
      <PercentField
        field={field('tasa')}
        label={calculatorTexts.rate}
        help={calculatorTexts.rateHelp(formatPercent(interestRates.mortgage))}
      />
    </>
  );
}
