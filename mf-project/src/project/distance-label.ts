import { formatDecimal } from '@umbral/domain/format/format.ts';
import { plantTexts as texts } from '../texts/plant-texts.ts';

const metresPerMinute = 80;
const longestWalkMinutes = 25;

/** How far a place is: minutes on foot, or kilometres where nobody walks. */
export function distanceLabel(metres: number): string {
  const minutes = Math.max(1, Math.ceil(metres / metresPerMinute));
  if (minutes <= longestWalkMinutes) return texts.walk(minutes);
  return texts.away(`${formatDecimal(Math.round(metres / 100) / 10)} km`);
}
