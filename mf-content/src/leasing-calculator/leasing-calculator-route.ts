import { routes } from '@umbral/domain/routes/table.ts';
import type { RouteHandle } from '@umbral/kit/remote/route-module.ts';
import { calculatorHead } from '../calculators/calculator-head.ts';
import { leasingTexts } from '../texts/leasing-texts.ts';

export { LeasingCalculatorPage as Component } from './leasing-calculator-page.tsx';

export const handle: RouteHandle = {
  head: ({ environment }) => calculatorHead(leasingTexts, routes.leasingCalculator.href(), environment.origin),
};
