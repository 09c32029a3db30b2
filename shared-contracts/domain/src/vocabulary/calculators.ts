/** The calculators of the portal. */
export const calculators = ['capacity', 'credit', 'leasing', 'notary'] as const;
export type CalculatorKey = (typeof calculators)[number];
