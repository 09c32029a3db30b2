/** What the insurances of a home with a loan cost about; each insurer has its own prices. */
export const homeInsurance = {
  /** Of what is owed, percent a month: it falls with the debt. */
  lifeMonthlyPercent: 0.03,
  /** Of the price, percent a year. */
  fireYearlyPercent: 0.2,
  asOf: '2026-03-01',
  source: 'Estimación del portal según tarifas publicadas por bancos y aseguradoras',
} as const;
