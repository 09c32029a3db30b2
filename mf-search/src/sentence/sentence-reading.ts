import type { SearchState } from '@umbral/domain/routes/search-state.ts';
import type { PlaceKind } from '../model/place-kind.ts';

/** What a sentence asks for that only the visitor's device can turn into a filter. */
export interface Wishes {
  /** Around the visitor. */
  readonly near?: true;
}

export type ChipKind =
  | PlaceKind
  | 'family'
  | 'type'
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
}

/** The reading that some chips make; where two differ about the same, the first one holds. */
export function readingOf(chips: readonly SentenceChip[], rest: string): SentenceReading {
  const state = chips.reduce<Partial<SearchState>>((merged, chip) => mergeStates(merged, chip.state ?? {}), {});
  const wishes: Wishes = Object.assign({}, ...chips.map((chip) => chip.wishes).reverse());
  return { state, wishes, chips, rest };
}

function mergeStates(first: Partial<SearchState>, second: Partial<SearchState>): Partial<SearchState> {
  return {
    ...second,
    ...first,
    ...joined('strata', first.strata, second.strata),
    ...joined('statuses', first.statuses, second.statuses),
    ...joined('criteria', first.criteria, second.criteria),
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
