import { minQueryLength } from '@umbral/domain/limits/listing-limits.ts';
import { emptySearch, type SearchState } from '@umbral/domain/routes/search-state.ts';
import { refine } from '@umbral/domain/routes/search-url.ts';
import { defaultCountry } from '@umbral/domain/vocabulary/vocabulary.ts';
import type { PlaceKind } from '../model/place-kind.ts';
import type { Suggestion } from '../model/suggestion.ts';
import type { Place } from '../sentence/places.ts';
import { chosenIn } from '../sentence/sentence-chips.ts';
import { fold, tokenize } from '../sentence/tokens.ts';
import { slipsBetween } from '../sentence/typos.ts';
import { autocompleteTexts as texts } from '../texts/autocomplete-texts.ts';
import { listingHref } from '../view-model/listing-href.ts';

const most = 5;
/** Words at the end of a sentence that may be a place half typed. */
const mostWords = 4;

/** The places that the end of a text may mean, those that it says best first; `search` is what the other fields say. */
export function placeHints(places: readonly Place[], text: string, search: SearchState): Suggestion[] {
  const words = tokenize(text).filter(({ kind }) => kind !== 'mark');
  for (let first = Math.max(0, words.length - mostWords); first < words.length; first++) {
    const typed = words.slice(first).map(({ word }) => word);
    if (typed.join('').length < minQueryLength) return [];
    const found = matching(places, typed);
    const head = text.slice(0, words[first]?.from ?? 0);
    if (head.trim() !== '' && isSaid(found, typed)) return [];
    if (found.length > 0) return found.slice(0, most).map((place) => hintOf(place, head, search));
  }
  return [];
}

/** One place whose name stands there whole: the sentence says it already. */
function isSaid([place, other]: readonly Place[], typed: readonly string[]): boolean {
  return other === undefined && place !== undefined && wordsOf(place.name).join(' ') === typed.join(' ');
}

function matching(places: readonly Place[], typed: readonly string[]): Place[] {
  const found = places
    .flatMap((place) => {
      const slips = slipsOf(place, typed);
      return slips === undefined
        ? []
        : [{ place, rank: [slips, startsName(place, typed), kindRank.indexOf(place.kind)] }];
    })
    .sort((a, b) => compare(a.rank, b.rank) || b.place.plants - a.place.plants);
  // A slip is forgiven only where nothing is called what was typed.
  const least = found[0]?.rank[0];
  return found.filter(({ rank }) => rank[0] === least).map(({ place }) => place);
}

const kindRank: readonly PlaceKind[] = ['city', 'zone', 'neighbourhood', 'department', 'region', 'country'];

function compare(a: readonly number[], b: readonly number[]): number {
  const index = a.findIndex((value, at) => value !== b[at]);
  return index < 0 ? 0 : (a[index] ?? 0) - (b[index] ?? 0);
}

/** Slips in which the words differ from those of the place, or of its city after it; nothing where they say another place. */
function slipsOf({ name, cityName = '' }: Place, typed: readonly string[]): number | undefined {
  const own = wordsOf(name);
  const around = wordsOf(cityName);
  let slips = 0;
  for (const [index, word] of typed.entries()) {
    const isLast = index === typed.length - 1;
    const inName = nearest(own, word, isLast);
    const inCity = index === 0 ? undefined : nearest(around, word, isLast);
    const least = Math.min(inName ?? Number.POSITIVE_INFINITY, inCity ?? Number.POSITIVE_INFINITY);
    if (!Number.isFinite(least)) return undefined;
    slips += least;
  }
  return slips;
}

function nearest(words: readonly string[], typed: string, isPrefix: boolean): number | undefined {
  const slips = words.map((word) => slipsTo(word, typed, isPrefix)).filter((found) => found !== undefined);
  return slips.length === 0 ? undefined : Math.min(...slips);
}

/** The index's own rule: one slip from four letters, two from eight; the last word may be half typed. */
function slipsTo(word: string, typed: string, isPrefix: boolean): number | undefined {
  if (isPrefix ? word.startsWith(typed) : word === typed) return 0;
  const limit = typed.length >= 8 ? 2 : typed.length >= 4 ? 1 : 0;
  if (limit === 0 || word.charAt(0) !== typed.charAt(0)) return undefined;
  const lengths = isPrefix ? [typed.length - 1, typed.length, typed.length + 1] : [word.length];
  const slips = Math.min(...lengths.map((length) => slipsBetween(typed, word.slice(0, length))));
  return slips <= limit ? slips : undefined;
}

function wordsOf(name: string): string[] {
  return tokenize(fold(name)).map(({ word }) => word);
}

/** 0 where the name begins with what is typed: "san" means San Antonio before Valle de San José. */
function startsName({ name }: Place, typed: readonly string[]): number {
  return fold(name).startsWith(typed.join(' ')) ? 0 : 1;
}

/** A place alone leads to its listing, with its homes where no field leaves some out; after other words it completes them. */
function hintOf(place: Place, head: string, search: SearchState): Suggestion {
  const { kind, name, slug, plants, cityName } = place;
  const leads = head.trim() === '' ? { to: hrefOf(place, search) } : { text: `${head}${fullName(place)} ` };
  return {
    group: 'place',
    id: ['place', kind, place.country, place.city, slug].join('-'),
    label: name,
    detail: texts.placeDetail(texts.places[kind], cityName),
    count: isNarrowed(search) ? undefined : plants,
    leads,
  };
}

function isNarrowed(search: SearchState): boolean {
  return Object.keys(chosenIn({ ...search, text: undefined })).length > 0;
}

function fullName({ name, cityName }: Place): string {
  return cityName === undefined ? name : `${name}, ${cityName}`;
}

function hrefOf({ kind, slug, city, country }: Place, search: SearchState): string {
  const isAbroad = country !== defaultCountry;
  const state = isAbroad ? { ...search, family: 'abroad' as const, country } : search;
  const inCity = city === undefined ? {} : { city };
  return listingHref(
    refine(
      { ...emptySearch(state.family), ...state, text: undefined },
      { ...inCity, ...(kind === 'country' ? {} : { [kind]: slug }) },
    ),
  );
}
