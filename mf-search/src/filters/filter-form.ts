import { minQueryLength } from 'shared-contracts/domain/parameters/limits.ts';
import type { ListingFamily } from 'shared-contracts/domain/vocabulary.ts';
import { queryKeys } from 'shared-contracts/routes/search-keys.ts';
import { fromQuery, toQuery } from 'shared-contracts/routes/search-query.ts';
import { emptySearch, type SearchState } from 'shared-contracts/routes/search-state.ts';
import { parseAmount } from 'shared-contracts/ui/parse-amount.ts';
import { formKeys } from '../model/form-keys.ts';

const repeated = [queryKeys.strata, queryKeys.statuses, queryKeys.criteria];

/** Whether an address is a filter form that was sent, rather than a listing's own address. */
export function isSentForm(query: URLSearchParams): boolean {
  return query.has(formKeys.sent);
}

/** The listing that a sent form asks for: everything stands in the query, whatever the path said. */
export function readForm(family: ListingFamily, form: URLSearchParams): SearchState {
  const query = new URLSearchParams(form);
  for (const key of repeated) query.set(key, form.getAll(key).join(','));
  setRange(query, queryKeys.price, [form.get(formKeys.priceMin), form.get(formKeys.priceMax)]);
  setRange(query, queryKeys.area, [form.get(formKeys.areaMin), form.get(formKeys.areaMax)]);
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

/** A form gives a range by its two ends, or whole by a list of ranges. */
function setRange(query: URLSearchParams, key: string, [min, max]: readonly [string | null, string | null]): void {
  if (min !== null || max !== null) query.set(key, rangeText(min, max));
}

/** "180M" and "180.000.000" are the same; ends in the wrong order change places. */
function rangeText(min: string | null, max: string | null): string {
  const from = amountOf(min);
  const to = amountOf(max);
  const [low, high] = from !== undefined && to !== undefined && from > to ? [to, from] : [from, to];
  return `${low ?? ''}-${high ?? ''}`;
}

function amountOf(text: string | null): number | undefined {
  const amount = parseAmount(text ?? '');
  return amount !== undefined && amount > 0 ? amount : undefined;
}
