import { formatDecimal } from '@umbral/domain/format/format.ts';
import { minutesAway } from '@umbral/domain/travel/travel-minutes.ts';
import { plantTexts as texts } from '../texts/plant-texts.ts';

const longestWalkMinutes = 25;

/** How far a place is: minutes on foot, or kilometres where nobody walks. */
export function distanceLabel(metres: number): string {
  const { walk } = minutesAway(metres);
  if (walk <= longestWalkMinutes) return texts.walk(walk);
  return texts.away(`${formatDecimal(Math.round(metres / 100) / 10)} km`);
}
