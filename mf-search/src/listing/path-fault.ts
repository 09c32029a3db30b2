import type { SearchState } from '@umbral/domain/routes/search-state.ts';
import { isPlaceholder } from '@umbral/domain/vocabulary/slugify.ts';
import { countryOfSlug } from '@umbral/domain/vocabulary/slugs.ts';
import { defaultCountry } from '@umbral/domain/vocabulary/vocabulary.ts';
import type { PlaceGroup } from '../model/listing-plan.ts';
import { notFoundTexts as texts } from '../texts/not-found-texts.ts';

/** What a path names that does not exist, as far as the path alone tells [B005, B006]. */
export function pathFault(pathname: string, state: SearchState): string | undefined {
  const segments = pathname.toLowerCase().split('/').slice(2);
  const [first = '', second = ''] = segments;
  if (segments.includes('undefined')) return texts.route;
  if (typeof state.type === 'object') return texts.type;
  if (state.family === 'housing' && first === 'region' && state.region === undefined) return texts.region;
  if (state.family !== 'abroad') return undefined;
  // A city may stand where the country does, but not behind a country that there is not.
  const isCountry = first === '' || isGeneral(first) || countryOfSlug(first) !== undefined;
  if (state.country === defaultCountry || (!isCountry && second !== '')) return texts.country;
  return undefined;
}

/** What a place is called that no plant stands in. */
export function placeFault(group: PlaceGroup, pathname: string, { family, country }: SearchState): string {
  const [, , first = '', second = ''] = pathname.split('/');
  const inPlaceOfCountry =
    family === 'abroad' && country === undefined && first !== '' && !isGeneral(first) && second === '';
  return group === 'city' && inPlaceOfCountry ? texts.country : texts[group];
}

function isGeneral(segment: string): boolean {
  return isPlaceholder(segment) || segment === 'pais-general';
}
