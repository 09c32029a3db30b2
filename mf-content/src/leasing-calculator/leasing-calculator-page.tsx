import { routes } from '@umbral/domain/routes/table.ts';
import { useLocation } from '@umbral/protocol/router/router.ts';
import { inPesos } from '../calculators/amount.tsx';
import { CalculatorFrame } from '../calculators/calculator-frame.tsx';
import { calculatorCrumbs } from '../calculators/calculator-head.ts';
import { useCalculator } from '../calculators/use-calculator.ts';
import { leasingTexts as texts } from '../texts/leasing-texts.ts';
import { LeasingFields } from './leasing-fields.tsx';
import { leasingCalculator, productKeys } from './leasing-form.ts';
import { LeasingView } from './leasing-view.tsx';

const path = routes.leasingCalculator.href();

/** The same home by a mortgage and by a housing lease [R035, B089, B090]. */
export function LeasingCalculatorPage() {
  return <Calculator key={useLocation().key} />;
}

function Calculator() {
  const state = useCalculator(leasingCalculator);
  const rateIds = {
    mortgage: state.field(productKeys.mortgage.rate).id,
    leasing: state.field(productKeys.leasing.rate).id,
  };
  return (
    <CalculatorFrame
      crumbs={calculatorCrumbs(texts.title)}
      words={texts}
      path={path}
      example="valor=300000000&plazo=20"
      state={state}
      fields={<LeasingFields state={state} />}
      summary={({ mortgage, leasing }) => texts.summary(inPesos(mortgage.instalment), inPesos(leasing.instalment))}
    >
      {(result) => <LeasingView result={result} rateIds={rateIds} query={state.query} />}
    </CalculatorFrame>
  );
}
