import type { ExchangeRates } from '../money/money.ts';

/** Pesos for one dollar and one euro until the provider answers, labelled as the representative rate. */
export const seedExchangeRates: ExchangeRates = { usd: 3_750, eur: 4_350, asOf: '2026-01-06' };

/** Annual effective interest in percent, as the portal quotes it; each result prints the rate that it used. */
export const interestRates = {
  quoteColombia: 15.56,
  quotePanama: 5.25,
  mortgage: 13.08,
  leasing: 12.79,
  dollars: 5.25,
  asOf: '2026-01-01',
  source: 'Tasas de referencia del portal',
} as const;

/** Monthly reference interest in pesos, percent; equals 17.18 % a year. */
export const monthlyReferencePercent = 1.33;

/** The span of annual rates that banks published, percent. */
export const marketRates = {
  vis: { min: 10.27, max: 15.86 },
  aboveVis: { min: 11.55, max: 16.99 },
  asOf: '2026-03-01',
  source: 'Tasas publicadas por los bancos, febrero y marzo de 2026',
} as const;

/** Annual rate of the quote on one project by the country where it stands, percent [B089]. */
export function quoteRate(country: string): number {
  return country === 'PA' ? interestRates.quotePanama : interestRates.quoteColombia;
}

export const quoteDefaults = { months: 240, initialPercent: 30, extraFactor: 0.00595 } as const;

/** Terms on offer, years [B088]. */
export const calculatorTerms = [10, 15, 20] as const;
export const loanTerms = [5, 10, 15, 20] as const;

/** Part of the price that is lent at most, percent: general and for social housing [B089]. */
export const loanToValue = {
  mortgage: { aboveVis: 70, vis: 80 },
  leasing: { aboveVis: 80, vis: 90 },
} as const;

/** Where those limits are from: no law in force sets them, banks keep to what Decreto 145 of 2000 did. */
export const loanLimitSources = {
  mortgage: { asOf: '2026-03-01', source: 'Práctica de los bancos para crédito (70 %, VIS 80 %)' },
  leasing: { asOf: '2026-03-01', source: 'Condiciones publicadas de leasing habitacional (80 %, VIS 90 %)' },
} as const;

/** Where the limit of premises, lots and offices is from: the law on housing credit is not for them. */
export const premisesLimitSource = {
  asOf: '2026-03-01',
  source: 'Práctica de los bancos para inmuebles que no son vivienda (70 %)',
} as const;

/** First instalment over family income, percent: what banks use, and the legal ceiling. */
export const incomeShare = {
  prudent: 30,
  legal: 40,
  asOf: '2025-05-28',
  source: 'Decreto 257 de 2021 y Decreto 583 de 2025',
} as const;
