import { routes } from '@umbral/domain/routes/table.ts';
import type { CalculatorKey } from '../vocabulary/calculators.ts';

const pages = {
  capacity: routes.capacityCalculator,
  credit: routes.creditCalculator,
  leasing: routes.leasingCalculator,
  notary: routes.notaryCalculator,
} as const satisfies Record<CalculatorKey, { href: () => string }>;

/** The address of a calculator, with what was typed into it where that is given. */
export function calculatorHref(calculator: CalculatorKey, query = ''): string {
  const path = pages[calculator].href();
  return query === '' ? path : `${path}?${query}`;
}
