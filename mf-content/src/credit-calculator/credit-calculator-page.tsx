import { routes } from '@umbral/domain/routes/table.ts';
import { useLocation } from '@umbral/protocol/router/router.ts';
import { inPesos } from '../calculators/amount.tsx';
import { CalculatorFrame } from '../calculators/calculator-frame.tsx';
import { calculatorCrumbs } from '../calculators/calculator-head.ts';
import { useCalculator } from '../calculators/use-calculator.ts';
import { creditTexts as texts } from '../texts/credit-texts.ts';
import { CreditFields } from './credit-fields.tsx';
import { creditCalculator } from './credit-form.ts';
import { CreditView } from './credit-view.tsx';

const path = routes.creditCalculator.href();

/** What a mortgage costs each month [R034, B090]. */
export function CreditCalculatorPage() {
  return <Calculator key={useLocation().key} />;
}

function Calculator() {
  const state = useCalculator(creditCalculator);
  return (
    <CalculatorFrame
      crumbs={calculatorCrumbs(texts.title)}
      words={texts}
      path={path}
      example="valor=300000000&plazo=20"
      state={state}
      fields={<CreditFields state={state} />}
      summary={({ instalment }) => texts.summary(inPesos(instalment))}
    >
      {(result) => <CreditView result={result} rateId={state.field('tasa').id} query={state.query} />}
    </CalculatorFrame>
  );
}
