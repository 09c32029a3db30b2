import { routes } from '@umbral/domain/routes/table.ts';
import type { RouteHandle } from '@umbral/kit/remote/route-module.ts';
import { calculatorHead } from '../calculators/calculator-head.ts';
import { capacityTexts } from '../texts/capacity-texts.ts';

export { CapacityCalculatorPage as Component } from './capacity-calculator-page.tsx';

export const handle: RouteHandle = {
  head: ({ environment }) => calculatorHead(capacityTexts, routes.capacityCalculator.href(), environment.origin),
};
