import type { PropertyType } from '@umbral/domain/vocabulary/vocabulary.ts';
import type { Family } from './draft.ts';
import { compactFlat, hallFlat, stackedFlat } from './families/flats.ts';
import { middleStairHouse } from './families/houses.ts';
import { countryLot } from './families/lots.ts';
import { narrowHouse } from './families/narrow-houses.ts';
import { clinic, office, shop, warehouse } from './families/premises.ts';
import { doubleHeightLoft, wideStudio } from './families/studios.ts';
import { suites } from './families/suites.ts';

/** What the market asks for: a type in a range of built square metres, and the families that can answer. */
export interface Demand {
  readonly type: PropertyType;
  readonly area: readonly [number, number];
  readonly bedrooms: number;
  readonly baths: number;
  readonly count: number;
  readonly families: readonly Family[];
}

function demand(
  type: PropertyType,
  area: readonly [number, number],
  counts: readonly [bedrooms: number, baths: number, layouts: number],
  ...families: readonly Family[]
): Demand {
  return { type, area, bedrooms: counts[0], baths: counts[1], count: counts[2], families };
}

const apartments: readonly Demand[] = [
  demand('apartment', [31, 34], [2, 1, 5], compactFlat),
  demand('apartment', [34, 38], [2, 1, 5], compactFlat, stackedFlat({ social: 'beside' })),
  demand(
    'apartment',
    [38, 43],
    [2, 1, 6],
    stackedFlat({ social: 'beside' }),
    stackedFlat({ social: 'row' }),
    compactFlat,
  ),
  demand(
    'apartment',
    [43, 48],
    [2, 1, 6],
    stackedFlat({ social: 'row', balcony: 90 }),
    stackedFlat({ social: 'beside', balcony: 90 }),
    stackedFlat({ social: 'beside', isCorner: true }),
  ),
  demand(
    'apartment',
    [47, 52],
    [3, 2, 5],
    hallFlat({ bedrooms: 3, social: 'one' }),
    hallFlat({ bedrooms: 3, social: 'one', isCorner: true }),
  ),
  demand(
    'apartment',
    [51, 58],
    [3, 2, 6],
    hallFlat({ bedrooms: 3, social: 'one', balcony: 90 }),
    hallFlat({ bedrooms: 3, social: 'beside', balcony: 90 }),
    hallFlat({ bedrooms: 3, social: 'beside', isCorner: true }),
  ),
  demand(
    'apartment',
    [56, 64],
    [2, 2, 7],
    hallFlat({ bedrooms: 2, social: 'beside', balcony: 120 }),
    hallFlat({ bedrooms: 2, social: 'row', balcony: 130 }),
    hallFlat({ bedrooms: 2, social: 'beside', isCorner: true }),
  ),
  demand(
    'apartment',
    [63, 74],
    [3, 2, 7],
    hallFlat({ bedrooms: 3, social: 'beside', balcony: 130 }),
    hallFlat({ bedrooms: 3, social: 'row', balcony: 120 }),
    hallFlat({ bedrooms: 3, social: 'beside', isCorner: true }),
  ),
  demand(
    'apartment',
    [74, 88],
    [3, 2, 7],
    hallFlat({ bedrooms: 3, social: 'beside', balcony: 150 }),
    hallFlat({ bedrooms: 3, social: 'row', balcony: 150, isCorner: true }),
    hallFlat({ bedrooms: 3, social: 'beside', isCorner: true, balcony: 140 }),
  ),
  demand(
    'apartment',
    [88, 112],
    [2, 3, 6],
    hallFlat({ bedrooms: 2, social: 'guest-bath', balcony: 160, isCorner: true }),
    hallFlat({ bedrooms: 2, social: 'guest-bath', balcony: 150 }),
  ),
  demand('apartment', [110, 140], [3, 4, 6], suites({ bedrooms: 3, as: 'flat' })),
  demand('apartment', [138, 176], [3, 4, 6], suites({ bedrooms: 3, as: 'flat' })),
  demand(
    'apartment',
    [48, 62],
    [1, 2, 6],
    hallFlat({ bedrooms: 1, social: 'beside', balcony: 150 }),
    hallFlat({ bedrooms: 1, social: 'beside', balcony: 140, isCorner: true }),
  ),
  demand(
    'apartment',
    [66, 84],
    [2, 2, 6],
    hallFlat({ bedrooms: 2, social: 'row', balcony: 180, isCorner: true }),
    hallFlat({ bedrooms: 2, social: 'beside', balcony: 180 }),
  ),
  demand(
    'apartment',
    [88, 124],
    [3, 3, 7],
    hallFlat({ bedrooms: 3, social: 'guest-bath', balcony: 180, isCorner: true }),
    hallFlat({ bedrooms: 3, social: 'guest-bath', balcony: 160 }),
  ),
  demand('penthouse', [184, 235], [4, 5, 6], suites({ bedrooms: 4, as: 'penthouse' })),
  demand('penthouse', [154, 190], [3, 4, 6], suites({ bedrooms: 3, as: 'penthouse' })),
];

