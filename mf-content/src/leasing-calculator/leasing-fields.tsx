import type { LoanProduct } from '@umbral/domain/finance/loan.ts';
import { formatPercent } from '@umbral/domain/format/format.ts';
import { interestRates, loanToValue } from '@umbral/domain/parameters/rates.ts';
import { PercentField, PriceField, TermField } from '../calculators/calculator-fields.tsx';
import { KindField } from '../calculators/kind-field.tsx';
import type { CalculatorState } from '../calculators/use-calculator.ts';
import { calculatorTexts } from '../texts/calculator-texts.ts';
import { leasingTexts as texts } from '../texts/leasing-texts.ts';
import css from './leasing.module.css';
import { productKeys } from './leasing-form.ts';

type State = CalculatorState<unknown>;

/** One price and term, and what each product asks for of its own. */
export function LeasingFields({ state }: { readonly state: State }) {
  const { field } = state;
  return (
    <>
      <PriceField field={field('valor')} />
      <KindField field={field('tipo')} />
      <TermField field={field('plazo')} />
      <ProductFields product="mortgage" title={texts.credit} state={state} />
      <ProductFields product="leasing" title={texts.leasing} state={state} />
    </>
  );
}

interface ProductFieldsProps {
  readonly product: LoanProduct;
  readonly title: string;
  readonly state: State;
}

function ProductFields({ product, title, state: { field } }: ProductFieldsProps) {
  const { aboveVis, vis } = loanToValue[product];
  const { initial, rate } = productKeys[product];
  return (
    <fieldset className={css.product}>
      <legend className={css.legend}>{title}</legend>
      <PercentField
        field={field(initial)}
        label={texts.initialOf[product]}
        help={texts.initialHelp(100 - aboveVis, 100 - vis)}
      />
      <PercentField
        field={field(rate)}
        label={texts.rateOf[product]}
        help={calculatorTexts.rateHelp(formatPercent(interestRates[product]))}
      />
    </fieldset>
  );
}
