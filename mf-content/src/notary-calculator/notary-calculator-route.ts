import { routes } from '@umbral/domain/routes/table.ts';
import type { RouteHandle } from '@umbral/kit/remote/route-module.ts';
import { calculatorHead } from '../calculators/calculator-head.ts';
import { notaryTexts } from '../texts/notary-texts.ts';

export { NotaryCalculatorPage as Component } from './notary-calculator-page.tsx';

export const handle: RouteHandle = {
  head: ({ environment }) => calculatorHead(notaryTexts, routes.notaryCalculator.href(), environment.origin),
};
