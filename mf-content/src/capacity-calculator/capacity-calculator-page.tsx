import { routes } from '@umbral/domain/routes/table.ts';
import { useLocation } from '@umbral/protocol/router/router.ts';
import { inPesos } from '../calculators/amount.tsx';
import { CalculatorFrame } from '../calculators/calculator-frame.tsx';
import { calculatorCrumbs } from '../calculators/calculator-head.ts';
import { useCalculator } from '../calculators/use-calculator.ts';
import { capacityTexts as texts } from '../texts/capacity-texts.ts';
import { CapacityFields } from './capacity-fields.tsx';
import { capacityCalculator } from './capacity-form.ts';
import { CapacityView } from './capacity-view.tsx';

const path = routes.capacityCalculator.href();

/** What a family can borrow, and which home that reaches [R033, B090]. */
export function CapacityCalculatorPage() {
  return <Calculator key={useLocation().key} />;
}

function Calculator() {
  const state = useCalculator(capacityCalculator);
  return (
    <CalculatorFrame
      crumbs={calculatorCrumbs(texts.title)}
      words={texts}
      path={path}
      example="ingreso=6000000&plazo=20"
      state={state}
      fields={<CapacityFields state={state} />}
      summary={({ property }) => texts.summary(inPesos(property))}
    >
      {(result) => <CapacityView result={result} rateId={state.field('tasa').id} query={state.query} />}
    </CalculatorFrame>
  );
}
