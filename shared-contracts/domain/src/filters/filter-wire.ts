import type { Reach } from '../travel/reach.ts';
import { readCount, withoutAbsent, writeCount } from './address-values.ts';
import { byKey } from './by-key.ts';
import { choicesOfFamily, landOfFamily } from './family-choices.ts';
import type { FilterChoices } from './filter-choices.ts';
import { type FilterRow, filterTable } from './filter-table.ts';
import type { NumberRange } from './filter-values.ts';
import type { Listing } from './listing-conditions.ts';
import { readPlace, writePlace } from './wanted-places.ts';
import type { WatchedFilters } from './wire-filters.ts';

/**
 * A listing's search in the words of the wire: what is chosen, and what its family stands for. A text that only ranks
 * there is no condition of an alert either.
 */
export function filtersOfSearch(listing: Listing): WatchedFilters {
  const { family, country } = listing;
  const land = family === 'abroad' && country ? { country } : landOfFamily(family);
  return filtersOfChoices({ ...listing, text: undefined, country: undefined, ...land, ...choicesOfFamily(family) });
}

function filtersOfChoices(choices: FilterChoices): WatchedFilters {
  const entries = filterTable.map((row) => [row.wire, wireOf(row, choices)] as const);
  const radius = choices.near && { aroundRadius: choices.near.radiusKm * 1000 };
  // Each row was written by its own kind.
  return { ...withoutAbsent(Object.fromEntries(entries)), ...radius } as WatchedFilters;
}

/** What is chosen by filters of the wire. */
export function choicesOfFilters(filters: WatchedFilters): FilterChoices {
  // Each row was read by its own kind.
  return withoutAbsent(byKey(filterTable, (row) => choiceOf(row, filters))) as FilterChoices;
}

function wireOf(row: FilterRow, choices: FilterChoices): unknown {
  switch (row.kind) {
    case 'text':
    case 'slug':
      return choices[row.key];
    case 'choice': {
      const value = choices[row.key];
      return typeof value === 'string' ? value : undefined;
    }
    case 'many':
      return listOf(choices[row.key] ?? []);
    case 'range':
      return endsOf(choices[row.key] ?? {}, row.unit);
    case 'count':
      return writeCount(choices[row.key]);
    case 'toggle':
    case 'abroad':
      return choices[row.key] || undefined;
    case 'places':
      return choices.places?.length ? choices.places.map(writePlace) : undefined;
    case 'near':
      return choices.near && { lat: choices.near.lat, lng: choices.near.lng };
    case 'reach':
      return choices.reach && wireReach(choices.reach);
    case 'monthly':
      return choices.monthly && { during: choices.monthly.during ?? null, after: choices.monthly.after ?? null };
    case 'upfront':
      return choices.monthly?.during === undefined ? undefined : choices.upfront;
    case 'areas':
      return choices.areas?.length
        ? choices.areas.map(({ kind, points }) => ({ kind, points: [...points] }))
        : undefined;
    // Areas win over it.
    case 'box':
      return choices.areas?.length ? undefined : choices.box;
  }
}

function wireReach({ rings, ...asked }: Reach) {
  return rings ? { ...asked, rings: rings.map((ring) => [...ring]) } : asked;
}

/** Numbers ascend; words keep the order in which they were chosen, as stored alerts have them. */
function listOf(chosen: readonly (string | number)[]): readonly (string | number)[] | undefined {
  if (chosen.length === 0) return undefined;
  return chosen.toSorted((a, b) => (typeof a === 'number' && typeof b === 'number' ? a - b : 0));
}

function endsOf({ min = null, max = null }: Ends, unit: 'pesos' | 'm2') {
  if (min === null && max === null) return undefined;
  return unit === 'pesos' ? [min, max] : { min, max };
}

interface Ends {
  readonly min?: number | null;
  readonly max?: number | null;
}

function choiceOf(row: FilterRow, filters: WatchedFilters): unknown {
  switch (row.kind) {
    case 'text':
    case 'slug':
    case 'choice':
    case 'toggle':
    case 'abroad':
      return filters[row.wire] || undefined;
    case 'many':
    case 'areas':
      return filters[row.wire];
    case 'range':
      return row.unit === 'pesos' ? wholePesos(filters[row.wire]) : rangeOf(filters[row.wire]);
    case 'count':
      return readCount(filters[row.wire] ?? '', 9, 'none' in row);
    case 'places':
      return filters.places?.flatMap((place) => readPlace(place) ?? []);
    case 'near': {
      const { aroundLatLng: point, aroundRadius: metres } = filters;
      return point && metres ? { ...point, radiusKm: metres / 1000 } : undefined;
    }
    case 'monthly': {
      const { during, after } = filters.monthly ?? {};
      return { during: during || undefined, after: after || undefined };
    }
    case 'reach':
    case 'upfront':
    case 'box':
      return filters[row.wire] ?? undefined;
  }
}

function rangeOf({ min, max }: Ends = {}): NumberRange {
  return { min: min || undefined, max: max || undefined };
}

/** Prices are whole pesos: a part of one bounds like the next whole one inside. */
function wholePesos([min, max]: WatchedFilters['priceRange'] = [null, null]): NumberRange {
  return rangeOf({ min: Math.ceil(min ?? 0), max: Math.floor(max ?? 0) });
}
