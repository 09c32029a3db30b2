import { slugify } from 'shared-contracts/domain/slugify.ts';
import type { RoomCount } from 'shared-contracts/routes/search-state.ts';
import { countOf } from '../model/facet-counts.ts';
import { countLabel } from '../ui/applied-filters.ts';
import type { FilterOption } from '../ui/filter-panel.ts';

type Counts = Readonly<Record<string, number>>;

/** The values of a closed set in its order, also those that lead to nothing: they are shown and cannot be chosen. */
export function optionsOf<Value extends string>(
  values: readonly Value[],
  counts: Counts,
  facts: { readonly label: (value: Value) => string; readonly slug?: (value: Value) => string },
): FilterOption[] {
  const slug = facts.slug ?? ((value) => value);
  return values.map((value) => ({ value: slug(value), label: facts.label(value), count: counts[value] ?? 0 }));
}

/** The places that have plants by name, and the chosen one even where the other filters leave it none. */
export function placeOptions(
  counts: Counts,
  chosen?: { readonly slug: string; readonly name: string },
): FilterOption[] {
  const options = Object.entries(counts).map(([label, count]) => ({ value: slugify(label), label, count }));
  const isMissing = chosen !== undefined && !options.some(({ value }) => value === chosen.slug);
  const all = isMissing ? [...options, { value: chosen.slug, label: chosen.name, count: 0 }] : options;
  return all.toSorted((a, b) => a.label.localeCompare(b.label, 'es'));
}

/** Numbers with their counts, "2" and "2+" each by itself; the chosen one stays even if it is none of the offered. */
export function countOptions(offered: readonly RoomCount[], counts: Counts, chosen?: RoomCount): FilterOption[] {
  const isOffered = offered.some(({ value, orMore }) => value === chosen?.value && orMore === chosen.orMore);
  const all = chosen && !isOffered ? [...offered, chosen] : offered;
  return all
    .toSorted((a, b) => a.value - b.value || Number(a.orMore) - Number(b.orMore))
    .map((number) => ({ value: countLabel(number), label: countLabel(number), count: countOf(counts, number) }));
}

/** From one to the last: each exactly and, between the ends, "and more"; the last only as "and more". */
export function roomCounts(last: number): RoomCount[] {
  return Array.from({ length: last }, (_, index) => index + 1).flatMap((value) => [
    ...(value === last ? [] : [{ value, orMore: false }]),
    ...(value === 1 ? [] : [{ value, orMore: true }]),
  ]);
}
