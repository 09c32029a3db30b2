import { amountInYear, housingCaps, minimumWages } from 'shared-contracts/domain/parameters/legal.ts';
import type { SeedCity } from './geography.ts';

const wage = amountInYear(minimumWages, 2026)?.amount ?? 0;

/** The monthly minimum wage of the seed's year, pesos. */
export const minimumWage = wage;

/** Top price of a home of priority interest, pesos. */
export const vipCap = wage * housingCaps.vip;

/** Top price of social housing in a city, pesos: large agglomerations may go higher. */
export function visCap(city: Pick<SeedCity, 'isAgglomeration'>): number {
  return wage * (city.isAgglomeration ? housingCaps.visAgglomeration : housingCaps.vis);
}
