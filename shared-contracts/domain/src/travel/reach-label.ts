import type { Reach } from './reach.ts';
import type { TravelMode } from './travel-mode.ts';

/** How each way of going is said after minutes: "20 min a pie". */
export const travelModeLabels: Readonly<Record<TravelMode, string>> = {
  walk: 'a pie',
  cycle: 'en bici',
  transit: 'en transporte',
};

/** "A 20 min a pie de un lugar": an address holds no name of it. */
export function reachLabel({ minutes, mode }: Pick<Reach, 'minutes' | 'mode'>, place = 'un lugar'): string {
  return `A ${minutes} min ${travelModeLabels[mode]} de ${place}`.replace(' de el ', ' del ');
}
