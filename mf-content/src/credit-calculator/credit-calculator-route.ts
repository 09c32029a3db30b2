import { routes } from '@umbral/domain/routes/table.ts';
import type { RouteHandle } from '@umbral/kit/remote/route-module.ts';
import { calculatorHead } from '../calculators/calculator-head.ts';
import { creditTexts } from '../texts/credit-texts.ts';

export { CreditCalculatorPage as Component } from './credit-calculator-page.tsx';

export const handle: RouteHandle = {
  head: ({ environment }) => calculatorHead(creditTexts, routes.creditCalculator.href(), environment.origin),
};
