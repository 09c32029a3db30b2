import { routes } from '@umbral/domain/routes/table.ts';
import { useLocation } from '@umbral/protocol/router/router.ts';
import { inPesos } from '../calculators/amount.tsx';
import { CalculatorFrame } from '../calculators/calculator-frame.tsx';
import { calculatorCrumbs } from '../calculators/calculator-head.ts';
import { useCalculator } from '../calculators/use-calculator.ts';
import { notaryTexts as texts } from '../texts/notary-texts.ts';
import { NotaryFields } from './notary-fields.tsx';
import { notaryCalculator } from './notary-form.ts';
import { NotaryView } from './notary-view.tsx';

const path = routes.notaryCalculator.href();

/** What deed and registration cost, and whom [R036, B090]. */
export function NotaryCalculatorPage() {
  return <Calculator key={useLocation().key} />;
}

function Calculator() {
  const state = useCalculator(notaryCalculator);
  return (
    <CalculatorFrame
      crumbs={calculatorCrumbs(texts.title)}
      words={texts}
      path={path}
      example="valor=350000000"
      state={state}
      fields={<NotaryFields state={state} />}
      summary={({ buyer, seller }) => texts.summary(inPesos(buyer), inPesos(seller))}
    >
      {(result) => <NotaryView result={result} query={state.query} />}
    </CalculatorFrame>
  );
}
