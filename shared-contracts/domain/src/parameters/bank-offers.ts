/** A rate that a bank asks for a product and a kind of housing. The banks are fictional, as the homes are. */
export interface BankOffer {
  readonly bank: string;
  readonly product: 'mortgage' | 'leasing';
  readonly kind: 'vis' | 'aboveVis';
  /** Annual effective, percent, of loans in pesos. */
  readonly annualPercent: number;
}

/** Examples within what banks published in the first months of 2026 (`marketRates`). */
export const bankOffers = {
  offers: [
    { bank: 'Banco Cordillera', product: 'mortgage', kind: 'vis', annualPercent: 10.9 },
    { bank: 'Banco Cordillera', product: 'mortgage', kind: 'aboveVis', annualPercent: 12.35 },
    { bank: 'Banco Cordillera', product: 'leasing', kind: 'aboveVis', annualPercent: 11.95 },
    { bank: 'Banco del Litoral', product: 'mortgage', kind: 'vis', annualPercent: 11.6 },
    { bank: 'Banco del Litoral', product: 'mortgage', kind: 'aboveVis', annualPercent: 11.85 },
    { bank: 'Banco del Litoral', product: 'leasing', kind: 'vis', annualPercent: 11.2 },
    { bank: 'Banco del Litoral', product: 'leasing', kind: 'aboveVis', annualPercent: 11.55 },
    { bank: 'Cooperativa Arrayán', product: 'mortgage', kind: 'vis', annualPercent: 10.45 },
    { bank: 'Cooperativa Arrayán', product: 'mortgage', kind: 'aboveVis', annualPercent: 13.1 },
    { bank: 'Financiera Páramo', product: 'mortgage', kind: 'vis', annualPercent: 12.25 },
    { bank: 'Financiera Páramo', product: 'mortgage', kind: 'aboveVis', annualPercent: 12.9 },
    { bank: 'Financiera Páramo', product: 'leasing', kind: 'vis', annualPercent: 12.1 },
    { bank: 'Financiera Páramo', product: 'leasing', kind: 'aboveVis', annualPercent: 12.6 },
  ] satisfies readonly BankOffer[],
  asOf: '2026-03-01',
  source: 'Ofertas de ejemplo de bancos ficticios',
} as const;
