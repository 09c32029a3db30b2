import { priceLimits } from '../limits/filter-limits.ts';
import { slugify } from '../vocabulary/slugify.ts';
import {
  inOrder,
  readAmount,
  readBox,
  readCount,
  readList,
  readNear,
  readRange,
  readText,
  withoutAbsent,
  writeAmount,
  writeBox,
  writeCount,
  writeRange,
} from './address-values.ts';
import { byKey } from './by-key.ts';
import { readAreas, writeAreas } from './drawn-areas.ts';
import type { AddressedChoices, FilterChoices } from './filter-choices.ts';
import { addressedRows } from './filter-rows.ts';
import type { FilterRow } from './filter-table.ts';
import type { MonthlyLimit } from './filter-values.ts';
import { readReach, writeReach } from './reach-address.ts';
import { readPlaces, writePlaces } from './wanted-places.ts';

/** The key of each filter in the query of an address. */
export const queryOf = byKey(addressedRows, ({ query }) => query);

const longestText = 120;
const mostKm = 100;

/** What the query of an address says of one filter; nothing where nothing is chosen. */
export function writeFilter(row: FilterRow, choices: FilterChoices): string | undefined {
  switch (row.kind) {
    case 'text':
    case 'slug':
      return choices[row.key];
    case 'choice': {
      const value = choices[row.key];
      return typeof value === 'string' ? slugOf(row, value) : undefined;
    }
    case 'many':
      return choices[row.key]?.map((value) => slugOf(row, value)).join(',');
    case 'range':
      return writeRange(choices[row.key] ?? {});
    case 'count':
      return writeCount(choices[row.key]);
    case 'toggle':
    case 'abroad':
      return choices[row.key] ? '1' : undefined;
    case 'places':
      return writePlaces(choices.places ?? []);
    case 'near': {
      const { near } = choices;
      return near && [near.lat, near.lng, near.radiusKm].join(',');
    }
    case 'reach':
      return choices.reach && writeReach(choices.reach);
    case 'monthly':
      return writeRange({ min: choices.monthly?.during, max: choices.monthly?.after });
    case 'upfront':
      return writeAmount(choices.upfront);
    case 'areas':
      return writeAreas(choices.areas ?? []);
    case 'box':
      return choices.box && writeBox(choices.box);
  }
}

/** What such a text chooses; nothing where it cannot be read. Lists, ranges and switches are then empty. */
export function readFilter(row: FilterRow, text: string): unknown {
  switch (row.kind) {
    case 'text':
      return readText(text, longestText) || undefined;
    case 'slug':
      return slugify(text) || undefined;
    case 'choice':
      return valueIn(row, text);
    case 'many':
      return readList(text, (word) => valueIn(row, word));
    case 'range':
      return inOrder(readRange(text, row.most)) ?? {};
    case 'count':
      return readCount(text, row.most, 'none' in row);
    case 'toggle':
    case 'abroad':
      return text === '1';
    case 'places':
      return readPlaces(text);
    case 'near':
      return readNear(text, mostKm);
    case 'reach':
      return readReach(text);
    case 'monthly':
      return readMonthly(text);
    case 'upfront':
      return readAmount(text, priceLimits.max);
    case 'areas':
      return readAreas(text);
    case 'box':
      return readBox(text);
  }
}

/** What the query of an address chooses; whatever cannot be read is left out. */
export function readFilters(query: URLSearchParams): AddressedChoices {
  const choices = byKey(addressedRows, (row) => readFilter(row, query.get(row.query) ?? ''));
  // Each row was read by its own kind.
  return withoutAbsent(choices) as AddressedChoices;
}

/** What is needed of a row to write and read its values. */
interface Worded {
  readonly values: readonly (string | number)[];
  readonly slugs?: Readonly<Record<string, string>>;
}

/** The word that addresses have for a value. */
export function slugOf({ slugs }: Worded, value: string | number): string {
  return slugs?.[value] ?? String(value);
}

function valueIn(row: Worded, word: string): string | number | undefined {
  return row.values.find((value) => slugOf(row, value) === word);
}

/** Two limits written like a range: neither bounds the other, and nothing a month is no limit. */
function readMonthly(text: string): MonthlyLimit | undefined {
  const { min, max } = readRange(text, priceLimits.max) ?? {};
  return min || max ? withoutAbsent({ during: min || undefined, after: max || undefined }) : undefined;
}
