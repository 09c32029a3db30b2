import { writeCount } from '@umbral/domain/filters/address-values.ts';
import type { RoomCount } from '@umbral/domain/filters/filter-values.ts';
import { slugify } from '@umbral/domain/vocabulary/slugify.ts';
import { countOf, type ValueCounts } from '../model/facet-counts.ts';
import { countLabel } from '../view-model/applied-filters.ts';
import type { FilterOption } from '../view-model/filter-panel.ts';

/** How many plants the values of a filter lead to. */
export interface Counted {
  readonly counts: ValueCounts;
  /** The same without what depends on the filter. */
  readonly loosened?: ValueCounts;
  /** The places on offer, whatever else is chosen. */
  readonly offered?: ValueCounts;
}

/** The values of a closed set in its order, also those that lead to nothing: they are shown and cannot be chosen. */
export function optionsOf<Value extends string>(
  values: readonly Value[],
  counted: Counted,
  facts: { readonly label: (value: Value) => string; readonly slug?: (value: Value) => string },
): FilterOption[] {
  const slug = facts.slug ?? ((value) => value);
  return values.map((value) => ({ value: slug(value), label: facts.label(value), ...countsOf(value, counted) }));
}

/** The places on offer by name, and the chosen one even where the other filters leave it none. */
export function placeOptions(
  counted: Counted,
  chosen?: { readonly slug: string; readonly name: string },
): FilterOption[] {
  const { counts, loosened = {}, offered = {} } = counted;
  const names = [...new Set([...Object.keys(counts), ...Object.keys(loosened), ...Object.keys(offered)])];
  const options = names.map((label) => ({ value: slugify(label), label, ...countsOf(label, counted) }));
  const isMissing = chosen !== undefined && !options.some(({ value }) => value === chosen.slug);
  const all = isMissing ? [...options, { value: chosen.slug, label: chosen.name, count: 0 }] : options;
  return all.toSorted((a, b) => a.label.localeCompare(b.label, 'es'));
}

function countsOf(value: string, { counts, loosened = {} }: Counted): Pick<FilterOption, 'count' | 'otherwise'> {
  const count = counts[value] ?? 0;
  const otherwise = loosened[value] ?? 0;
  return count === 0 && otherwise > 0 ? { count, otherwise } : { count };
}

/** Numbers with their counts, "2" and "2+" each by itself; the chosen one stays even if it is none of the offered. */
export function countOptions(offered: readonly RoomCount[], counts: ValueCounts, chosen?: RoomCount): FilterOption[] {
  const isOffered = offered.some((one) => writeCount(one) === writeCount(chosen));
  const all = chosen && !isOffered ? [...offered, chosen] : offered;
  return all
    .toSorted((a, b) => a.value - b.value || Number(a.orMore) - Number(b.orMore))
    .map((number) => ({
      value: writeCount(number) ?? '',
      label: countLabel(number),
      count: countOf(counts, number),
    }));
}

/** From one to the last: each exactly and, between the ends, "and more"; the last only as "and more". */
export function roomCounts(last: number): RoomCount[] {
  return Array.from({ length: last }, (_, index) => index + 1).flatMap((value) => [
    ...(value === last ? [] : [{ value, orMore: false }]),
    ...(value === 1 ? [] : [{ value, orMore: true }]),
  ]);
}
