import type { SeedCity, SeedZone } from './geography.ts';
import { isCoast } from './segment-choice.ts';

export const climates = ['cold', 'temperate', 'warm', 'coast'] as const;
/** The weather that a building is made for, as the media library names it. */
export type Climate = (typeof climates)[number];

/** Cities above some 2,400 m, cities below some 1,200 m, and cities by the sea; all others are temperate. */
const cold = new Set(['bogota', 'soacha', 'chia', 'cajica', 'pasto']);
const warm = new Set([
  'ricaurte',
  'villavicencio',
  'cali',
  'jamundi',
  'palmira',
  'candelaria',
  'monteria',
  'valledupar',
  'cucuta',
  'soledad',
  'ibague',
  'panama-oeste',
]);
const seaside = new Set([
  'barranquilla',
  'puerto-colombia',
  'cartagena',
  'santa-marta',
  'ciudad-de-panama',
  'miami',
  'punta-cana',
]);

/** The climate of a zone. */
export function climateOf(city: Pick<SeedCity, 'slug'>, zone: SeedZone): Climate {
  if (isCoast(zone) || seaside.has(city.slug)) return 'coast';
  if (cold.has(city.slug)) return 'cold';
  return warm.has(city.slug) ? 'warm' : 'temperate';
}
