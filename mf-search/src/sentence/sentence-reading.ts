import type { SearchState } from '@umbral/domain/routes/search-state.ts';
import type { TravelMode } from '@umbral/domain/travel/travel-mode.ts';
import type { PlaceKind } from '../model/place-kind.ts';
import { type Unoffered, unoffered } from '../model/sentence-aside.ts';
import { affordablePrice } from './affordable.ts';

/** A place as its visitor calls it, and how far from it. */
export interface OwnWish {
  readonly name: string;
  readonly minutes: number;
  readonly mode: TravelMode;
}

/** What a sentence asks for that only the visitor's device can turn into a filter. */
export interface Wishes {
  /** Around the visitor. */
  readonly near?: true;
  /** What somebody earns a month and has saved, pesos: the price follows from both. */
  readonly income?: number;
  readonly savings?: number;
  /** Within some minutes of a place that the visitor calls their own. */
  readonly own?: OwnWish;
}

export type ChipKind =
  | PlaceKind
  | 'family'
  | 'type'
  | 'places'
  | 'amenities'
  | 'without'
  | 'nearby'
  | 'landmark'
  | 'levels'
  | 'means'
  | 'unoffered'
  | 'category'
  | 'price'
  | 'area'
  | 'rooms'
  | 'baths'
  | 'parking'
  | 'strata'
  | 'statuses'
  | 'criteria'
  | 'has360'
  | 'holiday'
  | 'near'
  | 'reach'
  | 'balcony'
  | 'monthly'
  | 'order';

/** What a part of a sentence means. */
export interface Meaning {
  readonly kind: ChipKind;
  readonly state?: Partial<SearchState>;
  readonly wishes?: Wishes;
  /** Name of a place, as people read it. */
  readonly label?: string;
  /** Key of a landmark. */
  readonly landmark?: string;
  readonly unoffered?: Unoffered;
}

/** A meaning and the text that says it, from its first letter to after its last. */
export interface SentenceChip extends Meaning {
  readonly span: readonly [from: number, to: number];
}

/** What was understood of a sentence: the filters together, each by itself, and the words that no reader took. */
export interface SentenceReading {
  readonly state: Partial<SearchState>;
  readonly wishes: Wishes;
  readonly chips: readonly SentenceChip[];
  readonly rest: string;
  /** What was asked for that nobody has here. */
  readonly unoffered: readonly Unoffered[];
  /** Words that were denied and that no record can rule out. */
  readonly denied: string;
}

/** The reading that some chips make; where two differ about the same, the first one holds. */
export function readingOf(all: readonly SentenceChip[], rest: string, denied: string): SentenceReading {
  const chips = all.filter(({ kind }) => kind !== 'unoffered');
  const said = chips.reduce<Partial<SearchState>>((merged, chip) => mergeStates(merged, chip.state ?? {}), {});
  const wishes = wishesOf(chips);
  const asked = new Set(all.flatMap((chip) => chip.unoffered ?? []));
  const answers = unoffered.filter((one) => asked.has(one));
  return { state: withinMeans(said, wishes), wishes, chips, rest, unoffered: answers, denied };
}

/** Two who earn have the sum; of everything else the first one holds. */
function wishesOf(chips: readonly SentenceChip[]): Wishes {
  const all: Wishes = Object.assign({}, ...chips.map((chip) => chip.wishes).reverse());
  const earned = chips.flatMap(({ wishes }) => wishes?.income ?? []);
  return earned.length < 2 ? all : { ...all, income: earned.reduce((sum, income) => sum + income, 0) };
}

/** The price that somebody can pay, where the sentence tells none. */
function withinMeans(state: Partial<SearchState>, wishes: Wishes): Partial<SearchState> {
  const price = state.price === undefined ? affordablePrice(wishes, state) : undefined;
  return price === undefined ? state : { ...state, price: { max: price } };
}

function mergeStates(first: Partial<SearchState>, second: Partial<SearchState>): Partial<SearchState> {
  return {
    ...second,
    ...first,
    ...joined('strata', first.strata, second.strata),
    ...joined('statuses', first.statuses, second.statuses),
    ...joined('criteria', first.criteria, second.criteria),
    ...joined('types', first.types, second.types),
    ...joined('categories', first.categories, second.categories),
    ...joined('amenities', first.amenities, second.amenities),
    ...joined('without', first.without, second.without),
    ...joined('nearby', first.nearby, second.nearby),
    ...(first.places || second.places ? { places: [...(first.places ?? []), ...(second.places ?? [])] } : {}),
    ...range('price', first, second),
    ...range('area', first, second),
    ...(first.monthly || second.monthly ? { monthly: { ...second.monthly, ...first.monthly } } : {}),
  };
}

function joined<Key extends string, Value>(
  key: Key,
  first: readonly Value[] = [],
  second: readonly Value[] = [],
): { readonly [key in Key]?: readonly Value[] } | undefined {
  const values = [...new Set([...first, ...second])];
  return values.length === 0 ? undefined : singleEntry(key, values.sort(byNumber));
}

/** Strata ascend; words stay in the order in which they were said. */
function byNumber(a: unknown, b: unknown): number {
  return typeof a === 'number' && typeof b === 'number' ? a - b : 0;
}

function range<Key extends 'price' | 'area'>(key: Key, first: Partial<SearchState>, second: Partial<SearchState>) {
  const { min, max } = { ...second[key], ...first[key] };
  if (min === undefined && max === undefined) return undefined;
  const isReversed = min !== undefined && max !== undefined && min > max;
  if (isReversed) return singleEntry(key, { min: max, max: min });
  return singleEntry(key, { ...(min === undefined ? {} : { min }), ...(max === undefined ? {} : { max }) });
}

function singleEntry<Key extends string, Value>(key: Key, value: Value): { readonly [key in Key]?: Value } {
  const entry: { [key in Key]?: Value } = {};
  entry[key] = value;
  return entry;
}
