import type { FilterChoices } from '@umbral/domain/filters/filter-choices.ts';
import { type FilterKey, type FilterRow, filterTable } from '@umbral/domain/filters/filter-table.ts';
import type { MapPoint, Near } from '@umbral/domain/filters/filter-values.ts';
import { distanceM } from '@umbral/domain/places/globe.ts';
import { travelModes } from '@umbral/domain/travel/travel-mode.ts';
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
      // The index drops a radius beside polygons: mf-search makes one polygon of both.
      .filter(({ near, reach }) => !near || !reach)
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
          way: fc.constantFrom(
            { orMore: true },
            { orMore: false },
            { orMore: false, orFewer: true as const },
            { orMore: false, orNext: true as const },
          ),
        })
        .map(({ value, way }) => ({ value, ...way }));
    case 'places':
      return fc.subarray(
        placeLevels.flatMap((level) => valuesOf(home, level).map((slug) => ({ level, slug: String(slug) }))),
      );
    case 'near':
      return fc.constantFrom(0.5, 2, 8).map((radiusKm) => ({ lat: home.lat, lng: home.lng, radiusKm }));
    case 'reach':
      // Without rings it is a circle by straight distance; with them it is whatever was reckoned.
      return fc
        .record({ minutes: fc.constantFrom(5, 20, 60), mode: fc.constantFrom(...travelModes), east: fc.boolean() })
        .map(({ minutes, mode, east }) => {
          const place = { lat: home.lat + 0.00137, lng: home.lng + 0.00153, minutes, mode };
          return east ? { ...place, rings: [kite(place), kite({ lat: place.lat, lng: place.lng + 0.2 })] } : place;
        });
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

/** Four points around a place, none of which any home shares. */
function kite({ lat, lng }: MapPoint): readonly MapPoint[] {
  return [
    { lat: lat - 0.0213, lng },
    { lat: lat + 0.0007, lng: lng + 0.0171 },
    { lat: lat + 0.0309, lng: lng + 0.0011 },
    { lat: lat - 0.0005, lng: lng - 0.0257 },
  ];
}

function valuesOf({ values }: HomeTraits, key: FilterKey & keyof HomeTraits['values']) {
  return [values[key]].flat().filter((value) => value !== null);
}
