import { formatPercent } from '@umbral/domain/format/format.ts';
import { incomeShare, interestRates } from '@umbral/domain/parameters/rates.ts';
import { AmountField, ChoiceField, PercentField, TermField } from '../calculators/calculator-fields.tsx';
import { KindField } from '../calculators/kind-field.tsx';
import type { CalculatorState } from '../calculators/use-calculator.ts';
import { calculatorTexts } from '../texts/calculator-texts.ts';
import { capacityTexts as texts } from '../texts/capacity-texts.ts';

const shares = texts.shares(incomeShare.prudent, incomeShare.legal);

/** What a family earns, owes and has, and how it wants to borrow. */
export function CapacityFields({ state: { field, typed } }: { readonly state: CalculatorState<unknown> }) {
  const usualRate = interestRates[typed.producto === 'leasing' ? 'leasing' : 'mortgage'];
  return (
    <>
      <AmountField field={field('ingreso')} label={texts.income} help={texts.incomeHelp} mark="required" />
      <AmountField field={field('deudas')} label={texts.debts} help={texts.debtsHelp} />
      <AmountField field={field('ahorros')} label={texts.savings} help={texts.savingsHelp} />
      <KindField field={field('tipo')} />
      <ChoiceField field={field('producto')} legend={texts.product} labels={texts.products} />
      <TermField field={field('plazo')} />
      <PercentField
        field={field('tasa')}
        label={calculatorTexts.rate}
        help={calculatorTexts.rateHelp(formatPercent(usualRate))}
      />
      <ChoiceField field={field('porcentaje')} legend={texts.share} labels={shares} />
    </>
  );
}
