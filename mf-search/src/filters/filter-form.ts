import { addressedRows } from '@umbral/domain/filters/filter-rows.ts';
import { readReach, writeReach } from '@umbral/domain/filters/reach-address.ts';
import { minQueryLength } from '@umbral/domain/limits/listing-limits.ts';
import { queryKeys } from '@umbral/domain/routes/search-keys.ts';
import { fromQuery, toQuery } from '@umbral/domain/routes/search-query.ts';
import { emptySearch, type SearchState } from '@umbral/domain/routes/search-state.ts';
import { travelModes } from '@umbral/domain/travel/travel-mode.ts';
import type { ListingFamily } from '@umbral/domain/vocabulary/vocabulary.ts';
import { formKeys, moneyWays, radiusKm } from '../model/form-keys.ts';
import { sentPesos } from '../model/sent-money.ts';
import { monthlyOfForm } from '../monthly/monthly-form.ts';
import { readArea, readPrice } from './typed-amounts.ts';

/** Lists come as one field for each value. */
const repeated = addressedRows.filter(({ kind }) => kind === 'many').map(({ query }) => query);

/** Whether an address is a filter form that was sent, rather than a listing's own address. */
export function isSentForm(query: URLSearchParams): boolean {
  return query.has(formKeys.sent);
}

/** The listing that a sent form asks for: everything stands in the query, whatever the path said. */
export function readForm(family: ListingFamily, form: URLSearchParams): SearchState {
  const query = new URLSearchParams(form);
  for (const key of repeated) query.set(key, form.getAll(key).join(','));
  for (const range of formRanges) if (isGiven(form, range)) query.set(range.key, rangeText(endsOf(form, range)));
  const point = form.get(formKeys.nearPoint);
  if (point !== null) query.set(queryKeys.near, `${point},${radiusOf(form.get(formKeys.nearRadius) ?? '')}`);
  const reach = reachOf(form);
  if (reach) query.set(queryKeys.reach, reach);
  for (const [key, value] of monthlyOfForm(form)) query.set(key, value);
  const unseen = unseenMoney(form);
  if (unseen) query.delete(unseen);
  query.delete(queryKeys.page);
  const state = { ...emptySearch(family), ...fromQuery(query) };
  return state.text !== undefined && state.text.length < minQueryLength ? { ...state, text: undefined } : state;
}

/** A listing as hidden fields of a form, without the keys that the form itself shows. */
export function hiddenFields(state: SearchState, shown: readonly string[]): (readonly [string, string])[] {
  // A family whose path holds nothing gives every filter as a query key.
  const query = toQuery({ ...state, family: 'lots', page: 1 });
  const listed = [...query].filter(([key]) => !shown.includes(key));
  return [[formKeys.sent, '1'], ...listed.flatMap(([key, value]) => fieldOf(key, value))];
}

function fieldOf(key: string, value: string): (readonly [string, string])[] {
  if (key === queryKeys.price) return ends(value, formKeys.priceMin, formKeys.priceMax);
  if (key === queryKeys.area) return ends(value, formKeys.areaMin, formKeys.areaMax);
  return [[key, value]];
}

function ends(range: string, minKey: string, maxKey: string): (readonly [string, string])[] {
  const [min = '', max = ''] = range.split('-');
  return [
    [minKey, min],
    [maxKey, max],
  ];
}

type Ends = readonly [min: number | undefined, max: number | undefined];

/** A range that a form gives by its two ends; a list of ranges gives it whole. */
interface FormRange {
  readonly key: typeof queryKeys.price | typeof queryKeys.area;
  readonly names: readonly [min: string, max: string];
  readonly read: (text: string, unit: number) => number | undefined;
}

const formRanges: readonly FormRange[] = [
  { key: queryKeys.price, names: [formKeys.priceMin, formKeys.priceMax], read: readPrice },
  { key: queryKeys.area, names: [formKeys.areaMin, formKeys.areaMax], read: readArea },
];

/** The ranges of a form whose ends came in the wrong order: they change places, and the answer says so [B032]. */
export function crossedRanges(form: URLSearchParams): readonly string[] {
  return formRanges.filter((range) => isCrossed(endsOf(form, range))).map(({ key }) => key);
}

/**
 * The key of a price or payment that was chosen in a search bar and then hidden behind the other way: it does not
 * filter. With script the bar forgets it at once; without, it is sent along.
 */
export function unseenMoney(form: URLSearchParams): string | undefined {
  const isByPrice = form.get(formKeys.money) === moneyWays.price;
  const isByMonth = form.get(formKeys.money) === moneyWays.monthly;
  if (isByPrice && form.get(queryKeys.monthly)) return queryKeys.monthly;
  return isByMonth && form.get(queryKeys.price) ? queryKeys.price : undefined;
}

function isGiven(form: URLSearchParams, { names }: FormRange): boolean {
  return names.some((name) => form.has(name));
}

function endsOf(form: URLSearchParams, { names: [min, max], read }: FormRange): Ends {
  return [sentPesos(form, min, read), sentPesos(form, max, read)];
}

function isCrossed([min, max]: Ends): boolean {
  return min !== undefined && max !== undefined && min > max;
}

function rangeText(ends: Ends): string {
  const [min, max] = isCrossed(ends) ? [ends[1], ends[0]] : ends;
  return `${min ?? ''}-${max ?? ''}`;
}

/** A reach whose minutes or way have changed has yet to be reckoned. */
function reachOf(form: URLSearchParams): string | undefined {
  const reach = readReach(form.get(queryKeys.reach) ?? '');
  if (!reach) return undefined;
  const minutes = Number(form.get(formKeys.reachMinutes)) || reach.minutes;
  const mode = travelModes.find((one) => one === form.get(formKeys.reachMode)) ?? reach.mode;
  const isSame = minutes === reach.minutes && mode === reach.mode;
  return writeReach(isSame ? reach : { ...reach, minutes, mode, rings: undefined });
}

/** Whole kilometres, a usual radius where none is said. */
function radiusOf(text: string): number {
  const radius = Math.round(Number(text.replace(',', '.')));
  return radius >= radiusKm.min ? Math.min(radius, radiusKm.max) : radiusKm.usual;
}
