import type { FilterChoices } from '@umbral/domain/filters/filter-choices.ts';
import { type FilterKey, type FilterRow, filterTable } from '@umbral/domain/filters/filter-table.ts';
import type { Near } from '@umbral/domain/filters/filter-values.ts';
import { distanceM } from '@umbral/domain/places/globe.ts';
import fc from 'fast-check';
import type { HomeTraits } from 'infra-api/people/alerts/home-traits.ts';

/** Words and drawn areas are asked of the index and of alerts only, and words by different rules. */
const askedElsewhere = ['text', 'areas', 'box'];

const placeLevels = ['city', 'zone', 'neighbourhood'] as const;

/**
 * Choices of up to four filters as some home would answer them, so that most find something, or as two homes would, so
 * that some find nothing. Every row of the table takes part by its kind.
 */
export function randomChoices(homes: readonly HomeTraits[]): fc.Arbitrary<FilterChoices> {
  const rows = filterTable.filter(({ key }) => !askedElsewhere.includes(key));
  const home = fc.constantFrom(...homes);
  return (
    fc
      .tuple(home, home, fc.subarray(rows, { minLength: 1, maxLength: 4 }))
      .chain(([one, other, chosen]) =>
        fc.record(Object.fromEntries(chosen.map((row) => [row.key, fc.oneof(...answers(row, [one, one, other]))]))),
      )
      // Each value was made for its row.
      .map((choices) => choices as FilterChoices)
      .filter(({ near }) => !near || homes.every((each) => isClearOf(each, near)))
  );
}

/** The engine counts whole metres: no home lies within two of them from the circle. */
function isClearOf(home: HomeTraits, near: Near): boolean {
  return Math.abs(distanceM(home, near) - near.radiusKm * 1000) > 2;
}

function answers(row: FilterRow, homes: readonly HomeTraits[]): fc.Arbitrary<unknown>[] {
  return homes.map((home) => answer(row, home));
}

function answer(row: FilterRow, home: HomeTraits): fc.Arbitrary<unknown> {
  switch (row.kind) {
    case 'choice':
    case 'slug':
      return fc.constantFrom(...valuesOf(home, row.key), 'nowhere');
    case 'many':
      return fc.subarray([...new Set([...valuesOf(home, row.key), ...row.values.slice(0, 2)])]);
    case 'range': {
      const own = Number(home.values[row.key]);
      const end = fc.constantFrom(undefined, 0, own, Math.round(own * 0.8), Math.round(own * 1.2));
      return fc.record({ min: end, max: end });
    }
    case 'count':
      return fc
        .record({
          value: fc.constantFrom(1, 2, Number(home.values[row.key]) || 1),
          way: fc.constantFrom({ orMore: true }, { orMore: false }, { orMore: false, orFewer: true as const }),
        })
        .map(({ value, way }) => ({ value, ...way }));
    case 'places':
      return fc.subarray(
        placeLevels.flatMap((level) => valuesOf(home, level).map((slug) => ({ level, slug: String(slug) }))),
      );
    case 'near':
      return fc.constantFrom(0.5, 2, 8).map((radiusKm) => ({ lat: home.lat, lng: home.lng, radiusKm }));
    case 'monthly':
      return fc.record({
        during: fc.constantFrom(undefined, 1_200_000, 3_500_000, 12_000_000),
        after: fc.constantFrom(undefined, 1_900_000, 4_000_000),
      });
    case 'upfront':
      return fc.constantFrom(0, 20_000_000, 90_000_000);
    default:
      return fc.constant(true);
  }
}

function valuesOf({ values }: HomeTraits, key: FilterKey & keyof HomeTraits['values']) {
  return [values[key]].flat().filter((value) => value !== null);
}
