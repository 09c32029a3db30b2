import { slugify } from '../vocabulary/slugify.ts';
import type { WantedPlace } from './filter-values.ts';

/** The words that addresses and the wire have for what a place is. */
const words = { city: 'ciudad', zone: 'zona', neighbourhood: 'barrio' } as const;
const levels = ['city', 'zone', 'neighbourhood'] as const;

/** More places than this are no alternatives any more. */
export const mostPlaces = 12;

/** "barrio.cedritos,zona.suba"; nothing where no place is wanted. */
export function writePlaces(places: readonly WantedPlace[]): string | undefined {
  return places.length === 0 ? undefined : places.map(writePlace).join(',');
}

/** Reads what `writePlaces` writes, each place once; what is none is left out. */
export function readPlaces(text: string): readonly WantedPlace[] {
  const each = [...new Set(text.split(','))].flatMap((word) => readPlace(word) ?? []);
  return each.slice(0, mostPlaces);
}

/** "barrio.cedritos". */
export function writePlace({ level, slug }: WantedPlace): string {
  return `${words[level]}.${slug}`;
}

/** Reads what `writePlace` writes. */
export function readPlace(text: string): WantedPlace | undefined {
  const [word, name = '', ...more] = text.split('.');
  const level = levels.find((one) => words[one] === word);
  const slug = slugify(name);
  return level && slug !== '' && more.length === 0 ? { level, slug } : undefined;
}
