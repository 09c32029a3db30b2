/** Parts of the price, or flat amounts in COP, that a deed costs. */
export const notaryParameters = {
  year: 2026,
  notarial: 0.0054,
  notarialTariff: 0.003,
  notarialVat: 0.19,
  notarialBuyerShare: 0.5,
  charity: 0.01,
  registry: 0.005,
  registryDetailed: 0.0067,
  withholding: { person: 0.01, companyUpTo: 10_000, companyLow: 0.01, companyHigh: 0.025, nonHousing: 0.025 },
  stampTax: { freeUpToUnits: 20_000, middleUpToUnits: 50_000, middle: 0.015, high: 0.03 },
  visShare: 0.5,
  fixed: { certificates: 92_000, appraisal: 650_000, titleStudy: 480_000 },
  asOf: '2026-01-01',
  source: 'Tarifas notariales y de registro; Resolución DIAN 000238 de 2025',
} as const;
