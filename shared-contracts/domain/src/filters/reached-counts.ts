import { filterTable } from './filter-table.ts';

/** The filters of small numbers, which ask for so many, so many and more, so many and fewer, or one more at most. */
const countRows = filterTable.filter((row) => row.kind === 'count');
export type CountKey = (typeof countRows)[number]['key'];
type Measured = Readonly<Record<(typeof countRows)[number]['attribute'], number | null>>;

/** One value of the facet of a record that tells what its numbers reach. */
const facetValue = (key: CountKey, label: string) => `${key} ${label}`;

/**
 * What the numbers of a home reach, for counting: with three rooms "rooms 2+", "rooms 3+", "rooms 3-", "rooms 2-3" and so on. Of
 * projects the counts of single numbers cannot be added: one with homes of three and of four rooms is one project.
 */
export function reachedCounts(home: Measured): string[] {
  return countRows.flatMap(({ key, attribute, most }) => {
    const number = home[attribute];
    if (number === null) return [];
    const values = Array.from({ length: most }, (_, index) => index + 1);
    return values.flatMap((value) => [
      ...(number >= value ? [facetValue(key, `${value}+`)] : []),
      ...(number <= value ? [facetValue(key, `${value}-`)] : []),
      ...(value < most && (number === value || number === value + 1) ? [facetValue(key, `${value}-${value + 1}`)] : []),
    ]);
  });
}

/** The counts of the values that belong to one filter, by what its addresses say: "2+", "3-", "2-3". */
export function reachedOf(key: string, counts: Readonly<Record<string, number>>): Record<string, number> {
  const start = `${key} `;
  const own = Object.entries(counts).filter(([value]) => value.startsWith(start));
  return Object.fromEntries(own.map(([value, count]) => [value.slice(start.length), count]));
}