const compact: readonly Demand[] = [
  demand('studio', [26, 33], [1, 1, 6], wideStudio({})),
  demand('studio', [33, 40], [1, 1, 6], wideStudio({ balcony: 110 })),
  demand('studio', [34, 44], [1, 1, 6], wideStudio({ balcony: 160 })),
  demand('loft', [38, 48], [1, 1, 6], wideStudio({ balcony: 130, name: 'Barranco' })),
  demand('loft', [48, 62], [1, 2, 6], doubleHeightLoft),
];

const houses: readonly Demand[] = [
  demand('house', [48, 54], [2, 1, 5], narrowHouse({ bedrooms: 2, as: 'house' })),
  demand('house', [54, 60], [3, 2, 5], narrowHouse({ bedrooms: 3, as: 'house' })),
  demand('duplex', [53, 58], [3, 2, 5], narrowHouse({ bedrooms: 3, as: 'duplex' })),
  demand('duplex', [84, 104], [3, 3, 6], middleStairHouse({ as: 'duplex' })),
  demand('duplex', [150, 200], [4, 5, 6], middleStairHouse({ as: 'duplex', guests: 'suite', hasThirdBath: true })),
  demand('house', [88, 108], [3, 3, 6], middleStairHouse({ as: 'house' })),
  demand('house', [108, 138], [3, 3, 6], middleStairHouse({ as: 'house' })),
  demand('house', [138, 172], [4, 4, 6], middleStairHouse({ as: 'house', guests: 'bedroom', hasThirdBath: true })),
  demand('country-house', [140, 180], [3, 4, 6], suites({ bedrooms: 3, as: 'country-house' })),
  demand(
    'country-house',
    [180, 240],
    [4, 5, 6],
    suites({ bedrooms: 4, as: 'country-house' }),
    middleStairHouse({ as: 'country-house', guests: 'suite', hasThirdBath: true }),
  ),
  demand('country-house', [235, 310], [5, 5, 6], suites({ bedrooms: 5, as: 'country-house' })),
];

const premises: readonly Demand[] = [
  demand('office', [28, 45], [0, 1, 5], office('small')),
  demand('office', [45, 80], [0, 1, 5], office('medium')),
  demand('office', [80, 140], [0, 2, 5], office('large')),
  demand('clinic-office', [22, 34], [0, 1, 5], clinic(false)),
  demand('clinic-office', [34, 55], [0, 1, 5], clinic(true)),
  demand('retail', [18, 32], [0, 1, 5], shop(false)),
  demand('retail', [32, 60], [0, 1, 6], shop(false)),
  demand('retail', [60, 120], [0, 2, 5], shop(true)),
  demand('warehouse', [240, 380], [0, 1, 5], warehouse(false)),
  demand('warehouse', [380, 620], [0, 2, 5], warehouse(true)),
  demand('warehouse', [620, 900], [0, 2, 5], warehouse(true)),
  demand('lot', [800, 1150], [0, 0, 5], countryLot),
  demand('lot', [1150, 1700], [0, 0, 5], countryLot),
  demand('lot', [1700, 2500], [0, 0, 5], countryLot),
];

/** Everything that a new-build portal sells. */
export const programme: readonly Demand[] = [...apartments, ...compact, ...houses, ...premises];
