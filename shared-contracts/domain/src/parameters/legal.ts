/**
 * A legal amount of Colombia in the year in which it is in force. Such amounts are facts with a date: a screen that
 * shows a result of them prints the year, and a new year is a new row, never a changed one.
 */
export interface YearlyAmount {
  year: number;
  amount: number;
  source: string;
}

/** Monthly legal minimum wage (SMMLV), COP. */
export const minimumWages: readonly YearlyAmount[] = [
  { year: 2019, amount: 828_116, source: 'Decreto 2451 de 2018' },
  { year: 2020, amount: 877_803, source: 'Decreto 2360 de 2019' },
  { year: 2021, amount: 908_526, source: 'Decreto 1785 de 2020' },
  { year: 2022, amount: 1_000_000, source: 'Decreto 1724 de 2021' },
  { year: 2023, amount: 1_160_000, source: 'Decreto 2613 de 2022' },
  { year: 2024, amount: 1_300_000, source: 'Decreto 2292 de 2023' },
  { year: 2025, amount: 1_423_500, source: 'Decreto 1572 de 2024' },
  { year: 2026, amount: 1_750_905, source: 'Salario mínimo fijado para 2026' },
];

/** Tax unit (UVT), COP. */
export const taxUnits: readonly YearlyAmount[] = [
  { year: 2024, amount: 47_065, source: 'Resolución DIAN 000187 de 2023' },
  { year: 2025, amount: 49_799, source: 'Resolución DIAN 000193 de 2024' },
  { year: 2026, amount: 52_374, source: 'Resolución DIAN 000238 del 15 de diciembre de 2025' },
];

/** The amount in force in a year; of a later year, the last one known; nothing before the first. */
export function amountInYear(amounts: readonly YearlyAmount[], year: number): YearlyAmount | undefined {
  return amounts.findLast((row) => row.year <= year);
}

/**
 * Top prices of social housing in minimum wages. Ministry drafts of January and February 2026 fix 135 and 90; no
 * final decree was found, so the agglomeration cap is a switch.
 */
export const housingCaps = {
  vip: 90,
  vis: 135,
  visAgglomeration: 150,
  visUrbanRenewal: 175,
  agglomerationEnabled: true,
  asOf: '2026-02-20',
  source: 'Proyecto de decreto del Ministerio de Vivienda',
} as const;

/** Before 2020 the cap of VIP was 70 minimum wages. */
const vipCapBefore2020 = 70;

/** Cities where the agglomeration cap holds. */
export const agglomerationCities: readonly string[] = [
  'Bogotá',
  'Soacha',
  'Chía',
  'Cajicá',
  'Medellín',
  'Envigado',
  'Sabaneta',
  'Itagüí',
  'Bello',
  'Rionegro',
  'Cali',
  'Jamundí',
  'Palmira',
  'Candelaria',
  'Barranquilla',
  'Puerto Colombia',
  'Soledad',
  'Cartagena',
  'Bucaramanga',
  'Floridablanca',
  'Piedecuesta',
];

export type CapKind = 'vip' | 'vis' | 'visAgglomeration' | 'visUrbanRenewal';

/** Top price of a kind of social housing in a year, COP; nothing where the kind or the year has none. */
export function housingCap(kind: CapKind, year: number): number | undefined {
  const wage = amountInYear(minimumWages, year);
  if (!wage) return undefined;
  if (year >= 2020) return wage.amount * housingCaps[kind];
  if (kind === 'vip') return wage.amount * vipCapBefore2020;
  return kind === 'visUrbanRenewal' ? undefined : wage.amount * housingCaps[kind];
}

/** Which cap of social housing holds in a city. */
export function visCapKind(city: string): CapKind {
  return housingCaps.agglomerationEnabled && agglomerationCities.includes(city) ? 'visAgglomeration' : 'vis';
}

/** What a price would be called in a city and year: a hint, the stored category of a project wins. */
export function suggestedCategory(priceCop: number, city: string, year: number): 'vip' | 'vis' | 'none' {
  const vis = housingCap(visCapKind(city), year) ?? 0;
  const vip = housingCap('vip', year) ?? 0;
  if (priceCop <= vip) return 'vip';
  return priceCop <= vis ? 'vis' : 'none';
}

/** Mi Casa Ya, in minimum wages by group of Sisbén; its funds are short in 2026, so the screen says so. */
export const homeSubsidy = {
  lowIncomeWages: 30,
  otherWages: 20,
  incomeLimitWages: 4,
  state: 'limited',
  asOf: '2026-02-20',
  source: 'Decreto 490 de 2023 y prensa de 2026',
} as const;

/** Subsidy of the family compensation funds, in minimum wages by family income: up to two of them, and up to four. */
export const compensationSubsidy = {
  lowIncomeWages: 30,
  otherWages: 20,
  incomeLimitWages: 4,
  asOf: '2026-02-20',
  source: 'Decreto 1077 de 2015; cada caja publica sus requisitos',
} as const;

/**
 * Both subsidies together, in minimum wages: the fund gives what it gives most, Mi Casa Ya no more than its lower
 * amount, and only to families below this income.
 */
export const concurrentSubsidies = {
  compensationWages: 30,
  homeWages: 20,
  incomeLimitWages: 2,
  asOf: '2019-08-26',
  source: 'Decreto 1533 de 2019',
} as const;
