import { amountInYear, housingCaps, minimumWages } from '@umbral/domain/parameters/legal.ts';
import type { SeedCity } from './geography.ts';
import type { Segment } from './segments.ts';

function wageIn(year: number): number {
  return amountInYear(minimumWages, year)?.amount ?? 0;
}

/** The monthly minimum wage of the seed's year, pesos. */
export const minimumWage = wageIn(2026);

/** Top price of a home of priority interest, pesos. */
export const vipCap = minimumWage * housingCaps.vip;

/** Top price of social housing in a city, pesos: large agglomerations may go higher. */
export function visCap(city: Pick<SeedCity, 'isAgglomeration'>): number {
  return minimumWage * (city.isAgglomeration ? housingCaps.visAgglomeration : housingCaps.vis);
}

/** What a home of a segment may cost in a year, pesos; nothing limits homes above social housing. */
export function capInYear(segment: Segment, city: Pick<SeedCity, 'isAgglomeration'>, year: number): number {
  const share = wageIn(year) / minimumWage;
  if (segment === 'vip') return Math.floor(vipCap * share);
  return segment === 'vis' || segment === 'vis-house' ? Math.floor(visCap(city) * share) : Number.POSITIVE_INFINITY;
}
