import { AmountField, ChoiceField, PriceField } from '../calculators/calculator-fields.tsx';
import { KindField } from '../calculators/kind-field.tsx';
import type { CalculatorState } from '../calculators/use-calculator.ts';
import { calculatorTexts } from '../texts/calculator-texts.ts';
import { notaryTexts as texts } from '../texts/notary-texts.ts';

/** What a deed is reckoned from. */
export function NotaryFields({ state: { field } }: { readonly state: CalculatorState<unknown> }) {
  return (
    <>
      <PriceField field={field('valor')} />
      <KindField field={field('tipo')} labels={calculatorTexts.kinds} />
      <ChoiceField field={field('vendedor')} legend={texts.seller} labels={texts.sellers} />
      <ChoiceField field={field('modo')} legend={texts.mode} labels={texts.modes} help={texts.modeHelp} />
      <AmountField field={field('credito')} label={texts.mortgage} help={texts.mortgageHelp} />
    </>
  );
}
